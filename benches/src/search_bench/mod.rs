//! How fast and how well the index answers, on a catalog of any size: what `search-bench` runs.
//!
//! Each part gives a Markdown table for `docs/benchmarks.md`. Comparisons are made inside one run, one query after the
//! other in turns, because machines differ from hour to hour.

pub mod arguments;
mod building;
mod classes;
pub mod corpus;
mod known;
pub(crate) mod machine;
mod peers;
mod queries;
mod real;
mod refresh;
mod run;
pub(crate) mod table;
pub(crate) mod timing;

pub use run::run;

/// Why a benchmark cannot go on: told to the person at the terminal as it is.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
