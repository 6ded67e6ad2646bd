//! Measures speed and quality of search on a catalog of any size: the benchmark `search-bench`.
//!
//! Each part prints a Markdown table for `docs/benchmarks.md`. Comparisons alternate between peers within one run,
//! because a machine's speed varies.

pub mod arguments;
mod benchmark_query;
pub mod corpus;
mod index_build;
mod index_refresh;
mod known_items;
pub(crate) mod machine;
mod peers;
mod query_classes;
mod real_transcripts;
mod run;
pub(crate) mod table;
pub(crate) mod timing;

pub use run::run;
