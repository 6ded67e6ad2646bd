//! The error type of the benchmarks.

/// Why a benchmark stopped; printed on the terminal.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;
