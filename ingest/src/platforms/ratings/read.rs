//! Reads a rating payload of any provider: its show and its figures.

use super::parsed_ratings::{ExpectedRating, ParsedRatings, RatingError, RatingPayload};
use super::{platform_ratings, reviews};
use crate::platforms::payload::{parse_json, value_at};
use earshot_model::Issue;
use earshot_model::rating::ShowId;
use serde_json::Value;

/// Reads a payload of ratings or reviews.
///
/// # Errors
/// [`RatingError`] when the bytes are another format, or the show is missing.
pub fn read_ratings(bytes: &[u8], hints: &ExpectedRating) -> Result<ParsedRatings, RatingError> {
    if hints.captured_at > hints.now + chrono::TimeDelta::days(1) {
        return Err(RatingError::FutureDate(hints.captured_at.date_naive()));
    }
    let mut issues = Vec::new();
    let value = parse_json(bytes, &mut issues)?;
    let payload = read_value(&value, hints, &mut issues)?;
    let show = match (payload.show, hints.show.clone()) {
        (Some(found), Some(expected)) if found != expected && is_same_kind(&found, &expected) => {
            return Err(RatingError::OtherShow { found, expected });
        }
        (found, expected) => found.or(expected).ok_or(RatingError::MissingField("the show"))?,
    };
    let rating = payload.rating.filter(|rating| !rating.is_empty());
    if rating.is_none() && payload.reviews.is_empty() && !issues.is_empty() {
        let first = issues.first().map_or_else(String::new, |issue| issue.message.clone());
        return Err(RatingError::NoUsableData(first));
    }
    Ok(ParsedRatings { show, rating, reviews: payload.reviews, issues })
}

fn is_same_kind(one: &ShowId, other: &ShowId) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

/// Detects the provider by its fields: each has fields that no other has.
fn read_value(value: &Value, hints: &ExpectedRating, issues: &mut Vec<Issue>) -> Result<RatingPayload, RatingError> {
    if value_at(value, "feed").is_some_and(Value::is_object) {
        return reviews::read_reviews(value, hints, issues);
    }
    if value.get("ratingCountList").is_some() || value.get("adamId").is_some() {
        let country = hints.country.ok_or(RatingError::MissingField("the country"))?;
        return Ok(platform_ratings::read_apple_ratings(value, country, hints, issues));
    }
    if value.get("ratingsCount").is_some() || value.get("ratings").is_some() {
        return platform_ratings::read_lookup_ratings(value, hints, issues);
    }
    if value_at(value, "data.podcastUnionV2").is_some() {
        return Ok(platform_ratings::read_spotify_rating(value, hints, issues));
    }
    if value_at(value, "data.play_count").is_some() || value_at(value, "data.sub_count").is_some() {
        return Ok(platform_ratings::read_castbox_counts(value, hints, issues));
    }
    Err(RatingError::UnknownFormat)
}
