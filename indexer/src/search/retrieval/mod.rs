//! Runs a search by words, by meaning or by both, and returns a page of hits.

pub mod hidden_podcasts;
pub mod result_page;
pub mod retrieval_plan;
pub mod search_run;
pub mod semantic_search;
