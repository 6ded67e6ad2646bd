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
}

impl AuthorityScoreView {
    /// `None` when there is no score at all.
    pub fn of(score: Option<&PodcastScore>) -> Option<Self> {
        let score = score?;
        let authority = score.authority?;
        let known = |name: &str| sub_score(score, name);
        Some(Self {
            calculated_at: score.computed_at.into(),
            authority_score: authority,
            quality_score: known("quality").unwrap_or(0.0),
            youtube_score: known("youtube").unwrap_or(0.0),
            social_score: known("social").unwrap_or(0.0),
            engagement_score: known("engagement").unwrap_or(0.0),
            missing: SUB_SCORES.iter().filter(|name| known(name).is_none()).map(|&name| name.to_owned()).collect(),
        })
    }
}

impl From<&ScoreInput> for ScoreInputView {
    fn from(input: &ScoreInput) -> Self {
        Self {
            sub_score: input.sub_score.clone(),
            name: input.name.clone(),
            observed: input.observed.clone(),
            value: input.value,
            share: input.share,
        }
    }
}

/// A sub-score, 0 to 100: as given, else from its inputs, whose shares sum to 1.
pub fn sub_score(score: &PodcastScore, name: &str) -> Option<f64> {
    if name == "quality" && score.quality.is_some() {
        return score.quality;
    }
    let mut inputs = score.inputs.iter().filter(|input| input.sub_score == name).peekable();
    inputs.peek()?;
    Some(inputs.map(|input| 100.0 * input.value * input.share).sum())
}
