//! Arguments of `earshot projects`.

use super::AppArgs;
use clap::{Args, Subcommand};
use earshot_model::export::{ExportColumnGroup, ExportFormat};
use earshot_model::project::ListedPodcastState;
use std::path::PathBuf;

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
    /// List the podcasts on a project, last added first
    Podcasts {
        /// Id or slug of the project
        #[arg(value_name = "PROJECT")]
        project: String,
        /// Only podcasts in this state: prospect, qualified, pitched, lost, booked or ignored; may be repeated
        #[arg(long = "state", value_name = "STATE", value_parser = parse_state)]
        states: Vec<ListedPodcastState>,
        #[command(flatten)]
        team: TeamArgs,
    },
    /// Export a project as the team would, without counting it against the plan
    Export(ExportArgs),
    /// Restore a project that was deleted less than 30 days ago
    Restore {
        /// Id or slug of the project
        #[arg(value_name = "PROJECT")]
        project: String,
        #[command(flatten)]
        team: TeamArgs,
    },
}

/// A project, and the file that it is written to.
#[derive(Debug, Args)]
pub struct ExportArgs {
    /// Id or slug of the project
    #[arg(value_name = "PROJECT")]
    pub project: String,
    /// csv, json, ndjson, xlsx, parquet or opml
    #[arg(long, value_name = "FORMAT", default_value = "csv", value_parser = parse_format)]
    pub format: ExportFormat,
    /// Group of columns, as in the API: basicInfo, contactDetails, listDetails and others; may be repeated; all groups that
    /// the team's plan exports by default
    #[arg(long = "columns", value_name = "GROUP", value_parser = parse_group)]
    pub columns: Vec<ExportColumnGroup>,
    /// Only podcasts in this state: prospect, qualified, pitched, lost, booked or ignored; may be repeated
    #[arg(long = "state", value_name = "STATE", value_parser = parse_state)]
    pub states: Vec<ListedPodcastState>,
    /// Begin a CSV file with a byte order mark, which Excel needs
    #[arg(long)]
    pub bom: bool,
    /// File to write, readable by its owner only [default: standard output]
    #[arg(long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    #[command(flatten)]
    pub team: TeamArgs,
}

fn parse_state(name: &str) -> Result<ListedPodcastState, String> {
    ListedPodcastState::parse(name).ok_or_else(|| one_of(ListedPodcastState::ALL.iter().map(|state| state.as_str())))
}

fn parse_format(name: &str) -> Result<ExportFormat, String> {
    ExportFormat::parse(name).ok_or_else(|| one_of(ExportFormat::ALL.iter().map(|format| format.as_str())))
}

fn parse_group(name: &str) -> Result<ExportColumnGroup, String> {
    ExportColumnGroup::parse(name).ok_or_else(|| one_of(ExportColumnGroup::ALL.iter().map(|group| group.as_str())))
}

fn one_of<'a>(names: impl Iterator<Item = &'a str>) -> String {
    format!("must be one of {}", names.collect::<Vec<_>>().join(", "))
}

/// Selects a team by the account of one of its users.
#[derive(Debug, Args)]
pub struct TeamArgs {
    /// Email of an account on the project's team
    #[arg(long, value_name = "EMAIL")]
    pub email: String,
    #[command(flatten)]
    pub app: AppArgs,
}
