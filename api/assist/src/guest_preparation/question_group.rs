//! Groups of likely questions.

use serde::{Deserialize, Serialize};

/// A question that occurs in at least this many episodes is very likely (facts 4).
pub const VERY_LIKELY_EPISODES: usize = 3;

/// Questions of one theme.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct QuestionGroup {
    pub description: String,
    /// Questions in at least [`VERY_LIKELY_EPISODES`] episodes.
    pub very_likely: Vec<LikelyQuestion>,
    /// Questions in two episodes.
    pub likely: Vec<LikelyQuestion>,
    /// Questions in one episode that are unlike the others.
    pub curveballs: Vec<LikelyQuestion>,
}

/// A question with its occurrences.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LikelyQuestion {
    /// In the words of its newest occurrence that names nobody, or else of its newest one.
    pub question: String,
    pub episodes: usize,
    /// The one that it is worded after, then the newest, at most five.
    pub occurrences: Vec<QuestionOccurrence>,
}

/// An occurrence of a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct QuestionOccurrence {
    pub episode_id: String,
    pub episode_slug: String,
    pub episode_title: String,
    /// Seconds from the start of the episode.
    pub second: Option<u32>,
}
