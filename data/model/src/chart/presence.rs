//! The presence of a show on a chart: its current position and its recent weeks.

use super::{ChartDay, HistoryPoint, Observation, build_history_points, compute_history_stats, group_by_week};
use chrono::{Days, NaiveDate};
use std::collections::BTreeMap;

/// Days after which a dropped show no longer counts as recently dropped.
const RECENT_DROP_DAYS: u64 = 30;

named! {
    /// Whether the show is on the chart now.
    PresenceState {
        OnChart = "on_now",
        DroppedRecently = "dropped_30d",
        DroppedEarlier = "older",
        /// The last capture is too incomplete to decide.
        Unknown = "unknown",
    }
}

named! {
    /// The change with the last capture.
    PresenceChange {
        Moved = "moved",
        Unchanged = "unchanged",
        New = "new",
        /// The show was on the chart in the past, but not on the capture before.
        Returned = "back",
        Dropped = "off",
        Unknown = "unknown",
    }
}

/// A position and its day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DatedPosition {
    pub date: NaiveDate,
    pub position: u16,
}

/// The best position in one week, and how the week was observed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeekPresence {
    pub best: Option<u16>,
    pub observation: Observation,
}

/// The presence of a show on one chart.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartPresence {
    pub state: PresenceState,
    pub latest_capture: NaiveDate,
    pub last_seen: DatedPosition,
    /// The position on the chart before `last_seen`.
    pub previous: Option<DatedPosition>,
    pub change_kind: PresenceChange,
    /// The number of positions gained since the capture before.
    pub change: Option<i32>,
    pub weeks: Vec<WeekPresence>,
    pub captures_in_window: u32,
    pub days_in_window: u32,
    pub best_in_window: Option<u16>,
    pub average_in_window: Option<f64>,
    pub best_ever: DatedPosition,
    pub first_seen: NaiveDate,
}

/// The weeks of a window, as [`ChartPresence::weeks`] lists them. Each entry has the first day, the last day,
/// and whether the window cuts the week.
#[must_use]
pub fn list_presence_weeks(first: NaiveDate, last: NaiveDate) -> Vec<(NaiveDate, NaiveDate, bool)> {
    let empty = build_history_points(first, last, &BTreeMap::new(), &BTreeMap::new());
    group_by_week(&empty).into_iter().map(|week| (week.start, week.end, week.is_partial)).collect()
}

/// Computes the presence of a show. Returns `None` for a chart that was never captured or never listed the show.
/// `captures` holds the captures of the chart up to `last`, `positions` the positions of the show on it.
#[must_use]
pub fn compute_presence(
    first: NaiveDate,
    last: NaiveDate,
    captures: &BTreeMap<NaiveDate, ChartDay>,
    positions: &BTreeMap<NaiveDate, u16>,
) -> Option<ChartPresence> {
    let mut seen = positions.range(..=last).map(|(date, position)| DatedPosition { date: *date, position: *position });
    let first_seen = seen.clone().next()?.date;
    let best_ever = seen.clone().min_by_key(|at| (at.position, at.date))?;
    let last_seen = seen.next_back()?;
    let previous = seen.next_back();
    let mut backwards = captures.range(..=last).rev().map(|(_, day)| day);
    let latest = backwards.next()?;
    let at = |day: &ChartDay| Observation::from_position(Some(day), positions.get(&day.date).copied());

    let state = match at(latest) {
        Observation::Observed => PresenceState::OnChart,
        Observation::Unknown => PresenceState::Unknown,
        _ if last_seen.date.checked_add_days(Days::new(RECENT_DROP_DAYS)) >= Some(latest.date) => {
            PresenceState::DroppedRecently
        }
        _ => PresenceState::DroppedEarlier,
    };
    let before = backwards.next();
    let mut change = None;
    let change_kind = match (state, before.map(|day| (at(day), positions.get(&day.date)))) {
        (PresenceState::Unknown, _) => PresenceChange::Unknown,
        (PresenceState::DroppedRecently | PresenceState::DroppedEarlier, _) => PresenceChange::Dropped,
        (PresenceState::OnChart, Some((_, Some(earlier)))) => {
            change = Some(i32::from(*earlier) - i32::from(last_seen.position));
            if change == Some(0) { PresenceChange::Unchanged } else { PresenceChange::Moved }
        }
        (PresenceState::OnChart, Some((Observation::OffChart, None))) if previous.is_some() => PresenceChange::Returned,
        (PresenceState::OnChart, Some((Observation::OffChart, None))) => PresenceChange::New,
        (PresenceState::OnChart, _) => PresenceChange::Unknown,
    };

    let window = build_history_points(first, last, captures, positions);
    let stats = compute_history_stats(&window);
    Some(ChartPresence {
        state,
        latest_capture: latest.date,
        last_seen,
        previous,
        change_kind,
        change,
        weeks: summarize_weeks(&window),
        captures_in_window: stats.chart_days,
        days_in_window: stats.days_on,
        best_in_window: stats.best,
        average_in_window: stats.average,
        best_ever,
        first_seen,
    })
}

fn summarize_weeks(window: &[HistoryPoint]) -> Vec<WeekPresence> {
    let of = |stats: &super::HistoryStats| match stats {
        stats if stats.days_on > 0 => Observation::Observed,
        stats if stats.unknown_days > 0 => Observation::Unknown,
        stats if stats.off_days > 0 => Observation::OffChart,
        _ => Observation::NoChart,
    };
    group_by_week(window)
        .iter()
        .map(|week| WeekPresence { best: week.stats.best, observation: of(&week.stats) })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::day::tests::{chart_day, date};
    use super::*;

    fn compute_from_text(text: &str) -> Option<ChartPresence> {
        let mut captures = BTreeMap::new();
        let mut positions = BTreeMap::new();
        for (day, letter) in (0_u64..).zip(text.chars()).filter(|(_, letter)| *letter != '_') {
            captures.insert(date(day), ChartDay { is_whole: letter != '?', ..chart_day(day, 9) });
            if let Some(position) = letter.to_digit(10) {
                positions.insert(date(day), u16::try_from(position).unwrap());
            }
        }
        let last = u64::try_from(text.len()).unwrap() - 1;
        compute_presence(date(last.saturating_sub(97)), date(last), &captures, &positions)
    }

    #[test]
    fn states_and_changes() {
        let long_ago = format!("3{}", ".".repeat(40));
        let cases = [
            ("35", PresenceState::OnChart, PresenceChange::Moved, Some(-2)),
            ("5_3", PresenceState::OnChart, PresenceChange::Moved, Some(2)),
            ("33__", PresenceState::OnChart, PresenceChange::Unchanged, Some(0)),
            (".3", PresenceState::OnChart, PresenceChange::New, None),
            ("4.3", PresenceState::OnChart, PresenceChange::Returned, None),
            ("?3", PresenceState::OnChart, PresenceChange::Unknown, None),
            ("3", PresenceState::OnChart, PresenceChange::Unknown, None),
            ("3.", PresenceState::DroppedRecently, PresenceChange::Dropped, None),
            ("3?", PresenceState::Unknown, PresenceChange::Unknown, None),
            (long_ago.as_str(), PresenceState::DroppedEarlier, PresenceChange::Dropped, None),
        ];
        for (text, state, kind, change) in cases {
            let found = compute_from_text(text).unwrap();
            assert_eq!((found.state, found.change_kind, found.change), (state, kind, change), "{text}");
        }
        assert_eq!(compute_from_text("..."), None);
    }

    #[test]
    fn weeks_show_observed_and_unknown_days() {
        // Thursday to Sunday, then three whole weeks.
        let found = compute_from_text("..5._______......?......").unwrap();
        let weeks: Vec<_> = found.weeks.iter().map(|week| (week.best, week.observation)).collect();
        assert_eq!(
            weeks,
            [
                (Some(5), Observation::Observed),
                (None, Observation::NoChart),
                (None, Observation::Unknown),
                (None, Observation::OffChart)
            ]
        );
        assert_eq!(found.weeks.len(), list_presence_weeks(date(0), date(23)).len());
        assert_eq!((found.days_in_window, found.captures_in_window), (1, 17));
    }
}
