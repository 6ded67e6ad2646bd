//! Finds and scores the hits of a segment, one doc window at a time.
//!
//! [`window_scorer`] visits all documents that satisfy a [`Condition`](super::condition::Condition), which [`planner`]
//! turns into [`window_condition`]s; with [`max_score`] pruning it visits only those that may be among the best. Each
//! [`posting_list`] is decompressed once and adds to the frequency of its word in the documents of the [`doc_window`]
//! ([`posting_lists`]); [`bm25f`] turns frequencies into scores.

pub mod bm25f;
pub mod doc_window;
pub mod document_probe;
pub mod episode_blocks;
mod max_score;
mod planner;
pub mod posting_list;
pub mod posting_lists;
pub mod quantized_score;
pub mod top_hits;
mod window_condition;
pub mod window_scorer;
mod window_sums;
