//! Where a show stands now on a chart that it was ever on, and how its last weeks were.

use super::{ChartDay, Observation, Point, history_stats, points, week_buckets};
use chrono::{Days, NaiveDate};
use std::collections::BTreeMap;

/// Days after which a show that dropped off is a thing of the past.
const RECENT_DAYS: u64 = 30;

/// Where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PresenceState {
    OnNow,
    Dropped30d,
    Older,
    /// The last capture does not tell.
    Unknown,
}

/// What happened at the last capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChangeKind {
    Moved,
    Unchanged,
    New,
    /// It was on it before, but not at the capture before.
    Back,
    Off,
    Unknown,
}

/// A position on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenAt {
    pub date: NaiveDate,
    pub position: u16,
}

/// A week of a show on a chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeekPresence {
    pub best: Option<u16>,
    pub observation: Observation,
}

/// A show on a chart.
#[derive(Clone, Debug, PartialEq)]
pub struct ChartPresence {
    pub state: PresenceState,
    pub latest_capture: NaiveDate,
    pub last_seen: SeenAt,
    /// The time before that.
    pub previous: Option<SeenAt>,
    pub change_kind: ChangeKind,
    /// Places won since the capture before.
    pub change: Option<i32>,
    pub weeks: Vec<WeekPresence>,
    pub captures_in_window: u32,
    pub days_in_window: u32,
    pub best_in_window: Option<u16>,
    pub average_in_window: Option<f64>,
    pub best_ever: SeenAt,
    pub first_seen: NaiveDate,
}

impl PresenceState {
    /// The name on the wire.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::OnNow => "on_now",
            Self::Dropped30d => "dropped_30d",
            Self::Older => "older",
            Self::Unknown => "unknown",
        }
    }
}

impl ChangeKind {
    /// The name on the wire.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Moved => "moved",
            Self::Unchanged => "unchanged",
            Self::New => "new",
            Self::Back => "back",
            Self::Off => "off",
            Self::Unknown => "unknown",
        }
    }
}

/// The weeks that a window is made of, as [`ChartPresence::weeks`] has them: first and last day, and whether days of
/// the week lie outside.
#[must_use]
pub fn presence_weeks(first: NaiveDate, last: NaiveDate) -> Vec<(NaiveDate, NaiveDate, bool)> {
    let empty = points(first, last, &BTreeMap::new(), &BTreeMap::new());
    week_buckets(&empty).into_iter().map(|week| (week.start, week.end, week.is_partial)).collect()
}

/// `None` for a chart that the show was never on, or that was never captured. `captures` are those of the chart up to
/// `last`, `positions` the show's on it.
#[must_use]
pub fn presence_on_chart(
    first: NaiveDate,
    last: NaiveDate,
    captures: &BTreeMap<NaiveDate, ChartDay>,
    positions: &BTreeMap<NaiveDate, u16>,
) -> Option<ChartPresence> {
    let mut seen = positions.range(..=last).map(|(date, position)| SeenAt { date: *date, position: *position });
    let first_seen = seen.clone().next()?.date;
    let best_ever = seen.clone().min_by_key(|at| (at.position, at.date))?;
    let last_seen = seen.next_back()?;
    let previous = seen.next_back();
    let mut backwards = captures.range(..=last).rev().map(|(_, day)| day);
    let latest = backwards.next()?;
    let at = |day: &ChartDay| Observation::of(Some(day), positions.get(&day.date).copied());

    let state = match at(latest) {
        Observation::Observed => PresenceState::OnNow,
        Observation::Unknown => PresenceState::Unknown,
        _ if last_seen.date.checked_add_days(Days::new(RECENT_DAYS)) >= Some(latest.date) => PresenceState::Dropped30d,
        _ => PresenceState::Older,
    };
    let before = backwards.next();
    let mut change = None;
    let change_kind = match (state, before.map(|day| (at(day), positions.get(&day.date)))) {
        (PresenceState::Unknown, _) => ChangeKind::Unknown,
        (PresenceState::Dropped30d | PresenceState::Older, _) => ChangeKind::Off,
        (PresenceState::OnNow, Some((_, Some(earlier)))) => {
            change = Some(i32::from(*earlier) - i32::from(last_seen.position));
            if change == Some(0) { ChangeKind::Unchanged } else { ChangeKind::Moved }
        }
        (PresenceState::OnNow, Some((Observation::OffChart, None))) if previous.is_some() => ChangeKind::Back,
        (PresenceState::OnNow, Some((Observation::OffChart, None))) => ChangeKind::New,
        (PresenceState::OnNow, _) => ChangeKind::Unknown,
    };

    let window = points(first, last, captures, positions);
    let stats = history_stats(&window);
    Some(ChartPresence {
        state,
        latest_capture: latest.date,
        last_seen,
        previous,
        change_kind,
        change,
        weeks: weeks(&window),
        captures_in_window: stats.chart_days,
        days_in_window: stats.days_on,
        best_in_window: stats.best,
        average_in_window: stats.average,
        best_ever,
        first_seen,
    })
}

fn weeks(window: &[Point]) -> Vec<WeekPresence> {
    let of = |stats: &super::HistoryStats| match stats {
        stats if stats.days_on > 0 => Observation::Observed,
        stats if stats.unknown_days > 0 => Observation::Unknown,
        stats if stats.off_days > 0 => Observation::OffChart,
        _ => Observation::NoChart,
    };
    week_buckets(window)
        .iter()
        .map(|week| WeekPresence { best: week.stats.best, observation: of(&week.stats) })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::super::day::tests::{captured, date};
    use super::*;

    fn presence(text: &str) -> Option<ChartPresence> {
        let mut captures = BTreeMap::new();
        let mut positions = BTreeMap::new();
        for (day, letter) in (0_u64..).zip(text.chars()).filter(|(_, letter)| *letter != '_') {
            captures.insert(date(day), ChartDay { is_whole: letter != '?', ..captured(day, 9) });
            if let Some(position) = letter.to_digit(10) {
                positions.insert(date(day), u16::try_from(position).unwrap());
            }
        }
        let last = u64::try_from(text.len()).unwrap() - 1;
        presence_on_chart(date(last.saturating_sub(97)), date(last), &captures, &positions)
    }

    #[test]
    fn states_and_changes() {
        let long_ago = format!("3{}", ".".repeat(40));
        let cases = [
            ("35", PresenceState::OnNow, ChangeKind::Moved, Some(-2)),
            ("5_3", PresenceState::OnNow, ChangeKind::Moved, Some(2)),
            ("33__", PresenceState::OnNow, ChangeKind::Unchanged, Some(0)),
            (".3", PresenceState::OnNow, ChangeKind::New, None),
            ("4.3", PresenceState::OnNow, ChangeKind::Back, None),
            ("?3", PresenceState::OnNow, ChangeKind::Unknown, None),
            ("3", PresenceState::OnNow, ChangeKind::Unknown, None),
            ("3.", PresenceState::Dropped30d, ChangeKind::Off, None),
            ("3?", PresenceState::Unknown, ChangeKind::Unknown, None),
            (long_ago.as_str(), PresenceState::Older, ChangeKind::Off, None),
        ];
        for (text, state, kind, change) in cases {
            let found = presence(text).unwrap();
            assert_eq!((found.state, found.change_kind, found.change), (state, kind, change), "{text}");
        }
        assert_eq!(presence("..."), None);
    }

    #[test]
    fn weeks_say_what_is_known() {
        // Thursday to Sunday, then three whole weeks.
        let found = presence("..5._______......?......").unwrap();
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
        assert_eq!(found.weeks.len(), presence_weeks(date(0), date(23)).len());
        assert_eq!((found.days_in_window, found.captures_in_window), (1, 17));
    }
}
