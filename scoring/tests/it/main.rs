//! The quality score: bounded, monotone, deterministic, and equal to the sum of its parts.

mod audience_estimate;
mod charts;
mod credits;
mod machine;
mod sub_scores;

use chrono::{Duration, TimeZone as _, Utc};
use earshot_catalog::{EpisodeStatistics, PodcastToScore};
use earshot_model::{Listing, ListingSource, Podcast, QUALITY_WEIGHTS, Timestamp, UpdateFrequency, sum_inputs};
use earshot_scoring::compute_score;

fn now() -> Timestamp {
    Utc.with_ymd_and_hms(2026, 11, 1, 0, 0, 0).single().expect("a moment")
}

fn show(count: i64, newest_days: i64, gap_days: i64) -> PodcastToScore {
    let podcast: Podcast = serde_json::from_value(serde_json::json!({
        "id": "917393e3-1b1e-5cef-ace4-edaa54e1f810", "slug": "a", "feed_url": "https://a.example/feed",
        "title": "A show", "title_original": "A show", "description_html": "", "description": "", "genres": [], "keywords": [],
        "persons": [], "complete": false, "image_url": "https://a.example/a.png",
        "first_seen_at": "2026-11-01T00:00:00Z", "updated_at": "2026-11-01T00:00:00Z"
    }))
    .expect("a podcast");
    let published: Vec<Timestamp> = (0..count).map(|n| now() - Duration::days(newest_days + gap_days * n)).collect();
    PodcastToScore {
        podcast,
        links: vec![],
        ratings: vec![],
        profiles: vec![],
        chart_summary: None,
        charts_as_of: None,
        episodes: EpisodeStatistics {
            is_from_listing: false,
            episode_count: count,
            transcript_count: 0,
            first_published_at: published.last().copied(),
            last_published_at: published.first().copied(),
            recent_published_at: published.into_iter().take(30).collect(),
            median_duration_s: (count > 0).then_some(1800.0),
            mean_description_chars: (count > 0).then_some(300.0),
            share_with_links: (count > 0).then_some(1.0),
            share_with_image: (count > 0).then_some(0.0),
        },
        revision: 1,
    }
}

#[test]
fn a_hand_computed_case() {
    // Five weekly episodes, the newest today: recency 1, regularity 1, count ln 6 / ln 301, age 28 days of 5 years,
    // length 1, notes 0.7 * 0.5 + 0.3, artwork 1, thumbnails 0, no social profiles, no website.
    let score = compute_score(&show(5, 0, 7), now());
    let count = 6.0_f64.ln() / 301.0_f64.ln();
    let age = 28.0 / 365.0 / 5.0;
    let expected = 0.20 + 0.16 + 0.14 * count + 0.10 * age + 0.08 + 0.12 * 0.65 + 0.06;
    let quality = score.quality.expect("has data");
    assert!((quality - expected * 100.0).abs() < 1e-9, "{quality} is not {}", expected * 100.0);
    assert_eq!(score.update_frequency, Some(UpdateFrequency::Weekly));
    assert_eq!(score.median_interval_days, Some(7.0));
    assert_eq!(sum_inputs(score.inputs.iter()), score.quality);
}

#[test]
fn a_show_without_episodes_is_scored_on_what_there_is() {
    let score = compute_score(&show(0, 0, 7), now());
    assert_eq!(score.update_frequency, None);
    let names: Vec<_> = score.inputs.iter().map(|input| input.name.as_str()).collect();
    assert_eq!(names, ["episode-count", "artwork", "social-links", "website"]);
    assert!((score.inputs.iter().map(|input| input.share).sum::<f64>() - 1.0).abs() < 1e-9);
}

#[test]
fn the_weights_sum_to_one() {
    assert!((QUALITY_WEIGHTS.iter().map(|(_, weight)| weight).sum::<f64>() - 1.0).abs() < 1e-9);
}

proptest::proptest! {
    #[test]
    fn bounded_and_monotone(count in 1i64..200, newest in 0i64..2000, gap in 1i64..60) {
        let quality = |show: &PodcastToScore| compute_score(show, now()).quality.expect("has data");
        let base = show(count, newest, gap);
        let score = quality(&base);
        proptest::prop_assert!((0.0..=100.0).contains(&score));

        let mut better = base.clone();
        better.podcast.website_url = Some("https://a.example".to_owned());
        proptest::prop_assert!(quality(&better) >= score);
        let mut better = base.clone();
        better.episodes.episode_count += 50;
        proptest::prop_assert!(quality(&better) >= score);
        let mut better = base.clone();
        better.episodes.mean_description_chars = Some(500.0);
        proptest::prop_assert!(quality(&better) >= score);
        let mut better = base.clone();
        better.episodes.share_with_image = Some(1.0);
        proptest::prop_assert!(quality(&better) >= score);
    }
}

#[test]
fn a_podcast_without_episodes_is_scored_by_its_listing() {
    let listing = Listing {
        source: ListingSource::PodcastIndex,
        listed_id: 1,
        episode_count: Some(120),
        newest_at: Some(now() - Duration::days(400)),
        oldest_at: Some(now() - Duration::days(1_500)),
        popularity: None,
        priority: None,
        update_frequency: None,
        http_status: None,
        dead: false,
    };
    let mut listed = show(0, 0, 7);
    listed.episodes = EpisodeStatistics::from_listing(&listing);
    let score = compute_score(&listed, now());
    assert_eq!((score.episode_count, score.last_episode_at), (120, listing.newest_at));
    assert_eq!(score.update_frequency, Some(UpdateFrequency::Stale));
    let observed = |name: &str| &score.inputs.iter().find(|input| input.name == name).expect(name).observed;
    assert_eq!(observed("episode-count"), "120 episodes, according to a directory");
    for name in ["recency", "age"] {
        assert!(observed(name).ends_with(", according to a directory"), "{name}");
    }
    assert!(observed("artwork").ends_with("yes"));
}
