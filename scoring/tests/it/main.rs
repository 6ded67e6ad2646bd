//! The quality score: bounded, monotone, deterministic, and equal to the sum of its parts.

mod audience_estimate;
mod charts;
mod credits;
mod invented_guests;
mod machine;
mod people_by_language;
mod people_by_show;
mod score_batch;
mod sub_scores;

use chrono::{Duration, TimeZone as _, Utc};
use earshot_catalog::{EpisodeStatistics, PodcastToScore};
use earshot_model::rating::RatingPlatform;
use earshot_model::{
    ContactPage, Listing, ListingSource, Podcast, PodcastScore, QUALITY_WEIGHTS, ScorePrior, Timestamp, UpdateFrequency,
};
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
        booking_pages: vec![],
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
            share_with_guests: None,
        },
        revision: 1,
    }
}

/// Scores a podcast with the cold-start prior.
fn scored(podcast: &PodcastToScore) -> PodcastScore {
    compute_score(podcast, &ScorePrior::COLD_START, now())
}

fn authority(podcast: &PodcastToScore) -> f64 {
    scored(podcast).authority.expect("has data")
}

#[test]
fn a_hand_computed_case() {
    // Five weekly episodes, the newest today: recency 1, regularity 1, count ln 6 / ln 301, age 28 days of 5 years,
    // length 1, notes 0.7 * 0.5 + 0.3, artwork 1, thumbnails 0, no social profiles, no website; guests are unknown, so
    // they count as the prior.
    let score = scored(&show(5, 0, 7));
    let count = 6.0_f64.ln() / 301.0_f64.ln();
    let age = 28.0 / 365.0 / 5.0;
    let expected = 0.18 + 0.15 + 0.13 * count + 0.09 * age + 0.08 + 0.11 * 0.65 + 0.06 + 0.08 * 0.5;
    let quality = score.quality.expect("has data");
    assert!((quality - expected * 100.0).abs() < 1e-9, "{quality} is not {}", expected * 100.0);
    assert_eq!(score.update_frequency, Some(UpdateFrequency::Weekly));
    assert_eq!((score.median_interval_days, score.median_duration_s), (Some(7.0), Some(1800.0)));
    let points: f64 = score.inputs.iter().map(|input| input.value * score.max_points(input)).sum();
    let prior_points: f64 = score.unknown_inputs().map(|(sub_score, name)| score.prior_points(sub_score, name)).sum();
    let authority = score.authority.expect("has data");
    assert!((points + prior_points - authority).abs() < 1e-9, "{points} and {prior_points} are not {authority}");
    let others = 0.35 * 20.0 + 0.20 * 20.0 + 0.15 * 15.0;
    assert!((authority - 0.30 * quality - others).abs() < 1e-9);
}

#[test]
fn little_evidence_pulls_toward_the_average() {
    // Silent for five years, with nothing but good show notes.
    let mut silent = show(100, 5 * 365, 7);
    silent.podcast.website_url = Some("https://a.example".to_owned());
    silent.episodes.mean_description_chars = Some(2_000.0);
    silent.episodes.share_with_image = Some(1.0);
    let quality = scored(&silent).quality.expect("has data");
    assert!(quality > 45.0, "its feed is well made: {quality}");
    assert!(authority(&silent) < 25.0, "{}", authority(&silent));
    // The same feed with new episodes is better, and ratings that many gave raise both beyond the average.
    let active = PodcastToScore { episodes: show(100, 0, 7).episodes, ..silent.clone() };
    assert!(authority(&active) > authority(&silent));
    let rated = PodcastToScore {
        ratings: vec![sub_scores::rating(RatingPlatform::Apple, Some(4.8), Some(20_000))],
        ..silent.clone()
    };
    assert!(authority(&rated) > authority(&silent) + 5.0);
    assert!(scored(&rated).confidence() > scored(&silent).confidence());
    // In a catalog of popular shows more is expected of what is unknown, though little of a show that ended.
    let popular = ScorePrior { engagement: 0.6, social: 0.6, youtube: 0.6, ..ScorePrior::COLD_START };
    let among_popular = compute_score(&silent, &popular, now()).authority.expect("has data");
    assert!((among_popular - authority(&silent) - 0.2 * (0.35 * 40.0 + 0.20 * 40.0 + 0.15 * 45.0)).abs() < 1e-9);
}

#[test]
fn guests_and_invitations_are_an_input() {
    let find = |podcast: &PodcastToScore| {
        let input = scored(podcast).inputs.into_iter().find(|input| input.name == "guest-acceptance");
        input.map(|input| (input.observed, (input.value * 100.0).round() / 100.0))
    };
    let mut podcast = show(20, 0, 7);
    assert_eq!(find(&podcast), None, "nobody looked for guests");
    podcast.episodes.share_with_guests = Some(0.0);
    assert_eq!(find(&podcast), Some(("no guests in the newest episodes".to_owned(), 0.0)));
    podcast.episodes.share_with_guests = Some(0.2);
    assert_eq!(find(&podcast), Some(("guests in 20 % of the newest episodes".to_owned(), 0.4)));
    podcast.episodes.share_with_guests = Some(0.9);
    assert_eq!(find(&podcast).map(|(_, value)| value), Some(1.0));

    let mut inviting = show(20, 0, 7);
    inviting.podcast.description = "All about tea. Want to be a guest? Write to us.".to_owned();
    assert_eq!(find(&inviting), Some(("an invitation to guests in its description".to_owned(), 0.8)));
    inviting.episodes.share_with_guests = Some(0.25);
    let both = "guests in 25 % of the newest episodes, an invitation to guests in its description";
    assert_eq!(find(&inviting), Some((both.to_owned(), 0.9)));
    let mut with_form = show(20, 0, 7);
    let page = |url: &str, has_form: bool| ContactPage {
        url: url.to_owned(),
        kind: "booking".to_owned(),
        title: String::new(),
        has_form,
        first_seen_at: now(),
        last_seen_at: now(),
    };
    with_form.booking_pages =
        vec![page("https://a.example/tickets", true), page("https://a.example/be-a-guest", false)];
    assert_eq!(find(&with_form), None);
    with_form.booking_pages.push(page("https://a.example/guest-form", true));
    assert_eq!(find(&with_form), Some(("an invitation to guests on its site".to_owned(), 0.8)));
}

#[test]
fn a_show_without_episodes_is_scored_on_what_there_is() {
    let score = scored(&show(0, 0, 7));
    assert_eq!(score.update_frequency, None);
    let unknown: Vec<_> = score.unknown_inputs().filter(|(sub_score, _)| *sub_score == "quality").collect();
    assert_eq!(unknown, [("quality", "guest-acceptance")], "a feed without episodes is not an unknown");
    // Artwork alone has a value, and guests may exist.
    let quality = score.quality.expect("has data");
    assert!((quality - (6.0 + 8.0 * 0.5)).abs() < 1e-9, "{quality}");
    // Without a read feed, missing inputs are unknown and count as the prior.
    let mut listed = show(0, 0, 7);
    listed.episodes.is_from_listing = true;
    assert!(scored(&listed).quality > score.quality);
}

#[test]
fn the_weights_sum_to_one() {
    assert!((QUALITY_WEIGHTS.iter().map(|(_, weight)| weight).sum::<f64>() - 1.0).abs() < 1e-9);
}

proptest::proptest! {
    #[test]
    fn bounded_and_monotone(count in 1i64..200, newest in 0i64..2000, gap in 1i64..60) {
        let quality = |show: &PodcastToScore| scored(show).quality.expect("has data");
        let base = show(count, newest, gap);
        let score = quality(&base);
        proptest::prop_assert!((0.0..=100.0).contains(&score));

        let mut better = base.clone();
        better.podcast.website_url = Some("https://a.example".to_owned());
        proptest::prop_assert!(quality(&better) >= score);
        let mut better = base.clone();
        better.episodes.share_with_guests = Some(1.0);
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
    let score = scored(&listed);
    assert_eq!((score.episode_count, score.last_episode_at), (120, listing.newest_at));
    assert_eq!(score.update_frequency, Some(UpdateFrequency::Stale));
    let observed = |name: &str| &score.inputs.iter().find(|input| input.name == name).expect(name).observed;
    assert_eq!(observed("episode-count"), "120 episodes, according to a directory");
    for name in ["recency", "age"] {
        assert!(observed(name).ends_with(", according to a directory"), "{name}");
    }
    assert!(observed("artwork").ends_with("yes"));
}
