//! Estimates how likely a show is to publish at a given time, from its past publish times.

use super::publishing_pattern::PublishingPattern;
use super::recent_times::{RecentTimes, recency_weights};
use super::units::{DAY_S, WEEK_S};
use super::week_bins::{BIN_S, DAY_BINS, WEEK_BINS, week_bin};
use earshot_model::Timestamp;

/// The share of a publish time that goes to its own bin, and to each neighbor.
const SMEAR: (f32, f32) = (0.5, 0.25);
const WEEKLY_WEIGHT: f32 = 0.55;
const DAILY_WEIGHT: f32 = 0.30;
const UNIFORM_WEIGHT: f32 = 0.15;
/// With fewer publish times, the rhythm is unknown.
const MIN_TIMES: usize = 5;
const UNKNOWN_GAP_S: f64 = WEEK_S as f64;
/// After this many median gaps without an episode, the rate falls, at most to a fiftieth.
const GAPS_BEFORE_SILENCE: f64 = 3.0;
const MIN_SILENT_RATE: f64 = 0.02;
/// A show with longer gaps than this pauses after an episode: for half a gap, its rate is a quarter.
const QUIET_MIN_GAP_S: f64 = 1.5 * DAY_S as f64;
const QUIET_GAP_SHARE: f64 = 0.5;
const QUIET_RATE: f64 = 0.25;

/// The publishing rhythm of a show: a rate, and its distribution over the half-hours of the week.
///
/// Facts 1.3: polls are best spread with the square root of the hazard, so the roots are stored.
#[derive(Clone, Debug, PartialEq)]
pub struct PublishingRhythm {
    /// Square root of the relative likelihood of each half-hour of the week, from Thursday 00:00 UTC, like the epoch. A
    /// uniform distribution is 1.
    roots: [f32; WEEK_BINS],
    /// Episodes per second.
    rate: f64,
    median_gap_s: f64,
    pattern: Option<PublishingPattern>,
}

impl PublishingRhythm {
    /// The rhythm of a new show: one episode a week, at any time.
    #[must_use]
    pub fn unknown() -> Self {
        Self { roots: [1.0; WEEK_BINS], rate: 1.0 / UNKNOWN_GAP_S, median_gap_s: UNKNOWN_GAP_S, pattern: None }
    }

    /// Learns from publish times in any order. The newest 30 count; times more than a day after `now` are ignored. With
    /// fewer than five the result is [`PublishingRhythm::unknown`].
    #[must_use]
    pub fn learn(times: impl IntoIterator<Item = Timestamp>, now: Timestamp) -> Self {
        let recent = RecentTimes::from_times(times, now);
        let known = (recent.times().len() >= MIN_TIMES).then(|| recent.gaps()).flatten();
        let Some((median_gap_s, mean_gap_s)) = known else { return Self::unknown() };
        let (weekly, daily) = histograms(recent.times());
        let likelihood =
            |bin: usize| WEEKLY_WEIGHT * weekly[bin] + DAILY_WEIGHT * daily[bin % DAY_BINS] + UNIFORM_WEIGHT;
        Self {
            roots: std::array::from_fn(|bin| likelihood(bin).sqrt()),
            rate: 1.0 / mean_gap_s,
            median_gap_s,
            pattern: Some(PublishingPattern::from_times(recent.times(), mean_gap_s)),
        }
    }

    /// Returns the pattern in words; `None` when there are too few publish times.
    #[must_use]
    pub fn pattern(&self) -> Option<PublishingPattern> {
        self.pattern
    }

    /// Returns the seconds after `from` until `c` times the integrated root of the hazard reaches one, at most
    /// `longest`.
    pub(super) fn wait(&self, from: f64, newest: Option<f64>, c: f64, longest: f64) -> f64 {
        let base = c * (self.rate * self.silence_factor(from, newest)).sqrt();
        let calm_until = newest.map_or(f64::NEG_INFINITY, |newest| self.quiet_until(newest));
        let (end, mut at, mut left) = (from + longest, from, 1.0);
        while at < end {
            let bin = (at / BIN_S as f64).floor();
            let is_calm = at < calm_until;
            let mut edge = ((bin + 1.0) * BIN_S as f64).min(end);
            if is_calm {
                edge = edge.min(calm_until);
            }
            let index = (bin as i64).rem_euclid(WEEK_BINS as i64) as usize;
            let calm = if is_calm { QUIET_RATE.sqrt() } else { 1.0 };
            let density = base * f64::from(self.roots[index]) * calm;
            let mass = density * (edge - at);
            if mass >= left {
                return at + left / density - from;
            }
            left -= mass;
            at = edge;
        }
        longest
    }

    fn silence_factor(&self, now: f64, newest: Option<f64>) -> f64 {
        let patience = GAPS_BEFORE_SILENCE * self.median_gap_s;
        match newest.map(|newest| now - newest) {
            Some(age) if age > patience => (patience / age).max(MIN_SILENT_RATE),
            _ => 1.0,
        }
    }

    fn quiet_until(&self, newest: f64) -> f64 {
        let rests = self.pattern.is_some() && self.median_gap_s >= QUIET_MIN_GAP_S;
        if rests { newest + QUIET_GAP_SHARE * self.median_gap_s } else { f64::NEG_INFINITY }
    }
}

/// Returns histograms over the half-hours of the week and of the day, each with mean one.
fn histograms(times: &[i64]) -> ([f32; WEEK_BINS], [f32; DAY_BINS]) {
    let (mut weekly, mut daily) = ([0.0; WEEK_BINS], [0.0; DAY_BINS]);
    let total: f32 = recency_weights().take(times.len()).sum();
    for (at, weight) in times.iter().zip(recency_weights()) {
        let bin = week_bin(*at);
        add_smeared(&mut weekly, bin, weight / total);
        add_smeared(&mut daily, bin % DAY_BINS, weight / total);
    }
    (weekly, daily)
}

fn add_smeared<const BINS: usize>(histogram: &mut [f32; BINS], bin: usize, share: f32) {
    let share = share * BINS as f32;
    histogram[bin] += SMEAR.0 * share;
    histogram[(bin + 1) % BINS] += SMEAR.1 * share;
    histogram[(bin + BINS - 1) % BINS] += SMEAR.1 * share;
}
