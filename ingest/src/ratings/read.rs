//! A payload, whoever's it is: which show it is of, and what it says.

use super::fields::{issue, text_at, value_at};
use super::{rating_payloads, reviews};
use crate::charts::json_repair;
use chrono::NaiveDate;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::{Rating, RatingPlatform, Review, ShowId};
use earshot_model::{Issue, Severity, Timestamp};
use serde_json::Value;

/// Fifty reviews of 6,000 characters, with room.
pub const MAX_PAYLOAD_BYTES: usize = 4 << 20;

/// What is known of a payload beside its bytes: from the request, or the name of its file.
#[derive(Clone, Debug)]
pub struct ExpectedRating {
    pub show: Option<ShowId>,
    pub country: Option<ChartCountry>,
    /// When it was captured: payloads do not say it.
    pub captured_at: Timestamp,
    pub now: Timestamp,
}

/// What a payload says of a show, with what was wrong with it.
#[derive(Debug)]
pub struct ParsedRatings {
    pub show: ShowId,
    pub rating: Option<Rating>,
    pub reviews: Vec<Review>,
    pub issues: Vec<Issue>,
}

/// Why a payload says nothing.
#[derive(Debug, thiserror::Error)]
pub enum RatingError {
    #[error("it is larger than {MAX_PAYLOAD_BYTES} bytes")]
    TooLarge,
    #[error("it is not JSON: {0}")]
    NotJson(serde_json::Error),
    #[error("it is no payload of ratings or reviews that we know")]
    UnknownFormat,
    #[error("it does not say {0}")]
    MissingField(&'static str),
    #[error("it is of {0}, which is in the future")]
    FutureDate(NaiveDate),
    #[error("it is of {found}, not of {expected}")]
    OtherShow { found: ShowId, expected: ShowId },
    #[error("nothing that it says can be used: {0}")]
    NoUsableData(String),
}

/// What was read before it is known of which show it is.
pub(super) struct RatingPayload {
    pub show: Option<ShowId>,
    pub rating: Option<Rating>,
    pub reviews: Vec<Review>,
}

/// Reads a payload.
///
/// # Errors
/// [`RatingError`] where it is none, or cannot be told of which show.
pub fn read_ratings(bytes: &[u8], hints: &ExpectedRating) -> Result<ParsedRatings, RatingError> {
    if hints.captured_at > hints.now + chrono::TimeDelta::days(1) {
        return Err(RatingError::FutureDate(hints.captured_at.date_naive()));
    }
    let mut issues = Vec::new();
    let value = parse_json(bytes, &mut issues)?;
    let said = read_value(&value, hints, &mut issues)?;
    let show = match (said.show, hints.show.clone()) {
        (Some(found), Some(expected)) if found != expected && is_same_kind(&found, &expected) => {
            return Err(RatingError::OtherShow { found, expected });
        }
        (found, expected) => found.or(expected).ok_or(RatingError::MissingField("which show it is of"))?,
    };
    let rating = said.rating.filter(|rating| !rating.is_empty());
    if rating.is_none() && said.reviews.is_empty() && !issues.is_empty() {
        let first = issues.first().map_or_else(String::new, |issue| issue.message.clone());
        return Err(RatingError::NoUsableData(first));
    }
    Ok(ParsedRatings { show, rating, reviews: said.reviews, issues })
}

fn is_same_kind(one: &ShowId, other: &ShowId) -> bool {
    std::mem::discriminant(one) == std::mem::discriminant(other)
}

/// JSON; what was cut short is read as far as it goes.
pub(crate) fn parse_json(bytes: &[u8], issues: &mut Vec<Issue>) -> Result<Value, RatingError> {
    if bytes.len() > MAX_PAYLOAD_BYTES {
        return Err(RatingError::TooLarge);
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match serde_json::from_slice(bytes) {
        Ok(value) => Ok(value),
        Err(error) => {
            let mended = json_repair::close_cut_json(bytes).and_then(|mended| serde_json::from_slice(&mended).ok());
            let value = mended.ok_or(RatingError::NotJson(error))?;
            let message = "the payload breaks off, or is damaged; what was whole is kept".to_owned();
            issues.push(issue("cut-short", Severity::Error, message));
            Ok(value)
        }
    }
}

/// By its content: each provider has fields that no other has.
fn read_value(value: &Value, hints: &ExpectedRating, issues: &mut Vec<Issue>) -> Result<RatingPayload, RatingError> {
    if value_at(value, "feed").is_some_and(Value::is_object) {
        return reviews::read_reviews(value, hints, issues);
    }
    if value.get("ratingCountList").is_some() || value.get("adamId").is_some() {
        let country = hints.country.ok_or(RatingError::MissingField("of which country it is"))?;
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

/// The platform's rating without any figure.
pub(super) fn empty_rating(platform: RatingPlatform, country: Option<ChartCountry>, hints: &ExpectedRating) -> Rating {
    Rating::new(platform, country, hints.captured_at)
}

/// The show that a field names.
pub(super) fn show_at(value: &Value, path: &str) -> Option<ShowId> {
    ShowId::parse(&text_at(value, path, 64)?)
}
