//! Searches of podcasts and episodes, and what is kept of them.

mod paging_across_generations;
mod saved_searches;
mod search;
mod search_history;
mod search_lists;
mod search_responses;
