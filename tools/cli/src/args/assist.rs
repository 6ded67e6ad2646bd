//! Arguments of `earshot assist`.

use super::TextModelArgs;
use clap::{Args, Subcommand};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum AssistCommand {
    /// Write a review and a pitch for one guest and one podcast, and print what the text model is sent, what comes back, and
    /// what Earshot makes of it. Nothing is stored and no quota is used
    Try(AssistTryArgs),
}

#[derive(Debug, Args)]
pub struct AssistTryArgs {
    /// File with the guest: the JSON of a profile, as the API returns it, or a text such as a bio; - for standard input
    #[arg(long, value_name = "FILE")]
    pub guest: PathBuf,
    /// Slug or id of the podcast
    #[arg(long, value_name = "SLUG")]
    pub podcast: String,
    #[command(flatten)]
    pub text_model: TextModelArgs,
}
