//! A year of daily charts: the benchmark `chart-bench`.
//!
//! Generates payloads day by day, parses them as an import does, and writes them to a catalog. Then runs the API's
//! queries on the generation's files.

mod arguments;
mod chart_queries;
mod run;
mod synthetic_charts;

pub use arguments::Arguments;
pub use run::run;
