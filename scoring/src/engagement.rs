//! The engagement sub-score: what listeners gave and did elsewhere (facts 5.2).
//!
//! A rating counts with its lower bound, so few ratings are worth little, and how many there are counts by itself. Apple's
//! countries are summed up. A platform that was not asked, or does not know the show, is no input: the others share its
//! weight.

use crate::measured::{Measured, logarithmic, with_shares};
use earshot_model::rating::{Rating, RatingPlatform, figures_of};
use earshot_model::{ScoreInput, Timestamp};

/// Weights of the inputs, relative to each other.
pub const ENGAGEMENT_WEIGHTS: &[(&str, f64)] = &[
    ("apple-rating", 0.25),
    ("apple-ratings-count", 0.25),
    ("spotify-rating", 0.15),
    ("spotify-ratings-count", 0.15),
    ("castbox-plays", 0.10),
    ("castbox-subscribers", 0.10),
];

/// So many are worth the full share.
const FULL_RATINGS: f64 = 100_000.0;
const FULL_PLAYS: f64 = 10_000_000.0;
const FULL_SUBSCRIBERS: f64 = 100_000.0;

/// Measures every input that has data.
#[must_use]
pub fn engagement_inputs(ratings: &[Rating]) -> Vec<ScoreInput> {
    let figures = figures_of(ratings, &[]);
    // The oldest of what is summed up.
    let at = |platform: RatingPlatform| -> Option<Timestamp> {
        ratings.iter().filter(|rating| rating.platform == platform).map(|rating| rating.captured_at).min()
    };
    let mut measured = Vec::new();
    let mut add = |name: &'static str, observed: String, value: f64, platform: RatingPlatform| {
        measured.push(Measured { name, observed, value, at: at(platform) });
    };
    let of_platforms = [
        (
            RatingPlatform::Apple,
            ["apple-rating", "apple-ratings-count"],
            figures.apple_rating.zip(figures.apple_rating_wilson),
            figures.apple_ratings_count,
        ),
        (
            RatingPlatform::Spotify,
            ["spotify-rating", "spotify-ratings-count"],
            figures.spotify_rating.zip(figures.spotify_rating_wilson),
            figures.spotify_ratings_count,
        ),
    ];
    for (platform, [rating_name, count_name], rating, count) in of_platforms {
        if let Some((average, bound)) = rating {
            let least = 1.0 + 4.0 * bound;
            add(rating_name, format!("{average:.2} of 5, at least {least:.2} for sure"), bound, platform);
        }
        if let Some(count) = count {
            add(count_name, format!("{count:.0} ratings"), logarithmic(count, FULL_RATINGS), platform);
        }
    }
    if let Some(plays) = figures.castbox_plays {
        let value = logarithmic(plays, FULL_PLAYS);
        add("castbox-plays", format!("{plays:.0} plays"), value, RatingPlatform::Castbox);
    }
    if let Some(subscribers) = figures.castbox_subscribers {
        let value = logarithmic(subscribers, FULL_SUBSCRIBERS);
        add("castbox-subscribers", format!("{subscribers:.0} subscribers"), value, RatingPlatform::Castbox);
    }
    with_shares("engagement", ENGAGEMENT_WEIGHTS, measured)
}
