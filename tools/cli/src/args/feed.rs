//! Arguments of `earshot feed`.

use clap::Subcommand;
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum FeedCommand {
    /// Parse a feed file, and print its content and defects
    Parse {
        /// Feed file, or - for standard input
        #[arg(value_name = "FILE")]
        file: PathBuf,
    },
    /// Show the state of a feed: last and next check with the reason, failures, defects
    Status {
        #[arg(value_name = "URL")]
        url: String,
    },
}
