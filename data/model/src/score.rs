//! What scoring says of a podcast: statistics of its episodes, update frequency, and scores that explain themselves.

use crate::{PodcastId, Timestamp};
use serde::{Deserialize, Serialize};

named! {
    /// How often new episodes come (spec 3).
    UpdateFrequency {
        Daily = "daily",
        Weekly = "weekly",
        BiWeekly = "bi-weekly",
        Monthly = "monthly",
        Stale = "stale",
    }
}

/// Statistics and scores of a podcast. Scores are 0 to 100; a sub-score without any data is `None`, never zero.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PodcastScore {
    pub podcast_id: PodcastId,
    pub episode_count: i64,
    pub transcript_count: i64,
    pub first_episode_at: Option<Timestamp>,
    pub last_episode_at: Option<Timestamp>,
    /// Median days between episodes; `None` with fewer than two dated ones.
    pub median_interval_days: Option<f64>,
    pub update_frequency: Option<UpdateFrequency>,
    /// From the feed's own data only.
    pub quality: Option<f64>,
    /// Weighted over the sub-scores that have data.
    pub authority: Option<f64>,
    /// Each input of each sub-score, with its share; shown to the user.
    pub inputs: Vec<ScoreInput>,
    pub computed_at: Timestamp,
}

/// One input of a sub-score.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScoreInput {
    /// The sub-score it belongs to: `quality`, `social`, `youtube`, `engagement`.
    pub sub_score: String,
    /// Kebab-case name: `posting-interval`.
    pub name: String,
    /// What was measured, for people: `every 7.0 days`.
    pub observed: String,
    /// 0 to 1.
    pub value: f64,
    /// Share within the sub-score, as used: the shares of the present inputs sum to 1.
    pub share: f64,
}
