//! The state of a feed over its checks: what failures add up to, and how it comes back.

use super::event::Event;
use super::next::MIN_WAIT;
use super::why::Why;
use super::{DAY_S, HOUR_S};
use earshot_model::Timestamp;
use serde::{Deserialize, Serialize};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(DAY_S as u64);
const MONTH: Duration = Duration::from_secs(30 * DAY_S as u64);
/// Facts 1.4.
const DEAD_POINTS: u16 = 100;
const FIRST_BACK_OFF: Duration = Duration::from_secs(HOUR_S as u64);
const MAX_BACK_OFF: Duration = Duration::from_secs(7 * DAY_S as u64);
/// Between looks at a feed that is gone: after 30 days, after 180 days, and then once a year.
const GONE_RECHECKS: [Duration; 3] =
    [MONTH, Duration::from_secs(150 * DAY_S as u64), Duration::from_secs(365 * DAY_S as u64)];
/// Looks at an empty feed before it counts as emptied for good, and the days they span.
const EMPTY_SIGHTINGS: u8 = 3;
const EMPTY_SPAN: Duration = Duration::from_secs(14 * DAY_S as u64);
/// Good answers in a row after which a suspicion is dropped.
const CLEARED_AFTER: u8 = 3;

/// What a feed is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    #[default]
    Live,
    /// It wants a password, or a person.
    Blocked,
    /// It had items and has none.
    Emptied,
    /// It failed for too long.
    Dead,
    /// 410 twice.
    Gone,
    /// Its address is one that is never fetched.
    Refused,
    /// It may have been taken over.
    Suspect,
}

/// The health of a feed. `Health::default()` is that of a feed never seen; its JSON is a few bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Health {
    #[serde(rename = "s", skip_serializing_if = "is_default")]
    pub state: State,
    /// Against it; at 100 it is dead.
    #[serde(rename = "p", skip_serializing_if = "is_default")]
    pub points: u16,
    /// Checks in a row that brought nothing.
    #[serde(rename = "f", skip_serializing_if = "is_default")]
    pub failures: u8,
    /// Of the state, whatever it counts: looks at a gone or empty feed, good answers of a suspect one.
    #[serde(rename = "n", skip_serializing_if = "is_default")]
    sightings: u8,
    /// The first 410, or when the feed was first seen empty; in seconds since 1970.
    #[serde(rename = "t", skip_serializing_if = "is_default")]
    since: Option<i64>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// How long a feed is left alone, instead of what the schedule says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Delay {
    pub wait: Duration,
    pub why: Why,
}

impl Health {
    /// The health after an event, and how long the feed is left alone; `None` leaves that to the schedule.
    #[must_use]
    pub fn after(&self, event: Event, now: Timestamp) -> (Self, Option<Delay>) {
        match event {
            Event::Ok => (self.recovered(), None),
            Event::Emptied => (self.emptied(now), None),
            Event::Suspicious => (Self { state: State::Suspect, ..Self::default() }, None),
            Event::Gone => self.gone(now),
            Event::Refused => {
                let failures = self.failures.saturating_add(1);
                let refused = Self { state: State::Refused, failures, ..self.clone() };
                (refused, Some(Delay { wait: MAX_BACK_OFF, why: Why::Refused }))
            }
            Event::Busy { until } => {
                let wait = (until - now).to_std().unwrap_or_default().clamp(MIN_WAIT, MAX_BACK_OFF);
                (self.clone(), Some(Delay { wait, why: Why::Busy }))
            }
            Event::Denied { challenge: true } => {
                let (blocked, delay) = self.counted(0, None, MAX_BACK_OFF);
                let state = if blocked.is_given_up() { blocked.state } else { State::Blocked };
                (Self { state, ..blocked }, delay)
            }
            Event::Unreachable => self.counted(10, None, MAX_BACK_OFF),
            Event::Timeout => self.counted(1, None, MAX_BACK_OFF),
            Event::ServerError { retry_after } => self.counted(5, retry_after, MAX_BACK_OFF),
            Event::Missing | Event::NotAFeed | Event::Denied { challenge: false } => {
                self.counted(4, None, MAX_BACK_OFF)
            }
            Event::OddStatus { retry_after } => self.counted(0, retry_after, DAY),
        }
    }

    /// Whether a feed was seen empty often and long enough that its episodes may be taken as withdrawn.
    #[must_use]
    pub fn is_empty_for_good(&self, now: Timestamp) -> bool {
        let is_old = self.since.is_some_and(|since| elapsed(since, now) >= EMPTY_SPAN);
        self.state == State::Emptied && self.sightings >= EMPTY_SIGHTINGS && is_old
    }

    /// Whether it is only looked at to see whether it came back.
    fn is_given_up(&self) -> bool {
        matches!(self.state, State::Dead | State::Gone)
    }

    fn recovered(&self) -> Self {
        match self.state {
            State::Suspect if self.sightings + 1 < CLEARED_AFTER => {
                Self { state: State::Suspect, sightings: self.sightings + 1, ..Self::default() }
            }
            _ => Self::default(),
        }
    }

    fn emptied(&self, now: Timestamp) -> Self {
        let first = Self { state: State::Emptied, sightings: 1, since: Some(now.timestamp()), ..Self::default() };
        match self.state {
            State::Emptied => {
                Self { sightings: self.sightings.saturating_add(1), since: self.since.or(first.since), ..first }
            }
            // Empty or not, somebody has to look.
            State::Suspect => Self { state: State::Suspect, ..Self::default() },
            _ => first,
        }
    }

    /// Facts 1.4: it takes a second 410, a day or more after the first.
    fn gone(&self, now: Timestamp) -> (Self, Option<Delay>) {
        if self.state == State::Gone {
            return self.still_gone();
        }
        // An empty feed keeps the moment of its emptiness there.
        let first = self.since.filter(|_| self.state != State::Emptied);
        let asked = first.map_or(Duration::ZERO, |first| elapsed(first, now));
        if asked >= DAY {
            let gone = Self { state: State::Gone, since: first, ..Self::default() };
            return (gone, Some(Delay { wait: GONE_RECHECKS[0], why: Why::Gone }));
        }
        let state = if self.state == State::Emptied { State::Live } else { self.state };
        let since = first.or(Some(now.timestamp()));
        let said = Self { state, since, failures: self.failures.saturating_add(1), sightings: 0, points: self.points };
        (said, Some(Delay { wait: (DAY - asked).max(MIN_WAIT), why: Why::SaidGone }))
    }

    fn still_gone(&self) -> (Self, Option<Delay>) {
        let sightings = self.sightings.saturating_add(1);
        let wait = GONE_RECHECKS[usize::from(sightings).min(GONE_RECHECKS.len() - 1)];
        (Self { sightings, ..self.clone() }, Some(Delay { wait, why: Why::Gone }))
    }

    /// A check that brought nothing, with what counts against the feed; tried again after 1 h, 2 h, 4 h … `longest`.
    fn counted(&self, points: u16, retry_after: Option<Duration>, longest: Duration) -> (Self, Option<Delay>) {
        if self.state == State::Gone {
            return self.still_gone();
        }
        // Points beyond the limit say nothing more.
        let points = self.points.saturating_add(points).min(DEAD_POINTS);
        let failures = self.failures.saturating_add(1);
        // The good answers that clear a suspicion come in a row.
        let sightings = if self.state == State::Suspect { 0 } else { self.sightings };
        let failed = Self { points, failures, sightings, ..self.clone() };
        if points >= DEAD_POINTS {
            return (Self { state: State::Dead, ..failed }, Some(Delay { wait: MONTH, why: Why::Dead }));
        }
        let back_off = FIRST_BACK_OFF.saturating_mul(1 << u32::from(self.failures).min(16)).min(longest);
        let wait = back_off.max(retry_after.unwrap_or_default().min(MAX_BACK_OFF));
        (failed, Some(Delay { wait, why: Why::Failed { times: failures } }))
    }
}

/// Zero when the clock went back.
fn elapsed(since: i64, now: Timestamp) -> Duration {
    Duration::from_secs(now.timestamp().saturating_sub(since).try_into().unwrap_or(0))
}
