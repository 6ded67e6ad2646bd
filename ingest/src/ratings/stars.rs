//! Ratings and counts: Apple's histogram, Spotify's, Castbox's (facts 2.2, 2.3), and answers of ratings lookups (spec 7).

use super::fields::{Reader, at};
use super::read::{RatingError, RatingHints, Said, blank, show_at};
use earshot_model::Issue;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::{Rating, RatingPlatform, ShowId, average_of_stars};
use serde_json::Value;

fn said(show: Option<ShowId>, rating: Rating) -> Said {
    Said { show, rating: Some(rating), reviews: Vec::new() }
}

/// Apple's histogram: `{adamId, ratingAverage, ratingCount, ratingCountList, totalNumberOfReviews}`.
pub(super) fn apple(value: &Value, country: ChartCountry, hints: &RatingHints, issues: &mut Vec<Issue>) -> Said {
    let mut reader = Reader { value, issues };
    let mut rating = blank(RatingPlatform::Apple, Some(country), hints);
    rating.count = reader.count("ratingCount");
    rating.average = reader.average("ratingAverage");
    rating.texts = reader.count("totalNumberOfReviews");
    rating.stars = stars(&mut reader, rating.count);
    if let Some(stars) = rating.stars {
        rating.count = Some(stars.iter().sum());
        // Surer than the rounded average.
        rating.average = average_of_stars(&stars);
    }
    said(show_at(value, "adamId"), without_raters(rating))
}

/// One to five stars, which have to add up to the count (facts 2.2).
fn stars(reader: &mut Reader<'_>, count: Option<i64>) -> Option<[i64; 5]> {
    let list = at(reader.value, "ratingCountList")?.as_array().cloned();
    let counts: Option<Vec<i64>> = list.and_then(|list| list.iter().map(Value::as_i64).collect());
    let Some(stars) = counts.and_then(|counts| <[i64; 5]>::try_from(counts).ok()) else {
        reader.tell("bad-stars", "ratingCountList is not five counts".to_owned());
        return None;
    };
    if stars.iter().any(|count| !(0..=1 << 50).contains(count)) {
        reader.tell("bad-count", format!("a count of ratingCountList is below zero, or too large: {stars:?}"));
        return None;
    }
    let sum: i64 = stars.iter().sum();
    if count.is_some_and(|count| count != sum) {
        reader.tell("bad-stars", format!("the stars add up to {sum}, not to ratingCount"));
        return None;
    }
    Some(stars)
}

/// An average of nobody's ratings is none.
fn without_raters(mut rating: Rating) -> Rating {
    if rating.count == Some(0) {
        rating.average = None;
    }
    rating
}

/// The answer of a ratings lookup (spec 7): `ratingsCount` and `ratings`, both nullable, by `appleId` or `spotifyId`.
pub(super) fn lookup(value: &Value, hints: &RatingHints, issues: &mut Vec<Issue>) -> Result<Said, RatingError> {
    let (apple, spotify) = (show_at(value, "appleId"), show_at(value, "spotifyId"));
    let show = spotify.or(apple).or_else(|| hints.show.clone());
    let (platform, country) = match show {
        Some(ShowId::Spotify(_)) => (RatingPlatform::Spotify, None),
        Some(ShowId::Apple(_)) => {
            (RatingPlatform::Apple, Some(hints.country.ok_or(RatingError::Missing("of which country it is"))?))
        }
        None => return Err(RatingError::Missing("which show it is of")),
    };
    let mut reader = Reader { value, issues };
    let mut rating = blank(platform, country, hints);
    rating.count = reader.count("ratingsCount");
    rating.average = reader.average("ratings");
    Ok(said(show, without_raters(rating)))
}

/// What Spotify's own page asks for; documented nowhere (facts 2.3: there is no public API for ratings).
pub(super) fn spotify(value: &Value, hints: &RatingHints, issues: &mut Vec<Issue>) -> Said {
    let mut reader = Reader { value, issues };
    let mut rating = blank(RatingPlatform::Spotify, None, hints);
    rating.count = reader.count("data.podcastUnionV2.rating.averageRating.totalRatings");
    rating.average = reader.average("data.podcastUnionV2.rating.averageRating.average");
    said(show_at(value, "data.podcastUnionV2.uri"), without_raters(rating))
}

/// Castbox's channel: `play_count`, `sub_count` (facts 2.3).
pub(super) fn castbox(value: &Value, hints: &RatingHints, issues: &mut Vec<Issue>) -> Said {
    let mut reader = Reader { value, issues };
    let mut rating = blank(RatingPlatform::Castbox, None, hints);
    rating.plays = reader.count("data.play_count");
    rating.subscribers = reader.count("data.sub_count");
    said(show_at(value, "data.itunes_id"), rating)
}
