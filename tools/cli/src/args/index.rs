//! Arguments of `earshot index`.

use super::{ClusterIndexArgs, EmbeddingSourceArgs};
use clap::Args;

#[derive(Clone, Debug, Default, Args)]
pub struct IndexArgs {
    /// Build from scratch instead of incrementally
    #[arg(long)]
    pub full: bool,
    /// Number of shards in a full build [default: one per core, at most 8]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=64))]
    pub shards: Option<u32>,
    #[command(flatten)]
    pub meaning: EmbeddingSourceArgs,
    #[command(flatten)]
    pub cluster: ClusterIndexArgs,
}
