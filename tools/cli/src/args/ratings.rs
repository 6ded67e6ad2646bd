//! What can be asked of ratings, reviews and followers.

use chrono::NaiveDate;
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;

#[derive(Debug, Subcommand)]
pub enum RatingsCommand {
    /// Read saved payloads: Apple's star counts and reviews, Spotify's and Castbox's figures, answers of Apple's lookup that
    /// tell the shows' feeds, and profiles of social platforms
    Import(RatingsImportArgs),
    /// Ask a service for the ratings or reviews of podcasts that are due
    Fetch(RatingsFetchArgs),
    /// Look for the Apple ids of podcasts that have none, by title, and take those whose feed is the same
    Identify(RatingsIdentifyArgs),
}

#[derive(Debug, Args)]
pub struct RatingsImportArgs {
    /// Payloads, or folders of .json files; names like us/1200361736-2026-11-21.json or youtube/@name.json tell what the
    /// payload does not
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// ISO 3166 alpha-2
    #[arg(long, value_name = "COUNTRY")]
    pub country: Option<String>,
    /// The day on which payloads were saved that do not tell it; today when absent
    #[arg(long, value_name = "DATE")]
    pub date: Option<NaiveDate>,
}

/// Whose figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RatingSourceArg {
    /// Apple's star counts
    Apple,
    /// Texts of Apple's reviews. Its robots.txt asks robots not to read them: use it only with Apple's leave
    AppleReviews,
    /// Castbox's plays and subscribers, from a service that is documented nowhere
    Castbox,
}

#[derive(Debug, Args)]
pub struct RatingsFetchArgs {
    /// Whose figures
    #[arg(long, value_enum, default_value_t = RatingSourceArg::Apple, value_name = "SOURCE")]
    pub source: RatingSourceArg,
    /// ISO 3166 alpha-2; may be repeated. Castbox has one figure for all
    #[arg(long, value_name = "COUNTRY")]
    pub country: Vec<String>,
    /// Pages of fifty reviews
    #[arg(long, default_value_t = 10, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10))]
    pub pages: u32,
    #[command(flatten)]
    pub asking: PollArgs,
}

#[derive(Debug, Args)]
pub struct RatingsIdentifyArgs {
    /// Store that is searched, ISO 3166 alpha-2
    #[arg(long, default_value = "us", value_name = "COUNTRY")]
    pub country: String,
    #[command(flatten)]
    pub asking: PollArgs,
}

/// How services are asked.
#[derive(Debug, Args)]
pub struct PollArgs {
    /// Ask again for what was asked for so many days ago
    #[arg(long, default_value_t = 30, value_name = "DAYS", value_parser = clap::value_parser!(u16).range(0..=3650))]
    pub older_than: u16,
    /// Ask for at most so many; the next run goes on
    #[arg(long, value_name = "N")]
    pub limit: Option<usize>,
    /// Requests a minute; Apple bears about twenty
    #[arg(long, default_value_t = 20, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60_000))]
    pub per_minute: u32,
    /// Address of the service, in place of its own (local tests)
    #[arg(long, value_name = "URL")]
    pub service_url: Option<String>,
    /// Allow private and loopback addresses (local tests only)
    #[arg(long)]
    pub allow_private: bool,
}

#[derive(Debug, Subcommand)]
pub enum SocialCommand {
    /// Ask the platforms that a key is given for how many follow the profiles that podcasts link to
    Fetch(SocialFetchArgs),
    /// Ask a platform for one profile, and print what it says
    Lookup(SocialLookupArgs),
    /// Which platforms are connected, and how the others would be
    Status(SocialKeys),
}

/// A platform with followers.
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
    /// May be repeated; every platform that a key is given for when absent
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
    /// The profile's name or id: @name, UC…, company
    #[arg(value_name = "KEY")]
    pub key: String,
    #[command(flatten)]
    pub keys: SocialKeys,
    /// Address of the platform, in place of its own (local tests)
    #[arg(long, value_name = "URL")]
    pub service_url: Option<String>,
    /// Allow private and loopback addresses (local tests only)
    #[arg(long)]
    pub allow_private: bool,
}

/// The keys of platforms; one without is not asked.
#[derive(Debug, Args)]
pub struct SocialKeys {
    /// YouTube Data API v3, an API key
    #[arg(long, env = "EARSHOT_YOUTUBE_KEY", hide_env_values = true, value_name = "KEY")]
    pub youtube_key: Option<String>,
    /// X API v2, a bearer token
    #[arg(long, env = "EARSHOT_TWITTER_KEY", hide_env_values = true, value_name = "KEY")]
    pub twitter_key: Option<String>,
    /// Meta's Graph API, a token with Page Public Content Access
    #[arg(long, env = "EARSHOT_FACEBOOK_KEY", hide_env_values = true, value_name = "KEY")]
    pub facebook_key: Option<String>,
    /// Meta's Graph API: the id of one's own Instagram account, a colon, and a token
    #[arg(long, env = "EARSHOT_INSTAGRAM_KEY", hide_env_values = true, value_name = "KEY")]
    pub instagram_key: Option<String>,
    /// LinkedIn's API, a token for organisations
    #[arg(long, env = "EARSHOT_LINKEDIN_KEY", hide_env_values = true, value_name = "KEY")]
    pub linkedin_key: Option<String>,
    /// TikTok's Research API, a client token
    #[arg(long, env = "EARSHOT_TIKTOK_KEY", hide_env_values = true, value_name = "KEY")]
    pub tiktok_key: Option<String>,
    /// Patreon's API v2, a creator's token
    #[arg(long, env = "EARSHOT_PATREON_KEY", hide_env_values = true, value_name = "KEY")]
    pub patreon_key: Option<String>,
}
