//! How long a server, or the feed itself, demands to wait.

use super::units::{DAY_S, HOUR_S};
use chrono::{DateTime, Datelike, TimeDelta, Timelike, Weekday};
use earshot_model::Timestamp;
use earshot_net::WaitSource as HttpSource;
use std::fmt;
use std::time::Duration;

/// All demands to wait. The first one that is present counts (facts 1.2).
#[derive(Clone, Copy, Debug, Default)]
pub struct ServerSignals {
    /// The wait in the response headers: `earshot_net::server_wait`.
    pub http: Option<(Duration, HttpSource)>,
    /// RSS `ttl` in minutes.
    pub ttl_minutes: Option<u32>,
    /// RSS `skipHours` and `skipDays`.
    pub skip: SkipTimes,
}

/// The source of a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConstraintSource {
    /// A response header.
    Http(HttpSource),
    Ttl,
    Skip,
}

/// A lower bound for the time of the next check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckConstraint {
    /// At least this much time from now.
    AtLeast(ConstraintSource, Duration),
    /// Outside these hours and days.
    OutsideSkipTimes(SkipTimes),
}

impl ServerSignals {
    /// Returns the wait that counts; `None` when there is none.
    #[must_use]
    pub fn wait(&self) -> Option<CheckConstraint> {
        let http = self.http.map(|(wait, source)| CheckConstraint::AtLeast(ConstraintSource::Http(source), wait));
        let ttl = || {
            let minutes = self.ttl_minutes?;
            Some(CheckConstraint::AtLeast(ConstraintSource::Ttl, Duration::from_secs(u64::from(minutes) * 60)))
        };
        let skip = || (self.skip != SkipTimes::default()).then_some(CheckConstraint::OutsideSkipTimes(self.skip));
        http.or_else(ttl).or_else(skip)
    }
}

impl CheckConstraint {
    /// Returns the wait in seconds from `now`, for a check that is planned `planned` seconds from `now`.
    pub(super) fn to_seconds(self, now: Timestamp, planned: f64) -> f64 {
        match self {
            Self::AtLeast(_, wait) => wait.as_secs_f64(),
            Self::OutsideSkipTimes(skip) => skip.seconds_past_skipped(now, planned),
        }
    }

    pub(super) fn source(&self) -> ConstraintSource {
        match self {
            Self::AtLeast(source, _) => *source,
            Self::OutsideSkipTimes(_) => ConstraintSource::Skip,
        }
    }
}

impl fmt::Display for ConstraintSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Http(HttpSource::RetryAfter) => "Retry-After",
            Self::Http(HttpSource::MaxAge) => "max-age",
            Self::Http(HttpSource::Expires) => "Expires",
            Self::Ttl => "ttl",
            Self::Skip => "skipHours, skipDays",
        })
    }
}

/// The hours and days in UTC at which a feed must not be polled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SkipTimes {
    /// Bit n stands for the hour that begins at n.
    hours: u32,
    /// Bit n stands for the day n, from Monday.
    days: u8,
}

impl SkipTimes {
    /// Creates a set from hours 0 to 23, where 24 counts as 0 as in the oldest feeds, and days. A set of all hours or
    /// days counts as empty.
    #[must_use]
    pub fn new(hours: impl IntoIterator<Item = u8>, days: impl IntoIterator<Item = Weekday>) -> Self {
        let hours = hours.into_iter().filter(|hour| *hour <= 24).fold(0, |bits, hour| bits | 1 << (hour % 24));
        let days = days.into_iter().fold(0, |bits, day| bits | 1 << day.num_days_from_monday());
        Self {
            hours: if hours == (1 << 24) - 1 { 0 } else { hours },
            days: if days == (1 << 7) - 1 { 0 } else { days },
        }
    }

    fn is_skipped(self, at: Timestamp) -> bool {
        self.hours & (1 << at.hour()) != 0 || self.days & (1 << at.weekday().num_days_from_monday()) != 0
    }

    /// Returns the seconds from `now` to the first time that is not skipped, at least `planned`.
    fn seconds_past_skipped(self, now: Timestamp, planned: f64) -> f64 {
        let Some(mut at) = now.checked_add_signed(TimeDelta::milliseconds((planned * 1e3) as i64)) else {
            return planned;
        };
        if !self.is_skipped(at) {
            return planned;
        }
        // At least one hour of one day is free, so a week of hours contains it.
        for _ in 0..7 * 24 {
            let next = (at.timestamp().div_euclid(HOUR_S) + 1) * HOUR_S;
            let Some(next) = DateTime::from_timestamp(next, 0) else { return planned };
            at = next;
            if !self.is_skipped(at) {
                break;
            }
        }
        ((at - now).num_milliseconds() as f64 / 1e3).min(8.0 * DAY_S as f64)
    }
}
