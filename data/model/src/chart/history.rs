//! The history of a show on a chart: its position on each day, and which days were not captured.

use super::day::{ChartDay, Coverage, Observation, days_between};
use chrono::{Datelike, Days, NaiveDate, Weekday};
use std::collections::BTreeMap;

named! {
    /// How far back a history reaches.
    HistoryRange {
        Days30 = "30d",
        Days90 = "90d",
        Weeks14 = "14w",
        Months6 = "6m",
        Year = "1y",
        All = "all",
    }
}

impl HistoryRange {
    /// The first day of the range that ends with `end`. For the whole history, that is `earliest`.
    #[must_use]
    pub fn first_day(self, end: NaiveDate, earliest: NaiveDate) -> NaiveDate {
        let back = |count: u64| end.checked_sub_days(Days::new(count - 1)).unwrap_or(end);
        match self {
            Self::Days30 => back(30),
            Self::Days90 => back(90),
            Self::Weeks14 => back(98),
            Self::Months6 => back(183),
            Self::Year => back(365),
            Self::All => earliest.min(end),
        }
    }

    /// Whether the history is drawn as one point per week, because one per day would be too many.
    #[must_use]
    pub fn is_weekly(self) -> bool {
        matches!(self, Self::Weeks14 | Self::Months6 | Self::Year | Self::All)
    }
}

/// The position of a show on a chart on one day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryPoint {
    pub date: NaiveDate,
    pub position: Option<u16>,
    pub observation: Observation,
    pub coverage: Coverage,
}

/// Consecutive captured days on which a show was on the chart. Days without a capture neither break a streak nor count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Streak {
    /// `None` when the last capture is too incomplete to decide.
    pub days: Option<u32>,
    /// The observation on the last day.
    pub end: Observation,
    pub start: Option<NaiveDate>,
    /// Whether the streak may have begun earlier, because the day before its start was not captured completely.
    pub is_bounded_by_missing: bool,
}

/// Statistics of a range of history points.
#[derive(Clone, Debug, PartialEq)]
pub struct HistoryStats {
    pub best: Option<u16>,
    pub average: Option<f64>,
    pub days_on: u32,
    /// Days with a capture.
    pub chart_days: u32,
    pub off_days: u32,
    pub unknown_days: u32,
    /// Days without a capture.
    pub missing_days: u32,
    pub calendar_days: u32,
    pub first_seen: Option<NaiveDate>,
    pub last_seen: Option<NaiveDate>,
    pub streak: Streak,
}

/// The history points of one week, Monday to Sunday.
#[derive(Clone, Debug, PartialEq)]
pub struct WeekBucket {
    pub start: NaiveDate,
    pub end: NaiveDate,
    /// Whether the range covers only a part of the week.
    pub is_partial: bool,
    pub stats: HistoryStats,
    pub missing_dates: Vec<NaiveDate>,
}

/// How many days of a range were captured, and how well.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WindowCoverage {
    pub calendar_days: u32,
    pub chart_days: u32,
    pub complete_days: u32,
    pub unresolved_days: u32,
    pub incomplete_days: u32,
    pub min_depth: Option<u16>,
    pub max_depth: Option<u16>,
}

impl WindowCoverage {
    #[must_use]
    pub fn from_captures(first: NaiveDate, last: NaiveDate, captures: &BTreeMap<NaiveDate, ChartDay>) -> Self {
        let mut window = Self::default();
        for date in days_between(first, last) {
            window.calendar_days += 1;
            let Some(day) = captures.get(&date) else { continue };
            window.chart_days += 1;
            match day.coverage() {
                Coverage::Complete => window.complete_days += 1,
                Coverage::UnresolvedIdentities => window.unresolved_days += 1,
                Coverage::Incomplete | Coverage::NoChart => window.incomplete_days += 1,
            }
            window.min_depth = Some(window.min_depth.map_or(day.depth, |depth| depth.min(day.depth)));
            window.max_depth = Some(window.max_depth.map_or(day.depth, |depth| depth.max(day.depth)));
        }
        window
    }
}

/// Returns one point for each day from `first` to `last`, both included.
#[must_use]
pub fn build_history_points(
    first: NaiveDate,
    last: NaiveDate,
    captures: &BTreeMap<NaiveDate, ChartDay>,
    positions: &BTreeMap<NaiveDate, u16>,
) -> Vec<HistoryPoint> {
    days_between(first, last)
        .map(|date| {
            let (day, position) = (captures.get(&date), positions.get(&date).copied());
            let observation = Observation::from_position(day, position);
            HistoryPoint { date, position, observation, coverage: Coverage::from_day(day) }
        })
        .collect()
}

/// Computes statistics of points, which must be in the order of their days.
#[must_use]
pub fn compute_history_stats(points: &[HistoryPoint]) -> HistoryStats {
    let count = |requested: Observation| {
        u32::try_from(points.iter().filter(|point| point.observation == requested).count()).unwrap_or(u32::MAX)
    };
    let seen = || points.iter().filter(|point| point.position.is_some());
    let sum: u32 = seen().filter_map(|point| point.position).map(u32::from).sum();
    let calendar_days = u32::try_from(points.len()).unwrap_or(u32::MAX);
    let (days_on, missing_days) = (count(Observation::Observed), count(Observation::NoChart));
    HistoryStats {
        best: seen().filter_map(|point| point.position).min(),
        average: (days_on > 0).then(|| f64::from(sum) / f64::from(days_on)),
        days_on,
        chart_days: calendar_days - missing_days,
        off_days: count(Observation::OffChart),
        unknown_days: count(Observation::Unknown),
        missing_days,
        calendar_days,
        first_seen: seen().next().map(|point| point.date),
        last_seen: seen().next_back().map(|point| point.date),
        streak: compute_streak(points),
    }
}

/// Counts captured days with the show, backwards from the last capture (facts 5.3).
fn compute_streak(points: &[HistoryPoint]) -> Streak {
    let end = points.last().map_or(Observation::NoChart, |point| point.observation);
    let mut streak = Streak { days: None, end, start: None, is_bounded_by_missing: false };
    let mut has_gap_before = false;
    for point in points.iter().rev() {
        match point.observation {
            Observation::NoChart => has_gap_before = true,
            Observation::Observed => {
                streak.days = Some(streak.days.unwrap_or(0) + 1);
                streak.start = Some(point.date);
                has_gap_before = false;
            }
            Observation::OffChart => {
                streak.days = streak.days.or(Some(0));
                streak.is_bounded_by_missing = has_gap_before && streak.start.is_some();
                return streak;
            }
            Observation::Unknown => {
                streak.is_bounded_by_missing = true;
                return streak;
            }
        }
    }
    streak.is_bounded_by_missing = has_gap_before && streak.start.is_some();
    streak
}

/// Groups points into weeks, Monday to Sunday.
#[must_use]
pub fn group_by_week(points: &[HistoryPoint]) -> Vec<WeekBucket> {
    points
        .chunk_by(|one, other| one.date.iso_week() == other.date.iso_week())
        .map(|week| {
            let (start, end) = (week[0].date, week[week.len() - 1].date);
            WeekBucket {
                start,
                end,
                is_partial: start.weekday() != Weekday::Mon || end.weekday() != Weekday::Sun,
                stats: compute_history_stats(week),
                missing_dates: week
                    .iter()
                    .filter(|point| point.observation == Observation::NoChart)
                    .map(|point| point.date)
                    .collect(),
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::day::tests::{chart_day, date};
    use super::*;
    use proptest::prelude::*;

    /// Parses one letter per day: a digit is a position, `.` a capture without the show, `_` no capture, `?` an
    /// incomplete capture.
    fn parse_points(text: &str) -> Vec<HistoryPoint> {
        let mut captures = BTreeMap::new();
        let mut positions = BTreeMap::new();
        for (day, letter) in (0_u64..).zip(text.chars()) {
            if letter == '_' {
                continue;
            }
            captures.insert(date(day), ChartDay { is_whole: letter != '?', ..chart_day(day, 9) });
            if let Some(position) = letter.to_digit(10) {
                positions.insert(date(day), u16::try_from(position).unwrap());
            }
        }
        let last = date(u64::try_from(text.len()).unwrap() - 1);
        build_history_points(date(0), last, &captures, &positions)
    }

    #[test]
    fn streaks_are_counted() {
        let cases = [
            // Length, start, and whether the streak may have begun earlier.
            ("987", Some(3), Some(0), false),
            ("9.87", Some(2), Some(2), false),
            ("98_7", Some(3), Some(0), false),
            ("._87", Some(2), Some(2), true),
            ("__87", Some(2), Some(2), true),
            ("9?87", Some(2), Some(2), true),
            ("98_.", Some(0), None, false),
            ("987_", Some(3), Some(0), false),
            ("98?", None, None, true),
            ("___", None, None, false),
        ];
        for (text, days, start, is_bounded) in cases {
            let streak = compute_history_stats(&parse_points(text)).streak;
            let expected = (days, start.map(date), is_bounded);
            assert_eq!((streak.days, streak.start, streak.is_bounded_by_missing), expected, "{text}");
        }
    }

    #[test]
    fn missing_days_are_neither_on_nor_off_chart() {
        let stats = compute_history_stats(&parse_points("_3._5?"));
        assert_eq!((stats.days_on, stats.off_days, stats.unknown_days, stats.missing_days), (2, 1, 1, 2));
        assert_eq!((stats.chart_days, stats.calendar_days), (4, 6));
        assert_eq!((stats.best, stats.average), (Some(3), Some(4.0)));
        assert_eq!((stats.first_seen, stats.last_seen), (Some(date(1)), Some(date(4))));
    }

    #[test]
    fn weeks_begin_on_mondays_and_name_their_gaps() {
        // January 1, 2026 is a Thursday.
        let buckets = group_by_week(&parse_points("123_5678"));
        assert_eq!(buckets.len(), 2);
        assert_eq!((buckets[0].start, buckets[0].end, buckets[0].is_partial), (date(0), date(3), true));
        assert_eq!(buckets[0].missing_dates, [date(3)]);
        assert_eq!(buckets[1].stats.best, Some(5));
    }

    #[test]
    fn history_ranges_are_computed() {
        let end = date(400);
        let cases = [("30d", 371), ("90d", 311), ("14w", 303), ("6m", 218), ("1y", 36), ("all", 5)];
        for (name, first) in cases {
            assert_eq!(HistoryRange::parse(name).unwrap().first_day(end, date(5)), date(first), "{name}");
        }
    }

    proptest! {
        #[test]
        fn days_add_up(text in "[1-9._?]{1,60}") {
            let points = parse_points(&text);
            let stats = compute_history_stats(&points);
            prop_assert_eq!(stats.days_on + stats.off_days + stats.unknown_days, stats.chart_days);
            prop_assert_eq!(stats.chart_days + stats.missing_days, stats.calendar_days);
            prop_assert!(stats.streak.days.unwrap_or(0) <= stats.days_on);
            let of_weeks: u32 = group_by_week(&points).iter().map(|week| week.stats.days_on).sum();
            prop_assert_eq!(of_weeks, stats.days_on);
        }
    }
}
