//! Arguments of `earshot pipeline`.

use super::{IndexArgs, IngestArgs};
use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct PipelineArgs {
    #[command(flatten)]
    pub ingest: IngestArgs,
    /// Folder of saved payloads (ratings, reviews, followers) to import after the feeds
    #[arg(long, value_name = "DIR")]
    pub ratings_from: Option<PathBuf>,
    #[command(flatten)]
    pub index: IndexArgs,
}
