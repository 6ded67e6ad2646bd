//! A year of daily charts: what `chart-bench` runs.
//!
//! Payloads are invented day by day, read as an import reads them and written to a catalog; then the generation's files
//! are asked what the API asks.

mod arguments;
mod chart_queries;
mod run;
mod synthetic_charts;

pub use arguments::{Arguments, USAGE};
pub use run::run;

use crate::search_bench::Failure;
