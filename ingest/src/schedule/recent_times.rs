//! The newest publish times of a feed.

use super::units::{DAY_S, HOUR_S};
use earshot_model::Timestamp;

/// Maximum number of times. Facts 1.3.
pub(super) const MAX_TIMES: usize = 30;
const MAX_GAPS: usize = 10;
const MIN_GAP_S: f64 = 600.0;
/// Facts 1.3: the weight of a publish time falls by this factor per rank, from the newest on.
const DECAY: f32 = 0.93;

/// Distinct timestamps in seconds since 1970, newest first, at most [`MAX_TIMES`].
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct RecentTimes(Vec<i64>);

impl RecentTimes {
    /// Selects the newest of the given times. A time more than a day after `now` is an announcement or a mistake and is
    /// ignored.
    pub(super) fn from_times(times: impl IntoIterator<Item = Timestamp>, now: Timestamp) -> Self {
        let latest = now.timestamp().saturating_add(DAY_S);
        let mut newest: Vec<i64> = Vec::with_capacity(MAX_TIMES + 1);
        for at in times.into_iter().map(|at| at.timestamp()).filter(|at| *at <= latest) {
            // Feeds are mostly sorted, so an older time usually costs one comparison.
            if newest.len() == MAX_TIMES && newest.last().is_some_and(|oldest| at <= *oldest) {
                continue;
            }
            if let Err(place) = newest.binary_search_by(|kept| at.cmp(kept)) {
                newest.insert(place, at);
                newest.truncate(MAX_TIMES);
            }
        }
        Self(newest)
    }

    pub(super) fn times(&self) -> &[i64] {
        &self.0
    }

    /// Returns the median and the capped mean of the recent gaps, in seconds; `None` with fewer than two times.
    pub(super) fn gaps(&self) -> Option<(f64, f64)> {
        let mut gaps: Vec<f64> = self.0.windows(2).take(MAX_GAPS).map(|pair| (pair[0] - pair[1]) as f64).collect();
        gaps.sort_unstable_by(f64::total_cmp);
        let middle = gaps.len() / 2;
        let median = match gaps.len() {
            0 => return None,
            odd if odd % 2 == 1 => gaps[middle],
            _ => f64::midpoint(gaps[middle - 1], gaps[middle]),
        };
        let longest = (3.0 * median + HOUR_S as f64).max(MIN_GAP_S);
        let mean = gaps.iter().map(|gap| gap.clamp(MIN_GAP_S, longest)).sum::<f64>() / gaps.len() as f64;
        Some((median, mean))
    }
}

/// Weights of timestamps, newest first.
pub(super) fn recency_weights() -> impl Iterator<Item = f32> {
    std::iter::successors(Some(1.0), |weight| Some(weight * DECAY))
}
