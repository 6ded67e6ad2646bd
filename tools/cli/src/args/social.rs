//! Arguments of `earshot social`.

use super::PollArgs;
use clap::{Args, Subcommand, ValueEnum};

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
    pub poll: PollArgs,
}

#[derive(Debug, Args)]
pub struct SocialLookupArgs {
    #[arg(value_enum, value_name = "PLATFORM")]
    pub platform: SocialPlatformArg,
    /// Name, id or URL of the profile: @name, UC…, company
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
    /// Your Instagram account ID and a Meta Graph API token, as ID:TOKEN
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
