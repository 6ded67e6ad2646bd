//! Arguments of `earshot ingest`, and of all commands that fetch feeds.

use clap::{Args, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Args)]
pub struct IngestArgs {
    /// Feed URLs, feed files, folders, text lists, OPML files or URLs, dumps of Podcast Index (.db, .tgz)
    #[arg(required = true, value_name = "SOURCE")]
    pub sources: Vec<String>,
    /// Which linked transcripts to fetch
    #[arg(long, value_enum, default_value_t = TranscriptsArg::None, value_name = "WHICH")]
    pub transcripts: TranscriptsArg,
    /// Folder of transcripts that belong to the episodes (VTT, SRT, JSON, HTML, text)
    #[arg(long, value_name = "DIR")]
    pub transcripts_from: Option<PathBuf>,
    #[command(flatten)]
    pub network: NetworkArgs,
    /// List every defect of every feed, with its position
    #[arg(long)]
    pub issues: bool,
}

#[derive(Debug, Args)]
pub struct NetworkArgs {
    /// Allow private and loopback addresses (for local tests)
    #[arg(long)]
    pub allow_private: bool,
    /// Maximum number of concurrent requests
    #[arg(long, default_value_t = 64, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=4096))]
    pub in_flight: u16,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum TranscriptsArg {
    /// Transcripts of new and changed episodes, and of all episodes in the catalog that lack one
    All,
    /// Transcripts of new and changed episodes
    New,
    /// No linked transcripts; files beside local feeds are still read
    None,
}
