//! The publishing rhythm of a podcast: the days of the last year, and habits found in them. Days are in UTC.

use chrono::{Datelike, Days, NaiveDate, Weekday};
use earshot_api_server::prelude::*;
use earshot_model::Timestamp;
use std::collections::BTreeMap;

/// Weeks in the calendar, with the current one.
const WEEKS: u64 = 53;
/// Episodes that are examined for a habit.
const HABIT_EPISODES: usize = 8;
/// Episodes among them that must be on the same weekday.
const HABIT_MIN_EPISODES: usize = 6;

/// An episode with its date.
#[derive(Clone, Copy, Debug)]
pub struct DatedEpisode {
    /// When it was published.
    pub at: Timestamp,
    /// Length in seconds; `None` when unknown.
    pub runtime_s: Option<i64>,
}

/// The publishing rhythm of the last year, day by day.
#[view(PartialEq)]
pub struct RhythmView {
    /// A Monday one year ago.
    start: String,
    /// Sunday of the current week.
    end: String,
    /// All days from start to end.
    days: Vec<RhythmDay>,
    /// Episodes in these days.
    episode_count: usize,
    /// Whether these days may have more episodes, older than the listed ones.
    truncated: bool,
    /// Median length of the episodes in seconds; `null` when unknown.
    median_runtime_seconds: Option<f64>,
    /// Days between consecutive episodes.
    median_interval_days: Option<f64>,
    /// Mondays of past weeks without an episode, since the first one.
    empty_weeks: Vec<String>,
    /// Set when the usual weekday has recently changed.
    weekday_shift: Option<WeekdayShift>,
}

/// The episodes of one day.
#[view(PartialEq)]
pub struct RhythmDay {
    /// The day, such as `2026-11-21`.
    date: String,
    /// Number of episodes that were published on the day.
    count: usize,
    /// Length of all episodes of the day together, as far as it is known.
    runtime_seconds: Option<i64>,
    /// Whether the day is still to come.
    future: bool,
}

/// Weekdays are counted from Sunday, which is 0.
#[view(PartialEq)]
pub struct WeekdayShift {
    /// The former weekday; 0 is Sunday.
    from_day: u32,
    /// The new weekday; 0 is Sunday.
    to_day: u32,
    /// Date of the first episode after the change.
    since: String,
}

impl RhythmView {
    /// The rhythm up to the week of `today`, from episodes in any order. `truncated` when older episodes are not among
    /// them.
    pub fn of(mut published: Vec<DatedEpisode>, today: NaiveDate, truncated: bool) -> Self {
        let this_week = today.week(Weekday::Mon);
        let (monday, end) = (this_week.first_day(), this_week.last_day());
        let start = monday.checked_sub_days(Days::new(7 * (WEEKS - 1))).unwrap_or(monday);
        published.retain(|episode| (start..=end).contains(&episode.at.date_naive()));
        published.sort_by_key(|episode| episode.at);
        let mut by_day: BTreeMap<NaiveDate, (usize, Option<i64>)> = BTreeMap::new();
        for episode in &published {
            let (count, runtime_s) = by_day.entry(episode.at.date_naive()).or_default();
            *count += 1;
            if let Some(seconds) = episode.runtime_s {
                *runtime_s = Some(runtime_s.unwrap_or(0).saturating_add(seconds));
            }
        }
        let days = start.iter_days().take_while(|day| *day <= end).map(|day| {
            let (count, runtime_seconds) = by_day.get(&day).copied().unwrap_or_default();
            RhythmDay { date: day.to_string(), count, runtime_seconds, future: day > today }
        });
        let first = published.first().map(|episode| episode.at.date_naive().week(Weekday::Mon).first_day());
        let weeks = first.into_iter().flat_map(|first| first.iter_weeks().take_while(|week| *week < monday));
        let is_empty = |week: &NaiveDate| by_day.range(*week..*week + Days::new(7)).next().is_none();
        let intervals = published.windows(2).map(|pair| (pair[1].at - pair[0].at).as_seconds_f64() / 86_400.0);
        #[expect(clippy::cast_precision_loss, reason = "nothing is so long")]
        let runtimes = published.iter().filter_map(|episode| episode.runtime_s).map(|seconds| seconds as f64);
        Self {
            start: start.to_string(),
            end: end.to_string(),
            days: days.collect(),
            episode_count: published.len(),
            truncated,
            median_runtime_seconds: median(runtimes.collect()),
            median_interval_days: median(intervals.collect()),
            empty_weeks: weeks.filter(is_empty).map(|week| week.to_string()).collect(),
            weekday_shift: find_weekday_shift(&published),
        }
    }
}

fn median(mut values: Vec<f64>) -> Option<f64> {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    match values.len() {
        0 => None,
        count if count % 2 == 1 => Some(values[middle]),
        _ => Some(f64::midpoint(values[middle - 1], values[middle])),
    }
}

/// Finds a change of the usual weekday: most of the last eight episodes are on one weekday, and most of the eight
/// before on another.
fn find_weekday_shift(published: &[DatedEpisode]) -> Option<WeekdayShift> {
    let (before, late) = published.split_at(published.len().checked_sub(HABIT_EPISODES)?);
    let (_, earlier) = before.split_at(before.len().checked_sub(HABIT_EPISODES)?);
    let (from, to) = (usual_weekday(earlier)?, usual_weekday(late)?);
    let moved = late.iter().find(|episode| episode.at.weekday() == to)?;
    let days = |day: Weekday| day.num_days_from_sunday();
    let since = moved.at.date_naive().to_string();
    (from != to).then(|| WeekdayShift { from_day: days(from), to_day: days(to), since })
}

fn usual_weekday(episodes: &[DatedEpisode]) -> Option<Weekday> {
    let on = |day: Weekday| episodes.iter().filter(|episode| episode.at.weekday() == day).count();
    let days = [Weekday::Mon, Weekday::Tue, Weekday::Wed, Weekday::Thu, Weekday::Fri, Weekday::Sat, Weekday::Sun];
    days.into_iter().find(|day| on(*day) >= HABIT_MIN_EPISODES)
}
