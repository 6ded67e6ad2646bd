//! The prior of the authority score: what an input without data counts as (decision 040).

use super::weights::SUB_SCORE_WEIGHTS;
use serde::{Deserialize, Serialize};

/// The average of each sub-score over a catalog, 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScorePrior {
    pub quality: f64,
    pub engagement: f64,
    pub social: f64,
    pub youtube: f64,
}

/// What a podcast contributes to the prior: its sub-scores with the cold-start prior for inputs without data, 0 to 1,
/// in the order of the fields of [`ScorePrior`].
pub type PriorSample = [f64; 4];

impl ScorePrior {
    /// The prior of a catalog without data. Quality: a regular show of some age whose feed is partly filled in. The
    /// others: ten ratings, a few hundred followers and a small channel, as most shows have.
    pub const COLD_START: Self = Self { quality: 0.5, engagement: 0.2, social: 0.2, youtube: 0.15 };

    /// The podcasts for which [`Self::COLD_START`] counts. In a much larger catalog its own podcasts decide.
    const COLD_START_PODCASTS: f64 = 100.0;
    /// A smaller difference does not replace a prior: it changes an authority score by two points at most.
    const TOLERANCE: f64 = 0.02;

    /// Estimates the prior from the average sample of some podcasts. A sample counts inputs without data at their
    /// cold-start value. The few podcasts with ratings are the popular ones, and move the estimate no further
    /// than their number warrants.
    #[must_use]
    pub fn from_average(podcasts: u64, average: PriorSample) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "podcasts are far below 2^53")]
        let podcasts = podcasts as f64;
        let estimate = |cold: f64, average: f64| {
            let mean = (Self::COLD_START_PODCASTS * cold + podcasts * average) / (Self::COLD_START_PODCASTS + podcasts);
            (mean * 1_000.0).round() / 1_000.0
        };
        let cold = Self::COLD_START;
        let [quality, engagement, social, youtube] = average;
        Self {
            quality: estimate(cold.quality, quality),
            engagement: estimate(cold.engagement, engagement),
            social: estimate(cold.social, social),
            youtube: estimate(cold.youtube, youtube),
        }
    }

    /// Estimates the prior from the samples of some podcasts.
    #[must_use]
    pub fn from_samples(samples: &[PriorSample]) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "podcasts are far below 2^53")]
        let count = samples.len().max(1) as f64;
        let average = std::array::from_fn(|place| samples.iter().map(|sample| sample[place]).sum::<f64>() / count);
        Self::from_average(samples.len() as u64, average)
    }

    /// The average of a sub-score, 0 to 1.
    #[must_use]
    pub fn of(&self, sub_score: &str) -> f64 {
        match sub_score {
            "quality" => self.quality,
            "engagement" => self.engagement,
            "social" => self.social,
            "youtube" => self.youtube,
            _ => 0.0,
        }
    }

    /// Whether scores need not be computed again with the other prior.
    #[must_use]
    pub fn is_near(&self, other: &Self) -> bool {
        SUB_SCORE_WEIGHTS.iter().all(|(name, _)| (self.of(name) - other.of(name)).abs() <= Self::TOLERANCE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_small_catalog_stays_near_the_cold_start() {
        assert_eq!(ScorePrior::from_samples(&[]), ScorePrior::COLD_START);
        let one = ScorePrior::from_samples(&[[1.0, 1.0, 1.0, 1.0]]);
        assert!(one.is_near(&ScorePrior::COLD_START), "{one:?}");
        let many = ScorePrior::from_average(1_000_000, [0.6, 0.4, 0.3, 0.1]);
        assert_eq!(many, ScorePrior { quality: 0.6, engagement: 0.4, social: 0.3, youtube: 0.1 });
    }

    #[test]
    fn small_differences_are_tolerated() {
        let cold = ScorePrior::COLD_START;
        assert!(cold.is_near(&ScorePrior { social: cold.social + 0.019, ..cold }));
        assert!(!cold.is_near(&ScorePrior { youtube: cold.youtube + 0.021, ..cold }));
    }

    proptest! {
        #[test]
        fn an_estimate_lies_between_cold_start_and_average(podcasts in 0_u64..10_000_000, average in 0.0_f64..=1.0) {
            let prior = ScorePrior::from_average(podcasts, [average; 4]);
            for (name, _) in SUB_SCORE_WEIGHTS {
                let cold = ScorePrior::COLD_START.of(name);
                let rounding = 0.000_501;
                prop_assert!(prior.of(name) >= cold.min(average) - rounding && prior.of(name) <= cold.max(average) + rounding);
            }
        }
    }
}
