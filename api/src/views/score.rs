//! The authority score as the contract wants it, which has no way to say that a sub-score has no data.

use super::Moment;
use earshot_model::{PodcastScore, ScoreInput};
use serde::Serialize;
use utoipa::ToSchema;

/// Sub-scores, in the order of the contract.
const SUB_SCORES: [&str; 4] = ["quality", "youtube", "social", "engagement"];

/// Scores are 0 to 100. The contract's numbers cannot be null: a sub-score without data is 0 here and is named in
/// `missing`.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuthorityScoreView {
    pub calculated_at: Moment,
    pub authority_score: f64,
    pub quality_score: f64,
    pub youtube_score: f64,
    pub social_score: f64,
    pub engagement_score: f64,
    /// Names of the sub-scores that have no data: `youtube`, say.
    pub missing: Vec<String>,
    /// Beyond the contract, 0 to 1: the weight of the sub-scores that have data. The score is of those alone.
    pub confidence: f64,
}

/// One input of a sub-score, for the reader to see what the score is made of.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ScoreInputView {
    pub sub_score: String,
    pub name: String,
    /// What was measured, in words.
    pub observed: String,
    /// 0 to 1.
    pub value: f64,
    /// Share within the sub-score, 0 to 1.
    pub share: f64,
    /// What it gives of the authority score's points; those of all inputs sum to the score.
    pub points: f64,
    /// What it could give at most.
    pub points_at_most: f64,
    /// When it was measured.
    pub measured_at: Moment,
}

impl AuthorityScoreView {
    /// `None` when there is no score at all.
    pub fn of(score: Option<&PodcastScore>) -> Option<Self> {
        let score = score?;
        let authority = score.authority?;
        let known = |name: &str| score.sub_score(name);
        Some(Self {
            calculated_at: score.computed_at.into(),
            authority_score: authority,
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
    /// Every input of a score.
    pub fn all(score: Option<&PodcastScore>) -> Vec<Self> {
        score.map_or_else(Vec::new, |score| score.inputs.iter().map(|input| Self::of(score, input)).collect())
    }

    fn of(score: &PodcastScore, input: &ScoreInput) -> Self {
        let points_at_most = score.points_at_most(input);
        Self {
            sub_score: input.sub_score.clone(),
            name: input.name.clone(),
            observed: input.observed.clone(),
            value: input.value,
            share: input.share,
            points: input.value * points_at_most,
            points_at_most,
            measured_at: input.measured_at.unwrap_or(score.computed_at).into(),
        }
    }
}
