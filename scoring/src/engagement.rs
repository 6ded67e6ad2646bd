//! The engagement sub-score: ratings, subscribers and charts (facts 5.2).
//!
//! A rating counts with its Wilson bound, so a few ratings are worth little; the number of ratings is an input of its
//! own. Apple's countries are added up. A platform that was not polled or does not list the show is unknown.

use crate::charts::chart_measurements;
use crate::measurement::{Measurement, weigh_inputs};
use earshot_catalog::PodcastToScore;
use earshot_model::rating::{RatingPlatform, combine_figures};
use earshot_model::{ScoreInput, Timestamp, format_count};

/// Returns every input that has data.
#[must_use]
pub fn engagement_inputs(podcast: &PodcastToScore) -> Vec<ScoreInput> {
    let ratings = &podcast.ratings;
    let figures = combine_figures(ratings, &[]);
    // The oldest of the summed ratings.
    let at = |platform: RatingPlatform| -> Option<Timestamp> {
        ratings.iter().filter(|rating| rating.platform == platform).map(|rating| rating.captured_at).min()
    };
    let mut measured = Vec::new();
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
            let observed = format!("{average:.2} of 5, counted as {:.2}", 1.0 + 4.0 * bound);
            measured.push(Measurement { name: rating_name, observed, value: bound, at: at(platform) });
        }
        if let Some(count) = count.filter(|count| *count >= 0.0) {
            measured.push(Measurement::from_count(count_name, count, format_count(count, "rating"), at(platform)));
        }
    }
    let castbox = [
        ("castbox-plays", figures.castbox_plays, "play"),
        ("castbox-subscribers", figures.castbox_subscribers, "subscriber"),
    ];
    for (name, count, noun) in castbox {
        if let Some(count) = count.filter(|count| *count >= 0.0) {
            let observed = format_count(count, noun);
            measured.push(Measurement::from_count(name, count, observed, at(RatingPlatform::Castbox)));
        }
    }
    measured.extend(chart_measurements(podcast, !measured.is_empty()));
    weigh_inputs("engagement", measured)
}
