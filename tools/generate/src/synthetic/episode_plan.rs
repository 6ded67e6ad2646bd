//! Plans the number of episodes and transcripts per podcast: power laws with exact totals. The plan stores only sums
//! over all podcasts; a podcast's share follows from these and its number.

use super::options::SyntheticOptions;
use crate::GenerateError;
use crate::random::Random;

/// Ratio of the largest podcast to the smallest share.
const MAX_EPISODES: u64 = 4_000;
/// Maximum number of transcripts of one podcast in the first round.
const FIRST_TRANSCRIPTS: u32 = 60;

/// The planned numbers of one podcast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PodcastShare {
    pub index: u64,
    pub episodes: u32,
    /// Number of transcripts, of the newest episodes.
    pub transcripts: u32,
}

/// Sums over all podcasts. Its size does not depend on their number.
pub struct EpisodePlan {
    podcasts: u64,
    /// Minimum number of episodes per podcast.
    base: u64,
    /// Episodes beyond the minimum, and the weights by which they are distributed.
    remaining_episodes: u64,
    weights: u128,
    random: Random,
    /// Number of podcasts that get one more, because every share is rounded down.
    rounded: u64,
    transcripts: u64,
    /// Transcripts that the first round distributes.
    first_round: u64,
}

impl EpisodePlan {
    pub fn new(options: &SyntheticOptions) -> Result<Self, GenerateError> {
        let &SyntheticOptions { podcasts, episodes, transcripts, .. } = options;
        if podcasts == 0 && episodes > 0 {
            return Err(GenerateError::NoPodcasts { podcasts, episodes });
        }
        if transcripts > episodes {
            return Err(GenerateError::TooManyTranscripts { transcripts, episodes });
        }
        let base = u64::from(episodes >= podcasts);
        let random = Random::named(options.seed, "episode counts");
        let mut plan = Self {
            podcasts,
            base,
            remaining_episodes: episodes - base * podcasts,
            weights: 0,
            random,
            rounded: 0,
            transcripts,
            first_round: 0,
        };
        plan.weights = (0..podcasts).map(|index| u128::from(plan.weight(index))).sum();
        let given: u64 = (0..podcasts).map(|index| u64::from(plan.episodes(index))).sum();
        plan.rounded = episodes - given;
        let first = |index| u64::from(plan.episodes(index).min(FIRST_TRANSCRIPTS));
        plan.first_round = (0..podcasts).map(first).sum::<u64>().min(transcripts);
        Ok(plan)
    }

    /// Returns the shares of all podcasts in order. A podcast's transcripts depend on those of its predecessors.
    pub fn shares(&self) -> impl Iterator<Item = PodcastShare> + '_ {
        let (mut first, mut second) = (self.first_round, self.transcripts - self.first_round);
        (0..self.podcasts).map(move |index| {
            let episodes = self.episodes(index);
            let taken = u64::from(episodes.min(FIRST_TRANSCRIPTS)).min(first);
            let more = (u64::from(episodes) - taken).min(second);
            first -= taken;
            second -= more;
            PodcastShare { index, episodes, transcripts: (taken + more) as u32 }
        })
    }

    /// One episode each while there are enough; the rest in proportion to 1/u, so that half of the podcasts are small
    /// and few are huge.
    fn episodes(&self, index: u64) -> u32 {
        let share = u128::from(self.remaining_episodes) * u128::from(self.weight(index)) / self.weights.max(1);
        (self.base + share as u64 + u64::from(index < self.rounded)) as u32
    }

    fn weight(&self, index: u64) -> u64 {
        if self.base == 0 {
            return 1;
        }
        let part = self.random.numbered(index).unit_float();
        ((1_000.0 / part.max(1e-9)) as u64).min(1_000 * MAX_EPISODES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(podcasts: u64, episodes: u64, transcripts: u64) -> SyntheticOptions {
        let today = chrono::NaiveDate::from_ymd_opt(2026, 11, 1).unwrap();
        SyntheticOptions { transcripts, seed: 3, ..SyntheticOptions::new(podcasts, episodes, today) }
    }

    #[test]
    fn counts_add_up() {
        for (podcasts, episodes, transcripts) in
            [(1, 1, 1), (10, 3, 2), (7, 7, 7), (1_000, 40_000, 300), (100, 99_999, 99_999), (5, 0, 0), (0, 0, 0)]
        {
            let plan = EpisodePlan::new(&options(podcasts, episodes, transcripts)).unwrap();
            assert_eq!(plan.shares().count() as u64, podcasts);
            assert_eq!(plan.shares().map(|share| u64::from(share.episodes)).sum::<u64>(), episodes);
            assert_eq!(plan.shares().map(|share| u64::from(share.transcripts)).sum::<u64>(), transcripts);
            assert!(plan.shares().all(|share| share.transcripts <= share.episodes));
        }
    }

    #[test]
    fn episode_counts_are_skewed() {
        let plan = EpisodePlan::new(&options(10_000, 400_000, 0)).unwrap();
        let mut counts: Vec<u32> = plan.shares().map(|share| share.episodes).collect();
        counts.sort_unstable();
        assert!((4..=20).contains(&counts[5_000]), "median {}", counts[5_000]);
        assert!(counts[9_999] > 1_000, "largest {}", counts[9_999]);
    }

    #[test]
    fn contradictions_are_refused() {
        for (podcasts, episodes, transcripts) in [(0, 1, 0), (1, 1, 2)] {
            assert!(EpisodePlan::new(&options(podcasts, episodes, transcripts)).is_err());
        }
    }
}
