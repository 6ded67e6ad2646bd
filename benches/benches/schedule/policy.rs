//! The compared policies. Those of other projects are implemented from their formulas (facts 1.1).

use chrono::DateTime;
use earshot_ingest::schedule::{CheckedFeed, PublishingRhythm, ScheduleSettings, schedule_next_check};

pub(crate) const HOUR_S: i64 = 3_600;
const DAY_S: i64 = 24 * HOUR_S;

/// Decides how long to wait after a poll.
pub(crate) trait Policy {
    /// Returns the wait in seconds, given the publish times seen so far (oldest first), the time of the poll, and
    /// whether it had news.
    fn next_wait(&mut self, known: &[i64], now: i64, has_news: bool) -> i64;
}

pub(crate) struct FixedInterval {
    pub(crate) hours: i64,
}

impl Policy for FixedInterval {
    fn next_wait(&mut self, _: &[i64], _: i64, _: bool) -> i64 {
        self.hours * HOUR_S
    }
}

/// One week divided by the number of entries of the last week, limited to 5 minutes and 24 hours.
pub(crate) struct MinifluxPolicy;

impl Policy for MinifluxPolicy {
    fn next_wait(&mut self, known: &[i64], now: i64, _: bool) -> i64 {
        let week: Vec<i64> = known.iter().rev().copied().take_while(|at| *at >= now - 7 * DAY_S).collect();
        let gaps = week.len() as i64 - 1;
        if gaps < 1 {
            return DAY_S;
        }
        ((week[0] - week[gaps as usize]) / gaps).clamp(300, DAY_S)
    }
}

/// The mean gap. A poll without news extends it by a fifth; a poll with news shortens it.
pub(crate) struct MygpoPolicy {
    pub(crate) factor: f64,
}

impl Policy for MygpoPolicy {
    fn next_wait(&mut self, known: &[i64], _: i64, has_news: bool) -> i64 {
        self.factor = (if has_news { self.factor / 1.2 } else { self.factor * 1.2 }).clamp(1.0, 1_000.0);
        let gap = match known {
            [first, .., last] => (last - first) as f64 / (known.len() - 1) as f64,
            _ => (7 * DAY_S) as f64,
        };
        ((gap * self.factor) as i64).clamp(5 * HOUR_S, 30 * DAY_S)
    }
}

/// Evenly spaced, by the square root of the rate.
pub(crate) struct RatePolicy {
    pub(crate) c: f64,
}

impl Policy for RatePolicy {
    fn next_wait(&mut self, known: &[i64], _: i64, _: bool) -> i64 {
        let recent = &known[known.len().saturating_sub(11)..];
        let gap = match recent {
            [first, .., last] if recent.len() > 4 => (last - first) as f64 / (recent.len() - 1) as f64,
            _ => (7 * DAY_S) as f64,
        };
        ((gap.sqrt() / self.c) as i64).clamp(900, DAY_S)
    }
}

/// The product's policy.
pub(crate) struct RhythmPolicy {
    settings: ScheduleSettings,
    rhythm: PublishingRhythm,
}

impl RhythmPolicy {
    pub(crate) fn new(c: f64) -> Self {
        Self { settings: ScheduleSettings { poll_rate: c }, rhythm: PublishingRhythm::unknown() }
    }
}

impl Policy for RhythmPolicy {
    fn next_wait(&mut self, known: &[i64], now: i64, has_news: bool) -> i64 {
        let at = |seconds: i64| DateTime::from_timestamp(seconds, 0).expect("a time of a real feed");
        if has_news {
            self.rhythm = PublishingRhythm::learn(known.iter().rev().take(40).map(|seconds| at(*seconds)), at(now));
        }
        let newest = known.last().map(|seconds| at(*seconds));
        let next = schedule_next_check(&self.rhythm, &CheckedFeed::new(at(now), newest, 1), &self.settings);
        next.at.timestamp() + i64::from(next.at.timestamp_subsec_nanos() > 0) - now
    }
}
