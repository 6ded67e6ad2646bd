//! The date from which a show counts as very stale. It is not in the contract.

use super::podcast_score::PodcastScore;
use crate::Timestamp;
use chrono::Duration;

/// The shortest silence, in days, after which a show can be very stale, whatever its rhythm.
const MIN_QUIET_DAYS: f64 = 365.0;
/// A silence of this many usual intervals is more than a pause.
const QUIET_INTERVALS: f64 = 6.0;
/// The longest silence, in days, that a slow rhythm excuses.
const MAX_QUIET_DAYS: f64 = 3.0 * 365.0;

/// The time from which a show is very stale if no episode appears: one year after the last episode, or six times its
/// usual interval if that is longer, but at most three years. `None` when no episode has a date.
///
/// The result is a time and not a flag, so that it stays correct as time passes.
#[must_use]
pub fn very_stale_from(score: &PodcastScore) -> Option<Timestamp> {
    very_stale_after(score.last_episode_at?, score.median_interval_days)
}

fn very_stale_after(last: Timestamp, median_interval_days: Option<f64>) -> Option<Timestamp> {
    let usual = median_interval_days.filter(|days| days.is_finite()).unwrap_or(0.0);
    let days = (usual * QUIET_INTERVALS).clamp(MIN_QUIET_DAYS, MAX_QUIET_DAYS);
    #[expect(clippy::cast_possible_truncation, reason = "three years at most")]
    let quiet = Duration::days(days.round() as i64);
    last.checked_add_signed(quiet)
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::{TimeZone as _, Utc};

    #[test]
    fn very_stale_date_is_one_to_three_years_later() {
        let last = Utc.with_ymd_and_hms(2024, 1, 1, 0, 0, 0).single().expect("a moment");
        for (median, days) in
            [(None, 365), (Some(7.0), 365), (Some(100.0), 600), (Some(365.0), 1095), (Some(f64::NAN), 365)]
        {
            assert_eq!(very_stale_after(last, median), Some(last + Duration::days(days)), "{median:?}");
        }
        assert_eq!(very_stale_after(Timestamp::MAX_UTC, None), None);
    }
}
