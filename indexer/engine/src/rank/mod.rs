//! The order of hits: rerank, relevance, other sort fields, and explanations of scores.

pub(crate) mod date_collector;
pub(crate) mod explain;
pub(crate) mod relevance;
pub(crate) mod rerank;
pub(crate) mod sort;
pub(crate) mod sort_keys;
pub(crate) mod top_by_order;

pub use crate::segments::bm25f::{B, K1, idf, quantized_length, query_weight};
pub use explain::{explain_relevance, explain_words, scale_to};
pub use relevance::{RankedHits, orders_without_score, rank_hits};
pub use rerank::{Features, RERANK_DEPTH, score_and_sort};
pub use sort::{break_ties, sort_hits};
