//! What to measure, and the size of the corpus. The defaults are the scale for which the product has figures.

use super::corpus::Sizes;
use crate::command::count;
use clap::{Parser, ValueEnum};
use std::path::PathBuf;

/// A part of the benchmark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum BenchPart {
    Build,
    Speed,
    Peers,
    Known,
    Refresh,
}

/// Builds the index of a generated catalog, and measures it.
#[derive(Clone, Debug, PartialEq, Parser)]
pub struct Arguments {
    #[command(flatten)]
    pub sizes: Sizes,
    /// Number of shards.
    #[arg(long, default_value_t = 2)]
    pub shards: usize,
    /// Queries per class.
    #[arg(long, default_value = "500", value_parser = count::<1>)]
    pub queries: usize,
    /// Known items per kind.
    #[arg(long = "known", default_value = "1000", value_parser = count::<1>)]
    pub known_items: usize,
    /// Concurrent search threads.
    #[arg(long, default_value = "1", value_parser = count::<1>)]
    pub threads: usize,
    /// The folder of the indexes, with a subfolder for each corpus.
    #[arg(long, default_value = "target/search-bench")]
    pub folder: PathBuf,
    /// The parts to run. A missing index is built in any case.
    #[arg(long, value_enum, value_delimiter = ',', default_values_t = BenchPart::value_variants())]
    pub parts: Vec<BenchPart>,
    /// Runs only classes whose name contains this text. Their queries are the same as in a full run.
    #[arg(long = "only", default_value = "")]
    pub class_filter: String,
    /// A folder of real transcripts. The build table then also has their share of bytes.
    #[arg(long = "real")]
    pub real_transcripts: Option<PathBuf>,
}

impl Default for Arguments {
    fn default() -> Self {
        Self::parse_from(["search-bench"])
    }
}
