//! How fast and how well the index answers, on a catalog of any size: what `search-bench` runs.
//!
//! Each part gives a Markdown table for `docs/benchmarks.md`. Comparisons are made inside one run, one query after the
//! other in turns, because machines differ from hour to hour.

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

/// Why a benchmark cannot go on: told to the person at the terminal as it is.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
