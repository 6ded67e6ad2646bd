//! Arguments of `earshot publish`.

use clap::Args;

#[derive(Debug, Args)]
pub struct PublishArgs {
    /// Roll back to the previous generation
    #[arg(long)]
    pub rollback: bool,
    /// How many older generations to keep, besides the one served until now
    #[arg(long, default_value_t = 2, value_name = "N")]
    pub keep: usize,
}
