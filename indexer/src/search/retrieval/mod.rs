//! Runs a search by words, by meaning or by both, and returns a page of hits.

mod former_ids;
pub mod hidden_podcasts;
pub mod retrieval_plan;
pub mod search_run;
pub mod semantic_search;
