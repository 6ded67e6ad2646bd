//! Arguments of `earshot score`.

use clap::Args;

#[derive(Debug, Args)]
pub struct ScoreArgs {
    /// Score all podcasts, not only changed ones: recency changes with time
    #[arg(long)]
    pub all: bool,
}
