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
pub(super) struct DigestSchedule {
    frequency: EmailFrequency,
    zone: Tz,
    hour: u32,
    /// 1 for Monday to 7 for Sunday.
    weekday: u32,
}

impl DigestSchedule {
    /// The schedule of an alert; `None` when it sends no digests.
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
        // When clocks skip the hour, the digest comes when they go on. Of an hour that comes twice, the first one counts.
        let mut times = (0..=MAX_SKIPPED_STEPS).map(|steps| local + TimeDelta::minutes(SKIPPED_STEP_MIN * steps));
        let time = times.find_map(|time| self.zone.from_local_datetime(&time).earliest())?;
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
            (Daily, "Europe/Vienna", 2, "2027-03-28T00:59:00Z", "2027-03-27T01:00:00Z", "2027-03-28T01:00:00Z"),
            (Daily, "Europe/Vienna", 2, "2027-03-28T01:00:00Z", "2027-03-28T01:00:00Z", "2027-03-29T00:00:00Z"),
            (Daily, "Europe/Vienna", 2, "2026-10-25T00:30:00Z", "2026-10-25T00:00:00Z", "2026-10-26T01:00:00Z"),
            (Daily, "Europe/Vienna", 2, "2026-10-25T01:30:00Z", "2026-10-25T00:00:00Z", "2026-10-26T01:00:00Z"),
            // A link, and clocks that go forward at 2:00.
            (Daily, "US/Eastern", 2, "2027-03-14T06:59:00Z", "2027-03-13T07:00:00Z", "2027-03-14T07:00:00Z"),
            (Daily, "America/Sao_Paulo", 0, "2018-11-04T12:00:00Z", "2018-11-04T03:00:00Z", "2018-11-05T02:00:00Z"),
            (Daily, "Australia/Lord_Howe", 2, "2026-10-04T12:00:00Z", "2026-10-03T15:30:00Z", "2026-10-04T15:00:00Z"),
            // The day that Samoa skipped had no digest.
            (Daily, "Pacific/Apia", 2, "2011-12-30T11:59:00Z", "2011-12-29T12:00:00Z", "2011-12-30T12:00:00Z"),
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
    fn each_local_day_has_one_digest_around_the_changes_of_clocks() {
        for (zone, from) in [
            ("Europe/Vienna", "2027-03-20T00:00:00Z"),
            ("Europe/Vienna", "2026-10-18T00:00:00Z"),
            ("US/Eastern", "2026-10-25T00:00:00Z"),
            ("Australia/Lord_Howe", "2026-03-29T00:00:00Z"),
        ] {
            let schedule = schedule(EmailFrequency::Daily, zone, 2);
            let mut times = vec![schedule.next_after(time(from))];
            while times.len() < 14 {
                times.extend(times.last().map(|last| schedule.next_after(*last)));
            }
            let days: Vec<NaiveDate> =
                times.iter().map(|time| time.with_timezone(&schedule.zone).date_naive()).collect();
            assert!(days.windows(2).all(|pair| pair[1] == pair[0].succ_opt().expect("a day")), "{zone} {days:?}");
            // Late or repeated runs are in the window that they belong to, so that none sends a second mail.
            for pair in times.windows(2) {
                assert_eq!(schedule.last_before(pair[1] - TimeDelta::seconds(1)), pair[0], "{zone}");
            }
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
