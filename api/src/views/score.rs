//! The authority score on the wire. The contract cannot express that a sub-score has no data.

use super::visible_scores::{VisibleScores, banded_value, sees_input, visible_percentile, visible_point};
use super::{TimestampView, format_date};
use earshot_model::search::RestrictedField;
use earshot_model::{
    ACTIVE_DAYS, AudienceEstimate, PodcastDocument, PodcastScore, ScoreInput, ScorePercentiles, ScorePoint, Tier,
    input_weights, next_step,
};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// Sub-scores in the order of the contract.
const SUB_SCORES: [&str; 4] = ["quality", "youtube", "social", "engagement"];

/// Scores are 0 to 100. The contract's numbers cannot be null: a sub-score without data is 0 and listed in `missing`.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuthorityScoreView {
    /// When it was calculated.
    pub calculated_at: TimestampView,
    /// The authority score, 0 to 100. On plans that do not show all figures, scores are computed from the inputs as they
    /// are shown.
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
    /// The weight of the sub-scores with data, 0 to 1. Only they make up the score.
    pub confidence: f64,
}

/// One input of a sub-score, with its share of the authority score.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ScoreInputView {
    /// The sub-score that it belongs to: quality, engagement, social or youtube.
    pub sub_score: String,
    /// Name of the input, such as `chart-position`.
    pub name: String,
    /// The measured value in words; `not on your plan` for a figure that the plan does not show.
    pub observed: String,
    /// 0 to 1; rounded to tenths for a figure that the plan does not show.
    pub value: f64,
    /// Share within the sub-score, 0 to 1.
    pub share: f64,
    /// Points that the input adds to the authority score. The points of all inputs add up to the score.
    pub points: f64,
    /// The most points that the input can add.
    pub points_at_most: f64,
    /// When it was measured.
    pub measured_at: TimestampView,
    /// What would raise it; `null` when nothing can.
    pub next_step: Option<NextStepView>,
}

/// What would raise an input, and by how much when everything else stays the same.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct NextStepView {
    /// In words: `200 episodes`.
    pub what: String,
    /// Additional points of the authority score.
    pub points: f64,
}

/// An input without data.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UnknownInputView {
    /// The sub-score that it belongs to: quality, engagement, social or youtube.
    pub sub_score: String,
    /// Name of the input.
    pub name: String,
    /// Its weight among the inputs of the sub-score.
    pub weight: f64,
}

/// The percentiles of the scores among active podcasts.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
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
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
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
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
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

/// The estimated audience. It is our estimate from counts of other platforms, reliable only to its bracket.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AudienceEstimateView {
    /// Always `null`: demographics are unknown.
    #[schema(value_type = Option<Object>)]
    pub audience_demographics: Option<()>,
    /// Estimated number of people who listen at least once a month.
    pub estimated_monthly_listeners: i64,
    /// 0-1K, 1K-10K, 10K-100K, 100K-1M or 1M+.
    pub estimated_monthly_listeners_bucket: String,
    /// When the estimate was calculated.
    // The spelling is the contract's.
    pub estimated_monthy_listeners_calculated_at: TimestampView,
    /// high, medium or low.
    pub confidence: String,
    /// Whether no episode was published in the last 90 days, or ever.
    pub is_dormant: bool,
    /// The sources of the estimate.
    pub inputs: Vec<AudienceInputView>,
}

/// A source of an estimate.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct AudienceInputView {
    /// Name of the source, such as `update-frequency`.
    pub name: String,
    /// The measured value in words.
    pub observed: String,
    /// The listeners that this source alone implies; `null` for a factor that scales the whole estimate.
    pub listeners: Option<i64>,
    /// Weight of the source; for a scaling factor, the factor.
    pub share: f64,
}

impl AuthorityScoreView {
    /// `None` when there is no score.
    pub fn of(score: Option<&PodcastScore>, tier: Tier) -> Option<Self> {
        let score = score?;
        let seen = VisibleScores::new(score, tier);
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
        })
    }
}

impl ScoreInputView {
    /// Returns all inputs of a score.
    pub fn all(score: Option<&PodcastScore>, tier: Tier) -> Vec<Self> {
        let shown = |score, input: &ScoreInput| {
            if sees_input(tier, &input.name) { Self::of(score, input) } else { Self::redacted(score, input) }
        };
        score.map_or_else(Vec::new, |score| score.inputs.iter().map(|input| shown(score, input)).collect())
    }

    /// Hides the figure of an input, whose share of the score is public: neither shown in words nor computable from
    /// the values.
    fn redacted(score: &PodcastScore, input: &ScoreInput) -> Self {
        let value = banded_value(input.value);
        let observed = "not on your plan".to_owned();
        Self { next_step: None, ..Self::of(score, &ScoreInput { value, observed, ..input.clone() }) }
    }

    fn of(score: &PodcastScore, input: &ScoreInput) -> Self {
        let points_at_most = score.max_points(input);
        Self {
            sub_score: input.sub_score.clone(),
            name: input.name.clone(),
            observed: input.observed.clone(),
            value: input.value,
            share: input.share,
            points: input.value * points_at_most,
            points_at_most,
            measured_at: input.measured_at.unwrap_or(score.computed_at).into(),
            next_step: next_step(score, input).map(|step| NextStepView { what: step.description, points: step.points }),
        }
    }
}

impl UnknownInputView {
    /// Returns all inputs without data.
    pub fn all(score: Option<&PodcastScore>) -> Vec<Self> {
        let weight = |sub_score: &str, name: &str| {
            input_weights(sub_score).iter().find(|(known, _)| *known == name).map_or(0.0, |(_, weight)| *weight)
        };
        let unknown = score.into_iter().flat_map(PodcastScore::unknown_inputs);
        unknown
            .map(|(sub_score, name)| Self {
                sub_score: sub_score.to_owned(),
                name: name.to_owned(),
                weight: weight(sub_score, name),
            })
            .collect()
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
    pub fn of(point: &ScorePoint, tier: Tier) -> Self {
        let point = visible_point(point, tier);
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

impl AudienceEstimateView {
    /// The figure needs a paid tier, like the filter by audience (spec 6).
    pub fn of(document: &PodcastDocument, tier: Tier) -> Option<Self> {
        let score = document.score.as_ref()?;
        let estimate = score.audience.as_ref()?;
        let AudienceEstimate { monthly_listeners, confidence, is_dormant, inputs } = estimate;
        tier.can_see(RestrictedField::Audience).then(|| Self {
            audience_demographics: None,
            estimated_monthly_listeners: *monthly_listeners,
            estimated_monthly_listeners_bucket: estimate.size_bracket().to_owned(),
            estimated_monthy_listeners_calculated_at: score.computed_at.into(),
            confidence: confidence.as_str().to_owned(),
            is_dormant: *is_dormant,
            inputs: inputs
                .iter()
                .map(|input| AudienceInputView {
                    name: input.name.clone(),
                    observed: input.observed.clone(),
                    listeners: input.listeners,
                    share: input.share,
                })
                .collect(),
        })
    }
}
