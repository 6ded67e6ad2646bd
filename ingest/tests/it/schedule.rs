//! The schedule and the health of feeds: the rules by example, and what has to hold for any input.

use chrono::{DateTime, TimeDelta, TimeZone, Utc, Weekday};
use earshot_ingest::schedule::{
    Check, Event, FullGet, Health, MAX_WAIT, MIN_WAIT, Rhythm, ServerSignals, ServerWait, Settings, SkipTimes, State,
    WaitSource, Why, next_check, sends_validators,
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

fn weekly(newest: Timestamp) -> Rhythm {
    Rhythm::learn((0..40).map(|week| newest - TimeDelta::weeks(week)), newest)
}

fn wait_of(rhythm: &Rhythm, check: &Check) -> (Duration, Why) {
    let next = next_check(rhythm, check, &Settings::default());
    ((next.at - check.checked_at).to_std().expect("later"), next.why)
}

#[test]
fn a_weekly_show_is_watched_when_it_is_due() {
    let newest = now() - TimeDelta::hours(6);
    let rhythm = weekly(newest);
    let resting = wait_of(&rhythm, &Check::new(now(), Some(newest), 7)).0;
    let due = newest + TimeDelta::weeks(1);
    let watching = wait_of(&rhythm, &Check::new(due, Some(newest), 7)).0;
    assert!(resting > 5 * HOUR && watching < HOUR, "{resting:?} {watching:?}");
    // The day before, the schedule itself ends near the hour rather than at an even distance.
    let next = next_check(&rhythm, &Check::new(due - TimeDelta::hours(5), Some(newest), 7), &Settings::default());
    assert!((next.at - due).abs() < TimeDelta::hours(1), "{}", next.at);
}

#[test]
fn order_duplicates_and_far_future_change_nothing() {
    let mut times: Vec<_> = (0..60).map(|day| now() - TimeDelta::hours(25 * day)).collect();
    let rhythm = Rhythm::learn(times.iter().copied(), now());
    times.reverse();
    times.extend(times.clone());
    times.push(now() + TimeDelta::hours(25));
    assert_eq!(Rhythm::learn(times, now()), rhythm);
    assert_eq!(Rhythm::learn((0..4).map(|day| now() - TimeDelta::days(day)), now()), Rhythm::unknown());
}

#[test]
fn habits_are_told_in_words() {
    let daily: Vec<_> = (0..30).map(|day| now() - TimeDelta::days(day) - TimeDelta::minutes(day % 20)).collect();
    let odd = (0..30).map(|n| now() - TimeDelta::hours(n * 77 + n * n % 13));
    let pattern = |times: Vec<Timestamp>| Rhythm::learn(times, now()).pattern().expect("a pattern").to_string();
    assert_eq!(
        weekly(now()).pattern().expect("a pattern").to_string(),
        "publishes mostly on Tuesdays around 12:00 UTC"
    );
    assert_eq!(pattern(daily), "publishes about every day around 11:30 UTC");
    assert_eq!(pattern(odd.collect()), "publishes about every 3 days, at no fixed time");
    assert_eq!(Why::Failed { times: 3 }.to_string(), "failed 3 times: retry after back-off");
    assert_eq!(Why::Silent { days: 800 }.to_string(), "silent for 2 years");
    assert_eq!(Why::ServerAsked(WaitSource::Ttl).to_string(), "the server asked to wait (ttl)");
    let retry_after = WaitSource::Http(HttpSource::RetryAfter);
    assert_eq!(Why::ServerAsked(retry_after).to_string(), "the server asked to wait (Retry-After)");
}

#[test]
fn the_longer_the_silence_the_rarer_the_check() {
    let days = |age: i64| {
        let newest = now() - TimeDelta::days(age);
        let (wait, why) = wait_of(&weekly(newest), &Check::new(now(), Some(newest), 3));
        (wait.as_secs_f64() / 86_400.0, why)
    };
    assert!(days(20).0 < 1.0 && matches!(days(20).1, Why::Rhythm(_)));
    assert!((1.0..1.2).contains(&days(190).0), "{:?}", days(190));
    assert!((6.0..=7.0).contains(&days(725).0), "{:?}", days(725));
    assert!((29.0..=30.0).contains(&days(800).0), "{:?}", days(800));
    assert_eq!(days(800).1, Why::Silent { days: 800 });
    let complete = Check { complete: true, ..Check::new(now(), Some(now()), 3) };
    assert!(wait_of(&weekly(now()), &complete).0 > 29 * DAY);
}

#[test]
fn servers_are_heard_in_their_order_and_within_reason() {
    let signals = ServerSignals {
        http: Some((2 * HOUR, HttpSource::Expires)),
        ttl_minutes: Some(90),
        skip: SkipTimes::new([12], []),
    };
    let of = |source, seconds| Some(ServerWait::For(source, Duration::from_secs(seconds)));
    let max_age = WaitSource::Http(HttpSource::MaxAge);
    assert_eq!(signals.wait(), of(WaitSource::Http(HttpSource::Expires), 7_200));
    let signals = ServerSignals { http: None, ..signals };
    assert_eq!(signals.wait(), of(WaitSource::Ttl, 5_400));
    assert_eq!(ServerSignals { ttl_minutes: None, ..signals }.wait(), Some(ServerWait::Outside(signals.skip)));
    assert_eq!(ServerSignals::default().wait(), None);

    let newest = Some(now() - TimeDelta::weeks(1));
    let asked = |wait| wait_of(&weekly(now()), &Check { wait, ..Check::new(now(), newest, 5) });
    let year = asked(of(max_age, 31_536_000));
    assert_eq!(year, (DAY, Why::ServerAsked(max_age)));
    assert!(asked(of(max_age, 60)).0 < HOUR);
    let old = Check { wait: of(max_age, 31_536_000), ..Check::new(now(), Some(now() - TimeDelta::days(200)), 5) };
    assert_eq!(wait_of(&Rhythm::unknown(), &old).0, 7 * DAY);
}

#[test]
fn skipped_hours_and_days_are_kept_clear() {
    let newest = Some(now() - TimeDelta::weeks(1));
    let next = |skip| {
        let wait = Some(ServerWait::Outside(skip));
        next_check(&weekly(now()), &Check { wait, ..Check::new(now(), newest, 5) }, &Settings::default())
    };
    let next_at = |skip| next(skip).at;
    let at_three = Utc.with_ymd_and_hms(2026, 11, 3, 15, 0, 0).unwrap();
    assert!((at_three..at_three + TimeDelta::minutes(5)).contains(&next_at(SkipTimes::new(10..15, []))));
    let wednesday = Utc.with_ymd_and_hms(2026, 11, 4, 0, 0, 0).unwrap();
    assert!((wednesday..wednesday + TimeDelta::hours(1)).contains(&next_at(SkipTimes::new([], [Weekday::Tue]))));
    let all = [Weekday::Mon, Weekday::Tue, Weekday::Wed, Weekday::Thu, Weekday::Fri, Weekday::Sat, Weekday::Sun];
    assert_eq!(SkipTimes::new(0..=24, all), SkipTimes::default());
}

/// Health and delays, in hours, after events that are each heard when they are due.
fn story(events: &[Event]) -> (Health, Vec<Option<u64>>) {
    let (mut health, mut at, mut delays) = (Health::default(), now(), Vec::new());
    for event in events {
        let (after, delay) = health.after(*event, at);
        health = after;
        at += TimeDelta::from_std(delay.map_or(DAY, |delay| delay.wait)).expect("short");
        delays.push(delay.map(|delay| delay.wait.as_secs() / 3_600));
    }
    (health, delays)
}

#[test]
fn failures_back_off_until_the_feed_is_dead_and_one_answer_revives_it() {
    let (health, delays) = story(&[Event::Unreachable; 10]);
    let hours = [1, 2, 4, 8, 16, 32, 64, 128, 168, 720];
    assert_eq!(delays, hours.map(Some));
    assert_eq!((health.state, health.points), (State::Dead, 100));
    assert_eq!(health.after(Event::OddStatus { retry_after: None }, now()).1.map(|delay| delay.wait), Some(30 * DAY));
    assert_eq!(health.after(Event::Ok, now()), (Health::default(), None));
    let (health, _) =
        story(&[Event::Timeout, Event::Missing, Event::ServerError { retry_after: None }, Event::NotAFeed]);
    assert_eq!((health.state, health.points, health.failures), (State::Live, 14, 4));
}

#[test]
fn what_is_not_the_feeds_fault_costs_no_points() {
    let odd = Event::of_status(202, false, None, now());
    let (health, delays) = story(&[odd; 8]);
    assert_eq!((health.points, delays[7]), (0, Some(24)));
    let (health, delays) = story(&[Event::of_status(403, true, None, now()); 40]);
    assert_eq!((health.state, health.points, delays[39]), (State::Blocked, 0, Some(168)));
    let busy = Event::of_status(429, false, Some(3 * HOUR), now());
    let (health, delays) = story(&[busy]);
    assert_eq!((health, delays), (Health::default(), vec![Some(3)]));
    let later = Event::of_status(503, false, Some(30 * HOUR), now());
    assert_eq!(story(&[later]).1, [Some(30)]);
    assert_eq!(Event::of_error("dns"), Event::Unreachable);
    assert_eq!(Event::of_error("too-large"), Event::NotAFeed);
    let (health, delays) = story(&[Event::of_error("refused")]);
    assert_eq!((health.state, delays), (State::Refused, vec![Some(168)]));
}

#[test]
fn gone_takes_two_answers_a_day_apart() {
    let (first, delay) = Health::default().after(Event::Gone, now());
    assert_eq!((first.state, delay.expect("a delay").wait), (State::Live, DAY));
    let (early, delay) = first.after(Event::Gone, now() + TimeDelta::hours(20));
    assert_eq!((early.state, delay.expect("a delay").wait), (State::Live, 4 * HOUR));
    let (health, delays) = story(&[Event::Gone; 5]);
    assert_eq!(health.state, State::Gone);
    assert_eq!(delays, [24, 720, 3_600, 8_760, 8_760].map(Some));
    assert_eq!(story(&[Event::Gone, Event::Ok, Event::Gone]).0.state, State::Live);
    assert_eq!(story(&[Event::Gone, Event::Gone, Event::Ok]).0, Health::default());
}

#[test]
fn an_empty_feed_and_a_suspect_one_wait_for_proof() {
    let (empty, delays) = story(&[Event::Emptied; 15]);
    assert_eq!((empty.state, delays[14]), (State::Emptied, None));
    assert!(!empty.is_empty_for_good(now() + TimeDelta::days(13)));
    assert!(empty.is_empty_for_good(now() + TimeDelta::days(14)));
    assert!(!story(&[Event::Emptied; 2]).0.is_empty_for_good(now() + TimeDelta::days(99)));
    let (suspect, _) = story(&[Event::Suspicious, Event::Ok, Event::Ok, Event::Timeout, Event::Ok, Event::Emptied]);
    assert_eq!(suspect.state, State::Suspect);
    assert_eq!(story(&[Event::Suspicious, Event::Ok, Event::Ok, Event::Ok]).0, Health::default());
}

#[test]
fn a_whole_answer_is_asked_for_now_and_then() {
    let last = FullGet { polls_since: 0, at: Some(now()), url_changed: false, expires_zero: false, body_held: true };
    assert!(sends_validators(&last, now()));
    assert!(sends_validators(&FullGet { polls_since: 18, ..last }, now() + TimeDelta::days(13)));
    let full = [
        FullGet { polls_since: 19, ..last },
        FullGet { at: Some(now() - TimeDelta::days(14)), ..last },
        FullGet { at: None, ..last },
        FullGet { url_changed: true, ..last },
        FullGet { expires_zero: true, ..last },
        FullGet { body_held: false, ..last },
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

fn any_wait() -> impl Strategy<Value = Option<ServerWait>> {
    let skip = (any::<[bool; 24]>(), any::<[bool; 7]>()).prop_map(|(hours, days)| {
        let hours = (0..24).filter(move |hour| hours[usize::from(*hour)]);
        let days = (0..7).filter(move |day| days[usize::from(*day)]);
        ServerWait::Outside(SkipTimes::new(hours, days.map(|day| Weekday::try_from(day).expect("a day"))))
    });
    let wait = any::<u64>().prop_map(|seconds| ServerWait::For(WaitSource::Ttl, Duration::from_secs(seconds)));
    let short = (0_u64..900_000)
        .prop_map(|seconds| ServerWait::For(WaitSource::Http(HttpSource::MaxAge), Duration::from_secs(seconds)));
    proptest::option::of(prop_oneof![skip, wait, short])
}

fn any_event() -> impl Strategy<Value = Event> {
    let wait = || proptest::option::of(any::<u64>().prop_map(Duration::from_secs));
    let status = (any::<u16>(), any::<bool>(), wait(), any_time())
        .prop_map(|(status, challenge, wait, at)| Event::of_status(status % 1_000, challenge, wait, at));
    prop_oneof![
        2 => status,
        1 => any_time().prop_map(|until| Event::Busy { until }),
        4 => proptest::sample::select(vec![
            Event::Ok, Event::Unreachable, Event::Timeout, Event::Gone, Event::NotAFeed, Event::Emptied, Event::Refused,
            Event::Suspicious, Event::Missing,
        ]),
    ]
}

proptest! {
    #[test]
    fn checks_keep_their_bounds(
        times in proptest::collection::vec(any_time(), 0..60),
        checked_at in any_time(),
        newest in proptest::option::of(any_time()),
        wait in any_wait(),
        complete: bool,
        c in any::<f64>(),
        seed: u64,
    ) {
        prop_assume!(checked_at < DateTime::<Utc>::MAX_UTC - TimeDelta::days(31));
        let rhythm = Rhythm::learn(times, checked_at);
        let check = Check { complete, wait, ..Check::new(checked_at, newest, seed) };
        let next = next_check(&rhythm, &check, &Settings { c });
        let taken = (next.at - checked_at).to_std().expect("later");
        prop_assert!(taken >= MIN_WAIT && taken <= MAX_WAIT, "{taken:?}");
        let age = newest.map_or(TimeDelta::zero(), |newest| checked_at - newest);
        let is_live = !complete && age <= TimeDelta::days(180);
        if is_live {
            prop_assert!(taken <= DAY);
        }
        if let Some(ServerWait::For(_, asked)) = wait {
            let cap = if is_live { DAY } else { 7 * DAY };
            prop_assert!(taken >= asked.min(cap));
        }
        prop_assert!(!next.why.to_string().is_empty());
        prop_assert_eq!(next, next_check(&rhythm, &check, &Settings { c }));
    }

    #[test]
    fn more_eagerness_is_never_later(
        times in proptest::collection::vec(any_time(), 0..60),
        newest in proptest::option::of(any_time()),
        wait in any_wait(),
        c in 0.0_f64..2.0,
        more in 1.0_f64..5.0,
        seed: u64,
    ) {
        // A skipped hour is left at different places: only what is asked of us as a time keeps the order.
        let wait = wait.filter(|wait| matches!(wait, ServerWait::For(..)));
        let rhythm = Rhythm::learn(times, now());
        let check = Check { wait, ..Check::new(now(), newest, seed) };
        let at = |c| next_check(&rhythm, &check, &Settings { c }).at;
        prop_assert!(at(c * more) <= at(c));
    }

    #[test]
    fn health_is_bounded_kept_and_can_always_come_back(
        events in proptest::collection::vec((any_event(), any_time()), 0..40),
    ) {
        let mut health = Health::default();
        for (event, at) in events {
            let (after, delay) = health.after(event, at);
            if let Some(delay) = delay {
                prop_assert!(delay.wait >= MIN_WAIT && delay.wait <= 365 * DAY, "{event:?}: {delay:?}");
            }
            let json = serde_json::to_string(&after).expect("JSON");
            prop_assert!(json.len() <= 70, "{json}");
            prop_assert_eq!(&serde_json::from_str::<Health>(&json).expect("health"), &after);
            health = after;
        }
        for _ in 0..3 {
            let (after, delay) = health.after(Event::Ok, now());
            prop_assert_eq!(delay, None);
            health = after;
        }
        prop_assert_eq!(&health, &Health::default());
        prop_assert_eq!(serde_json::to_string(&health).expect("JSON"), "{}");
    }
}
