//! The statistics and scores of a podcast, with the inputs that explain them.

use super::audience::AudienceEstimate;
use super::prior::{PriorSample, ScorePrior};
use super::weights::{SUB_SCORE_WEIGHTS, input_weight, input_weights, sub_score_weight};
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

/// Statistics and scores of a podcast. Scores are 0 to 100. A sub-score without data is `None`, never zero; in the
/// authority score it counts as the average of the catalog.
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
    /// Median length of the newest episodes; `None` when none states its length, and in records that were scored before
    /// it was stored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub median_duration_s: Option<f64>,
    /// Computed from the feed's own data only.
    pub quality: Option<f64>,
    /// The weighted mean of the sub-scores. A sub-score without data counts as the prior.
    pub authority: Option<f64>,
    /// The prior that inputs without data count as; `None` in records that were scored before there was one, where the
    /// inputs with data share the whole weight.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub prior: Option<ScorePrior>,
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
    /// A sub-score, 0 to 100; `None` when it has no data. Inputs without data count as the prior.
    #[must_use]
    pub fn sub_score(&self, name: &str) -> Option<f64> {
        if name == "quality" && self.quality.is_some() {
            return self.quality;
        }
        self.has_data(name).then(|| 100.0 * self.value_with_prior(name, self.prior.as_ref()))
    }

    fn inputs_of<'a>(&'a self, sub_score: &'a str) -> impl Iterator<Item = &'a ScoreInput> {
        self.inputs.iter().filter(move |input| input.sub_score == sub_score)
    }

    fn has_data(&self, sub_score: &str) -> bool {
        self.inputs_of(sub_score).next().is_some()
    }

    /// The total share of the inputs of a sub-score that have data, 0 to 1.
    fn known_share(&self, sub_score: &str) -> f64 {
        self.inputs_of(sub_score).map(|input| input.share).sum()
    }

    /// The value of a sub-score, 0 to 1, when inputs without data count as `prior`.
    fn value_with_prior(&self, sub_score: &str, prior: Option<&ScorePrior>) -> f64 {
        let known: f64 = self.inputs_of(sub_score).map(|input| input.value * input.share).sum();
        let unknown_share = (1.0 - self.known_share(sub_score)).max(0.0);
        known + prior.map_or(0.0, |prior| prior.of(sub_score) * unknown_share)
    }

    /// The inputs without data, as pairs of sub-score and input.
    pub fn unknown_inputs(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let all = SUB_SCORE_WEIGHTS
            .iter()
            .flat_map(|(sub_score, _)| input_weights(sub_score).iter().map(|(name, _)| (*sub_score, *name)));
        all.filter(|(sub_score, name)| !self.inputs_of(sub_score).any(|input| input.name == *name))
    }

    /// The weight of the inputs that have data, 0 to 1: which part of the authority score rests on data.
    #[must_use]
    pub fn confidence(&self) -> f64 {
        SUB_SCORE_WEIGHTS.iter().map(|(name, weight)| weight * self.known_share(name)).sum()
    }

    /// The authority score, 0 to 100: the weighted mean of the sub-scores; `None` without any data.
    #[must_use]
    pub fn combine_sub_scores(&self) -> Option<f64> {
        let value = |(name, weight): &(&str, f64)| weight * self.value_with_prior(name, self.prior.as_ref());
        let total: f64 = SUB_SCORE_WEIGHTS.iter().map(value).sum();
        (!self.inputs.is_empty()).then(|| 100.0 * total / self.total_weight())
    }

    /// What the podcast contributes to the prior of its catalog.
    #[must_use]
    pub fn prior_sample(&self) -> PriorSample {
        ["quality", "engagement", "social", "youtube"]
            .map(|name| self.value_with_prior(name, Some(&ScorePrior::COLD_START)))
    }

    /// The most points that an input can add to the authority score. It adds its value's share of them.
    #[must_use]
    pub fn max_points(&self, input: &ScoreInput) -> f64 {
        100.0 * input.share * sub_score_weight(&input.sub_score) / self.total_weight()
    }

    /// The points that an input without data adds to the authority score: those of the prior.
    #[must_use]
    pub fn prior_points(&self, sub_score: &str, input: &str) -> f64 {
        let weight = sub_score_weight(sub_score) * input_weight(sub_score, input);
        self.prior.map_or(0.0, |prior| 100.0 * weight * prior.of(sub_score))
    }

    /// The weight that makes up the score: all of it, or that of the inputs with data in records without a prior.
    fn total_weight(&self) -> f64 {
        let known = self.confidence();
        if self.prior.is_some() || known <= 0.0 { 1.0 } else { known }
    }
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
    /// The share within the sub-score. The shares of all its inputs, with and without data, sum to 1.
    pub share: f64,
    /// When a figure of another platform was measured. `None` for data of the feed, which is as old as the score.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub measured_at: Option<Timestamp>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::QUALITY_WEIGHTS;
    use crate::score::fixtures::{input_count, score};
    use proptest::prelude::*;

    const PRIOR: ScorePrior = ScorePrior { quality: 0.6, engagement: 0.3, social: 0.2, youtube: 0.1 };

    #[test]
    fn unknown_inputs_count_as_the_prior() {
        // Full quality and nothing else.
        let values = vec![Some(1.0); QUALITY_WEIGHTS.len()];
        let known = score(&values, Some(PRIOR));
        let expected = 100.0 * (0.30 + 0.35 * 0.3 + 0.20 * 0.2 + 0.15 * 0.1);
        assert!((known.authority.expect("has data") - expected).abs() < 1e-9);
        assert!((known.confidence() - 0.30).abs() < 1e-9);
        assert_eq!(known.sub_score("social"), None, "a sub-score without data has no value of its own");
        // A record without a prior: the inputs with data share the whole weight.
        let old = score(&values, None);
        assert!((old.authority.expect("has data") - 100.0).abs() < 1e-9);
        assert!((old.max_points(&old.inputs[0]) - 100.0 * old.inputs[0].share).abs() < 1e-9);
        assert_eq!(score(&[], Some(PRIOR)).authority, None, "without any data there is no score");
    }

    proptest! {
        #[test]
        fn parts_add_up_to_the_score(values in prop::collection::vec(prop::option::of(0.0_f64..=1.0), input_count())) {
            let score = score(&values, Some(PRIOR));
            let Some(authority) = score.authority else { return Ok(()) };
            let known: f64 = score.inputs.iter().map(|input| input.value * score.max_points(input)).sum();
            let unknown: f64 = score.unknown_inputs().map(|(sub_score, input)| score.prior_points(sub_score, input)).sum();
            prop_assert!((known + unknown - authority).abs() < 1e-9);
            prop_assert!((0.0..=100.0 + 1e-9).contains(&authority));
            let known_weight: f64 = score.inputs.iter().map(|input| score.max_points(input)).sum();
            prop_assert!((known_weight - 100.0 * score.confidence()).abs() < 1e-9);
            prop_assert!(score.prior_sample().iter().all(|sample| (0.0..=1.0 + 1e-9).contains(sample)));
        }
    }
}
