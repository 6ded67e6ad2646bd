//! Decides when a feed is polled again: its publishing rhythm, the next check with its reason, and its health. Pure: no
//! I/O, and the time is an argument.
//!
//! After a check, [`Health::apply`] classifies the outcome. When it returns no delay, [`schedule_next_check`] computes
//! the time from the [`PublishingRhythm`] of the feed. [`sends_validators`] decides whether the next request is
//! conditional.
//!
//! ```
//! # use chrono::{TimeDelta, TimeZone, Utc};
//! # use earshot_ingest::schedule::{CheckedFeed, PublishingRhythm, ScheduleSettings, schedule_next_check};
//! let now = Utc.with_ymd_and_hms(2026, 11, 2, 12, 0, 0).unwrap();
//! let newest = Utc.with_ymd_and_hms(2026, 10, 27, 6, 0, 0).unwrap();
//! let rhythm = PublishingRhythm::learn((0..20).map(|week| newest - TimeDelta::weeks(week)), now);
//! let next = schedule_next_check(&rhythm, &CheckedFeed::new(now, Some(newest), 1), &ScheduleSettings::default());
//! assert_eq!(next.reason.to_string(), "publishes mostly on Tuesdays around 06:00 UTC");
//! ```

mod check_constraint;
mod check_reason;
mod health;
mod health_event;
mod next_check;
mod publishing_pattern;
mod publishing_rhythm;
mod recent_times;
mod units;
mod validators;
mod week_bins;

pub use check_constraint::{CheckConstraint, ConstraintSource, ServerSignals, SkipTimes};
pub use check_reason::CheckReason;
pub use health::{Health, HealthState, RetryDelay};
pub use health_event::HealthEvent;
pub use next_check::{CheckedFeed, MAX_WAIT, MIN_WAIT, NextCheck, ScheduleSettings, schedule_next_check};
pub use publishing_pattern::PublishingPattern;
pub use publishing_rhythm::PublishingRhythm;
pub use validators::{LastFullFetch, sends_validators};
