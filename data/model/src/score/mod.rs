//! Scores of a podcast: statistics of its episodes, update frequency, and sub-scores with the inputs that explain them.

mod audience;
mod curve;
mod history;
mod next_step;
mod percentile;
mod very_stale;
mod weights;

pub use audience::{AudienceConfidence, AudienceEstimate, AudienceInput};
pub use curve::{chart_value, chart_weight, count_to_value, position_value, value_to_count};
pub use history::ScorePoint;
pub use next_step::{NextStep, next_step};
pub use percentile::{
    ACTIVE_DAYS, PeerGroup, Percentile, SCORES_WITH_PERCENTILE, ScorePercentiles, is_active, to_hundredths,
};
pub use very_stale::very_stale_from;
pub use weights::{
    ENGAGEMENT_WEIGHTS, FULL_COUNTS, QUALITY_WEIGHTS, SOCIAL_WEIGHTS, SUB_SCORE_WEIGHTS, WEIGHTS_VERSION,
    YOUTUBE_WEIGHTS, input_weights,
};

use crate::{Affiliation, PodcastId, Timestamp};
use serde::{Deserialize, Serialize};

named! {
    /// How often new episodes appear (spec 3).
    UpdateFrequency {
        Daily = "daily",
        Weekly = "weekly",
        BiWeekly = "bi-weekly",
        Monthly = "monthly",
        Stale = "stale",
    }
}

/// Statistics and scores of a podcast. Scores are 0 to 100. A sub-score without data is `None`, never zero.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PodcastScore {
    pub podcast_id: PodcastId,
    pub episode_count: i64,
    pub transcript_count: i64,
    pub first_episode_at: Option<Timestamp>,
    pub last_episode_at: Option<Timestamp>,
    /// The newest episode published before the score was computed. Scheduled episodes do not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub newest_at: Option<Timestamp>,
    /// Median number of days between episodes; `None` with fewer than two dated episodes.
    pub median_interval_days: Option<f64>,
    pub update_frequency: Option<UpdateFrequency>,
    /// Computed from the feed's own data only.
    pub quality: Option<f64>,
    /// The weighted mean of the sub-scores that have data.
    pub authority: Option<f64>,
    /// Each input of each sub-score with its share. The user sees them.
    pub inputs: Vec<ScoreInput>,
    /// The estimate of monthly listeners; `None` without evidence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub audience: Option<AudienceEstimate>,
    /// The affiliation; `None` in records that were scored before it was detected.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub affiliation: Option<Affiliation>,
    pub computed_at: Timestamp,
}

impl PodcastScore {
    /// A sub-score, 0 to 100; `None` when it has no data.
    #[must_use]
    pub fn sub_score(&self, name: &str) -> Option<f64> {
        if name == "quality" && self.quality.is_some() {
            return self.quality;
        }
        sum_inputs(self.inputs.iter().filter(|input| input.sub_score == name))
    }

    /// The inputs without data, as pairs of sub-score and input. The other inputs take over their weight.
    pub fn unknown_inputs(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let all = SUB_SCORE_WEIGHTS
            .iter()
            .flat_map(|(sub_score, _)| input_weights(sub_score).iter().map(|(name, _)| (*sub_score, *name)));
        all.filter(|(sub_score, name)| {
            !self.inputs.iter().any(|input| input.sub_score == *sub_score && input.name == *name)
        })
    }

    /// The sum of the weights of the sub-scores that have data, 0 to 1: which part of the authority score rests on
    /// data.
    #[must_use]
    pub fn confidence(&self) -> f64 {
        SUB_SCORE_WEIGHTS.iter().filter(|(name, _)| self.sub_score(name).is_some()).map(|(_, weight)| weight).sum()
    }

    /// The mean of the sub-scores that have data, weighted, 0 to 100; `None` when none has.
    #[must_use]
    pub fn combine_sub_scores(&self) -> Option<f64> {
        let confidence = self.confidence();
        let share = |(name, weight): &(&str, f64)| Some(self.sub_score(name)? * (weight / confidence));
        (confidence > 0.0).then(|| SUB_SCORE_WEIGHTS.iter().filter_map(share).sum())
    }

    /// The most points that an input can add to the authority score. It adds its value's share of them.
    #[must_use]
    pub fn max_points(&self, input: &ScoreInput) -> f64 {
        let weight =
            SUB_SCORE_WEIGHTS.iter().find(|(name, _)| *name == input.sub_score).map_or(0.0, |(_, weight)| *weight);
        let confidence = self.confidence();
        if confidence > 0.0 { 100.0 * input.share * weight / confidence } else { 0.0 }
    }
}

/// The weighted sum of the inputs, 0 to 100; `None` without inputs.
#[must_use]
pub fn sum_inputs<'a>(inputs: impl Iterator<Item = &'a ScoreInput>) -> Option<f64> {
    let mut inputs = inputs.peekable();
    inputs.peek()?;
    Some(inputs.map(|input| input.value * input.share).sum::<f64>() * 100.0)
}

/// One input of a sub-score.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScoreInput {
    /// The sub-score of the input: `quality`, `social`, `youtube`, `engagement`.
    pub sub_score: String,
    /// Kebab-case: `posting-interval`.
    pub name: String,
    /// What was measured, for people: `every 7.0 days`.
    pub observed: String,
    /// 0 to 1.
    pub value: f64,
    /// The share within the sub-score. The shares of the inputs with data sum to 1.
    pub share: f64,
    /// When a figure of another platform was measured. `None` for data of the feed, which is as old as the score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub measured_at: Option<Timestamp>,
}
