//! Scores of a podcast: statistics of its episodes, update frequency, and sub-scores with the inputs that explain them.

mod audience;
mod curve;
#[cfg(test)]
mod fixtures;
mod history;
mod next_step;
mod percentile;
mod podcast_score;
mod prior;
mod very_stale;
mod weights;

pub use audience::{AudienceConfidence, AudienceEstimate, AudienceInput};
pub use curve::{chart_value, chart_weight, count_to_value, position_value, value_to_count};
pub use history::ScorePoint;
pub use next_step::{NextStep, next_step};
pub use percentile::{
    ACTIVE_DAYS, PeerGroup, Percentile, SCORES_WITH_PERCENTILE, ScorePercentiles, is_active, to_hundredths,
};
pub use podcast_score::{PodcastScore, ScoreInput, UpdateFrequency};
pub use prior::{PriorSample, ScorePrior};
pub use very_stale::very_stale_from;
pub use weights::{
    ENGAGEMENT_WEIGHTS, FULL_COUNTS, QUALITY_WEIGHTS, SOCIAL_WEIGHTS, SUB_SCORE_WEIGHTS, WEIGHTS_VERSION,
    YOUTUBE_WEIGHTS, input_weight, input_weights, sub_score_weight,
};
