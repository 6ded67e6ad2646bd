//! Finds and scores the hits of a segment, one doc window at a time.
//!
//! [`window_scorer`] visits all documents that satisfy a condition, which [`planner`] turns into [`window_condition`]s;
//! with [`max_score`] pruning it visits only those that may be among the best. Each [`posting_list`] is decompressed
//! once and adds to the frequency of its word in the documents of the window ([`posting_lists`]); BM25F turns
//! frequencies into scores.

pub mod best_hits;
mod bounded_terms;
mod document_probe;
pub mod filters;
mod fuzzy_phrase_postings;
mod max_score;
mod phrase_matcher;
mod planner;
pub mod posting_list;
mod posting_lists;
pub mod search;
pub mod sloppy_phrase;
mod top_hits;
#[cfg(test)]
mod vec_doc_set;
mod window_condition;
mod window_scorer;
mod window_sums;
