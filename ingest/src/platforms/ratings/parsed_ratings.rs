//! What is read from a payload of ratings or reviews.

use crate::platforms::payload::{MAX_PAYLOAD_BYTES, PayloadError, text_at};
use chrono::NaiveDate;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::{Rating, RatingPlatform, Review, ShowId};
use earshot_model::{Issue, Timestamp};
use serde_json::Value;

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

impl From<PayloadError> for RatingError {
    fn from(error: PayloadError) -> Self {
        match error {
            PayloadError::TooLarge => Self::TooLarge,
            PayloadError::NotJson(error) => Self::NotJson(error),
        }
    }
}

/// Returns a rating of the platform without figures.
pub(super) fn empty_rating(platform: RatingPlatform, country: Option<ChartCountry>, hints: &ExpectedRating) -> Rating {
    Rating::new(platform, country, hints.captured_at)
}

/// Returns the show id in a field.
pub(super) fn show_at(value: &Value, path: &str) -> Option<ShowId> {
    ShowId::parse(&text_at(value, path, 64)?)
}
