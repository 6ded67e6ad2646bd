//! When digests are sent, around the changes of clocks.

use chrono::{NaiveDate, TimeDelta};
use earshot_api::deliveries::DigestSchedule;
use earshot_app::DeliveryAlert;
use earshot_model::Timestamp;
use earshot_model::alert::{AlertSettings, EmailFrequency, EmailSettings};
use uuid::Uuid;

/// An alert that sends digests at an hour of its zone, or on Mondays at that hour.
pub fn delivery_alert(frequency: EmailFrequency, zone: &str, hour: u8) -> DeliveryAlert {
    let email = EmailSettings { time_zone: zone.to_owned(), hour, weekday: 1 };
    DeliveryAlert {
        id: Uuid::nil(),
        team_id: Uuid::nil(),
        created_by: None,
        name: "Ann".to_owned(),
        settings: AlertSettings { email, ..AlertSettings::default() },
        digests: Some(frequency),
        updated_at: Timestamp::UNIX_EPOCH,
    }
}

fn schedule(frequency: EmailFrequency, zone: &str, hour: u8) -> DigestSchedule {
    DigestSchedule::of(&delivery_alert(frequency, zone, hour)).expect("it sends digests")
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
    // With the offset of the winter, in minutes. The digests of the summer are an hour or less earlier, on the same day.
    for (zone, offset, from) in [
        ("Europe/Vienna", 60, "2027-03-20T00:00:00Z"),
        ("Europe/Vienna", 60, "2026-10-18T00:00:00Z"),
        ("US/Eastern", -300, "2026-10-25T00:00:00Z"),
        ("Australia/Lord_Howe", 630, "2026-03-29T00:00:00Z"),
    ] {
        let schedule = schedule(EmailFrequency::Daily, zone, 2);
        let mut times = vec![schedule.next_after(time(from))];
        while times.len() < 14 {
            times.extend(times.last().map(|last| schedule.next_after(*last)));
        }
        let days: Vec<NaiveDate> = times.iter().map(|time| (*time + TimeDelta::minutes(offset)).date_naive()).collect();
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
