//! Engagement, social and YouTube: bounded, monotone, stable; missing data is not zero.

use super::{now, scored, show};
use chrono::Duration;
use earshot_catalog::PodcastToScore;
use earshot_model::chart::ChartCountry;
use earshot_model::rating::{Rating, RatingPlatform, SocialPlatform, SocialProfile};
use earshot_model::{ENGAGEMENT_WEIGHTS, PodcastScore, SOCIAL_WEIGHTS, SUB_SCORE_WEIGHTS, ScorePrior, YOUTUBE_WEIGHTS};
use proptest::prelude::*;

pub fn rating(platform: RatingPlatform, average: Option<f64>, count: Option<i64>) -> Rating {
    let country = (platform == RatingPlatform::Apple).then(|| ChartCountry::parse("us")).flatten();
    Rating { average, count, ..Rating::new(platform, country, now() - Duration::days(3)) }
}

pub fn profile(platform: SocialPlatform, followers: i64) -> SocialProfile {
    let url = format!("https://{}.example/{followers}", platform.as_str());
    SocialProfile { followers: Some(followers), ..SocialProfile::new(platform, &url, now()) }
}

fn with(ratings: Vec<Rating>, profiles: Vec<SocialProfile>) -> PodcastScore {
    scored(&PodcastToScore { ratings, profiles, ..show(5, 0, 7) })
}

fn sub_scores(score: &PodcastScore) -> [Option<f64>; 4] {
    ["quality", "engagement", "social", "youtube"].map(|name| score.sub_score(name))
}

fn near(found: Option<f64>, expected: f64) {
    let found = found.expect("has data");
    assert!((found - expected).abs() < 1e-9, "{found} is not {expected}");
}

#[test]
fn hand_computed_cases() {
    let none = with(vec![], vec![]);
    assert_eq!(sub_scores(&none)[1..], [None, None, None]);
    let prior = ScorePrior::COLD_START;
    let unknown = 35.0 * prior.engagement + 20.0 * prior.social + 15.0 * prior.youtube;
    near(none.authority, 0.30 * none.quality.expect("has data") + unknown);
    // Of quality, only guests are unknown.
    near(Some(none.confidence()), 0.30 * 0.92);

    // Facts 5.2: 5.0 with 100 ratings has a bound of 0.9630. The two inputs of Apple have 0.4 of the weight.
    let ratings = vec![rating(RatingPlatform::Apple, Some(5.0), Some(100))];
    let bound = earshot_model::rating::wilson_lower_bound(5.0, 100).expect("a bound");
    let count = 101.0_f64.ln() / 100_001.0_f64.ln();
    let engagement = 20.0 * bound + 20.0 * count + 60.0 * prior.engagement;
    let profiles = vec![profile(SocialPlatform::Twitter, 999_999), profile(SocialPlatform::Instagram, 0)];
    let score = with(ratings, profiles);
    near(score.sub_score("engagement"), engagement);
    near(score.sub_score("social"), 70.0 * 1_000_000.0_f64.ln() / 1_000_001.0_f64.ln());
    let quality = score.quality.expect("has data");
    let social = score.sub_score("social").expect("has data");
    near(score.authority, 0.30 * quality + 0.35 * engagement + 0.20 * social + 15.0 * prior.youtube);
    let measured = score.inputs.iter().find(|input| input.name == "apple-rating").expect("an input");
    assert_eq!(measured.observed, "5.00 of 5, counted as 4.85");
    assert_eq!(measured.measured_at, Some(now() - Duration::days(3)));

    let channel = SocialProfile { views: Some(5_000), posts: Some(50), ..profile(SocialPlatform::Youtube, 999) };
    let score = with(vec![], vec![channel]);
    let full = 1_000_001.0_f64.ln();
    near(score.sub_score("youtube"), 60.0 * 1_000.0_f64.ln() / full + 40.0 * 101.0_f64.ln() / full);
    assert_eq!(score.sub_score("social"), None, "a channel has a sub-score of its own");
}

#[test]
fn weights_sum_to_one() {
    for weights in [SUB_SCORE_WEIGHTS, ENGAGEMENT_WEIGHTS, SOCIAL_WEIGHTS, YOUTUBE_WEIGHTS] {
        assert!((weights.iter().map(|(_, weight)| weight).sum::<f64>() - 1.0).abs() < 1e-9);
    }
}

#[test]
fn what_is_not_known_is_not_zero() {
    let of_nobody = with(vec![rating(RatingPlatform::Apple, None, Some(0))], vec![]);
    let unknown = with(vec![rating(RatingPlatform::Apple, None, None)], vec![]);
    near(of_nobody.sub_score("engagement"), 80.0 * ScorePrior::COLD_START.engagement);
    assert_eq!(unknown.sub_score("engagement"), None);
    let hidden = SocialProfile { followers: None, ..profile(SocialPlatform::Twitter, 0) };
    assert_eq!(with(vec![], vec![hidden]).sub_score("social"), None);
    // A channel without videos has no views per video.
    let channel = SocialProfile { views: Some(0), posts: Some(0), ..profile(SocialPlatform::Youtube, 10) };
    let score = with(vec![], vec![channel]);
    assert!(score.inputs.iter().all(|input| input.name != "views-per-video"));
}

#[test]
fn ten_empty_profiles_change_nothing() {
    let one = vec![profile(SocialPlatform::Twitter, 5_000)];
    let mut many = one.clone();
    many.extend((0..10).map(|_| profile(SocialPlatform::Instagram, 0)));
    assert_eq!(with(vec![], one).authority, with(vec![], many).authority);
}

fn platform() -> impl Strategy<Value = SocialPlatform> {
    prop::sample::select(SocialPlatform::ALL)
}

proptest! {
    #[test]
    fn scores_are_bounded_monotone_and_the_weighted_sum_of_their_inputs(
        apple in (1.0_f64..5.0, 0_i64..10_000_000),
        spotify in prop::option::of((1.0_f64..5.0, 1_i64..1_000_000)),
        plays in prop::option::of(0_i64..100_000_000),
        followers in prop::collection::vec((platform(), 0_i64..10_000_000), 0..6),
        more in 1_i64..1_000_000,
    ) {
        let ratings = |more_stars: f64, more_ratings: i64, more_plays: i64| {
            let mut ratings = vec![rating(RatingPlatform::Apple, Some((apple.0 + more_stars).min(5.0)), Some(apple.1 + more_ratings))];
            ratings.extend(spotify.map(|(average, count)| rating(RatingPlatform::Spotify, Some(average), Some(count))));
            ratings.extend(plays.map(|plays| {
                Rating { plays: Some(plays + more_plays), ..rating(RatingPlatform::Castbox, None, None) }
            }));
            ratings
        };
        let profiles = |more: i64| -> Vec<SocialProfile> {
            followers.iter().map(|(platform, followers)| profile(*platform, followers + more)).collect()
        };
        let base = with(ratings(0.0, 0, 0), profiles(0));
        let authority = |score: &PodcastScore| score.authority.expect("has data");
        for score in sub_scores(&base).into_iter().flatten().chain([authority(&base)]) {
            prop_assert!((0.0..=100.0 + 1e-9).contains(&score));
        }
        // The displayed points add up to the score, and equal inputs give equal scores.
        let points: f64 = base.inputs.iter().map(|input| input.value * base.max_points(input)).sum();
        let unknown = base.unknown_inputs().map(|(sub_score, name)| base.prior_points(sub_score, name));
        prop_assert!((points + unknown.sum::<f64>() - authority(&base)).abs() < 1e-9);
        let at_most: f64 = base.inputs.iter().map(|input| base.max_points(input)).sum();
        prop_assert!((at_most - 100.0 * base.confidence()).abs() < 1e-9);
        prop_assert_eq!(&with(ratings(0.0, 0, 0), profiles(0)), &base);

        let mut better = vec![
            with(ratings(0.0, 0, more), profiles(0)),
            with(ratings(0.0, 0, 0), profiles(more)),
        ];
        if apple.1 > 0 {
            better.push(with(ratings(0.5, 0, 0), profiles(0)));
        }
        // More bad ratings may lower the Wilson bound; more good ones never do.
        if apple.0 >= 3.0 && apple.1 > 0 {
            better.push(with(ratings(0.0, more, 0), profiles(0)));
        }
        let mut with_another = profiles(0);
        if with_another.iter().any(|profile| profile.platform != SocialPlatform::Youtube) {
            with_another.push(profile(SocialPlatform::Patreon, more));
            better.push(with(ratings(0.0, 0, 0), with_another));
        }
        for other in &better {
            prop_assert!(authority(other) >= authority(&base) - 1e-9, "{} fell to {}", authority(&base), authority(other));
            // No input moves the score by more than its share.
            let most: f64 = base.inputs.iter().map(|input| base.max_points(input)).sum();
            prop_assert!(authority(other) - authority(&base) <= most);
        }
    }
}
