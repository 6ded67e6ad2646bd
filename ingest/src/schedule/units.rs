//! Units of time in seconds.

pub(super) const HOUR_S: i64 = 3_600;
pub(super) const DAY_S: i64 = 86_400;
pub(super) const WEEK_S: i64 = 7 * DAY_S;
