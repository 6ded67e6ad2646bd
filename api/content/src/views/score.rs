//! The authority score on the wire. The contract cannot express that a sub-score has no data.

use super::visible_scores::{
    VisibleScores, banded_value, is_restricted, sees_input, visible_percentile, visible_point,
};
use earshot_api_server::prelude::*;
use earshot_api_server::views::format_date;
use earshot_model::{
    ACTIVE_DAYS, PodcastScore, ScoreInput, ScorePercentiles, ScorePoint, Tier, input_weight, next_step,
};
use std::collections::BTreeMap;

/// Sub-scores in the order of the contract.
const SUB_SCORES: [&str; 4] = ["quality", "youtube", "social", "engagement"];

/// Scores are 0 to 100. For existing clients, these numbers are never null: a sub-score without data is 0 and listed in
/// `missing`. In the authority score it counts as the average of the catalog, and so does each input without data.
#[view(Clone)]
pub struct AuthorityScoreView {
    /// When it was calculated.
    pub calculated_at: TimestampView,
    /// The authority score, 0 to 100, the same on every plan. Scores are computed from the inputs as they are shown.
    pub authority_score: f64,
    /// The same as `authorityScore`.
    pub final_score: f64,
    /// The sub-score for quality, 0 to 100.
    pub quality_score: f64,
    /// The sub-score for YouTube, 0 to 100.
    pub youtube_score: f64,
    /// The sub-score for social media, 0 to 100.
    pub social_score: f64,
    /// The sub-score for engagement, 0 to 100.
    pub engagement_score: f64,
    /// Names of the sub-scores without data, such as `youtube`.
    pub missing: Vec<String>,
    /// The weight of the inputs with data, 0 to 1. The rest counts as the average of the catalog.
    pub confidence: f64,
    /// The confidence as `high`, `medium` or `low`, and what it rests on.
    pub confidence_in_words: String,
}

/// One input of a sub-score, with its share of the authority score.
#[view(Clone)]
pub struct ScoreInputView {
    /// The sub-score that it belongs to: quality, engagement, social or youtube.
    pub sub_score: String,
    /// Name of the input, such as `chart-position`.
    pub name: String,
    /// The measured value in words; `not on your plan` for a figure that the plan does not show.
    pub observed: String,
    /// 0 to 1; rounded to tenths for a figure that not every plan shows.
    pub value: f64,
    /// Share within the sub-score, 0 to 1.
    pub share: f64,
    /// Points that the input adds to the authority score. With those of the inputs without data they add up to the
    /// score.
    pub points: f64,
    /// The most points that the input can add.
    pub points_at_most: f64,
    /// When it was measured.
    pub measured_at: TimestampView,
    /// The step that would raise it; `null` when none can.
    pub next_step: Option<NextStepView>,
}

/// A step that would raise an input, and by how much when everything else stays the same.
#[view(Clone)]
pub struct NextStepView {
    /// In words: `200 episodes`.
    pub what: String,
    /// Additional points of the authority score.
    pub points: f64,
}

/// An input without data.
#[view(Clone)]
pub struct UnknownInputView {
    /// The sub-score that it belongs to: quality, engagement, social or youtube.
    pub sub_score: String,
    /// Name of the input.
    pub name: String,
    /// Its weight among the inputs of the sub-score.
    pub weight: f64,
    /// Points that it adds to the authority score: those of the average in the catalog.
    pub points: f64,
}

/// The percentiles of the scores among active podcasts.
#[view(Clone)]
pub struct ScorePercentilesView {
    /// When the percentiles were computed.
    pub counted_at: TimestampView,
    /// A podcast is active if it published within this number of days.
    pub active_days: i64,
    /// Number of active podcasts, among which the percentiles are computed.
    pub active_shows: u64,
    /// For each score, the share of active podcasts that have it and score lower, 0 to 100. Keys are `authority` and
    /// the names of the sub-scores; without those that rest on figures that the plan does not show.
    pub percentiles: BTreeMap<String, f64>,
    /// The rank in the peer group; `null` when the category or the language is unknown.
    pub rank: Option<ScoreRankView>,
}

/// The rank among active podcasts of one category and language.
#[view(Clone)]
pub struct ScoreRankView {
    /// The first category in the feed, without its subcategory.
    pub category: String,
    /// Without the region: `pt`.
    pub language: String,
    /// 1 for the best; podcasts with the same score share a rank.
    pub rank: u64,
    /// Number of podcasts in the group.
    pub shows: u64,
}

/// The scores on a day on which one of them changed, in whole points.
#[view(Clone)]
pub struct ScorePointView {
    /// The day, such as `2026-11-21`.
    pub date: String,
    /// The authority score on that day, 0 to 100.
    pub authority_score: f64,
    /// The same as `authorityScore`.
    pub final_score: f64,
    /// The sub-score for quality, 0 to 100; `null` without data.
    pub quality_score: Option<f64>,
    /// The sub-score for YouTube, 0 to 100; `null` without data.
    pub youtube_score: Option<f64>,
    /// The sub-score for social media, 0 to 100; `null` without data.
    pub social_score: Option<f64>,
    /// The sub-score for engagement, 0 to 100; `null` without data.
    pub engagement_score: Option<f64>,
    /// The version of the weights. A change of it explains a change of the score.
    pub weights_version: i64,
}

impl AuthorityScoreView {
    /// `None` when there is no score.
    pub fn of(score: Option<&PodcastScore>) -> Option<Self> {
        let score = score?;
        let seen = VisibleScores::new(score);
        let authority = seen.authority()?;
        let known = |name: &str| seen.sub_score(name);
        Some(Self {
            calculated_at: score.computed_at.into(),
            authority_score: authority,
            final_score: authority,
            quality_score: known("quality").unwrap_or(0.0),
            youtube_score: known("youtube").unwrap_or(0.0),
            social_score: known("social").unwrap_or(0.0),
            engagement_score: known("engagement").unwrap_or(0.0),
            missing: SUB_SCORES.iter().filter(|name| known(name).is_none()).map(|&name| name.to_owned()).collect(),
            confidence: score.confidence(),
            confidence_in_words: describe_confidence(score),
        })
    }
}

/// From this weight of the inputs with data on, the confidence is medium or high.
const MEDIUM_CONFIDENCE: f64 = 0.5;
const HIGH_CONFIDENCE: f64 = 0.75;

/// Example: `low: 28% of the score is measured; youtube, social and engagement count as the average of the catalog`.
/// Contains no measured figure, so that every tier may read it.
fn describe_confidence(score: &PodcastScore) -> String {
    let confidence = score.confidence();
    let level = match confidence {
        HIGH_CONFIDENCE.. => "high",
        MEDIUM_CONFIDENCE.. => "medium",
        _ => "low",
    };
    let measured = format!("{level}: {:.0}% of the score is measured", confidence * 100.0);
    let missing: Vec<&str> = SUB_SCORES.into_iter().filter(|name| score.sub_score(name).is_none()).collect();
    let rest = match (&missing[..], score.prior) {
        (_, None) => return format!("{measured}; the rest is left out"),
        ([], Some(_)) if score.unknown_inputs().next().is_none() => return measured,
        ([], Some(_)) => "single inputs count".to_owned(),
        ([one], Some(_)) => format!("{one} counts"),
        ([first @ .., last], Some(_)) => format!("{} and {last} count", first.join(", ")),
    };
    format!("{measured}; {rest} as the average of the catalog")
}

impl ScoreInputView {
    /// Returns all inputs of a score.
    pub fn all(score: Option<&PodcastScore>, tier: Tier) -> Vec<Self> {
        let shown = |score, input: &ScoreInput| {
            let view = Self::of(score, input);
            if sees_input(tier, &input.name) { view } else { view.redacted() }
        };
        score.map_or_else(Vec::new, |score| score.inputs.iter().map(|input| shown(score, input)).collect())
    }

    /// Hides the figure of an input, whose share of the score is public: neither shown in words nor computable from
    /// the values.
    fn redacted(self) -> Self {
        Self { next_step: None, observed: "not on your plan".to_owned(), ..self }
    }

    fn of(score: &PodcastScore, input: &ScoreInput) -> Self {
        let points_at_most = score.max_points(input);
        let value = if is_restricted(&input.name) { banded_value(input.value) } else { input.value };
        Self {
            sub_score: input.sub_score.clone(),
            name: input.name.clone(),
            observed: input.observed.clone(),
            value,
            share: input.share,
            points: value * points_at_most,
            points_at_most,
            measured_at: input.measured_at.unwrap_or(score.computed_at).into(),
            next_step: next_step(score, input).map(|step| NextStepView { what: step.description, points: step.points }),
        }
    }
}

impl UnknownInputView {
    /// Returns all inputs without data.
    pub fn all(score: Option<&PodcastScore>) -> Vec<Self> {
        let Some(score) = score else { return Vec::new() };
        let view = |(sub_score, name): (&str, &str)| Self {
            sub_score: sub_score.to_owned(),
            name: name.to_owned(),
            weight: input_weight(sub_score, name),
            points: score.prior_points(sub_score, name),
        };
        score.unknown_inputs().map(view).collect()
    }
}

impl ScorePercentilesView {
    pub fn of(percentiles: &ScorePercentiles, tier: Tier) -> Self {
        let percentile = |(name, percentile): &(&str, earshot_model::Percentile)| {
            Some(((*name).to_owned(), visible_percentile(name, percentile.value()?, tier)?))
        };
        let rank = percentiles.in_peer_group.as_ref().and_then(|(group, percentile)| {
            Some(ScoreRankView {
                category: group.category.clone(),
                language: group.language.clone(),
                rank: percentile.rank()?,
                shows: percentile.shows,
            })
        });
        Self {
            counted_at: percentiles.as_of.into(),
            active_days: ACTIVE_DAYS,
            active_shows: percentiles.among_all.iter().map(|(_, percentile)| percentile.shows).max().unwrap_or(0),
            percentiles: percentiles.among_all.iter().filter_map(percentile).collect(),
            rank,
        }
    }
}

impl ScorePointView {
    pub fn of(point: &ScorePoint) -> Self {
        let point = visible_point(point);
        Self {
            date: format_date(point.day),
            authority_score: point.authority,
            final_score: point.authority,
            quality_score: point.quality,
            youtube_score: point.youtube,
            social_score: point.social,
            engagement_score: point.engagement,
            weights_version: point.weights,
        }
    }
}
