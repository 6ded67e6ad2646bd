//! Builds timestamps from dates of the calendar.

use super::zone::Zone;
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

/// Years that the Buddhist calendar is ahead of ours. Feeds from Thailand count in it.
const BUDDHIST_YEARS: i32 = 543;
pub(super) const YEARS: std::ops::RangeInclusive<i32> = 1900..=2100;

/// Builds a timestamp from a local date and the seconds after its midnight.
pub(super) fn build_date_time(year: i32, month: u32, day: u32, seconds: i64, zone: Zone) -> Option<DateTime<Utc>> {
    let is_buddhist = YEARS.contains(&(year - BUDDHIST_YEARS)) && !YEARS.contains(&year);
    let year = if is_buddhist { year - BUDDHIST_YEARS } else { year };
    let date = NaiveDate::from_ymd_opt(year, month, day).filter(|_| YEARS.contains(&year))?;
    zone.to_utc(date.and_hms_opt(0, 0, 0)?.checked_add_signed(TimeDelta::seconds(seconds))?)
}
