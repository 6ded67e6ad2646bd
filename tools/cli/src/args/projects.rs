//! Arguments of `earshot projects`.

use super::AppArgs;
use clap::{Args, Subcommand};

#[derive(Debug, Subcommand)]
pub enum ProjectsCommand {
    /// List the projects of an account's team
    List {
        /// Also list projects that were deleted less than 30 days ago
        #[arg(long)]
        deleted: bool,
        #[command(flatten)]
        team: TeamArgs,
    },
    /// Show a project: its fields, its podcasts by state, and its latest activity
    Show {
        /// Id or slug of the project
        #[arg(value_name = "PROJECT")]
        project: String,
        #[command(flatten)]
        team: TeamArgs,
    },
    /// Restore a project that was deleted less than 30 days ago
    Restore {
        /// Id or slug of the project
        #[arg(value_name = "PROJECT")]
        project: String,
        #[command(flatten)]
        team: TeamArgs,
    },
}

/// Whose projects.
#[derive(Debug, Args)]
pub struct TeamArgs {
    /// Account whose team it is
    #[arg(long, value_name = "EMAIL")]
    pub email: String,
    #[command(flatten)]
    pub app: AppArgs,
}
