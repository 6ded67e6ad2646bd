//! When a podcast publishes: the rhythm of days and weeks, and the months.

use crate::support::prelude::*;
use chrono::NaiveDate;
use earshot_api_catalog::podcasts::episode_catalog::publishing_rhythm::{DatedEpisode, RhythmView};
use earshot_api_catalog::podcasts::publishing_history::PublishingHistory;
use earshot_model::Timestamp;

fn day(text: &str) -> NaiveDate {
    text.parse().expect("a date")
}

fn rhythm(published: &[NaiveDate], today: &str, truncated: bool) -> Value {
    let at = |day: &NaiveDate| day.and_hms_opt(8, 0, 0).expect("a time").and_utc();
    let episodes = published.iter().map(|day| DatedEpisode { at: at(day), runtime_s: Some(600) }).collect();
    serde_json::to_value(RhythmView::of(episodes, day(today), truncated)).expect("plain data")
}

#[test]
fn a_year_of_weeks_ends_with_this_one() {
    let year = rhythm(&[], "2026-11-22", false);
    let days = year["days"].as_array().expect("days");
    assert_eq!((&year["start"], &year["end"], days.len()), (&json!("2025-11-17"), &json!("2026-11-22"), 371));
    assert_eq!(
        (&year["episodeCount"], &year["medianIntervalDays"], &year["emptyWeeks"]),
        (&json!(0), &Value::Null, &json!([]))
    );
    let year = rhythm(&[], "2026-11-16", false);
    let days = year["days"].as_array().expect("days");
    assert_eq!(days.iter().filter(|day| day["future"] == true).count(), 6);
}

#[test]
fn days_weeks_and_medians_are_counted() {
    let published = ["2026-11-02", "2026-11-02", "2026-11-09", "2026-11-19", "2024-01-01"].map(day);
    let year = rhythm(&published, "2026-11-22", true);
    let days = year["days"].as_array().expect("days");
    let first = days.iter().find(|day| day["date"] == "2026-11-02").expect("a day");
    assert_eq!((&first["count"], &first["runtimeSeconds"]), (&json!(2), &json!(1_200)));
    assert_eq!((&year["episodeCount"], &year["truncated"]), (&json!(4), &json!(true)));
    assert_eq!((&year["medianRuntimeSeconds"], &year["medianIntervalDays"]), (&json!(600.0), &json!(7.0)));
    assert_eq!(year["emptyWeeks"], json!([]));
    let year = rhythm(&["2026-11-02", "2026-11-19"].map(day), "2026-11-22", false);
    assert_eq!(year["emptyWeeks"], json!(["2026-11-09"]));
}

#[test]
fn a_weekday_shift_is_found() {
    let weekly = |first: &str, count: usize| day(first).iter_weeks().take(count).collect::<Vec<_>>();
    let mut published = weekly("2026-06-01", 10);
    published.extend(weekly("2026-08-12", 8));
    let shift = rhythm(&published, "2026-11-22", false)["weekdayShift"].take();
    assert_eq!(shift, json!({ "fromDay": 1, "toDay": 3, "since": "2026-08-12" }));
    assert_eq!(rhythm(&weekly("2026-06-01", 20), "2026-11-22", false)["weekdayShift"], Value::Null);
}

fn history(published: &[&str], today: NaiveDate) -> Value {
    let at = |day: &&str| format!("{day}T10:00:00Z").parse().expect("a time");
    let published: Vec<Timestamp> = published.iter().map(at).collect();
    serde_json::to_value(PublishingHistory::from_dates(&published, today, false)).expect("plain data")
}

#[test]
fn the_last_of_24_months_is_the_current_one() {
    let published = ["2026-03-01", "2026-02-28", "2025-12-01", "2026-02-01", "2024-03-31", "2027-01-01"];
    let history = history(&published, day("2026-03-15"));
    let months = &history["monthlyEpisodeCounts"];
    let counts = months["counts"].as_array().expect("counts");
    assert_eq!((&months["fromMonth"], counts.len()), (&json!("2024-04"), 24));
    assert_eq!(counts[20..], [1, 0, 2, 1].map(Value::from));
    assert!(counts[..20].iter().all(|count| *count == 0), "older ones are not counted");
    assert_eq!(history["averageEpisodesPerMonth"], 1.0, "three in the three months that are over");
    assert_eq!(history["lastEpisodeAt"], "2026-03-01T10:00:00.000Z", "the one in the future is not the last");
}

#[test]
fn no_episodes_have_no_average() {
    let history_of = |published: &[&str]| history(published, day("2026-03-15"));
    assert_eq!(history_of(&["2026-03-02", "0001-01-01"])["averageEpisodesPerMonth"], Value::Null, "no month is over");
    assert_eq!(history(&[], NaiveDate::MIN)["lastEpisodeAt"], Value::Null);
}
