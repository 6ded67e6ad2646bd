//! What to measure, and on how much. The defaults are the scale for which the product has figures.

use crate::command::count;
use clap::{Parser, ValueEnum, value_parser};
use std::path::PathBuf;

/// A part of the benchmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum BenchPart {
    /// The product's vector store, by filter.
    Store,
    /// Vector libraries, alternating with ours. Requires the feature `vector-peers`.
    Peers,
    /// Training of the offline term table.
    Table,
}

/// Measures semantic search.
#[derive(Clone, Debug, PartialEq, Parser)]
pub struct Arguments {
    /// Number of vectors.
    #[arg(long, default_value_t = 1_000_000, value_parser = value_parser!(u32).range(1_000..))]
    pub vectors: u32,
    /// Number of timed queries.
    #[arg(long, default_value = "1000", value_parser = count::<1>)]
    pub queries: usize,
    /// How many of them are compared with exact search.
    #[arg(long = "truths", default_value = "200", value_parser = count::<1>)]
    pub exact_queries: usize,
    /// Seed of the vectors.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// The folder for files; those of an earlier run are overwritten.
    #[arg(long, default_value = "target/vector-bench")]
    pub folder: PathBuf,
    /// Number of documents for training the term table.
    #[arg(long, default_value = "200000", value_parser = count::<100>)]
    pub documents: usize,
    /// The parts to run. Libraries take hours to index a million vectors.
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = [BenchPart::Store, BenchPart::Table])]
    pub parts: Vec<BenchPart>,
}

impl Default for Arguments {
    fn default() -> Self {
        Self::parse_from(["vector-bench"])
    }
}
