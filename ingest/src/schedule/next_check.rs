//! Computes the time of the next check, and its reason.

use super::check_constraint::CheckConstraint;
use super::check_reason::CheckReason;
use super::publishing_rhythm::PublishingRhythm;
use super::units::{DAY_S, WEEK_S};
use earshot_model::Timestamp;
use std::time::Duration;

/// The shortest time between two readings of a feed.
pub const MIN_WAIT: Duration = Duration::from_secs(15 * 60);
/// The longest time between two checks of a healthy feed.
pub const MAX_WAIT: Duration = Duration::from_secs(30 * DAY_S as u64);

const MIN_WAIT_S: f64 = 15.0 * 60.0;
const MAX_LIVE_WAIT_S: f64 = DAY_S as f64;
const MAX_STALE_WAIT_S: f64 = WEEK_S as f64;
const MAX_DORMANT_WAIT_S: f64 = 30.0 * DAY_S as f64;
/// A show without a new episode for this long is stale; after `DORMANT_AGE_S` it is dormant.
const STALE_AGE_S: f64 = 180.0 * DAY_S as f64;
const DORMANT_AGE_S: f64 = 730.0 * DAY_S as f64;
const JITTER: f64 = 0.02;

/// Settings for all feeds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScheduleSettings {
    /// Factor that the number of polls is roughly proportional to. Derived from the request budget.
    pub poll_rate: f64,
}

impl Default for ScheduleSettings {
    /// The default results in fewer than six polls per day and show (`docs/benchmarks.md`).
    fn default() -> Self {
        Self { poll_rate: 0.09 }
    }
}

/// A feed that was just checked, with the properties that the schedule uses.
#[derive(Clone, Copy, Debug)]
pub struct CheckedFeed {
    pub checked_at: Timestamp,
    /// Date of the newest episode. For a feed without dates, the last time that it had new items.
    pub newest: Option<Timestamp>,
    /// `itunes:complete`, or `podcast:updateFrequency` with `complete`.
    pub complete: bool,
    pub wait: Option<CheckConstraint>,
    /// A hash of the URL. It spreads feeds with the same rhythm over time.
    pub seed: u64,
}

impl CheckedFeed {
    /// Creates a check of a feed that is not complete and demands no wait.
    #[must_use]
    pub fn new(checked_at: Timestamp, newest: Option<Timestamp>, seed: u64) -> Self {
        Self { checked_at, newest, complete: false, wait: None, seed }
    }
}

/// The next check of a feed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NextCheck {
    pub at: Timestamp,
    pub reason: CheckReason,
}

/// Computes the time of the next check. Polls are spread with the square root of the probability of a new episode
/// (facts 1.3).
///
/// The next check is at least [`MIN_WAIT`] after this one, and respects the server's wait. It is at most a day away for
/// an active show, a week after half a year of silence, and a month ([`MAX_WAIT`]) after two years or for a complete
/// show. Equal arguments give equal times.
#[must_use]
pub fn schedule_next_check(rhythm: &PublishingRhythm, check: &CheckedFeed, settings: &ScheduleSettings) -> NextCheck {
    let (own, longest, why) = planned_wait(rhythm, check, settings);
    let jitter = jitter(check.seed, check.checked_at);
    // Waits at the upper limit are spread too, but only downwards.
    let own = (own * (1.0 + jitter)).min(longest * (1.0 - jitter.abs())).max(MIN_WAIT_S);
    let requested = check.wait.map(|wait| (wait, wait.to_seconds(check.checked_at, own)));
    let (seconds, why) = match requested {
        Some((wait, requested)) if requested > own => {
            let cap = longest.max(if why.is_live() { MAX_LIVE_WAIT_S } else { MAX_STALE_WAIT_S });
            ((requested * (1.0 + jitter.abs())).min(cap), CheckReason::ServerWait(wait.source()))
        }
        _ => (own, why),
    };
    NextCheck { at: add_seconds(check.checked_at, seconds), reason: why }
}

impl CheckReason {
    fn is_live(self) -> bool {
        !matches!(self, Self::Silent { .. } | Self::Complete)
    }
}

/// Returns the wait without a server's demand, its upper limit, and the reason.
fn planned_wait(
    rhythm: &PublishingRhythm,
    check: &CheckedFeed,
    settings: &ScheduleSettings,
) -> (f64, f64, CheckReason) {
    let from = check.checked_at.timestamp() as f64;
    let newest = check.newest.map(|newest| newest.timestamp() as f64);
    let age = newest.map_or(0.0, |newest| from - newest);
    let silent = || CheckReason::Silent { days: (age / DAY_S as f64) as u32 };
    if check.complete {
        return (MAX_DORMANT_WAIT_S, MAX_DORMANT_WAIT_S, CheckReason::Complete);
    }
    if age > DORMANT_AGE_S {
        return (MAX_DORMANT_WAIT_S, MAX_DORMANT_WAIT_S, silent());
    }
    if age > STALE_AGE_S {
        return (stale_wait(age), MAX_STALE_WAIT_S, silent());
    }
    let why = rhythm.pattern().map_or(CheckReason::UnknownRhythm, CheckReason::Rhythm);
    (rhythm.wait(from, newest, valid_poll_rate(settings), MAX_LIVE_WAIT_S), MAX_LIVE_WAIT_S, why)
}

/// Returns a wait from a day after half a year of silence to a week after two years. Most shows that return do so
/// early.
fn stale_wait(age: f64) -> f64 {
    let exponent = (MAX_STALE_WAIT_S / MAX_LIVE_WAIT_S).ln() / (DORMANT_AGE_S / STALE_AGE_S).ln();
    MAX_LIVE_WAIT_S * (age / STALE_AGE_S).powf(exponent)
}

/// Returns a valid poll rate: the default for NaN, the minimum for a negative value.
fn valid_poll_rate(settings: &ScheduleSettings) -> f64 {
    if settings.poll_rate.is_nan() {
        ScheduleSettings::default().poll_rate
    } else {
        settings.poll_rate.clamp(1e-6, 1e6)
    }
}

/// Returns a value between -[`JITTER`] and [`JITTER`] that depends on feed and time only.
fn jitter(seed: u64, at: Timestamp) -> f64 {
    // The finalizer of SplitMix64: similar seeds give unrelated numbers.
    let mut bits = seed ^ (at.timestamp() as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    let unit = ((bits ^ (bits >> 31)) >> 11) as f64 / (1_u64 << 53) as f64;
    (unit * 2.0 - 1.0) * JITTER
}

pub(super) fn add_seconds(from: Timestamp, seconds: f64) -> Timestamp {
    let wait = chrono::TimeDelta::milliseconds((seconds * 1e3).ceil() as i64);
    from.checked_add_signed(wait).unwrap_or(Timestamp::MAX_UTC)
}
