//! What can be asked of charts.

use chrono::NaiveDate;
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum ChartsCommand {
    /// Read saved payloads of Apple's and Spotify's charts, and answers of Apple's lookup that tell the shows' feeds
    Import(ChartsImportArgs),
    /// Ask a service for charts, and keep what it answers
    Fetch(ChartsFetchArgs),
}

#[derive(Debug, Args)]
pub struct ChartsImportArgs {
    /// Payloads, or folders of .json files; names like apple/us/news/2026-11-21.json tell what the payload does not
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Whose charts they are
    #[arg(long, value_enum, value_name = "PLATFORM")]
    pub platform: Option<ChartPlatformArg>,
    /// ISO 3166 alpha-2
    #[arg(long, value_name = "COUNTRY")]
    pub country: Option<String>,
    /// For example "top podcasts", news or "health & fitness"
    #[arg(long, value_name = "CATEGORY")]
    pub category: Option<String>,
    /// The day of payloads that do not tell it
    #[arg(long, value_name = "DATE")]
    pub date: Option<NaiveDate>,
    /// What each payload stands for
    #[arg(long, value_enum, default_value_t = ChartFrequencyArg::Daily, value_name = "FREQUENCY")]
    pub frequency: ChartFrequencyArg,
}

#[derive(Debug, Args)]
pub struct ChartsFetchArgs {
    /// Whose charts
    #[arg(long, value_enum, value_name = "PLATFORM")]
    pub platform: ChartPlatformArg,
    /// ISO 3166 alpha-2; may be repeated
    #[arg(long, required = true, value_name = "COUNTRY")]
    pub country: Vec<String>,
    /// May be repeated; top podcasts when absent, all for every category that the service has
    #[arg(long, value_name = "CATEGORY")]
    pub category: Vec<String>,
    /// Apple's older feeds, the only ones with categories. Its robots.txt asks robots not to read them: use it only with
    /// Apple's leave
    #[arg(long)]
    pub apple_genres: bool,
    /// What the charts stand for
    #[arg(long, value_enum, default_value_t = ChartFrequencyArg::Daily, value_name = "FREQUENCY")]
    pub frequency: ChartFrequencyArg,
    /// Address of the service, in place of its own (local tests)
    #[arg(long, value_name = "URL")]
    pub service_url: Option<String>,
    /// Allow private and loopback addresses (local tests only)
    #[arg(long)]
    pub allow_private: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ChartPlatformArg {
    Apple,
    Spotify,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
pub enum ChartFrequencyArg {
    Hourly,
    Daily,
    Weekly,
}
