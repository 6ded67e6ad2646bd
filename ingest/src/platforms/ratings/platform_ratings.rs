//! Parses rating payloads of Apple, Spotify and Castbox (facts 2.2, 2.3), and ratings lookups (spec 7).

use super::parsed_ratings::{ExpectedRating, RatingError, RatingPayload, empty_rating, show_at};
use crate::platforms::payload::{FieldReader, value_at};
use earshot_model::Issue;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::{Rating, RatingPlatform, ShowId, average_stars};
use serde_json::Value;

fn rating_payload(show: Option<ShowId>, rating: Rating) -> RatingPayload {
    RatingPayload { show, rating: Some(rating), reviews: Vec::new() }
}

/// Parses Apple's star counts: `{adamId, ratingAverage, ratingCount, ratingCountList, totalNumberOfReviews}`.
pub(super) fn read_apple_ratings(
    value: &Value,
    country: ChartCountry,
    hints: &ExpectedRating,
    issues: &mut Vec<Issue>,
) -> RatingPayload {
    let mut reader = FieldReader { value, issues };
    let mut rating = empty_rating(RatingPlatform::Apple, Some(country), hints);
    rating.count = reader.read_count("ratingCount");
    rating.average = reader.read_average("ratingAverage");
    rating.review_count = reader.read_count("totalNumberOfReviews");
    rating.stars = read_stars(&mut reader, rating.count);
    if let Some(stars) = rating.stars {
        rating.count = Some(stars.iter().sum());
        // More precise than the rounded average of the payload.
        rating.average = average_stars(&stars);
    }
    rating_payload(show_at(value, "adamId"), clear_average_without_raters(rating))
}

/// Parses the counts for one to five stars. Their sum must equal the total count (facts 2.2).
fn read_stars(reader: &mut FieldReader<'_>, count: Option<i64>) -> Option<[i64; 5]> {
    let list = value_at(reader.value, "ratingCountList")?.as_array().cloned();
    let counts: Option<Vec<i64>> = list.and_then(|list| list.iter().map(Value::as_i64).collect());
    let Some(stars) = counts.and_then(|counts| <[i64; 5]>::try_from(counts).ok()) else {
        reader.add_issue("bad-stars", "ratingCountList is not five counts".to_owned());
        return None;
    };
    if stars.iter().any(|count| !(0..=1 << 50).contains(count)) {
        reader.add_issue("bad-count", format!("a count of ratingCountList is below zero, or too large: {stars:?}"));
        return None;
    }
    let sum: i64 = stars.iter().sum();
    if count.is_some_and(|count| count != sum) {
        reader.add_issue("bad-stars", format!("the stars add up to {sum}, not to ratingCount"));
        return None;
    }
    Some(stars)
}

/// Clears the average of a show without ratings.
fn clear_average_without_raters(mut rating: Rating) -> Rating {
    if rating.count == Some(0) {
        rating.average = None;
    }
    rating
}

/// Parses the response of a ratings lookup (spec 7): `ratingsCount` and `ratings`, both nullable, by `appleId` or
/// `spotifyId`.
pub(super) fn read_lookup_ratings(
    value: &Value,
    hints: &ExpectedRating,
    issues: &mut Vec<Issue>,
) -> Result<RatingPayload, RatingError> {
    let (apple, spotify) = (show_at(value, "appleId"), show_at(value, "spotifyId"));
    let show = spotify.or(apple).or_else(|| hints.show.clone());
    let (platform, country) = match show {
        Some(ShowId::Spotify(_)) => (RatingPlatform::Spotify, None),
        Some(ShowId::Apple(_)) => {
            (RatingPlatform::Apple, Some(hints.country.ok_or(RatingError::MissingField("the country"))?))
        }
        None => return Err(RatingError::MissingField("the show")),
    };
    let mut reader = FieldReader { value, issues };
    let mut rating = empty_rating(platform, country, hints);
    rating.count = reader.read_count("ratingsCount");
    rating.average = reader.read_average("ratings");
    Ok(rating_payload(show, clear_average_without_raters(rating)))
}

/// Parses the data of Spotify's show page, which is undocumented (facts 2.3: there is no public API for ratings).
pub(super) fn read_spotify_rating(value: &Value, hints: &ExpectedRating, issues: &mut Vec<Issue>) -> RatingPayload {
    let mut reader = FieldReader { value, issues };
    let mut rating = empty_rating(RatingPlatform::Spotify, None, hints);
    rating.count = reader.read_count("data.podcastUnionV2.rating.averageRating.totalRatings");
    rating.average = reader.read_average("data.podcastUnionV2.rating.averageRating.average");
    rating_payload(show_at(value, "data.podcastUnionV2.uri"), clear_average_without_raters(rating))
}

/// Parses a Castbox channel: `play_count`, `sub_count` (facts 2.3).
pub(super) fn read_castbox_counts(value: &Value, hints: &ExpectedRating, issues: &mut Vec<Issue>) -> RatingPayload {
    let mut reader = FieldReader { value, issues };
    let mut rating = empty_rating(RatingPlatform::Castbox, None, hints);
    rating.plays = reader.read_count("data.play_count");
    rating.subscribers = reader.read_count("data.sub_count");
    rating_payload(show_at(value, "data.itunes_id"), rating)
}
