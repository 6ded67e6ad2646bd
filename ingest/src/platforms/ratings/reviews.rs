//! Parses Apple's review feeds: the reviews of a show in a country, newest first (facts 2.2).

use super::parsed_ratings::{ExpectedRating, RatingError, RatingPayload};
use crate::platforms::payload::{FieldReader, list_at, number_at, text_at, value_at};
use earshot_model::chart::ChartCountry;
use earshot_model::rating::{MAX_REVIEW_CHARS, RatingPlatform, Review, ShowId};
use earshot_model::{Issue, Severity};
use serde_json::Value;
use std::collections::BTreeSet;

/// The most entries that are read from one payload; Apple sends 50.
const MAX_ENTRIES: usize = 1_000;
const MAX_TITLE_CHARS: usize = 500;
const MAX_AUTHOR_CHARS: usize = 200;

pub(super) fn read_reviews(
    value: &Value,
    hints: &ExpectedRating,
    issues: &mut Vec<Issue>,
) -> Result<RatingPayload, RatingError> {
    let address = self_url(value);
    let entries = list_at(value, "feed.entry");
    let has_ratings = entries.iter().flatten().any(|entry| entry.get("im:rating").is_some());
    if !has_ratings && address.is_none() {
        return Err(RatingError::UnknownFormat);
    }
    let (told_country, show) = address.as_deref().map_or((None, None), parse_reviews_url);
    let country = told_country.or(hints.country).ok_or(RatingError::MissingField("the country"))?;
    let entries = entries.unwrap_or_default();
    if entries.len() > MAX_ENTRIES {
        let message = format!("entries after the first {MAX_ENTRIES} were ignored");
        issues.push(Issue::new("too-many-entries", Severity::Warning, message));
    }
    let mut seen = BTreeSet::new();
    let mut reviews = Vec::new();
    for entry in entries.into_iter().take(MAX_ENTRIES) {
        // The first entry may be the show itself, without a rating.
        if entry.get("im:rating").is_none() {
            continue;
        }
        let Some(review) = read_review(entry, country, hints, issues) else { continue };
        if seen.insert(review.id.clone()) {
            reviews.push(review);
        } else {
            issues.push(Issue::new("doubled", Severity::Warning, format!("review {} occurs twice", review.id)));
        }
    }
    Ok(RatingPayload { show, rating: None, reviews })
}

fn read_review(
    entry: &Value,
    country: ChartCountry,
    hints: &ExpectedRating,
    issues: &mut Vec<Issue>,
) -> Option<Review> {
    let mut reader = FieldReader { value: entry, issues };
    let Some(id) = text_at(entry, "id.label", 100) else {
        reader.add_issue("no-identity", "a review has no id".to_owned());
        return None;
    };
    let Some(stars) = number_at(entry, "im:rating.label").and_then(whole_stars) else {
        let found = text_at(entry, "im:rating.label", 20).unwrap_or_default();
        reader.add_issue("bad-rating", format!("review {id} has {found:?} stars"));
        return None;
    };
    let reviewed_at = reader.read_time("updated.label", hints.now);
    let of = |path: &str, max| text_at(entry, path, max).unwrap_or_default();
    Some(Review {
        platform: RatingPlatform::Apple,
        country,
        stars,
        title: of("title.label", MAX_TITLE_CHARS),
        body: of("content.label", MAX_REVIEW_CHARS),
        author: of("author.name.label", MAX_AUTHOR_CHARS),
        reviewed_at,
        seen_at: hints.captured_at,
        id,
    })
}

/// Returns one to five stars. An entry without stars is not a review.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "1 to 5")]
fn whole_stars(number: f64) -> Option<u8> {
    ((1.0..=5.0).contains(&number) && number.fract() == 0.0).then_some(number as u8)
}

/// Returns the feed's own URL, such as `https://itunes.apple.com/us/rss/customerreviews/page=1/id=123/…`.
fn self_url(value: &Value) -> Option<String> {
    let is_own = |url: &String| url.contains("/rss/customerreviews/");
    let links = list_at(value, "feed.link").unwrap_or_default();
    let mut links = links.into_iter().filter_map(|link| text_at(link, "attributes.href", 500));
    text_at(value, "feed.id.label", 500).filter(is_own).or_else(|| links.find(is_own)).or_else(|| {
        let id = value_at(value, "feed.id")?.as_str()?.to_owned();
        Some(id).filter(is_own)
    })
}

fn parse_reviews_url(address: &str) -> (Option<ChartCountry>, Option<ShowId>) {
    let parts: Vec<&str> = address.split(['/', '?']).collect();
    let country = parts.windows(2).find(|pair| pair[1] == "rss").and_then(|pair| ChartCountry::parse(pair[0]));
    let show = parts.iter().find_map(|part| ShowId::parse(part.strip_prefix("id=")?));
    (country, show)
}
