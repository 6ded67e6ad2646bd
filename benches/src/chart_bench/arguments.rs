//! The number of charts. The defaults are the scale for which the product has figures: 87.6 million positions.

use clap::{Parser, value_parser};
use std::path::PathBuf;

/// Measures the chart history.
#[derive(Clone, Debug, PartialEq, Parser)]
pub struct Arguments {
    /// Number of days.
    #[arg(long, default_value_t = 365, value_parser = value_parser!(u32).range(1..=3_650))]
    pub days: u32,
    /// Number of countries.
    #[arg(long, default_value_t = 60, value_parser = value_parser!(u16).range(1..=200))]
    pub countries: u16,
    /// Number of categories.
    #[arg(long, default_value_t = 20, value_parser = value_parser!(u16).range(1..=100))]
    pub categories: u16,
    /// Positions of a chart.
    #[arg(long, default_value_t = 200, value_parser = value_parser!(u16).range(1..=200))]
    pub depth: u16,
    /// Number of queries of each kind.
    #[arg(long = "questions", default_value_t = 1_000, value_parser = value_parser!(u32).range(1..=1_000_000))]
    pub queries: u32,
    /// The folder of the catalog. That of an earlier run is deleted.
    #[arg(long, default_value = "target/chart-bench")]
    pub folder: PathBuf,
}
