//! Arguments of `earshot ratings` and `earshot social`.

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
    pub asking: PollArgs,
}

#[derive(Debug, Args)]
pub struct RatingsIdentifyArgs {
    /// Country code of the store to search (ISO 3166-1 alpha-2)
    #[arg(long, default_value = "us", value_name = "COUNTRY")]
    pub country: String,
    #[command(flatten)]
    pub asking: PollArgs,
}

/// Options for polling a service.
#[derive(Debug, Args)]
pub struct PollArgs {
    /// Fetch again what was last fetched this many days ago
    #[arg(long, default_value_t = 30, value_name = "DAYS", value_parser = clap::value_parser!(u16).range(0..=3650))]
    pub older_than: u16,
    /// Fetch at most this many; the next run continues
    #[arg(long, value_name = "N")]
    pub limit: Option<usize>,
    /// Requests per minute; Apple allows about 20
    #[arg(long, default_value_t = 20, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60_000))]
    pub per_minute: u32,
    /// URL of the service, instead of its own (for local tests)
    #[arg(long, value_name = "URL")]
    pub service_url: Option<String>,
    /// Allow private and loopback addresses (for local tests)
    #[arg(long)]
    pub allow_private: bool,
}

#[derive(Debug, Subcommand)]
pub enum SocialCommand {
    /// Fetch follower counts from all platforms with a key
    Fetch(SocialFetchArgs),
    /// Fetch one profile and print it
    Lookup(SocialLookupArgs),
    /// List the platforms, and which keys connect them
    Status(SocialKeys),
}

/// A platform with follower counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum SocialPlatformArg {
    Facebook,
    Instagram,
    LinkedinCompany,
    LinkedinPerson,
    Patreon,
    Tiktok,
    Twitter,
    Youtube,
}

#[derive(Debug, Args)]
pub struct SocialFetchArgs {
    /// Platform; may be repeated [default: all with a key]
    #[arg(long, value_enum, value_name = "PLATFORM")]
    pub platform: Vec<SocialPlatformArg>,
    #[command(flatten)]
    pub keys: SocialKeys,
    #[command(flatten)]
    pub asking: PollArgs,
}

#[derive(Debug, Args)]
pub struct SocialLookupArgs {
    #[arg(value_enum, value_name = "PLATFORM")]
    pub platform: SocialPlatformArg,
    /// Name or id of the profile: @name, UC…, company
    #[arg(value_name = "KEY")]
    pub key: String,
    #[command(flatten)]
    pub keys: SocialKeys,
    /// URL of the platform, instead of its own (for local tests)
    #[arg(long, value_name = "URL")]
    pub service_url: Option<String>,
    /// Allow private and loopback addresses (for local tests)
    #[arg(long)]
    pub allow_private: bool,
}

/// Keys of the platforms. A platform without a key is not polled.
#[derive(Debug, Args)]
pub struct SocialKeys {
    /// API key for the YouTube Data API v3
    #[arg(long, env = "EARSHOT_YOUTUBE_KEY", hide_env_values = true, value_name = "KEY")]
    pub youtube_key: Option<String>,
    /// Bearer token for the X API v2
    #[arg(long, env = "EARSHOT_TWITTER_KEY", hide_env_values = true, value_name = "KEY")]
    pub twitter_key: Option<String>,
    /// Token for Meta's Graph API with Page Public Content Access
    #[arg(long, env = "EARSHOT_FACEBOOK_KEY", hide_env_values = true, value_name = "KEY")]
    pub facebook_key: Option<String>,
    /// Id of your own Instagram account, a colon, and a token for Meta's Graph API
    #[arg(long, env = "EARSHOT_INSTAGRAM_KEY", hide_env_values = true, value_name = "KEY")]
    pub instagram_key: Option<String>,
    /// Token for LinkedIn's API for organizations
    #[arg(long, env = "EARSHOT_LINKEDIN_KEY", hide_env_values = true, value_name = "KEY")]
    pub linkedin_key: Option<String>,
    /// Client token for TikTok's Research API
    #[arg(long, env = "EARSHOT_TIKTOK_KEY", hide_env_values = true, value_name = "KEY")]
    pub tiktok_key: Option<String>,
    /// Creator's token for Patreon's API v2
    #[arg(long, env = "EARSHOT_PATREON_KEY", hide_env_values = true, value_name = "KEY")]
    pub patreon_key: Option<String>,
}
