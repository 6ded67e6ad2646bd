//! The audience estimate: monthly listeners, derived from counts on other platforms.
//!
//! No platform publishes listeners. Each source is multiplied by a rate of our own choosing; facts 5 has no measured
//! rates, so the figures are good for a bracket only. The sources are averaged by weight on a log10 scale. Publishing
//! rhythm and inactivity then scale the result. A larger count never lowers the estimate, and without sources there is
//! none.

use crate::frequency::{days_between, median_interval_days};
use crate::measurement::{format_age, format_position};
use crate::social::to_float;
use earshot_catalog::PodcastToScore;
use earshot_model::rating::{SocialPlatform, combine_figures};
use earshot_model::{
    ACTIVE_DAYS, AudienceConfidence, AudienceEstimate, AudienceInput, Timestamp, chart_weight, format_count,
    position_value,
};

/// Sources, with their weights and the monthly listeners that one counted unit stands for.
pub const AUDIENCE_SOURCES: &[(&str, f64, f64)] = &[
    // Few listeners rate, and ratings accumulate over the years of a show.
    ("apple-ratings", 0.30, 120.0),
    ("spotify-ratings", 0.25, 80.0),
    // About one listener in a hundred uses Castbox.
    ("castbox-subscribers", 0.05, 100.0),
    // Depends on position and market, see `listeners_at_position`.
    ("chart-position", 0.25, 1.0),
    // Most subscribers and followers do not listen.
    ("youtube-subscribers", 0.10, 0.1),
    ("followers", 0.05, 0.03),
];

const DAYS_PER_YEAR: f64 = 365.0;
const DAYS_PER_WEEK: f64 = 7.0;
/// Inactivity of this many days halves the listeners. The first month does not count.
const SILENCE_HALF_LIFE_DAYS: f64 = 90.0;
const SILENCE_FROM_DAYS: f64 = 30.0;
/// The share of listeners that an inactive show keeps at least.
const MIN_REMAINING_SHARE: f64 = 0.02;
/// An upper limit for every estimate.
const MAX_LISTENERS: f64 = 1e9;

/// Returns the estimate and its sources. `past` holds the publish times of the newest published episodes, newest first.
#[must_use]
pub fn estimate_audience(podcast: &PodcastToScore, past: &[Timestamp], now: Timestamp) -> Option<AudienceEstimate> {
    let sources = collect_sources(podcast, now);
    let total: f64 = sources.iter().map(|source| source.weight).sum();
    if total <= 0.0 {
        return None;
    }
    let mean = weighted_mean_log10(&sources);
    let rhythm = median_interval_days(past).filter(|days| *days > 0.0);
    let rhythm = rhythm.map(|days| (days, (DAYS_PER_WEEK / days).powf(0.25).clamp(0.6, 1.2)));
    let silent = past.first().map(|newest| days_between(*newest, now).max(0.0));
    let silence = silent.map_or(MIN_REMAINING_SHARE, |days| {
        0.5_f64.powf((days - SILENCE_FROM_DAYS).max(0.0) / SILENCE_HALF_LIFE_DAYS).max(MIN_REMAINING_SHARE)
    });
    let listeners = 10_f64.powf(mean) * rhythm.map_or(1.0, |(_, factor)| factor) * silence;
    #[expect(clippy::cast_precision_loss, reason = "ninety")]
    let is_dormant = silent.is_none_or(|days| days > ACTIVE_DAYS as f64);
    let spread = log10_spread(sources.iter().map(AudienceSource::log10_listeners));
    let mut inputs: Vec<AudienceInput> = sources.iter().map(|source| source.to_input(total)).collect();
    if let Some((days, factor)) = rhythm {
        inputs.push(factor_input("update-frequency", format!("one episode every {}", format_interval(days)), factor));
    }
    let observed =
        silent.map_or("no published episode".to_owned(), |days| format!("latest episode {}", format_age(days)));
    inputs.push(factor_input("silence", observed, silence));
    Some(AudienceEstimate {
        monthly_listeners: round_to_two_digits(listeners),
        confidence: confidence(total, spread, is_dormant),
        is_dormant,
        inputs,
    })
}

struct AudienceSource {
    name: &'static str,
    observed: String,
    weight: f64,
    listeners: f64,
}

impl AudienceSource {
    /// At least one listener, so that the logarithm is defined.
    fn log10_listeners(&self) -> f64 {
        self.listeners.clamp(1.0, MAX_LISTENERS).log10()
    }

    fn to_input(&self, total: f64) -> AudienceInput {
        AudienceInput {
            name: self.name.to_owned(),
            observed: self.observed.clone(),
            listeners: Some(round_to_two_digits(self.listeners)),
            share: self.weight / total,
        }
    }
}

fn factor_input(name: &str, observed: String, factor: f64) -> AudienceInput {
    AudienceInput { name: name.to_owned(), observed, listeners: None, share: factor }
}

/// `day`, `7 days`
fn format_interval(days: f64) -> String {
    if days.round() <= 1.0 { "day".to_owned() } else { format_count(days, "day") }
}

fn collect_sources(podcast: &PodcastToScore, now: Timestamp) -> Vec<AudienceSource> {
    let figures = combine_figures(&podcast.ratings, &podcast.profiles);
    let first = podcast.episodes.first_published_at.filter(|first| *first <= now);
    let years = first.map_or(1.0, |first| (days_between(first, now) / DAYS_PER_YEAR).max(1.0));
    let followers = podcast.profiles.iter().filter(|profile| profile.platform != SocialPlatform::Youtube);
    let followers = followers.filter_map(|profile| profile.followers).max().map(to_float);
    let counts = [
        ("apple-ratings", figures.apple_ratings_count, "rating", years.sqrt()),
        ("spotify-ratings", figures.spotify_ratings_count, "rating", years.sqrt()),
        ("castbox-subscribers", figures.castbox_subscribers, "subscriber", 1.0),
        ("youtube-subscribers", figures.youtube_subscribers, "subscriber", 1.0),
        ("followers", followers, "follower", 1.0),
    ];
    let of = |name: &str| AUDIENCE_SOURCES.iter().find(|(known, ..)| *known == name).expect("a source of the table");
    let mut sources = Vec::new();
    for (name, count, noun, over) in counts {
        let Some(count) = count.filter(|count| count.is_finite() && *count >= 0.0) else { continue };
        let (name, weight, rate) = of(name);
        let suffix = match *name {
            "followers" => " on the largest platform".to_owned(),
            _ if over > 1.0 => format!(" in {}", format_count(years, "year")),
            _ => String::new(),
        };
        let observed = format!("{}{suffix}", format_count(count, noun));
        sources.push(AudienceSource { name, observed, weight: *weight, listeners: count * rate / over });
    }
    if let Some((chart, position)) = podcast.chart_summary.as_ref().and_then(|charts| charts.best_position) {
        let (name, weight, _) = of("chart-position");
        let observed = format_position(&chart, position);
        let listeners = listeners_at_position(chart_weight(&chart), position_value(position));
        // A chart position is a lower bound: a low one does not contradict larger counts of other sources.
        if sources.is_empty() || listeners >= 10_f64.powf(weighted_mean_log10(&sources)) {
            sources.push(AudienceSource { name, observed, weight: *weight, listeners });
        }
    }
    sources
}

/// Returns the weighted mean of the sources on a log10 scale.
fn weighted_mean_log10(sources: &[AudienceSource]) -> f64 {
    let total: f64 = sources.iter().map(|source| source.weight).sum();
    sources.iter().map(|source| source.log10_listeners() * source.weight / total).sum()
}

/// Ranges from some hundreds at the end of a small market's chart to 1.5 million at the top of the largest.
fn listeners_at_position(weight: f64, height: f64) -> f64 {
    10_f64.powf(2.5 + 3.7 * weight * (0.4 + 0.6 * height))
}

/// Returns the distance between the smallest and largest source on a log10 scale.
fn log10_spread(tens: impl Iterator<Item = f64>) -> f64 {
    let (low, high) = tens.fold((f64::MAX, f64::MIN), |(low, high), it| (low.min(it), high.max(it)));
    high - low
}

/// High only when most sources are present and agree. An inactive show has no current counts.
fn confidence(known: f64, spread: f64, is_dormant: bool) -> AudienceConfidence {
    match () {
        () if is_dormant => AudienceConfidence::Low,
        () if known >= 0.6 && spread <= 1.0 => AudienceConfidence::High,
        () if known >= 0.3 && spread <= 2.0 => AudienceConfidence::Medium,
        () => AudienceConfidence::Low,
    }
}

fn round_to_two_digits(number: f64) -> i64 {
    let number = number.clamp(0.0, MAX_LISTENERS);
    let unit = if number < 100.0 { 1.0 } else { 10_f64.powf(number.log10().floor() - 1.0) };
    #[expect(clippy::cast_possible_truncation, reason = "clamped")]
    let rounded = ((number / unit).round() * unit) as i64;
    rounded
}
