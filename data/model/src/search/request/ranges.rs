//! Ranges of ratings, counts and scores (spec 5, Review filters, Total episodes).

use super::invalid::invalid;
use super::range_requests::ScoreRangeRequest;
use super::search_request::SearchRequest;
use crate::Measure;
use crate::limits::MAX_COUNT;
use crate::search::{MeasureRange, SearchOptionsError};

const MIN_ABOVE_MAX: &str = "must not be greater than the maximum";

pub(super) fn parse_ranges(request: &SearchRequest) -> Result<Vec<MeasureRange>, SearchOptionsError> {
    let mut ranges = Vec::new();
    let mut add = |measure, min: Option<f64>, max: Option<f64>| {
        if min.is_some() || max.is_some() {
            ranges.push(MeasureRange { measure, min, max });
        }
    };
    for (measure, pointer, rating) in [
        (Measure::AppleRating, "/minItunesRating", request.min_itunes_rating),
        (Measure::SpotifyRating, "/minSpotifyRating", request.min_spotify_rating),
    ] {
        // Spec 5, Options: ratings 0-5.
        if rating.is_some_and(|rating| !(0.0..=5.0).contains(&rating)) {
            return Err(invalid(pointer, "must be 0 to 5"));
        }
        add(measure, rating, None);
    }
    for (measure, pointer, least) in [
        (Measure::AppleRatingsCount, "/minItunesRatingCount", request.min_itunes_rating_count),
        (Measure::SpotifyRatingsCount, "/minSpotifyRatingCount", request.min_spotify_rating_count),
        (Measure::CastboxPlays, "/minCastboxPlays", request.min_castbox_plays),
        (Measure::CastboxSubscribers, "/minCastboxSubscribers", request.min_castbox_subscribers),
    ] {
        // Spec 5, Options: counts are integers of at least 1.
        add(measure, parse_count(least, 1, pointer)?, None);
    }
    let score = request.podcast_authority_score.unwrap_or_default();
    for (measure, key, range) in [
        (Measure::AuthorityScore, "authorityScore", score.authority_score),
        (Measure::QualityScore, "qualityScore", score.quality_score),
        (Measure::EngagementScore, "engagementScore", score.engagement_score),
        (Measure::SocialScore, "socialScore", score.social_score),
        (Measure::YoutubeScore, "youtubeScore", score.youtube_score),
    ] {
        let ScoreRangeRequest { min, max } = range.unwrap_or_default();
        let at = format!("/podcastAuthorityScore/{key}");
        for (end, value) in [("min", min), ("max", max)] {
            if value.is_some_and(|value| !(0.0..=100.0).contains(&value)) {
                return Err(invalid(&format!("{at}/{end}"), "must be 0 to 100"));
            }
        }
        add(measure, min, max);
        check_order(min, max, &format!("{at}/min"))?;
    }
    for (measure, at, range) in [
        (
            Measure::MonthlyListeners,
            "/podcastAudienceEstimatedMonthlyListeners",
            request.podcast_audience_estimated_monthly_listeners,
        ),
        (Measure::EpisodeMinutes, "/podcastEpisodeMinutes", request.podcast_episode_minutes),
    ] {
        let range = range.unwrap_or_default();
        let min = parse_count(range.min, 0, &format!("{at}/min"))?;
        let max = parse_count(range.max, 1, &format!("{at}/max"))?;
        check_order(min, max, &format!("{at}/min"))?;
        add(measure, min, max);
    }
    Ok(ranges)
}

/// Spec 5, Total episodes: the minimum is at least 0, the maximum is positive.
pub(super) fn parse_total_episodes(request: &SearchRequest) -> Result<(Option<u64>, Option<u64>), SearchOptionsError> {
    let (min, max) = (request.min_total_episodes, request.max_total_episodes);
    parse_count(min, 0, "/minTotalEpisodes")?;
    parse_count(max, 1, "/maxTotalEpisodes")?;
    check_order(min, max, "/minTotalEpisodes")?;
    Ok((min.map(i64::unsigned_abs), max.map(i64::unsigned_abs)))
}

#[expect(clippy::cast_precision_loss, reason = "MAX_COUNT is far below 2^53")]
fn parse_count(value: Option<i64>, least: i64, pointer: &str) -> Result<Option<f64>, SearchOptionsError> {
    match value {
        Some(value) if value < least => Err(invalid(pointer, &format!("must be at least {least}"))),
        Some(value) if value > MAX_COUNT => Err(invalid(pointer, &format!("must be at most {MAX_COUNT}"))),
        value => Ok(value.map(|value| value as f64)),
    }
}

fn check_order<T: PartialOrd>(min: Option<T>, max: Option<T>, pointer: &str) -> Result<(), SearchOptionsError> {
    match (min, max) {
        (Some(min), Some(max)) if min > max => Err(invalid(pointer, MIN_ABOVE_MAX)),
        _ => Ok(()),
    }
}
