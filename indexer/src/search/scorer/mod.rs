//! Finding what matches in a segment, and scoring it: lists of terms and conditions, a window of documents at a time.
//!
//! [`Walk`] goes through all that satisfies a [`Condition`](super::matching::Match) (made into [`parts`] by [`planner`]), or with
//! [`prune`] through what may be among the best. Each [`list`] is unpacked once, and adds to the frequency of its word in
//! the documents of the [`window`] ([`lists`]), of which [`bm25f`] makes scores.

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
