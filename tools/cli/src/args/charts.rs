//! Arguments of `earshot charts`.

use chrono::NaiveDate;
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum ChartsCommand {
    /// Import saved chart payloads of Apple and Spotify, and Apple lookup responses with feed URLs
    Import(ChartsImportArgs),
    /// Fetch charts from a service and store the payloads
    Fetch(ChartsFetchArgs),
}

#[derive(Debug, Args)]
pub struct ChartsImportArgs {
    /// Payload files, or folders of .json files. File names like apple/us/news/2026-11-21.json supply what a payload
    /// lacks
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Platform of the charts
    #[arg(long, value_enum, value_name = "PLATFORM")]
    pub platform: Option<ChartPlatformArg>,
    /// Country code (ISO 3166-1 alpha-2)
    #[arg(long, value_name = "COUNTRY")]
    pub country: Option<String>,
    /// Category, for example "top podcasts", news or "health & fitness"
    #[arg(long, value_name = "CATEGORY")]
    pub category: Option<String>,
    /// Date for payloads without one
    #[arg(long, value_name = "DATE")]
    pub date: Option<NaiveDate>,
    /// Period that each payload covers
    #[arg(long, value_enum, default_value_t = ChartFrequencyArg::Daily, value_name = "FREQUENCY")]
    pub frequency: ChartFrequencyArg,
}

#[derive(Debug, Args)]
pub struct ChartsFetchArgs {
    /// Platform to fetch from
    #[arg(long, value_enum, value_name = "PLATFORM")]
    pub platform: ChartPlatformArg,
    /// Country code (ISO 3166-1 alpha-2); may be repeated
    #[arg(long, required = true, value_name = "COUNTRY")]
    pub country: Vec<String>,
    /// Category; may be repeated, or all for every category of the service [default: top podcasts]
    #[arg(long, value_name = "CATEGORY")]
    pub category: Vec<String>,
    /// Use Apple's older feeds, the only ones with categories. Apple's robots.txt disallows them for robots: use this
    /// only with Apple's permission
    #[arg(long)]
    pub apple_genres: bool,
    /// Period that the charts cover
    #[arg(long, value_enum, default_value_t = ChartFrequencyArg::Daily, value_name = "FREQUENCY")]
    pub frequency: ChartFrequencyArg,
    /// URL of the service, instead of its own (for local tests)
    #[arg(long, value_name = "URL")]
    pub service_url: Option<String>,
    /// Allow private and loopback addresses (for local tests)
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
