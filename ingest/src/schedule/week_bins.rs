//! Divides a week into half-hours.

use super::units::{DAY_S, HOUR_S, WEEK_S};

/// Half an hour, in seconds.
pub(super) const BIN_S: i64 = HOUR_S / 2;
pub(super) const DAY_BINS: usize = (DAY_S / BIN_S) as usize;
pub(super) const WEEK_BINS: usize = (WEEK_S / BIN_S) as usize;

/// Returns the half-hour of the week of a timestamp.
pub(super) fn week_bin(at: i64) -> usize {
    (at.rem_euclid(WEEK_S) / BIN_S) as usize
}
