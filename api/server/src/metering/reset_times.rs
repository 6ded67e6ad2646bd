//! When periods of quotas end.

use earshot_model::{Period, Timestamp};

/// The end of the month, for charges that stay free to repeat until then.
pub fn end_of_month(now: Timestamp) -> Timestamp {
    let (_, next) = Period::Month.bounds(now);
    next.and_time(chrono::NaiveTime::MIN).and_utc()
}

/// Seconds until the next day in UTC.
pub(super) fn seconds_until_tomorrow(now: Timestamp) -> u64 {
    let (_, next) = Period::Day.bounds(now);
    u64::try_from(seconds_until(next, now)).unwrap_or(0)
}

/// Seconds until a day begins, rounded up.
pub(super) fn seconds_until(day: chrono::NaiveDate, now: Timestamp) -> i64 {
    let wait_ms = (day.and_time(chrono::NaiveTime::MIN).and_utc() - now).num_milliseconds();
    wait_ms.max(0).saturating_add(999) / 1_000
}
