//! `earshot social`: fetches follower counts of podcasts' profiles.

use super::ratings::{ProviderPolling, print_report};
use crate::args::{SocialCommand, SocialFetchArgs, SocialKeys, SocialLookupArgs, SocialPlatformArg};
use crate::context::Context;
use crate::failure::{CommandResult, Failure};
use earshot_ingest::platforms::RatingReport;
use earshot_ingest::platforms::followers::{SocialProvider, fetch_profile, fetch_profiles};
use earshot_model::rating::{SocialPlatform, SocialProfileRef};

pub fn run(context: &Context, command: &SocialCommand) -> CommandResult {
    match command {
        SocialCommand::Fetch(args) => fetch_due_profiles(context, args),
        SocialCommand::Lookup(args) => look_up_profile(context, args),
        SocialCommand::Status(keys) => print_status(context, keys),
    }
}

fn fetch_due_profiles(context: &Context, args: &SocialFetchArgs) -> CommandResult {
    let url = args.poll.service_url.as_deref();
    let requested: Vec<SocialPlatform> = if args.platform.is_empty() {
        SocialPlatform::ALL.to_vec()
    } else {
        args.platform.iter().map(|platform| platform.to_platform()).collect()
    };
    let mut providers = Vec::new();
    for platform in requested {
        match build_provider(platform, &args.keys, url) {
            Some(provider) => providers.push(provider),
            // A platform that was named explicitly needs a key; others without one are skipped.
            None if !args.platform.is_empty() => return Err(missing_key_failure(platform)),
            None => {}
        }
    }
    if providers.is_empty() {
        return Err(Failure::input("no platform is connected")
            .with_advice("set a platform's key, for example EARSHOT_YOUTUBE_KEY; `earshot social status` lists all"));
    }
    let online = ProviderPolling::new(context, args.poll.allow_private)?;
    let mut writer = context.writer("social fetch")?;
    let mut total = RatingReport::default();
    for provider in providers {
        let poll = online.context(context, &args.poll);
        let bar = context.progress_bar(provider.platform().as_str(), None);
        let report = fetch_profiles(&provider, &poll, &mut writer, &|done| bar.set_position(done));
        bar.finish_and_clear();
        total.merge(report?);
    }
    print_report(context, &total)
}

fn look_up_profile(context: &Context, args: &SocialLookupArgs) -> CommandResult {
    let platform = args.platform.to_platform();
    let target = SocialProfileRef::from_key(platform, &args.key).map_err(Failure::input)?;
    let provider = build_provider(platform, &args.keys, args.service_url.as_deref())
        .ok_or_else(|| missing_key_failure(platform))?;
    let online = ProviderPolling::new(context, args.allow_private)?;
    let fetched = online.runtime.block_on(fetch_profile(&provider, &online.http, &target, context.clock.now()));
    let parsed = fetched.map_err(Failure::internal)?;
    let profile =
        parsed.profile.ok_or_else(|| Failure::input(format!("{} has no profile {}", platform.as_str(), target.key)))?;
    let json = serde_json::to_value(&profile).map_err(Failure::internal)?;
    context.print_result(&json, || {
        let shown = |name: &str, count: Option<i64>| {
            format!("{name:<10} {}\n", count.map_or("unknown".to_owned(), |count| count.to_string()))
        };
        let mut text = format!("{}\n", profile.url);
        for (name, count) in [
            ("followers", profile.followers),
            ("following", profile.following),
            ("posts", profile.posts),
            ("likes", profile.likes),
            ("views", profile.views),
        ] {
            text.push_str(&shown(name, count));
        }
        text.trim_end().to_owned()
    })
}

fn print_status(context: &Context, keys: &SocialKeys) -> CommandResult {
    let states =
        SocialPlatform::ALL.iter().map(|platform| (*platform, build_provider(*platform, keys, None).is_some()));
    let states: Vec<(SocialPlatform, bool)> = states.collect();
    let json: serde_json::Map<_, _> = states
        .iter()
        .map(|(platform, is)| {
            let state = if *is { "connected" } else { "not connected" };
            (platform.as_str().to_owned(), serde_json::Value::from(state))
        })
        .collect();
    context.print_result(&serde_json::Value::Object(json), || {
        let line = |(platform, is): &(SocialPlatform, bool)| match (is, key_name(*platform)) {
            (true, _) => format!("{:<17} connected", platform.as_str()),
            (false, Some(name)) => format!("{:<17} not connected, {name} is not set", platform.as_str()),
            (false, None) => format!("{:<17} not connected, no service provides this count", platform.as_str()),
        };
        states.iter().map(line).collect::<Vec<_>>().join("\n")
    })
}

fn missing_key_failure(platform: SocialPlatform) -> Failure {
    let failure = Failure::input(format!("{} is not connected", platform.as_str()));
    match key_name(platform) {
        Some(name) => failure.with_advice(format!("set {name}")),
        None => failure.with_advice("no service provides this count"),
    }
}

/// The environment variable with the key, or `None` when no service provides the count.
fn key_name(platform: SocialPlatform) -> Option<&'static str> {
    match platform {
        SocialPlatform::Facebook => Some("EARSHOT_FACEBOOK_KEY"),
        SocialPlatform::Instagram => Some("EARSHOT_INSTAGRAM_KEY"),
        SocialPlatform::LinkedinCompany => Some("EARSHOT_LINKEDIN_KEY"),
        SocialPlatform::LinkedinPerson => None,
        SocialPlatform::Patreon => Some("EARSHOT_PATREON_KEY"),
        SocialPlatform::Tiktok => Some("EARSHOT_TIKTOK_KEY"),
        SocialPlatform::Twitter => Some("EARSHOT_TWITTER_KEY"),
        SocialPlatform::Youtube => Some("EARSHOT_YOUTUBE_KEY"),
    }
}

/// Connects a platform, or returns `None` without a key.
fn build_provider(platform: SocialPlatform, keys: &SocialKeys, url: Option<&str>) -> Option<SocialProvider> {
    let key = match platform {
        SocialPlatform::Facebook => &keys.facebook_key,
        SocialPlatform::Instagram => &keys.instagram_key,
        SocialPlatform::LinkedinCompany => &keys.linkedin_key,
        SocialPlatform::LinkedinPerson => return None,
        SocialPlatform::Patreon => &keys.patreon_key,
        SocialPlatform::Tiktok => &keys.tiktok_key,
        SocialPlatform::Twitter => &keys.twitter_key,
        SocialPlatform::Youtube => &keys.youtube_key,
    };
    let provider = SocialProvider::connect(platform, key.as_deref().map(str::trim).filter(|key| !key.is_empty())?)?;
    Some(match url {
        Some(url) => provider.at(url),
        None => provider,
    })
}

impl SocialPlatformArg {
    fn to_platform(self) -> SocialPlatform {
        match self {
            Self::Facebook => SocialPlatform::Facebook,
            Self::Instagram => SocialPlatform::Instagram,
            Self::LinkedinCompany => SocialPlatform::LinkedinCompany,
            Self::LinkedinPerson => SocialPlatform::LinkedinPerson,
            Self::Patreon => SocialPlatform::Patreon,
            Self::Tiktok => SocialPlatform::Tiktok,
            Self::Twitter => SocialPlatform::Twitter,
            Self::Youtube => SocialPlatform::Youtube,
        }
    }
}
