//! When to look at a feed again: its rhythm, the next check with the reason for it, and its health. Pure: no clock but
//! the arguments, no I/O.
//!
//! After a check, [`Health::after`] says what the answer means. When it names no delay of its own, [`next_check`] gives
//! the moment by the [`Rhythm`] of the feed. [`sends_validators`] says whether the next request is conditional.
//!
//! ```
//! # use chrono::{TimeDelta, TimeZone, Utc};
//! # use earshot_ingest::schedule::{Check, Rhythm, Settings, next_check};
//! let now = Utc.with_ymd_and_hms(2026, 11, 2, 12, 0, 0).unwrap();
//! let newest = Utc.with_ymd_and_hms(2026, 10, 27, 6, 0, 0).unwrap();
//! let rhythm = Rhythm::learn((0..20).map(|week| newest - TimeDelta::weeks(week)), now);
//! let next = next_check(&rhythm, &Check::new(now, Some(newest), 1), &Settings::default());
//! assert_eq!(next.why.to_string(), "publishes mostly on Tuesdays around 06:00 UTC");
//! ```

mod event;
mod health;
mod next;
mod pattern;
mod recent;
mod rhythm;
mod validators;
mod wait;
mod why;

pub use event::Event;
pub use health::{Delay, Health, State};
pub use next::{Check, MAX_WAIT, MIN_WAIT, Next, Settings, next_check};
pub use pattern::Pattern;
pub use rhythm::Rhythm;
pub use validators::{FullGet, sends_validators};
pub use wait::{ServerSignals, ServerWait, SkipTimes, WaitSource};
pub use why::Why;

const HOUR_S: i64 = 3_600;
const DAY_S: i64 = 86_400;
const WEEK_S: i64 = 7 * DAY_S;
