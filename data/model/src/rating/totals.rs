//! Sums up the ratings of all countries and profiles of a show.

use super::platform_rating::{Rating, RatingPlatform};
use super::social::{SocialPlatform, SocialProfile};
use super::wilson::wilson_lower_bound;
use crate::PodcastFigures;

/// Computes the figures by which shows are filtered and sorted, from the newest rating of each platform and country and
/// the newest counts of each profile. Sums Apple's countries. Of several YouTube channels, the largest counts.
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "nothing counts to 2^53")]
pub fn combine_figures(ratings: &[Rating], profiles: &[SocialProfile]) -> PodcastFigures {
    let (apple_rating, apple_count) = sum_ratings(ratings, RatingPlatform::Apple);
    let (spotify_rating, spotify_count) = sum_ratings(ratings, RatingPlatform::Spotify);
    let castbox = |figure: fn(&Rating) -> Option<i64>| {
        let of = ratings.iter().filter(|rating| rating.platform == RatingPlatform::Castbox);
        of.filter_map(figure).max().map(|count| count as f64)
    };
    let channel = |figure: fn(&SocialProfile) -> Option<i64>| {
        let of = profiles.iter().filter(|profile| profile.platform == SocialPlatform::Youtube);
        of.filter_map(figure).max().map(|count| count as f64)
    };
    let wilson = |rating: Option<f64>, count: Option<i64>| wilson_lower_bound(rating?, count?);
    PodcastFigures {
        apple_rating,
        apple_ratings_count: apple_count.map(|count| count as f64),
        apple_rating_wilson: wilson(apple_rating, apple_count),
        spotify_rating,
        spotify_ratings_count: spotify_count.map(|count| count as f64),
        spotify_rating_wilson: wilson(spotify_rating, spotify_count),
        castbox_plays: castbox(|rating| rating.plays),
        castbox_subscribers: castbox(|rating| rating.subscribers),
        youtube_subscribers: channel(|profile| profile.followers),
        youtube_views: channel(|profile| profile.views),
        monthly_listeners: None,
    }
}

/// The average over all countries, weighted by the counts, and the sum of the counts.
#[expect(clippy::cast_precision_loss, reason = "no show has 2^53 ratings")]
fn sum_ratings(ratings: &[Rating], platform: RatingPlatform) -> (Option<f64>, Option<i64>) {
    let of = || ratings.iter().filter(|rating| rating.platform == platform);
    let count = of().filter_map(|rating| rating.count).reduce(i64::saturating_add);
    let rated = || of().filter_map(|rating| Some((rating.average?, rating.count?))).filter(|(_, count)| *count > 0);
    let weight: f64 = rated().map(|(_, count)| count as f64).sum();
    let sum: f64 = rated().map(|(average, count)| average * count as f64).sum();
    let average = if weight > 0.0 {
        Some((sum / weight).clamp(1.0, 5.0))
    } else {
        // Falls back to an average without a count.
        of().find_map(|rating| rating.average)
    };
    (average, count)
}

/// The rating of the country with most ratings on Apple Podcasts.
#[must_use]
pub fn main_apple_rating(ratings: &[Rating]) -> Option<&Rating> {
    let of = ratings.iter().filter(|rating| rating.platform == RatingPlatform::Apple);
    of.max_by_key(|rating| (rating.count.unwrap_or(-1), std::cmp::Reverse(rating.country)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chart::ChartCountry;
    use chrono::DateTime;

    fn apple(country: &str, average: Option<f64>, count: Option<i64>) -> Rating {
        let at = DateTime::from_timestamp(1_795_000_000, 0).expect("a moment");
        Rating { average, count, ..Rating::new(RatingPlatform::Apple, ChartCountry::parse(country), at) }
    }

    #[test]
    fn country_ratings_add_up_and_unknown_stays_unknown() {
        let figures = combine_figures(&[apple("us", Some(5.0), Some(30)), apple("gb", Some(3.0), Some(10))], &[]);
        assert_eq!((figures.apple_rating, figures.apple_ratings_count), (Some(4.5), Some(40.0)));
        assert_eq!(figures.apple_rating_wilson, wilson_lower_bound(4.5, 40));
        assert_eq!((figures.spotify_rating, figures.castbox_plays, figures.youtube_views), (None, None, None));

        let nobody = combine_figures(&[apple("us", None, Some(0))], &[]);
        assert_eq!((nobody.apple_rating, nobody.apple_ratings_count), (None, Some(0.0)));
        assert_eq!(combine_figures(&[], &[]), PodcastFigures::default());
    }

    #[test]
    fn the_main_country_is_that_of_most_ratings() {
        let ratings = [apple("us", Some(4.0), Some(7)), apple("gb", Some(5.0), Some(9)), apple("de", None, None)];
        assert_eq!(main_apple_rating(&ratings).and_then(|rating| rating.country), ChartCountry::parse("gb"));
        assert_eq!(main_apple_rating(&[]), None);
    }
}
