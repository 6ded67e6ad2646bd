//! Publishing frequency.

use earshot_model::{Timestamp, UpdateFrequency};

const SECONDS_PER_DAY: f64 = 86_400.0;
/// Days since the newest episode from which a show is stale, however regular it was.
const STALE_AFTER_DAYS: f64 = 90.0;
/// The longest median gap in days that counts as each frequency.
const FREQUENCY_LIMITS: &[(f64, UpdateFrequency)] = &[
    (2.0, UpdateFrequency::Daily),
    (10.0, UpdateFrequency::Weekly),
    (20.0, UpdateFrequency::BiWeekly),
    (45.0, UpdateFrequency::Monthly),
];

/// Returns the median number of days between publications, given newest first; `None` with fewer than two.
///
/// ```
/// use chrono::{DateTime, TimeDelta};
/// let newest = DateTime::UNIX_EPOCH;
/// let published = [0, 7, 14, 28].map(|days| newest - TimeDelta::days(days));
/// assert_eq!(earshot_scoring::median_interval_days(&published), Some(7.0));
/// ```
#[must_use]
pub fn median_interval_days(published: &[Timestamp]) -> Option<f64> {
    let mut gaps: Vec<f64> = published.windows(2).map(|pair| days_between(pair[1], pair[0])).collect();
    if gaps.is_empty() {
        return None;
    }
    gaps.sort_by(f64::total_cmp);
    let middle = gaps.len() / 2;
    Some(if gaps.len() % 2 == 1 { gaps[middle] } else { f64::midpoint(gaps[middle - 1], gaps[middle]) })
}

/// Classifies the update frequency (spec 3) by the median gap; stale when nothing was published for 90 days. `None`
/// without a dated episode, and with a single recent one, which has no rhythm yet.
#[must_use]
pub fn classify_frequency(published: &[Timestamp], now: Timestamp) -> Option<UpdateFrequency> {
    let newest = published.first()?;
    if days_between(*newest, now) > STALE_AFTER_DAYS {
        return Some(UpdateFrequency::Stale);
    }
    let gap = median_interval_days(published)?;
    let step = FREQUENCY_LIMITS.iter().find(|(longest, _)| gap <= *longest);
    Some(step.map_or(UpdateFrequency::Stale, |(_, frequency)| *frequency))
}

/// Returns the days from `earlier` to `later`; negative when they are in reverse order.
pub(crate) fn days_between(earlier: Timestamp, later: Timestamp) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "seconds of any date that can occur fit exactly")]
    let seconds = (later - earlier).num_seconds() as f64;
    seconds / SECONDS_PER_DAY
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::{Duration, TimeZone as _, Utc};

    #[test]
    fn the_median_gap_decides_and_silence_makes_stale() {
        let now = Utc.with_ymd_and_hms(2026, 11, 1, 0, 0, 0).single().expect("a moment");
        let cases: &[(i64, i64, usize, Option<UpdateFrequency>)] = &[
            // Age of the newest, gap, episodes.
            (0, 1, 10, Some(UpdateFrequency::Daily)),
            (3, 7, 10, Some(UpdateFrequency::Weekly)),
            (3, 14, 10, Some(UpdateFrequency::BiWeekly)),
            (3, 30, 10, Some(UpdateFrequency::Monthly)),
            (3, 60, 10, Some(UpdateFrequency::Stale)),
            (91, 7, 10, Some(UpdateFrequency::Stale)),
            (400, 7, 1, Some(UpdateFrequency::Stale)),
            (3, 7, 1, None),
            (3, 7, 0, None),
        ];
        for (age, gap, count, expected) in cases {
            let published: Vec<Timestamp> =
                (0..*count).map(|n| now - Duration::days(age + gap * i64::try_from(n).expect("few"))).collect();
            assert_eq!(classify_frequency(&published, now), *expected, "age {age}, gap {gap}, {count} episodes");
        }
    }

    #[test]
    fn one_long_break_does_not_move_the_median() {
        let now = Utc.with_ymd_and_hms(2026, 11, 1, 0, 0, 0).single().expect("a moment");
        let mut published: Vec<Timestamp> = (0..5).map(|n| now - Duration::days(7 * n)).collect();
        published.extend((0..5).map(|n| now - Duration::days(300 + 7 * n)));
        assert_eq!(median_interval_days(&published), Some(7.0));
    }
}
