//! The social and YouTube sub-scores: followers of a show's profiles (facts 5.2).
//!
//! The best two platforms count, so many empty profiles are worth nothing. A show with one profile gets zero for the
//! second, so another profile never lowers the score. Platforms without a count are ignored; without any count there is
//! no score.

use crate::measurement::{Measurement, weigh_inputs};
use earshot_model::rating::{SocialPlatform, SocialProfile};
use earshot_model::{SOCIAL_WEIGHTS, ScoreInput, format_count, group_digits};
use std::collections::BTreeMap;

/// Returns the best profile and the best profile on another platform.
#[must_use]
pub fn social_inputs(profiles: &[SocialProfile]) -> Vec<ScoreInput> {
    let mut best: BTreeMap<SocialPlatform, (i64, &SocialProfile)> = BTreeMap::new();
    for profile in profiles.iter().filter(|profile| profile.platform != SocialPlatform::Youtube) {
        let Some(followers) = profile.followers.filter(|followers| *followers >= 0) else { continue };
        let known = best.entry(profile.platform).or_insert((followers, profile));
        if followers > known.0 {
            *known = (followers, profile);
        }
    }
    let mut best: Vec<(i64, &SocialProfile)> = best.into_values().collect();
    best.sort_by_key(|(followers, profile)| (std::cmp::Reverse(*followers), profile.platform));
    if best.is_empty() {
        return Vec::new();
    }
    let mut best = best.into_iter();
    let measured = SOCIAL_WEIGHTS.iter().map(|(name, _)| match best.next() {
        Some((followers, profile)) => {
            let observed = format!("{} on {}", group_digits(followers), platform_name(profile.platform));
            Measurement::from_count(name, to_float(followers), observed, Some(profile.captured_at))
        }
        None => Measurement { name, observed: "no other platform".to_owned(), value: 0.0, at: None },
    });
    weigh_inputs("social", measured)
}

fn platform_name(platform: SocialPlatform) -> &'static str {
    match platform {
        SocialPlatform::Facebook => "Facebook",
        SocialPlatform::Instagram => "Instagram",
        SocialPlatform::LinkedinCompany | SocialPlatform::LinkedinPerson => "LinkedIn",
        SocialPlatform::Patreon => "Patreon",
        SocialPlatform::Tiktok => "TikTok",
        SocialPlatform::Twitter => "X",
        SocialPlatform::Youtube => "YouTube",
    }
}

/// Returns the channel with the most subscribers.
#[must_use]
pub fn youtube_inputs(profiles: &[SocialProfile]) -> Vec<ScoreInput> {
    let channels = profiles.iter().filter(|profile| profile.platform == SocialPlatform::Youtube);
    let Some(channel) = channels.max_by_key(|channel| (channel.followers, channel.views)) else { return Vec::new() };
    let mut measured = Vec::new();
    let at = Some(channel.captured_at);
    if let Some(subscribers) = channel.followers.filter(|subscribers| *subscribers >= 0) {
        let observed = format_count(subscribers, "subscriber");
        measured.push(Measurement::from_count("subscribers", to_float(subscribers), observed, at));
    }
    let views = channel.views.filter(|views| *views >= 0);
    if let (Some(views), Some(videos)) = (views, channel.posts.filter(|videos| *videos > 0)) {
        let views_per_video = to_float(views) / to_float(videos);
        let observed = format!("{} per video", format_count(views_per_video, "view"));
        measured.push(Measurement::from_count("views-per-video", views_per_video, observed, at));
    }
    weigh_inputs("youtube", measured)
}

#[expect(clippy::cast_precision_loss, reason = "nothing counts to 2^53")]
pub(crate) fn to_float(count: i64) -> f64 {
    count as f64
}
