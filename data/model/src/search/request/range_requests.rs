//! Ranges of scores and counts in a request.

/// A range of a score, from 0 to 100.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ScoreRangeRequest {
    pub min: Option<f64>,
    pub max: Option<f64>,
}

/// A range of a count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CountRangeRequest {
    pub min: Option<i64>,
    pub max: Option<i64>,
}

/// Ranges of the authority score and its sub-scores.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct AuthorityScoreRequest {
    pub authority_score: Option<ScoreRangeRequest>,
    pub quality_score: Option<ScoreRangeRequest>,
    pub engagement_score: Option<ScoreRangeRequest>,
    pub social_score: Option<ScoreRangeRequest>,
    pub youtube_score: Option<ScoreRangeRequest>,
}
