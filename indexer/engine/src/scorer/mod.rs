//! Finds and scores the hits of a segment, one doc window at a time.
//!
//! [`window_scorer`] visits all documents that satisfy a condition, which [`planner`] turns into [`window_condition`]s;
//! with [`max_score`] pruning it visits only those that may be among the best. Each [`posting_list`] is decompressed
//! once and adds to the frequency of its word in the documents of the window ([`posting_lists`]); BM25F turns
//! frequencies into scores.

pub(crate) mod best_hits;
mod bounded_terms;
mod document_probe;
pub(crate) mod filters;
mod fuzzy_phrase_postings;
mod max_score;
mod phrase_matcher;
mod planner;
pub(crate) mod posting_list;
mod posting_lists;
pub(crate) mod quoted_texts;
pub(crate) mod search;
pub(crate) mod sloppy_phrase;
mod top_hits;
#[cfg(test)]
mod vec_doc_set;
mod window_condition;
mod window_scorer;
mod window_sums;

pub use best_hits::best_hits;
pub use filters::name_filter::documents_naming;
pub use quoted_texts::{TextCheck, TextReader};
pub use search::{ScoredHit, Search};
