//! The health of a feed: how failures add up over checks, and how a feed recovers.

use super::check_reason::CheckReason;
use super::health_event::HealthEvent;
use super::next_check::MIN_WAIT;
use super::units::{DAY_S, HOUR_S};
use earshot_model::Timestamp;
use serde::{Deserialize, Serialize};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(DAY_S as u64);
const MONTH: Duration = Duration::from_secs(30 * DAY_S as u64);
/// A feed with this many failure points is dead. Facts 1.4.
const DEAD_POINTS: u16 = 100;
const FIRST_BACKOFF: Duration = Duration::from_secs(HOUR_S as u64);
const MAX_BACKOFF: Duration = Duration::from_secs(7 * DAY_S as u64);
/// Waits between checks of a gone feed: 30 days, then 180 days, then one year.
const GONE_RECHECK_WAITS: [Duration; 3] =
    [MONTH, Duration::from_secs(150 * DAY_S as u64), Duration::from_secs(365 * DAY_S as u64)];
/// Consecutive good responses after which a suspicion is cleared.
const CLEARING_CHECKS: u8 = 3;

/// The state of a feed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum HealthState {
    #[default]
    Live,
    /// The feed requires a password, or a page that only people can pass.
    Blocked,
    /// The feed had items before and has none now.
    Emptied,
    /// The feed failed for too long.
    Dead,
    /// The server returned 410 twice.
    Gone,
    /// The address guard rejects the URL.
    Refused,
    /// The feed may have been taken over.
    Suspect,
}

/// The health of a feed. `Health::default()` is that of a feed never fetched. Its JSON has a few bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Health {
    #[serde(rename = "s", skip_serializing_if = "is_default")]
    pub state: HealthState,
    /// Failure points; at 100 the feed is dead.
    #[serde(rename = "p", skip_serializing_if = "is_default")]
    pub points: u16,
    /// Consecutive failed checks.
    #[serde(rename = "f", skip_serializing_if = "is_default")]
    pub failures: u8,
    /// A counter of the state: checks of a gone or empty feed, good responses of a suspect one.
    #[serde(rename = "n", skip_serializing_if = "is_default")]
    state_checks: u8,
    /// The first 410, or when the feed was first empty; in seconds since 1970.
    #[serde(rename = "t", skip_serializing_if = "is_default")]
    since: Option<i64>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// How long a feed is not polled. It overrides the schedule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RetryDelay {
    pub wait: Duration,
    pub reason: CheckReason,
}

impl Health {
    /// Returns the health after an event, and the delay of the next check; `None` leaves it to the schedule.
    #[must_use]
    pub fn apply(&self, event: HealthEvent, now: Timestamp) -> (Self, Option<RetryDelay>) {
        match event {
            HealthEvent::Ok => (self.after_success(), None),
            HealthEvent::Emptied => (self.after_empty_feed(now), None),
            HealthEvent::Suspicious => (Self { state: HealthState::Suspect, ..Self::default() }, None),
            HealthEvent::Gone => self.after_gone(now),
            HealthEvent::Refused => {
                let failures = self.failures.saturating_add(1);
                let refused = Self { state: HealthState::Refused, failures, ..self.clone() };
                (refused, Some(RetryDelay { wait: MAX_BACKOFF, reason: CheckReason::Refused }))
            }
            HealthEvent::Busy { until } => {
                let wait = (until - now).to_std().unwrap_or_default().clamp(MIN_WAIT, MAX_BACKOFF);
                (self.clone(), Some(RetryDelay { wait, reason: CheckReason::Busy }))
            }
            HealthEvent::Denied { challenge: true } => {
                let (blocked, delay) = self.after_failure(0, None, MAX_BACKOFF);
                let state = if blocked.is_given_up() { blocked.state } else { HealthState::Blocked };
                (Self { state, ..blocked }, delay)
            }
            HealthEvent::Unreachable => self.after_failure(10, None, MAX_BACKOFF),
            HealthEvent::Timeout => self.after_failure(1, None, MAX_BACKOFF),
            HealthEvent::ServerError { retry_after } => self.after_failure(5, retry_after, MAX_BACKOFF),
            HealthEvent::Missing | HealthEvent::NotAFeed | HealthEvent::Denied { challenge: false } => {
                self.after_failure(4, None, MAX_BACKOFF)
            }
            HealthEvent::OddStatus { retry_after } => self.after_failure(0, retry_after, DAY),
        }
    }

    /// Whether the feed is only checked for a recovery.
    fn is_given_up(&self) -> bool {
        matches!(self.state, HealthState::Dead | HealthState::Gone)
    }

    fn after_success(&self) -> Self {
        match self.state {
            HealthState::Suspect if self.state_checks + 1 < CLEARING_CHECKS => {
                Self { state: HealthState::Suspect, state_checks: self.state_checks + 1, ..Self::default() }
            }
            _ => Self::default(),
        }
    }

    fn after_empty_feed(&self, now: Timestamp) -> Self {
        let first =
            Self { state: HealthState::Emptied, state_checks: 1, since: Some(now.timestamp()), ..Self::default() };
        match self.state {
            HealthState::Emptied => {
                Self { state_checks: self.state_checks.saturating_add(1), since: self.since.or(first.since), ..first }
            }
            // An operator has to check a suspect feed, empty or not.
            HealthState::Suspect => Self { state: HealthState::Suspect, ..Self::default() },
            _ => first,
        }
    }

    /// Handles 410. Facts 1.4: it counts after a second 410, at least a day after the first.
    fn after_gone(&self, now: Timestamp) -> (Self, Option<RetryDelay>) {
        if self.state == HealthState::Gone {
            return self.after_repeated_gone();
        }
        // An empty feed stores the time of its emptiness in this field.
        let first = self.since.filter(|_| self.state != HealthState::Emptied);
        let requested = first.map_or(Duration::ZERO, |first| elapsed(first, now));
        if requested >= DAY {
            let gone = Self { state: HealthState::Gone, since: first, ..Self::default() };
            return (gone, Some(RetryDelay { wait: GONE_RECHECK_WAITS[0], reason: CheckReason::Gone }));
        }
        let state = if self.state == HealthState::Emptied { HealthState::Live } else { self.state };
        let since = first.or(Some(now.timestamp()));
        let health =
            Self { state, since, failures: self.failures.saturating_add(1), state_checks: 0, points: self.points };
        (health, Some(RetryDelay { wait: (DAY - requested).max(MIN_WAIT), reason: CheckReason::GoneOnce }))
    }

    fn after_repeated_gone(&self) -> (Self, Option<RetryDelay>) {
        let sightings = self.state_checks.saturating_add(1);
        let wait = GONE_RECHECK_WAITS[usize::from(sightings).min(GONE_RECHECK_WAITS.len() - 1)];
        (Self { state_checks: sightings, ..self.clone() }, Some(RetryDelay { wait, reason: CheckReason::Gone }))
    }

    /// Handles a failed check: adds points, and doubles the delay from 1 hour up to `longest`.
    fn after_failure(
        &self,
        points: u16,
        retry_after: Option<Duration>,
        longest: Duration,
    ) -> (Self, Option<RetryDelay>) {
        if self.state == HealthState::Gone {
            return self.after_repeated_gone();
        }
        // Points beyond the limit have no effect.
        let points = self.points.saturating_add(points).min(DEAD_POINTS);
        let failures = self.failures.saturating_add(1);
        // Only consecutive good responses clear a suspicion.
        let sightings = if self.state == HealthState::Suspect { 0 } else { self.state_checks };
        let failed = Self { points, failures, state_checks: sightings, ..self.clone() };
        if points >= DEAD_POINTS {
            return (
                Self { state: HealthState::Dead, ..failed },
                Some(RetryDelay { wait: MONTH, reason: CheckReason::Dead }),
            );
        }
        let back_off = FIRST_BACKOFF.saturating_mul(1 << u32::from(self.failures).min(16)).min(longest);
        let wait = back_off.max(retry_after.unwrap_or_default().min(MAX_BACKOFF));
        (failed, Some(RetryDelay { wait, reason: CheckReason::Failed { times: failures } }))
    }
}

/// Returns zero when the clock went backwards.
fn elapsed(since: i64, now: Timestamp) -> Duration {
    Duration::from_secs(now.timestamp().saturating_sub(since).try_into().unwrap_or(0))
}
