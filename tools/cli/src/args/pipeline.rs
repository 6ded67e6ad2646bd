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
    /// Folder of covers by host and path of their URLs, which the server then shows without fetching them
    #[arg(long, value_name = "DIR")]
    pub covers_from: Option<PathBuf>,
    #[command(flatten)]
    pub index: IndexArgs,
}
