//! The moment of the next check, and why then.

use super::check_reason::CheckReason;
use super::publishing_rhythm::PublishingRhythm;
use super::server_wait::ServerWait;
use super::{DAY_S, WEEK_S};
use earshot_model::Timestamp;
use std::time::Duration;

/// No feed is read sooner than this after it was read.
pub const MIN_WAIT: Duration = Duration::from_secs(15 * 60);
/// The longest that a check of a feed in good health is ever put off.
pub const MAX_WAIT: Duration = Duration::from_secs(30 * DAY_S as u64);

const MIN_WAIT_S: f64 = 15.0 * 60.0;
const MAX_LIVE_WAIT_S: f64 = DAY_S as f64;
const MAX_STALE_WAIT_S: f64 = WEEK_S as f64;
const MAX_DORMANT_WAIT_S: f64 = 30.0 * DAY_S as f64;
/// Without news for longer, a show is stale; for much longer, asleep.
const STALE_AGE_S: f64 = 180.0 * DAY_S as f64;
const DORMANT_AGE_S: f64 = 730.0 * DAY_S as f64;
const JITTER: f64 = 0.02;

/// What is set for all feeds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScheduleSettings {
    /// How eagerly feeds are polled; the number of polls is about proportional to it. It follows from the request budget.
    pub poll_rate: f64,
}

impl Default for ScheduleSettings {
    /// Fewer than six polls a day and show (`docs/benchmarks.md`).
    fn default() -> Self {
        Self { poll_rate: 0.09 }
    }
}

/// A feed that was just checked, as far as the schedule looks at it.
#[derive(Clone, Copy, Debug)]
pub struct CheckedFeed {
    pub checked_at: Timestamp,
    /// The date of the newest episode; for a feed without dates the moment that it last brought something new.
    pub newest: Option<Timestamp>,
    /// `itunes:complete`, or `podcast:updateFrequency` with `complete`.
    pub complete: bool,
    pub wait: Option<ServerWait>,
    /// A hash of the URL: feeds with the same habits are not read in the same second.
    pub seed: u64,
}

impl CheckedFeed {
    /// A check of a feed that neither is complete nor asks to wait.
    #[must_use]
    pub fn new(checked_at: Timestamp, newest: Option<Timestamp>, seed: u64) -> Self {
        Self { checked_at, newest, complete: false, wait: None, seed }
    }
}

/// When to look again.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NextCheck {
    pub at: Timestamp,
    pub reason: CheckReason,
}

/// The moment of the next check: polls are spread with the square root of how likely an episode is (facts 1.3).
///
/// At least [`MIN_WAIT`] after this one and as long as the server asks, but never later than a day for a show that is
/// live, a week for one that was silent for half a year, a month ([`MAX_WAIT`]) for one that was silent for two years or
/// is complete. The same arguments give the same moment.
#[must_use]
pub fn schedule_next_check(rhythm: &PublishingRhythm, check: &CheckedFeed, settings: &ScheduleSettings) -> NextCheck {
    let (own, longest, why) = planned_wait(rhythm, check, settings);
    let jitter = jitter(check.seed, check.checked_at);
    // What is cut off at the longest wait is spread too, and downwards only.
    let own = (own * (1.0 + jitter)).min(longest * (1.0 - jitter.abs())).max(MIN_WAIT_S);
    let asked = check.wait.map(|wait| (wait, wait.to_seconds(check.checked_at, own)));
    let (seconds, why) = match asked {
        Some((wait, asked)) if asked > own => {
            let cap = longest.max(if why.is_live() { MAX_LIVE_WAIT_S } else { MAX_STALE_WAIT_S });
            ((asked * (1.0 + jitter.abs())).min(cap), CheckReason::ServerWait(wait.source()))
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

/// What we would do if nobody asked otherwise: the wait, the longest it can be, and why.
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

/// From a day after half a year of silence to a week after two years: most shows that come back at all come back early.
fn stale_wait(age: f64) -> f64 {
    let exponent = (MAX_STALE_WAIT_S / MAX_LIVE_WAIT_S).ln() / (DORMANT_AGE_S / STALE_AGE_S).ln();
    MAX_LIVE_WAIT_S * (age / STALE_AGE_S).powf(exponent)
}

/// A setting that is no number means the default; a negative one means seldom.
fn valid_poll_rate(settings: &ScheduleSettings) -> f64 {
    if settings.poll_rate.is_nan() {
        ScheduleSettings::default().poll_rate
    } else {
        settings.poll_rate.clamp(1e-6, 1e6)
    }
}

/// Between -[`JITTER`] and [`JITTER`], the same for the same feed and moment.
fn jitter(seed: u64, at: Timestamp) -> f64 {
    // The finaliser of SplitMix64: neighbouring seeds give unrelated numbers.
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
