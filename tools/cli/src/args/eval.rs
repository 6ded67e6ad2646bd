//! Arguments of `earshot eval`.

use super::{EmbedderArgs, SearchBackendArgs};
use clap::Subcommand;
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum EvalCommand {
    /// Measure the relevance of rankings on judged sets, compared with plain BM25: nDCG@10, MAP, R@100, MRR
    Relevance {
        /// Folder with corpus.jsonl, queries.jsonl and qrels.tsv, or a folder of such folders. Without corpus.jsonl,
        /// the served generation is searched
        #[arg(value_name = "DIR")]
        folder: PathBuf,
        /// Only queries of this split, such as dev or test
        #[arg(long, value_name = "NAME")]
        split: Option<String>,
        /// Shards of the temporary index; results do not depend on them
        #[arg(long, default_value_t = 2, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
        shards: u32,
        #[command(flatten)]
        embedder: Box<EmbedderArgs>,
        #[command(flatten)]
        engine: Box<SearchBackendArgs>,
    },
}
