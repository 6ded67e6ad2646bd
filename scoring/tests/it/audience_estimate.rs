//! The audience estimate: monotone, bounded, stable, and absent without data.

use super::charts::{chart, chart_summary};
use super::sub_scores::{profile, rating};
use super::{now, scored, show};
use chrono::Duration;
use earshot_catalog::PodcastToScore;
use earshot_model::rating::{RatingPlatform, SocialPlatform};
use earshot_model::{AudienceConfidence, AudienceEstimate};
use earshot_scoring::AUDIENCE_SOURCES;
use proptest::prelude::*;

#[derive(Clone, Debug)]
struct AudienceFigures {
    apple: Option<i64>,
    spotify: Option<i64>,
    followers: Option<i64>,
    subscribers: Option<i64>,
    place: Option<u16>,
    silent_days: i64,
}

impl AudienceFigures {
    fn empty() -> Self {
        Self { apple: None, spotify: None, followers: None, subscribers: None, place: None, silent_days: 1 }
    }

    fn estimate(&self) -> Option<AudienceEstimate> {
        let ratings = [(RatingPlatform::Apple, self.apple), (RatingPlatform::Spotify, self.spotify)];
        let ratings = ratings.into_iter().filter(|(_, count)| count.is_some());
        let profiles = [(SocialPlatform::Twitter, self.followers), (SocialPlatform::Youtube, self.subscribers)];
        let profiles = profiles.into_iter().filter_map(|(platform, count)| Some(profile(platform, count?)));
        let podcast = PodcastToScore {
            ratings: ratings.map(|(platform, count)| rating(platform, Some(4.0), count)).collect(),
            profiles: profiles.collect(),
            chart_summary: self.place.map(|place| chart_summary(Some((chart("us", "arts"), place)), 3, None)),
            charts_as_of: Some(now().date_naive()),
            ..show(20, self.silent_days, 7)
        };
        scored(&podcast).audience
    }

    fn listeners(&self) -> i64 {
        self.estimate().map_or(0, |estimate| estimate.monthly_listeners)
    }
}

#[test]
fn without_a_source_there_is_no_estimate() {
    assert_eq!(AudienceFigures::empty().estimate(), None);
    assert_eq!(scored(&show(0, 0, 7)).audience, None);
    let negative = AudienceFigures { apple: Some(-5), followers: Some(-1), ..AudienceFigures::empty() };
    assert_eq!(negative.estimate(), None, "a negative count is ignored");
}

#[test]
fn a_hand_computed_case() {
    // A thousand ratings in the first year, at 120 listeners each; weekly and active.
    let estimate = AudienceFigures { apple: Some(1_000), ..AudienceFigures::empty() }.estimate().expect("an estimate");
    assert_eq!((estimate.monthly_listeners, estimate.size_bracket()), (120_000, "100K-1M"));
    assert_eq!(estimate.confidence, AudienceConfidence::Medium);
    assert!(!estimate.is_dormant);
    let inputs: Vec<_> = estimate.inputs.iter().map(|input| (input.name.as_str(), input.listeners)).collect();
    assert_eq!(inputs, [("apple-ratings", Some(120_000)), ("update-frequency", None), ("silence", None)]);
    // Two sources that agree raise the confidence; a follower count alone gives little.
    let agreed =
        AudienceFigures { apple: Some(1_000), spotify: Some(1_500), place: Some(1), ..AudienceFigures::empty() };
    assert_eq!(agreed.estimate().expect("an estimate").confidence, AudienceConfidence::High);
    let followed =
        AudienceFigures { followers: Some(90_000), ..AudienceFigures::empty() }.estimate().expect("an estimate");
    assert_eq!((followed.monthly_listeners, followed.confidence), (2_700, AudienceConfidence::Low));
}

#[test]
fn silence_reduces_listeners() {
    let silent = AudienceFigures { apple: Some(1_000), silent_days: 120, ..AudienceFigures::empty() }
        .estimate()
        .expect("an estimate");
    assert_eq!(silent.monthly_listeners, 60_000, "ninety days after the first month");
    assert!(silent.is_dormant && silent.confidence == AudienceConfidence::Low);
    // Episodes dated in the future do not make a show active.
    let mut planned = show(20, -3_000, 1);
    planned.ratings = vec![rating(RatingPlatform::Apple, Some(4.0), Some(1_000))];
    assert!(planned.episodes.recent_published_at.iter().all(|date| *date > now() + Duration::days(1)));
    assert!(scored(&planned).audience.expect("an estimate").is_dormant);
}

#[test]
fn the_weights_sum_to_one() {
    assert!((AUDIENCE_SOURCES.iter().map(|(_, weight, _)| weight).sum::<f64>() - 1.0).abs() < 1e-9);
}

proptest! {
    #[test]
    fn bounded_monotone_and_stable(
        apple in prop::option::of(0_i64..1_000_000),
        spotify in prop::option::of(0_i64..1_000_000),
        followers in prop::option::of(0_i64..i64::MAX),
        subscribers in prop::option::of(0_i64..100_000_000),
        place in prop::option::of(1_u16..300),
        silent_days in 0_i64..3_000,
        more in 1_i64..100_000,
    ) {
        let base = AudienceFigures { apple, spotify, followers, subscribers, place, silent_days };
        let listeners = base.listeners();
        prop_assert!((0..=1_200_000_000).contains(&listeners));
        prop_assert_eq!(base.estimate(), base.estimate());
        let plus = |count: Option<i64>| count.map(|count| count.saturating_add(more));
        let better = [
            AudienceFigures { apple: plus(apple), ..base.clone() },
            AudienceFigures { spotify: plus(spotify), ..base.clone() },
            AudienceFigures { followers: plus(followers), ..base.clone() },
            AudienceFigures { subscribers: plus(subscribers), ..base.clone() },
            AudienceFigures { place: place.map(|place| 1 + place / 2), ..base.clone() },
            // A chart position is a lower bound, so adding one never lowers the estimate.
            AudienceFigures { place: place.or(Some(200)), ..base.clone() },
            AudienceFigures { silent_days: silent_days / 2, ..base.clone() },
        ];
        for other in &better {
            prop_assert!(other.listeners() >= listeners, "{other:?} has less than {base:?}");
        }
        // Doubling one source at most doubles the estimate.
        let twice = AudienceFigures { apple: apple.map(|count| count * 2), ..base.clone() };
        prop_assert!(twice.listeners() as f64 <= listeners as f64 * 2.2 + 2.0);
        if let Some(estimate) = base.estimate() {
            let shares: f64 = estimate.inputs.iter().filter(|it| it.listeners.is_some()).map(|it| it.share).sum();
            prop_assert!((shares - 1.0).abs() < 1e-9);
        }
    }
}
