//! When digests are sent: each hour, or at an hour of the day in the time zone of the alert.

use chrono::{DateTime, Datelike, Days, NaiveDate, Offset as _, TimeDelta, TimeZone};
use chrono_tz::Tz;
use earshot_app::DeliveryAlert;
use earshot_model::Timestamp;
use earshot_model::alert::EmailFrequency;

const HOUR_S: i64 = 3_600;
/// Clocks skip an hour, half an hour on Lord Howe Island, and once skipped a day, which had no digest.
const SKIPPED_STEP_MIN: i64 = 30;
const MAX_SKIPPED_STEPS: i64 = 6;

/// The time zone of an alert. An unknown one counts as UTC.
pub(super) fn time_zone(alert: &DeliveryAlert) -> Tz {
    alert.settings.email.time_zone.parse().unwrap_or(Tz::UTC)
}

/// The times at which an alert sends digests. Each is the end of a window and the start of the next one.
#[derive(Clone, Copy, Debug)]
pub struct DigestSchedule {
    frequency: EmailFrequency,
    zone: Tz,
    hour: u32,
    /// 1 for Monday to 7 for Sunday.
    weekday: u32,
}

impl DigestSchedule {
    /// The schedule of an alert; `None` when it sends no digests.
    #[must_use]
    pub fn of(alert: &DeliveryAlert) -> Option<Self> {
        let email = &alert.settings.email;
        Some(Self {
            frequency: alert.digests?,
            zone: time_zone(alert),
            hour: u32::from(email.hour).min(23),
            weekday: u32::from(email.weekday).clamp(1, 7),
        })
    }

    /// The last time at or before `now`.
    #[must_use]
    pub fn last_before(&self, now: Timestamp) -> Timestamp {
        match self.frequency {
            EmailFrequency::Hourly => self.hour_start(now),
            EmailFrequency::Daily | EmailFrequency::Weekly => {
                let days = (-8..=1).rev().filter_map(|days| self.time_on(self.day_from(now, days)));
                days.into_iter().find(|time| *time <= now).unwrap_or(now)
            }
        }
    }

    /// The first time after `now`.
    #[must_use]
    pub fn next_after(&self, now: Timestamp) -> Timestamp {
        match self.frequency {
            EmailFrequency::Hourly => self.hour_start(now) + TimeDelta::seconds(HOUR_S),
            EmailFrequency::Daily | EmailFrequency::Weekly => {
                let mut days = (-1..=8).filter_map(|days| self.time_on(self.day_from(now, days)));
                days.find(|time| *time > now).unwrap_or(now + TimeDelta::days(1))
            }
        }
    }

    /// The start of the hour on the clocks of the zone, whose offset may be half an hour.
    fn hour_start(&self, now: Timestamp) -> Timestamp {
        let offset = i64::from(now.with_timezone(&self.zone).offset().fix().local_minus_utc());
        let local = now.timestamp() + offset;
        DateTime::from_timestamp(local - local.rem_euclid(HOUR_S) - offset, 0).unwrap_or(now)
    }

    fn day_from(&self, now: Timestamp, days: i64) -> Option<NaiveDate> {
        let today = now.with_timezone(&self.zone).date_naive();
        let distance = Days::new(days.unsigned_abs());
        if days < 0 { today.checked_sub_days(distance) } else { today.checked_add_days(distance) }
    }

    /// The time of the digest on a day; `None` when it is another day of the week.
    fn time_on(&self, day: Option<NaiveDate>) -> Option<Timestamp> {
        let day = day?;
        if self.frequency == EmailFrequency::Weekly && day.weekday().number_from_monday() != self.weekday {
            return None;
        }
        let local = day.and_hms_opt(self.hour, 0, 0)?;
        // When clocks skip the hour, the digest comes when they go on. Of an hour that comes twice, the first one counts.
        let mut times = (0..=MAX_SKIPPED_STEPS).map(|steps| local + TimeDelta::minutes(SKIPPED_STEP_MIN * steps));
        let time = times.find_map(|time| self.zone.from_local_datetime(&time).earliest())?;
        Some(time.to_utc())
    }
}
