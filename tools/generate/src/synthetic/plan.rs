//! How many episodes and transcripts each podcast has: power laws that add up to exactly what was asked for.

use super::SyntheticOptions;
use crate::GenerateError;
use crate::random::Random;

/// The largest podcast is this many times the smallest share.
const LARGEST: u64 = 4_000;
/// Transcripts of one podcast before another gets some.
const FIRST_TRANSCRIPTS: u32 = 60;

/// Eight bytes a podcast: the only thing that grows with the catalog.
pub struct Plan {
    episodes: Vec<u32>,
    transcripts: Vec<u32>,
}

impl Plan {
    pub fn new(options: &SyntheticOptions) -> Result<Self, GenerateError> {
        let &SyntheticOptions { podcasts, episodes, transcripts, .. } = options;
        if podcasts == 0 && episodes > 0 {
            return Err(GenerateError::NoPodcasts { podcasts, episodes });
        }
        if transcripts > episodes {
            return Err(GenerateError::TooManyTranscripts { transcripts, episodes });
        }
        let counts = episode_counts(options);
        let transcripts = transcript_counts(options, &counts);
        Ok(Self { episodes: counts, transcripts })
    }

    pub fn episodes(&self, index: u64) -> u32 {
        self.episodes[index as usize]
    }

    pub fn transcripts(&self, index: u64) -> u32 {
        self.transcripts[index as usize]
    }
}

/// One each while there are enough, the rest in proportion to 1/u: half of the podcasts are small, few are huge.
fn episode_counts(options: &SyntheticOptions) -> Vec<u32> {
    let podcasts = options.podcasts;
    let base = u64::from(options.episodes >= podcasts);
    let rest = options.episodes - base * podcasts;
    let random = Random::named(options.seed, "episode counts");
    let weight = |index: u64| {
        let part = random.numbered(index).unit();
        if base == 0 { 1 } else { ((1_000.0 / part.max(1e-9)) as u64).min(1_000 * LARGEST) }
    };
    let total: u128 = (0..podcasts).map(|index| u128::from(weight(index))).sum();
    let share = |index| (u128::from(rest) * u128::from(weight(index)) / total) as u64;
    let mut counts: Vec<u32> = (0..podcasts).map(|index| (base + share(index)) as u32).collect();
    // Every share was rounded down, so fewer than one a podcast are left.
    let given: u64 = counts.iter().map(|count| u64::from(*count)).sum();
    for count in counts.iter_mut().take((options.episodes - given) as usize) {
        *count += 1;
    }
    counts
}

/// Some publishers have transcripts of their newest episodes, most have none.
fn transcript_counts(options: &SyntheticOptions, episodes: &[u32]) -> Vec<u32> {
    let mut order: Vec<u32> = (0..episodes.len() as u32).collect();
    let mut random = Random::named(options.seed, "transcripts");
    for last in (1..order.len()).rev() {
        order.swap(last, random.below(last + 1));
    }
    let mut counts = vec![0; episodes.len()];
    let mut left = options.transcripts;
    for most in [FIRST_TRANSCRIPTS, u32::MAX] {
        for &index in &order {
            let index = index as usize;
            let wanted = u64::from(episodes[index].min(most) - counts[index]).min(left);
            counts[index] += wanted as u32;
            left -= wanted;
        }
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_add_up() {
        let today = chrono::NaiveDate::from_ymd_opt(2026, 11, 1).unwrap();
        for (podcasts, episodes, transcripts) in
            [(1, 1, 1), (10, 3, 2), (7, 7, 7), (1_000, 40_000, 300), (100, 99_999, 99_999), (5, 0, 0), (0, 0, 0)]
        {
            let plan = Plan::new(&SyntheticOptions { podcasts, episodes, transcripts, seed: 3, today }).unwrap();
            assert_eq!(plan.episodes.iter().map(|count| u64::from(*count)).sum::<u64>(), episodes);
            assert_eq!(plan.transcripts.iter().map(|count| u64::from(*count)).sum::<u64>(), transcripts);
            assert!(plan.episodes.iter().zip(&plan.transcripts).all(|(all, some)| some <= all));
        }
    }

    #[test]
    fn episode_counts_are_skewed() {
        let today = chrono::NaiveDate::from_ymd_opt(2026, 11, 1).unwrap();
        let options = SyntheticOptions { podcasts: 10_000, episodes: 400_000, transcripts: 0, seed: 1, today };
        let mut counts = Plan::new(&options).unwrap().episodes;
        counts.sort_unstable();
        assert!((4..=20).contains(&counts[5_000]), "median {}", counts[5_000]);
        assert!(counts[9_999] > 1_000, "largest {}", counts[9_999]);
    }

    #[test]
    fn contradictions_are_refused() {
        let today = chrono::NaiveDate::from_ymd_opt(2026, 11, 1).unwrap();
        for (podcasts, episodes, transcripts) in [(0, 1, 0), (1, 1, 2)] {
            let options = SyntheticOptions { podcasts, episodes, transcripts, seed: 3, today };
            assert!(Plan::new(&options).is_err());
        }
    }
}
