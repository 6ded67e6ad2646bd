//! Arguments of `earshot ratings`.

use super::PollArgs;
use chrono::NaiveDate;
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum RatingsCommand {
    /// Import saved payloads: Apple's star counts and reviews, figures of Spotify and Castbox, Apple lookup responses
    /// with feed URLs, and social profiles
    Import(RatingsImportArgs),
    /// Fetch ratings or reviews of podcasts that are due
    Fetch(RatingsFetchArgs),
    /// Find Apple ids of podcasts that lack one: search by title, and accept results with the same feed
    Identify(RatingsIdentifyArgs),
}

#[derive(Debug, Args)]
pub struct RatingsImportArgs {
    /// Payload files, or folders of .json files. File names like us/1200361736-2026-11-21.json or youtube/@name.json
    /// supply what a payload lacks
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// Country code (ISO 3166-1 alpha-2)
    #[arg(long, value_name = "COUNTRY")]
    pub country: Option<String>,
    /// Date for payloads without one [default: today]
    #[arg(long, value_name = "DATE")]
    pub date: Option<NaiveDate>,
}

/// The source of ratings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RatingSourceArg {
    /// Apple's star counts
    Apple,
    /// Texts of Apple's reviews. Apple's robots.txt disallows them for robots: use this only with Apple's permission
    AppleReviews,
    /// Plays and subscribers on Castbox, from an undocumented service
    Castbox,
}

#[derive(Debug, Args)]
pub struct RatingsFetchArgs {
    /// Source to fetch from
    #[arg(long, value_enum, default_value_t = RatingSourceArg::Apple, value_name = "SOURCE")]
    pub source: RatingSourceArg,
    /// Country code (ISO 3166-1 alpha-2); may be repeated. Castbox has one figure for all countries
    #[arg(long, value_name = "COUNTRY")]
    pub country: Vec<String>,
    /// Number of review pages, 50 reviews each
    #[arg(long, default_value_t = 10, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10))]
    pub pages: u32,
    #[command(flatten)]
    pub poll: PollArgs,
}

#[derive(Debug, Args)]
pub struct RatingsIdentifyArgs {
    /// Country code of the store to search (ISO 3166-1 alpha-2)
    #[arg(long, default_value = "us", value_name = "COUNTRY")]
    pub country: String,
    #[command(flatten)]
    pub poll: PollArgs,
}
