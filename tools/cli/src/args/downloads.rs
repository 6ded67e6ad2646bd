//! Arguments of `earshot downloads`.

use super::PollArgs;
use clap::{Args, Subcommand};

#[derive(Debug, Subcommand)]
pub enum DownloadsCommand {
    /// Fetch the downloads of podcasts whose files are fetched through OP3's prefix (https://op3.dev/e/…). Other
    /// podcasts, and private ones, are skipped
    Fetch(DownloadsFetchArgs),
}

#[derive(Debug, Args)]
pub struct DownloadsFetchArgs {
    /// Bearer token for OP3's API
    #[arg(long, env = "EARSHOT_OP3_KEY", hide_env_values = true, value_name = "KEY")]
    pub op3_key: Option<String>,
    #[command(flatten)]
    pub poll: PollArgs,
}
