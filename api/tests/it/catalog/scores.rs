//! Scores and audiences as callers see them. Weights are public, so no score may reveal a hidden figure behind it.

use crate::support::documents::timestamp;
use crate::support::prelude::*;
use earshot_api_content::views::visible_scores::{banded_value, visible_percentile, visible_point};
use earshot_api_content::views::{
    AudienceEstimateView, AuthorityScoreView, ScoreInputView, UnknownInputView, VisibleScores, visible_relevance,
};
use earshot_model::rating::MeasuredDownloads;
use earshot_model::{
    Podcast, PodcastDocument, PodcastScore, ScorePoint, ScorePrior, Timestamp, input_weights, value_to_count,
};

/// A score whose inputs all have data, or those of some sub-scores only.
fn score_of(sub_scores: &[&str], prior: Option<ScorePrior>) -> PodcastScore {
    let inputs = sub_scores.iter().flat_map(|&sub_score| {
        input_weights(sub_score).iter().map(move |(name, share)| {
            json!({
                "sub_score": sub_score, "name": name, "observed": "", "value": 0.5, "share": share
            })
        })
    });
    serde_json::from_value(json!({
        "podcast_id": "917393e3-1b1e-5cef-ace4-edaa54e1f810", "episode_count": 1, "transcript_count": 0,
        "inputs": inputs.collect::<Vec<_>>(), "prior": prior, "computed_at": "2026-11-01T00:00:00Z"
    }))
    .expect("a score")
}

#[test]
fn confidence_is_explained_in_words() {
    let confidence = |mut score: PodcastScore| {
        score.authority = score.combine_sub_scores();
        AuthorityScoreView::of(Some(&score)).expect("has data").confidence_in_words
    };
    let prior = Some(ScorePrior::COLD_START);
    let average = "as the average of the catalog";
    let cases: &[(&[&str], Option<ScorePrior>, String)] = &[
        (&["quality", "engagement", "social", "youtube"], prior, "high: 100% of the score is measured".to_owned()),
        (
            &["quality", "engagement", "social"],
            prior,
            format!("high: 85% of the score is measured; youtube counts {average}"),
        ),
        (
            &["quality", "engagement"],
            prior,
            format!("medium: 65% of the score is measured; youtube and social count {average}"),
        ),
        (
            &["quality"],
            prior,
            format!("low: 30% of the score is measured; youtube, social and engagement count {average}"),
        ),
        (&["quality"], None, "low: 30% of the score is measured; the rest is left out".to_owned()),
    ];
    for (known, prior, expected) in cases {
        assert_eq!(confidence(score_of(known, *prior)), *expected);
    }
    let mut partly = score_of(&["quality", "engagement", "social", "youtube"], prior);
    partly.inputs.pop();
    assert_eq!(confidence(partly), format!("high: 94% of the score is measured; single inputs count {average}"));
}

#[test]
fn points_of_all_inputs_add_up_to_the_score() {
    let mut score = score_of(&["quality", "social"], Some(ScorePrior::COLD_START));
    score.inputs.pop();
    score.authority = score.combine_sub_scores();
    let known: f64 = ScoreInputView::all(Some(&score), Tier::Admin).iter().map(|input| input.points).sum();
    let unknown: f64 = UnknownInputView::all(Some(&score)).iter().map(|input| input.points).sum();
    assert!((known + unknown - score.authority.expect("has data")).abs() < 1e-9);
}

/// A score with one hidden input, the followers of one profile.
fn score_of_followers(value: f64) -> PodcastScore {
    let input = |sub_score: &str, name: &str, value: f64| {
        json!({
            "sub_score": sub_score, "name": name, "observed": "12,345 followers", "value": value, "share": 1.0,
        })
    };
    let mut score: PodcastScore = serde_json::from_value(json!({
        "podcast_id": "917393e3-1b1e-5cef-ace4-edaa54e1f810", "episode_count": 3, "transcript_count": 0,
        "quality": 71.3, "computed_at": "2026-11-01T00:00:00Z",
        "inputs": [input("quality", "website", 0.713), input("social", "followers", value)],
    }))
    .expect("a score");
    score.authority = score.combine_sub_scores();
    score
}

#[test]
fn a_restricted_input_counts_in_bands() {
    let score = score_of_followers(0.683);
    let seen = VisibleScores::new(&score);
    // (71.3 × 0.3 + 70 × 0.2) / 0.5
    assert_eq!((seen.authority(), seen.sub_score("social")), (Some(70.78), Some(70.0)));
    assert_eq!((seen.sub_score("quality"), seen.sub_score("youtube")), (Some(71.3), None));
}

/// Whatever a caller computes from weights, scores and bands, the followers stay unknown by a factor of two.
#[test]
fn scores_of_a_hidden_figure_do_not_reveal_it() {
    let shown = |value: f64| {
        let score = score_of_followers(value);
        let seen = VisibleScores::new(&score);
        (seen.authority(), seen.sub_score("social"), banded_value(value))
    };
    let values: Vec<f64> = (50..=950).map(|step| f64::from(step) / 1_000.0).collect();
    let groups: Vec<&[f64]> = values.chunk_by(|one, other| shown(*one) == shown(*other)).collect();
    let count = |value: f64| value_to_count("followers", value).expect("a count") + 1.0;
    // The first and the last band are cut off.
    for group in &groups[1..groups.len() - 1] {
        let span = count(group[group.len() - 1]) / count(group[0]);
        assert!(span > 2.0, "{} to {}: {span}", group[0], group[group.len() - 1]);
    }
    assert!(groups.len() > 5);
}

#[test]
fn history_and_percentiles_are_in_bands_too() {
    let point = ScorePoint {
        day: Timestamp::UNIX_EPOCH.date_naive(),
        authority: 63.0,
        quality: Some(71.0),
        engagement: Some(44.0),
        social: None,
        youtube: None,
        weights: 2,
    };
    let seen = visible_point(&point);
    // 63 - 4 × 0.35 / 0.65, or without the division
    assert_eq!((seen.authority, seen.engagement), (61.0, Some(40.0)));
    let later = ScorePoint { weights: 3, ..point };
    assert_eq!(visible_point(&later).authority, 62.0);
    let feed_only = ScorePoint { engagement: None, ..point };
    assert_eq!(visible_point(&feed_only), feed_only);
    assert_eq!(visible_percentile("engagement", 83.2, Tier::Public), None);
    assert_eq!(visible_percentile("authority", 83.2, Tier::Public), Some(85.0));
    // Guests are a small part of the quality.
    assert_eq!(visible_percentile("quality", 83.2, Tier::Public), Some(85.0));
    assert_eq!(visible_percentile("engagement", 83.2, Tier::Free), Some(83.2));
}

#[test]
fn bands_are_short_numbers() {
    assert_eq!(visible_relevance(0.123_456, Tier::Public).to_string(), "0.12");
    assert_eq!(banded_value(0.345).to_string(), "0.3");
}

#[test]
fn measured_downloads_stand_beside_an_estimate_and_without_one() {
    let at = |day: u32| timestamp(&format!("2026-11-{day:02}T06:00:00Z"));
    let podcast = Podcast::new("https://a.example/feed", "A", at(1));
    let mut document = PodcastDocument::new(podcast);
    assert!(AudienceEstimateView::of(&document, Tier::Admin).is_none(), "unknown is not zero");
    document.downloads = Some(MeasuredDownloads { monthly: 5_270, until: Some(at(20)), read_at: at(21) });
    assert!(AudienceEstimateView::of(&document, Tier::Free).is_none(), "the audience is of the paid plans");
    let view = AudienceEstimateView::of(&document, Tier::Admin).expect("downloads are measured");
    assert_eq!((view.estimated_monthly_listeners, view.has_op3_analytics), (None, Some(true)));
    let downloads = view.op3_downloads.expect("measured");
    assert_eq!((downloads.value, downloads.freshness.as_str()), (5_270, "fresh"));
    for (until, freshness) in [(Some(at(1)), "stale"), (None, "unknown")] {
        document.downloads = Some(MeasuredDownloads { monthly: 1, until, read_at: at(21) });
        let view = AudienceEstimateView::of(&document, Tier::Admin).expect("downloads are measured");
        assert_eq!(view.op3_downloads.expect("measured").freshness, freshness);
    }
}
