//! Reads a rating payload of any provider: its show and its figures.

use super::fields::{issue, text_at, value_at};
use super::{rating_payloads, reviews};
use crate::charts::json_repair;
use chrono::NaiveDate;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::{Rating, RatingPlatform, Review, ShowId};
use earshot_model::{Issue, Severity, Timestamp};
use serde_json::Value;

/// Maximum payload size: 50 reviews of 6,000 characters fit several times.
pub const MAX_PAYLOAD_BYTES: usize = 4 << 20;

/// What the caller expects of a payload, from the request or the file name.
#[derive(Clone, Debug)]
pub struct ExpectedRating {
    pub show: Option<ShowId>,
    pub country: Option<ChartCountry>,
    /// Capture time; payloads do not contain one.
    pub captured_at: Timestamp,
    pub now: Timestamp,
}

/// The ratings of a show in a payload, with issues.
#[derive(Debug)]
pub struct ParsedRatings {
    pub show: ShowId,
    pub rating: Option<Rating>,
    pub reviews: Vec<Review>,
    pub issues: Vec<Issue>,
}

/// Why a payload has no usable ratings.
#[derive(Debug, thiserror::Error)]
pub enum RatingError {
    #[error("it is larger than {MAX_PAYLOAD_BYTES} bytes")]
    TooLarge,
    #[error("it is not JSON: {0}")]
    NotJson(serde_json::Error),
    #[error("unknown format of ratings or reviews")]
    UnknownFormat,
    #[error("the payload does not state {0}")]
    MissingField(&'static str),
    #[error("its date {0} is in the future")]
    FutureDate(NaiveDate),
    #[error("it is of {found}, expected {expected}")]
    OtherShow { found: ShowId, expected: ShowId },
    #[error("it has no usable values: {0}")]
    NoUsableData(String),
}

/// The content of a payload before its show is determined.
pub(super) struct RatingPayload {
    pub show: Option<ShowId>,
    pub rating: Option<Rating>,
    pub reviews: Vec<Review>,
}

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

/// Parses JSON. Truncated JSON is read up to the cut.
pub(crate) fn parse_json(bytes: &[u8], issues: &mut Vec<Issue>) -> Result<Value, RatingError> {
    if bytes.len() > MAX_PAYLOAD_BYTES {
        return Err(RatingError::TooLarge);
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match serde_json::from_slice(bytes) {
        Ok(value) => Ok(value),
        Err(error) => {
            let repaired =
                json_repair::close_cut_json(bytes).and_then(|repaired| serde_json::from_slice(&repaired).ok());
            let value = repaired.ok_or(RatingError::NotJson(error))?;
            let message = "the payload is cut off or damaged; complete entries were kept".to_owned();
            issues.push(issue("cut-short", Severity::Error, message));
            Ok(value)
        }
    }
}

/// Detects the provider by its fields: each has fields that no other has.
fn read_value(value: &Value, hints: &ExpectedRating, issues: &mut Vec<Issue>) -> Result<RatingPayload, RatingError> {
    if value_at(value, "feed").is_some_and(Value::is_object) {
        return reviews::read_reviews(value, hints, issues);
    }
    if value.get("ratingCountList").is_some() || value.get("adamId").is_some() {
        let country = hints.country.ok_or(RatingError::MissingField("the country"))?;
        return Ok(rating_payloads::read_apple_ratings(value, country, hints, issues));
    }
    if value.get("ratingsCount").is_some() || value.get("ratings").is_some() {
        return rating_payloads::read_lookup_ratings(value, hints, issues);
    }
    if value_at(value, "data.podcastUnionV2").is_some() {
        return Ok(rating_payloads::read_spotify_rating(value, hints, issues));
    }
    if value_at(value, "data.play_count").is_some() || value_at(value, "data.sub_count").is_some() {
        return Ok(rating_payloads::read_castbox_counts(value, hints, issues));
    }
    Err(RatingError::UnknownFormat)
}

/// Returns a rating of the platform without figures.
pub(super) fn empty_rating(platform: RatingPlatform, country: Option<ChartCountry>, hints: &ExpectedRating) -> Rating {
    Rating::new(platform, country, hints.captured_at)
}

/// Returns the show id in a field.
pub(super) fn show_at(value: &Value, path: &str) -> Option<ShowId> {
    ShowId::parse(&text_at(value, path, 64)?)
}
