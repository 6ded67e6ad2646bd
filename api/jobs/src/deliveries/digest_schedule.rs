//! When digests are sent: each hour, or at an hour of the day in the time zone of the alert.

use chrono::{DateTime, Datelike, Days, NaiveDate, Offset as _, TimeDelta, TimeZone};
use chrono_tz::Tz;
use earshot_app::DeliveryAlert;
use earshot_model::Timestamp;
use earshot_model::alert::EmailFrequency;

const HOUR_S: i64 = 3_600;

/// The times at which an alert sends digests. Each is the end of a window and the start of the next one.
#[derive(Clone, Copy, Debug)]
pub(super) struct DigestSchedule {
    frequency: EmailFrequency,
    zone: Tz,
    hour: u32,
    /// 1 for Monday to 7 for Sunday.
    weekday: u32,
}

impl DigestSchedule {
    /// The schedule of an alert; `None` when it sends no digests. An unknown time zone counts as UTC.
    pub fn of(alert: &DeliveryAlert) -> Option<Self> {
        let email = &alert.settings.email;
        Some(Self {
            frequency: alert.digests?,
            zone: email.time_zone.parse().unwrap_or(Tz::UTC),
            hour: u32::from(email.hour).min(23),
            weekday: u32::from(email.weekday).clamp(1, 7),
        })
    }

    /// The last time at or before `now`.
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
        // An hour that clocks skip does not exist on that day: the digest comes an hour later.
        let time = self.zone.from_local_datetime(&local).earliest();
        let time = time.or_else(|| self.zone.from_local_datetime(&(local + TimeDelta::hours(1))).earliest())?;
        Some(time.to_utc())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schedule(frequency: EmailFrequency, zone: &str, hour: u32) -> DigestSchedule {
        DigestSchedule { frequency, zone: zone.parse().expect("a zone"), hour, weekday: 1 }
    }

    fn time(text: &str) -> Timestamp {
        text.parse().expect("a time")
    }

    #[test]
    fn digests_keep_the_hour_of_the_zone() {
        use EmailFrequency::{Daily, Hourly, Weekly};
        let cases = [
            (Hourly, "UTC", 8, "2026-11-21T10:20:00Z", "2026-11-21T10:00:00Z", "2026-11-21T11:00:00Z"),
            (Hourly, "Asia/Kolkata", 8, "2026-11-21T10:20:00Z", "2026-11-21T09:30:00Z", "2026-11-21T10:30:00Z"),
            (Daily, "UTC", 8, "2026-11-21T08:00:00Z", "2026-11-21T08:00:00Z", "2026-11-22T08:00:00Z"),
            (Daily, "America/New_York", 8, "2026-11-21T12:59:59Z", "2026-11-20T13:00:00Z", "2026-11-21T13:00:00Z"),
            (Daily, "Pacific/Auckland", 8, "2026-11-21T18:59:00Z", "2026-11-20T19:00:00Z", "2026-11-21T19:00:00Z"),
            // Clocks go forward at 2:00, and back at 3:00.
            (Daily, "Europe/Berlin", 2, "2026-03-29T12:00:00Z", "2026-03-29T01:00:00Z", "2026-03-30T00:00:00Z"),
            (Daily, "Europe/Berlin", 2, "2026-10-25T12:00:00Z", "2026-10-25T00:00:00Z", "2026-10-26T01:00:00Z"),
            (Weekly, "UTC", 8, "2026-11-23T07:59:00Z", "2026-11-16T08:00:00Z", "2026-11-23T08:00:00Z"),
            (Weekly, "UTC", 8, "2026-11-23T08:00:00Z", "2026-11-23T08:00:00Z", "2026-11-30T08:00:00Z"),
        ];
        for (frequency, zone, hour, now, last, next) in cases {
            let schedule = schedule(frequency, zone, hour);
            assert_eq!(schedule.last_before(time(now)), time(last), "{zone} {now}");
            assert_eq!(schedule.next_after(time(now)), time(next), "{zone} {now}");
        }
    }

    #[test]
    fn each_window_ends_where_the_next_one_starts() {
        for frequency in EmailFrequency::ALL {
            // Not Lord Howe Island, whose clocks move by half an hour: there, one hourly window a year is half an hour.
            for zone in ["UTC", "Europe/Berlin", "America/St_Johns", "Pacific/Apia", "Asia/Kathmandu"] {
                let schedule = schedule(*frequency, zone, 2);
                let mut now = time("2026-03-01T00:00:00Z");
                while now < time("2026-04-15T00:00:00Z") {
                    let next = schedule.next_after(now);
                    assert!(next > now && schedule.last_before(next) == next, "{zone} {now}");
                    assert!(schedule.last_before(now) <= now, "{zone} {now}");
                    now += TimeDelta::minutes(17);
                }
            }
        }
    }
}
