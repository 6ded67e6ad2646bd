//! Scores for the tests of this module.

use super::podcast_score::{PodcastScore, ScoreInput};
use super::prior::ScorePrior;
use super::weights::{SUB_SCORE_WEIGHTS, input_weights};
use crate::PodcastId;

/// A score whose inputs have data where there is a value, in the order of the weights.
pub fn score(values: &[Option<f64>], prior: Option<ScorePrior>) -> PodcastScore {
    let all = SUB_SCORE_WEIGHTS
        .iter()
        .flat_map(|(sub_score, _)| input_weights(sub_score).iter().map(|(name, weight)| (*sub_score, *name, *weight)));
    let inputs = all.zip(values).filter_map(|((sub_score, name, share), value)| {
        Some(ScoreInput {
            sub_score: sub_score.to_owned(),
            name: name.to_owned(),
            observed: String::new(),
            value: (*value)?,
            share,
            measured_at: None,
        })
    });
    let inputs: Vec<ScoreInput> = inputs.collect();
    let mut score = PodcastScore {
        podcast_id: PodcastId::from_feed_url("https://a.example/feed"),
        episode_count: 0,
        transcript_count: 0,
        first_episode_at: None,
        last_episode_at: None,
        newest_at: None,
        median_interval_days: None,
        update_frequency: None,
        median_duration_s: None,
        quality: None,
        authority: None,
        prior,
        inputs,
        audience: None,
        affiliation: None,
        computed_at: chrono::DateTime::UNIX_EPOCH,
    };
    score.authority = score.combine_sub_scores();
    score
}

/// The number of inputs of all sub-scores.
pub fn input_count() -> usize {
    SUB_SCORE_WEIGHTS.iter().map(|(name, _)| input_weights(name).len()).sum()
}
