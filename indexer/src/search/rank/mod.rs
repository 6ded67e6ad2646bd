//! The order of hits: rerank, relevance, other sort fields, and explanations of scores.

pub mod date_collector;
pub mod explain;
pub mod relevance;
pub mod rerank;
pub mod sort;
pub mod sort_keys;
pub mod top_by_order;
