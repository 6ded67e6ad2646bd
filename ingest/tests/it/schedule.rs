//! The schedule and the health of feeds: rules by example, and properties for any input.

use chrono::{DateTime, TimeDelta, TimeZone, Utc, Weekday};
use earshot_ingest::schedule::{
    CheckConstraint, CheckReason, CheckedFeed, ConstraintSource, Health, HealthEvent, HealthState, LastFullFetch,
    MAX_WAIT, MIN_WAIT, PublishingRhythm, ScheduleSettings, ServerSignals, SkipTimes, schedule_next_check,
    sends_validators,
};
use earshot_model::Timestamp;
use earshot_net::WaitSource as HttpSource;
use proptest::prelude::*;
use std::time::Duration;

const HOUR: Duration = Duration::from_secs(3_600);
const DAY: Duration = Duration::from_secs(86_400);

/// A Tuesday.
fn now() -> Timestamp {
    Utc.with_ymd_and_hms(2026, 11, 3, 12, 0, 0).unwrap()
}

fn weekly_rhythm(newest: Timestamp) -> PublishingRhythm {
    PublishingRhythm::learn((0..40).map(|week| newest - TimeDelta::weeks(week)), newest)
}

fn wait_of(rhythm: &PublishingRhythm, check: &CheckedFeed) -> (Duration, CheckReason) {
    let next = schedule_next_check(rhythm, check, &ScheduleSettings::default());
    ((next.at - check.checked_at).to_std().expect("later"), next.reason)
}

#[test]
fn a_weekly_show_is_polled_when_it_is_due() {
    let newest = now() - TimeDelta::hours(6);
    let rhythm = weekly_rhythm(newest);
    let resting = wait_of(&rhythm, &CheckedFeed::new(now(), Some(newest), 7)).0;
    let due = newest + TimeDelta::weeks(1);
    let watching = wait_of(&rhythm, &CheckedFeed::new(due, Some(newest), 7)).0;
    assert!(resting > 5 * HOUR && watching < HOUR, "{resting:?} {watching:?}");
    // On the day before, the wait ends near the usual hour and not at an even distance.
    let next = schedule_next_check(
        &rhythm,
        &CheckedFeed::new(due - TimeDelta::hours(5), Some(newest), 7),
        &ScheduleSettings::default(),
    );
    assert!((next.at - due).abs() < TimeDelta::hours(1), "{}", next.at);
}

#[test]
fn order_duplicates_and_far_future_change_nothing() {
    let mut times: Vec<_> = (0..60).map(|day| now() - TimeDelta::hours(25 * day)).collect();
    let rhythm = PublishingRhythm::learn(times.iter().copied(), now());
    times.reverse();
    times.extend(times.clone());
    times.push(now() + TimeDelta::hours(25));
    assert_eq!(PublishingRhythm::learn(times, now()), rhythm);
    assert_eq!(
        PublishingRhythm::learn((0..4).map(|day| now() - TimeDelta::days(day)), now()),
        PublishingRhythm::unknown()
    );
}

#[test]
fn patterns_are_described_in_words() {
    let daily: Vec<_> = (0..30).map(|day| now() - TimeDelta::days(day) - TimeDelta::minutes(day % 20)).collect();
    let odd = (0..30).map(|n| now() - TimeDelta::hours(n * 77 + n * n % 13));
    let pattern =
        |times: Vec<Timestamp>| PublishingRhythm::learn(times, now()).pattern().expect("a pattern").to_string();
    assert_eq!(
        weekly_rhythm(now()).pattern().expect("a pattern").to_string(),
        "publishes mostly on Tuesdays around 12:00 UTC"
    );
    assert_eq!(pattern(daily), "publishes about every day around 11:30 UTC");
    assert_eq!(pattern(odd.collect()), "publishes about every 3 days, at no fixed time");
    assert_eq!(CheckReason::Failed { times: 3 }.to_string(), "failed 3 times: retry after a wait");
    assert_eq!(CheckReason::Silent { days: 800 }.to_string(), "silent for 2 years");
    assert_eq!(CheckReason::ServerWait(ConstraintSource::Ttl).to_string(), "the server requires a wait (ttl)");
    let retry_after = ConstraintSource::Http(HttpSource::RetryAfter);
    assert_eq!(CheckReason::ServerWait(retry_after).to_string(), "the server requires a wait (Retry-After)");
}

#[test]
fn the_longer_the_silence_the_rarer_the_check() {
    let days = |age: i64| {
        let newest = now() - TimeDelta::days(age);
        let (wait, why) = wait_of(&weekly_rhythm(newest), &CheckedFeed::new(now(), Some(newest), 3));
        (wait.as_secs_f64() / 86_400.0, why)
    };
    assert!(days(20).0 < 1.0 && matches!(days(20).1, CheckReason::Rhythm(_)));
    assert!((1.0..1.2).contains(&days(190).0), "{:?}", days(190));
    assert!((6.0..=7.0).contains(&days(725).0), "{:?}", days(725));
    assert!((29.0..=30.0).contains(&days(800).0), "{:?}", days(800));
    assert_eq!(days(800).1, CheckReason::Silent { days: 800 });
    let complete = CheckedFeed { complete: true, ..CheckedFeed::new(now(), Some(now()), 3) };
    assert!(wait_of(&weekly_rhythm(now()), &complete).0 > 29 * DAY);
}

#[test]
fn server_waits_apply_in_order_and_within_bounds() {
    let signals = ServerSignals {
        http: Some((2 * HOUR, HttpSource::Expires)),
        ttl_minutes: Some(90),
        skip: SkipTimes::new([12], []),
    };
    let of = |source, seconds| Some(CheckConstraint::AtLeast(source, Duration::from_secs(seconds)));
    let max_age = ConstraintSource::Http(HttpSource::MaxAge);
    assert_eq!(signals.wait(), of(ConstraintSource::Http(HttpSource::Expires), 7_200));
    let signals = ServerSignals { http: None, ..signals };
    assert_eq!(signals.wait(), of(ConstraintSource::Ttl, 5_400));
    assert_eq!(
        ServerSignals { ttl_minutes: None, ..signals }.wait(),
        Some(CheckConstraint::OutsideSkipTimes(signals.skip))
    );
    assert_eq!(ServerSignals::default().wait(), None);

    let newest = Some(now() - TimeDelta::weeks(1));
    let requested = |wait| wait_of(&weekly_rhythm(now()), &CheckedFeed { wait, ..CheckedFeed::new(now(), newest, 5) });
    let year = requested(of(max_age, 31_536_000));
    assert_eq!(year, (DAY, CheckReason::ServerWait(max_age)));
    assert!(requested(of(max_age, 60)).0 < HOUR);
    let old =
        CheckedFeed { wait: of(max_age, 31_536_000), ..CheckedFeed::new(now(), Some(now() - TimeDelta::days(200)), 5) };
    assert_eq!(wait_of(&PublishingRhythm::unknown(), &old).0, 7 * DAY);
}

#[test]
fn skipped_hours_and_days_are_kept_clear() {
    let newest = Some(now() - TimeDelta::weeks(1));
    let next = |skip| {
        let wait = Some(CheckConstraint::OutsideSkipTimes(skip));
        schedule_next_check(
            &weekly_rhythm(now()),
            &CheckedFeed { wait, ..CheckedFeed::new(now(), newest, 5) },
            &ScheduleSettings::default(),
        )
    };
    let next_at = |skip| next(skip).at;
    let at_three = Utc.with_ymd_and_hms(2026, 11, 3, 15, 0, 0).unwrap();
    assert!((at_three..at_three + TimeDelta::minutes(5)).contains(&next_at(SkipTimes::new(10..15, []))));
    let wednesday = Utc.with_ymd_and_hms(2026, 11, 4, 0, 0, 0).unwrap();
    assert!((wednesday..wednesday + TimeDelta::hours(1)).contains(&next_at(SkipTimes::new([], [Weekday::Tue]))));
    let all = [Weekday::Mon, Weekday::Tue, Weekday::Wed, Weekday::Thu, Weekday::Fri, Weekday::Sat, Weekday::Sun];
    assert_eq!(SkipTimes::new(0..=24, all), SkipTimes::default());
}

/// Returns health and delays in hours after events, each applied when it is due.
fn apply_events(events: &[HealthEvent]) -> (Health, Vec<Option<u64>>) {
    let (mut health, mut at, mut delays) = (Health::default(), now(), Vec::new());
    for event in events {
        let (after, delay) = health.apply(*event, at);
        health = after;
        at += TimeDelta::from_std(delay.map_or(DAY, |delay| delay.wait)).expect("short");
        delays.push(delay.map(|delay| delay.wait.as_secs() / 3_600));
    }
    (health, delays)
}

#[test]
fn failures_back_off_until_the_feed_is_dead_and_one_success_revives_it() {
    let (health, delays) = apply_events(&[HealthEvent::Unreachable; 10]);
    let hours = [1, 2, 4, 8, 16, 32, 64, 128, 168, 720];
    assert_eq!(delays, hours.map(Some));
    assert_eq!((health.state, health.points), (HealthState::Dead, 100));
    assert_eq!(
        health.apply(HealthEvent::OddStatus { retry_after: None }, now()).1.map(|delay| delay.wait),
        Some(30 * DAY)
    );
    assert_eq!(health.apply(HealthEvent::Ok, now()), (Health::default(), None));
    let (health, _) = apply_events(&[
        HealthEvent::Timeout,
        HealthEvent::Missing,
        HealthEvent::ServerError { retry_after: None },
        HealthEvent::NotAFeed,
    ]);
    assert_eq!((health.state, health.points, health.failures), (HealthState::Live, 14, 4));
}

#[test]
fn foreign_failures_add_no_points() {
    let odd = HealthEvent::from_status(202, false, None, now());
    let (health, delays) = apply_events(&[odd; 8]);
    assert_eq!((health.points, delays[7]), (0, Some(24)));
    let (health, delays) = apply_events(&[HealthEvent::from_status(403, true, None, now()); 40]);
    assert_eq!((health.state, health.points, delays[39]), (HealthState::Blocked, 0, Some(168)));
    let busy = HealthEvent::from_status(429, false, Some(3 * HOUR), now());
    let (health, delays) = apply_events(&[busy]);
    assert_eq!((health, delays), (Health::default(), vec![Some(3)]));
    let later = HealthEvent::from_status(503, false, Some(30 * HOUR), now());
    assert_eq!(apply_events(&[later]).1, [Some(30)]);
    assert_eq!(HealthEvent::from_error("dns"), HealthEvent::Unreachable);
    assert_eq!(HealthEvent::from_error("too-large"), HealthEvent::NotAFeed);
    let (health, delays) = apply_events(&[HealthEvent::from_error("refused")]);
    assert_eq!((health.state, delays), (HealthState::Refused, vec![Some(168)]));
}

#[test]
fn gone_takes_two_responses_a_day_apart() {
    let (first, delay) = Health::default().apply(HealthEvent::Gone, now());
    assert_eq!((first.state, delay.expect("a delay").wait), (HealthState::Live, DAY));
    let (early, delay) = first.apply(HealthEvent::Gone, now() + TimeDelta::hours(20));
    assert_eq!((early.state, delay.expect("a delay").wait), (HealthState::Live, 4 * HOUR));
    let (health, delays) = apply_events(&[HealthEvent::Gone; 5]);
    assert_eq!(health.state, HealthState::Gone);
    assert_eq!(delays, [24, 720, 3_600, 8_760, 8_760].map(Some));
    assert_eq!(apply_events(&[HealthEvent::Gone, HealthEvent::Ok, HealthEvent::Gone]).0.state, HealthState::Live);
    assert_eq!(apply_events(&[HealthEvent::Gone, HealthEvent::Gone, HealthEvent::Ok]).0, Health::default());
}

#[test]
fn empty_and_suspect_feeds_need_several_checks() {
    let (empty, delays) = apply_events(&[HealthEvent::Emptied; 15]);
    assert_eq!((empty.state, delays[14]), (HealthState::Emptied, None));
    let (suspect, _) = apply_events(&[
        HealthEvent::Suspicious,
        HealthEvent::Ok,
        HealthEvent::Ok,
        HealthEvent::Timeout,
        HealthEvent::Ok,
        HealthEvent::Emptied,
    ]);
    assert_eq!(suspect.state, HealthState::Suspect);
    assert_eq!(
        apply_events(&[HealthEvent::Suspicious, HealthEvent::Ok, HealthEvent::Ok, HealthEvent::Ok]).0,
        Health::default()
    );
}

#[test]
fn a_full_response_is_requested_now_and_then() {
    let last =
        LastFullFetch { polls_since: 0, at: Some(now()), has_new_url: false, had_expires_zero: false, has_body: true };
    assert!(sends_validators(&last, now()));
    assert!(sends_validators(&LastFullFetch { polls_since: 18, ..last }, now() + TimeDelta::days(13)));
    let full = [
        LastFullFetch { polls_since: 19, ..last },
        LastFullFetch { at: Some(now() - TimeDelta::days(14)), ..last },
        LastFullFetch { at: None, ..last },
        LastFullFetch { has_new_url: true, ..last },
        LastFullFetch { had_expires_zero: true, ..last },
        LastFullFetch { has_body: false, ..last },
    ];
    assert!(full.iter().all(|full| !sends_validators(full, now())));
}

fn any_time() -> impl Strategy<Value = Timestamp> {
    let (first, last) = (DateTime::<Utc>::MIN_UTC.timestamp(), DateTime::<Utc>::MAX_UTC.timestamp());
    let around = now().timestamp();
    let seconds =
        prop_oneof![4 => around - 90_000_000..around + 200_000, 1 => first..=last, 1 => Just(last), 1 => Just(first)];
    (seconds, 0_u32..1_000_000_000)
        .prop_map(|(seconds, nanos)| DateTime::from_timestamp(seconds, nanos).expect("a time"))
}

fn any_wait() -> impl Strategy<Value = Option<CheckConstraint>> {
    let skip = (any::<[bool; 24]>(), any::<[bool; 7]>()).prop_map(|(hours, days)| {
        let hours = (0..24).filter(move |hour| hours[usize::from(*hour)]);
        let days = (0..7).filter(move |day| days[usize::from(*day)]);
        CheckConstraint::OutsideSkipTimes(SkipTimes::new(hours, days.map(|day| Weekday::try_from(day).expect("a day"))))
    });
    let wait =
        any::<u64>().prop_map(|seconds| CheckConstraint::AtLeast(ConstraintSource::Ttl, Duration::from_secs(seconds)));
    let short = (0_u64..900_000).prop_map(|seconds| {
        CheckConstraint::AtLeast(ConstraintSource::Http(HttpSource::MaxAge), Duration::from_secs(seconds))
    });
    proptest::option::of(prop_oneof![skip, wait, short])
}

fn any_event() -> impl Strategy<Value = HealthEvent> {
    let wait = || proptest::option::of(any::<u64>().prop_map(Duration::from_secs));
    let status = (any::<u16>(), any::<bool>(), wait(), any_time())
        .prop_map(|(status, challenge, wait, at)| HealthEvent::from_status(status % 1_000, challenge, wait, at));
    prop_oneof![
        2 => status,
        1 => any_time().prop_map(|until| HealthEvent::Busy { until }),
        4 => proptest::sample::select(vec![
            HealthEvent::Ok, HealthEvent::Unreachable, HealthEvent::Timeout, HealthEvent::Gone, HealthEvent::NotAFeed, HealthEvent::Emptied, HealthEvent::Refused,
            HealthEvent::Suspicious, HealthEvent::Missing,
        ]),
    ]
}

proptest! {
    #[test]
    fn next_checks_are_within_bounds(
        times in proptest::collection::vec(any_time(), 0..60),
        checked_at in any_time(),
        newest in proptest::option::of(any_time()),
        wait in any_wait(),
        complete: bool,
        c in any::<f64>(),
        seed: u64,
    ) {
        prop_assume!(checked_at < DateTime::<Utc>::MAX_UTC - TimeDelta::days(31));
        let rhythm = PublishingRhythm::learn(times, checked_at);
        let check = CheckedFeed { complete, wait, ..CheckedFeed::new(checked_at, newest, seed) };
        let next = schedule_next_check(&rhythm, &check, &ScheduleSettings { poll_rate: c });
        let taken = (next.at - checked_at).to_std().expect("later");
        prop_assert!(taken >= MIN_WAIT && taken <= MAX_WAIT, "{taken:?}");
        let age = newest.map_or(TimeDelta::zero(), |newest| checked_at - newest);
        let is_live = !complete && age <= TimeDelta::days(180);
        if is_live {
            prop_assert!(taken <= DAY);
        }
        if let Some(CheckConstraint::AtLeast(_, requested)) = wait {
            let cap = if is_live { DAY } else { 7 * DAY };
            prop_assert!(taken >= requested.min(cap));
        }
        prop_assert!(!next.reason.to_string().is_empty());
        prop_assert_eq!(next, schedule_next_check(&rhythm, &check, &ScheduleSettings { poll_rate: c }));
    }

    #[test]
    fn a_higher_poll_rate_is_never_later(
        times in proptest::collection::vec(any_time(), 0..60),
        newest in proptest::option::of(any_time()),
        wait in any_wait(),
        c in 0.0_f64..2.0,
        more in 1.0_f64..5.0,
        seed: u64,
    ) {
        // A skipped hour can end at different times, so only waits with a duration keep the order.
        let wait = wait.filter(|wait| matches!(wait, CheckConstraint::AtLeast(..)));
        let rhythm = PublishingRhythm::learn(times, now());
        let check = CheckedFeed { wait, ..CheckedFeed::new(now(), newest, seed) };
        let at = |c| schedule_next_check(&rhythm, &check, &ScheduleSettings { poll_rate: c }).at;
        prop_assert!(at(c * more) <= at(c));
    }

    #[test]
    fn health_is_bounded_and_always_recoverable(
        events in proptest::collection::vec((any_event(), any_time()), 0..40),
    ) {
        let mut health = Health::default();
        for (event, at) in events {
            let (after, delay) = health.apply(event, at);
            if let Some(delay) = delay {
                prop_assert!(delay.wait >= MIN_WAIT && delay.wait <= 365 * DAY, "{event:?}: {delay:?}");
            }
            let json = serde_json::to_string(&after).expect("JSON");
            prop_assert!(json.len() <= 70, "{json}");
            prop_assert_eq!(&serde_json::from_str::<Health>(&json).expect("health"), &after);
            health = after;
        }
        for _ in 0..3 {
            let (after, delay) = health.apply(HealthEvent::Ok, now());
            prop_assert_eq!(delay, None);
            health = after;
        }
        prop_assert_eq!(&health, &Health::default());
        prop_assert_eq!(serde_json::to_string(&health).expect("JSON"), "{}");
    }
}
