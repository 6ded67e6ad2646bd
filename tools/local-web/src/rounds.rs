//! Rounds: which podcasts have published their newest episode. Deterministic.

use std::sync::atomic::{AtomicU32, Ordering};

/// The resolution of a podcast's draw.
const DRAW_RANGE: u64 = 10_000;

/// The current round.
pub struct Rounds {
    round: AtomicU32,
    share_percent: u32,
}

impl Rounds {
    pub fn new(round: u32, share_percent: u32) -> Self {
        Self { round: AtomicU32::new(round), share_percent }
    }

    pub fn current(&self) -> u32 {
        self.round.load(Ordering::Relaxed)
    }

    pub fn set(&self, round: u32) -> u32 {
        self.round.swap(round, Ordering::Relaxed)
    }

    /// Whether the podcast has published its newest episode. In round 0 none has; each further round adds a share of
    /// the podcasts.
    pub fn has_published(&self, podcast: u64, round: u32) -> bool {
        draw(podcast) < u64::from(round) * u64::from(self.share_percent) * (DRAW_RANGE / 100)
    }
}

/// The finalizer of SplitMix64, so that adjacent numbers have unrelated draws.
fn draw(podcast: u64) -> u64 {
    let a = podcast.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let b = (a ^ (a >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let c = (b ^ (b >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (c ^ (c >> 31)) % DRAW_RANGE
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_publishes_each_round_and_stays_published() {
        let rounds = Rounds::new(0, 20);
        let published = |round| (0..10_000).filter(|podcast| rounds.has_published(*podcast, round)).count();
        let counts: Vec<usize> = (0..=6).map(published).collect();
        assert_eq!((counts[0], counts[5], counts[6]), (0, 10_000, 10_000));
        for pair in counts[..=5].windows(2) {
            assert!((1_850..2_150).contains(&(pair[1] - pair[0])), "{counts:?}");
        }
        assert!((0..10_000).all(|podcast| !rounds.has_published(podcast, 1) || rounds.has_published(podcast, 2)));
    }
}
