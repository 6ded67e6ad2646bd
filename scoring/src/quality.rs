//! The quality sub-score: how carefully a show is produced, measured from its feed.
//!
//! Each input maps a measurement monotonically to 0..1. The score is their weighted mean, in which an input without data
//! counts as the prior. Weights are our choice (spec 6 defines none) and are shown to users.

use crate::activity::measure_activity;
use crate::frequency::days_between;
use crate::guest_acceptance::guest_acceptance;
use crate::measurement::{Measurement, format_age, weigh_inputs};
use earshot_catalog::PodcastToScore;
use earshot_model::{LinkKind, ScoreInput, Timestamp, count_to_value, format_count};

/// Days after which recency is worth half.
const RECENCY_HALF_LIFE_DAYS: f64 = 60.0;
/// The activity below which a show has missed its schedule.
const STOPPED: f64 = 0.75;
const FULL_AGE_YEARS: f64 = 5.0;
const FULL_NOTES_CHARS: f64 = 600.0;
const FULL_SOCIALS: f64 = 4.0;
const DAYS_PER_YEAR: f64 = 365.0;
/// Inputs that are zero for a show whose feed has no episode. They are not unknown.
const EPISODE_INPUTS: &[&str] =
    &["recency", "posting-interval", "age", "episode-length", "show-notes", "episode-thumbnails"];

/// Returns every input that has data. Shares refer to the whole sub-score.
#[must_use]
pub fn quality_inputs(podcast: &PodcastToScore, now: Timestamp) -> Vec<ScoreInput> {
    let episodes = &podcast.episodes;
    let by_whom = if episodes.is_from_listing { ", according to a directory" } else { "" };
    let mut measured: Vec<(&str, String, f64)> = Vec::new();

    // Exclude dates in the future: they are planned releases or mistakes.
    let past: Vec<Timestamp> = episodes.recent_published_at.iter().copied().filter(|date| *date <= now).collect();
    if let Some(newest) = past.first() {
        let age = days_between(*newest, now).max(0.0);
        let value = 0.5_f64.powf(age / RECENCY_HALF_LIFE_DAYS);
        measured.push(("recency", format!("{}{by_whom}", format_age(age)), value));
    }
    let activity = measure_activity(&past, now);
    if let Some(regularity) = gap_regularity(&past) {
        let percent = regularity * 100.0;
        let since = if activity < STOPPED { ", but none for long" } else { "" };
        let observed = format!("{percent:.0} % of episodes on schedule{since}");
        measured.push(("posting-interval", observed, regularity * activity));
    }
    #[expect(clippy::cast_precision_loss, reason = "episode counts are far below 2^53")]
    let count = episodes.episode_count.max(0) as f64;
    let value = count_to_value("episode-count", count).expect("an input that counts");
    measured.push(("episode-count", format!("{}{by_whom}", format_count(count, "episode")), value));
    if let Some(first) = episodes.first_published_at.filter(|first| *first <= now) {
        let years = (days_between(first, now) / DAYS_PER_YEAR).max(0.0);
        let observed = format!("first episode {years:.1} years ago{by_whom}");
        measured.push(("age", observed, (years / FULL_AGE_YEARS).min(1.0)));
    }
    if let Some(seconds) = episodes.median_duration_s.filter(|seconds| *seconds > 0.0) {
        let minutes = seconds / 60.0;
        measured.push(("episode-length", format_count(minutes, "minute"), length_value(minutes)));
    }
    if let (Some(chars), Some(linked)) = (episodes.mean_description_chars, episodes.share_with_links) {
        let value = 0.7 * (chars / FULL_NOTES_CHARS).min(1.0) + 0.3 * linked;
        let percent = linked * 100.0;
        measured.push((
            "show-notes",
            format!("{} on average, links in {percent:.0} % of episodes", format_count(chars, "character")),
            value,
        ));
    }
    if episodes.episode_count <= 0 && !episodes.is_from_listing {
        measured.extend(EPISODE_INPUTS.iter().map(|name| (*name, "no episodes".to_owned(), 0.0)));
    }
    let show = &podcast.podcast;
    measured.push(("artwork", format_yes_no(show.image_url.is_some()), f64::from(u8::from(show.image_url.is_some()))));
    if let Some(share) = episodes.share_with_image {
        measured.push(("episode-thumbnails", format!("{:.0} % of episodes", share * 100.0), share));
    }
    let mut platforms: Vec<LinkKind> =
        podcast.links.iter().map(|link| link.kind).filter(|kind| matches!(kind, LinkKind::Social(_))).collect();
    platforms.sort_unstable();
    platforms.dedup();
    #[expect(clippy::cast_precision_loss, reason = "at most 25 platforms")]
    let socials = platforms.len() as f64;
    measured.push(("social-links", format_count(socials, "platform"), (socials / FULL_SOCIALS).min(1.0)));
    measured.push((
        "website",
        format_yes_no(show.website_url.is_some()),
        f64::from(u8::from(show.website_url.is_some())),
    ));

    let measured = measured.into_iter().map(|(name, observed, value)| Measurement { name, observed, value, at: None });
    weigh_inputs("quality", measured.chain(guest_acceptance(podcast, activity)))
}

/// Returns the share of gaps between half and twice the median; `None` with fewer than three gaps.
fn gap_regularity(published: &[Timestamp]) -> Option<f64> {
    let median = crate::median_interval_days(published)?;
    let gaps: Vec<f64> = published.windows(2).map(|pair| days_between(pair[1], pair[0])).collect();
    if gaps.len() < 3 {
        return None;
    }
    let near = gaps.iter().filter(|gap| **gap >= median * 0.5 && **gap <= median * 2.0).count();
    #[expect(clippy::cast_precision_loss, reason = "at most thirty gaps")]
    Some(near as f64 / gaps.len() as f64)
}

/// Full value from 15 to 90 minutes, falling on both sides.
fn length_value(minutes: f64) -> f64 {
    if minutes < 15.0 { minutes / 15.0 } else { (90.0 / minutes).min(1.0) }
}

fn format_yes_no(is_there: bool) -> String {
    if is_there { "yes" } else { "no" }.to_owned()
}
