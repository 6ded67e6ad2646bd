//! The social and the YouTube sub-scores: who follows the show's profiles (facts 5.2).
//!
//! Of the platforms the best two count, so that many empty profiles are worth nothing; and a show that has one only gets
//! nothing for a second, so that a further profile never lowers the score. Platforms of which no count is known are no
//! profiles here: without any, there is no score.

use crate::measured::{Measured, logarithmic, with_shares};
use earshot_model::ScoreInput;
use earshot_model::rating::{SocialPlatform, SocialProfile};
use std::collections::BTreeMap;

/// Weights of the best profile and of the best on another platform.
pub const SOCIAL_WEIGHTS: &[(&str, f64)] = &[("followers", 0.7), ("followers-elsewhere", 0.3)];
pub const YOUTUBE_WEIGHTS: &[(&str, f64)] = &[("subscribers", 0.6), ("views-per-video", 0.4)];

/// So many are worth the full share.
const FULL_FOLLOWERS: f64 = 1_000_000.0;
const FULL_SUBSCRIBERS: f64 = 1_000_000.0;
const FULL_VIEWS_PER_VIDEO: f64 = 1_000_000.0;

/// The best profile, and the best of another platform.
#[must_use]
pub fn social_inputs(profiles: &[SocialProfile]) -> Vec<ScoreInput> {
    let mut best: BTreeMap<SocialPlatform, (i64, &SocialProfile)> = BTreeMap::new();
    for profile in profiles.iter().filter(|profile| profile.platform != SocialPlatform::Youtube) {
        let Some(followers) = profile.followers else { continue };
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
        Some((followers, profile)) => Measured {
            name,
            observed: format!("{followers} on {}", profile.platform.as_str()),
            value: logarithmic(as_number(followers), FULL_FOLLOWERS),
            at: Some(profile.captured_at),
        },
        None => Measured { name, observed: "nobody on a second platform".to_owned(), value: 0.0, at: None },
    });
    with_shares("social", SOCIAL_WEIGHTS, measured.collect())
}

/// The channel with the most subscribers.
#[must_use]
pub fn youtube_inputs(profiles: &[SocialProfile]) -> Vec<ScoreInput> {
    let channels = profiles.iter().filter(|profile| profile.platform == SocialPlatform::Youtube);
    let Some(channel) = channels.max_by_key(|channel| (channel.followers, channel.views)) else { return Vec::new() };
    let mut measured = Vec::new();
    if let Some(subscribers) = channel.followers {
        measured.push(Measured {
            name: "subscribers",
            observed: format!("{subscribers} subscribers"),
            value: logarithmic(as_number(subscribers), FULL_SUBSCRIBERS),
            at: Some(channel.captured_at),
        });
    }
    if let (Some(views), Some(videos)) = (channel.views, channel.posts.filter(|videos| *videos > 0)) {
        let views_per_video = as_number(views) / as_number(videos);
        measured.push(Measured {
            name: "views-per-video",
            observed: format!("{views_per_video:.0} views of a video"),
            value: logarithmic(views_per_video, FULL_VIEWS_PER_VIDEO),
            at: Some(channel.captured_at),
        });
    }
    with_shares("youtube", YOUTUBE_WEIGHTS, measured)
}

#[expect(clippy::cast_precision_loss, reason = "nothing counts to 2^53")]
fn as_number(count: i64) -> f64 {
    count as f64
}
