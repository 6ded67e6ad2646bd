//! Compares two captures of a chart: which shows rose, fell, entered or left.

use super::{ChartDay, Coverage};
use std::collections::HashMap;

/// A capture with its rows: pairs of position and show number, sorted by position.
#[derive(Clone, Copy, Debug)]
pub struct CaptureRows<'a> {
    pub day: &'a ChartDay,
    pub rows: &'a [(u16, u32)],
}

named! {
    /// How the position of a show changed.
    MovementDirection {
        Up = "up",
        Down = "down",
        Unchanged = "unchanged",
        /// The show was certainly not on the earlier capture.
        Entered = "entered",
        /// The earlier capture lacks the show but is incomplete, or no earlier capture exists.
        Unknown = "unknown",
    }
}

/// The positions of a show on two captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionChange {
    pub show: u32,
    /// `None` when the later capture lacks the show.
    pub position: Option<u16>,
    pub previous: Option<u16>,
    pub direction: MovementDirection,
}

named! {
    /// Why entries or exits cannot be determined.
    UnavailableReason {
        NoEarlierChart = "no_earlier_chart",
        DepthChanged = "depth_changed",
        IncompleteCoverage = "incomplete_coverage",
    }
}

/// The changes between two captures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Movement {
    /// Every show of the later capture, by position.
    pub changes: Vec<PositionChange>,
    /// Shows of the earlier capture that the later one lacks, by their earlier position.
    pub absent: Vec<PositionChange>,
    /// `Ok` when shows that the earlier capture lacks certainly entered.
    pub entries: Result<(), UnavailableReason>,
    /// `Ok` when shows that the later capture lacks certainly left.
    pub exits: Result<(), UnavailableReason>,
}

impl PositionChange {
    /// The number of positions gained; negative when positions were lost.
    #[must_use]
    pub fn positions_gained(&self) -> Option<i32> {
        Some(i32::from(self.previous?) - i32::from(self.position?))
    }
}

/// Compares a capture with the one before. Without an earlier capture, every direction is unknown.
#[must_use]
pub fn compare_captures(now: CaptureRows<'_>, before: Option<CaptureRows<'_>>) -> Movement {
    // Only a complete capture proves that a show was absent, and only when it reaches as deep as the other or to the
    // end of the chart.
    let check_absence = |seen: &ChartDay, other: &ChartDay| match () {
        () if seen.coverage() != Coverage::Complete => Err(UnavailableReason::IncompleteCoverage),
        () if seen.depth < other.depth && !seen.is_captured_to_end() => Err(UnavailableReason::DepthChanged),
        () => Ok(()),
    };
    let entries = before.map_or(Err(UnavailableReason::NoEarlierChart), |before| check_absence(before.day, now.day));
    let exits = before.map_or(Err(UnavailableReason::NoEarlierChart), |before| check_absence(now.day, before.day));

    let earlier = before.map_or(&[][..], |before| before.rows);
    let mut left: HashMap<u32, u16> = earlier.iter().map(|(position, show)| (*show, *position)).collect();
    let changes = now
        .rows
        .iter()
        .map(|&(position, show)| {
            let previous = left.remove(&show);
            let shift = match previous {
                Some(previous) if position < previous => MovementDirection::Up,
                Some(previous) if position > previous => MovementDirection::Down,
                Some(_) => MovementDirection::Unchanged,
                None if entries.is_ok() => MovementDirection::Entered,
                None => MovementDirection::Unknown,
            };
            PositionChange { show, position: Some(position), previous, direction: shift }
        })
        .collect();
    let absent = earlier
        .iter()
        .filter(|(_, show)| left.contains_key(show))
        .map(|&(position, show)| PositionChange {
            show,
            position: None,
            previous: Some(position),
            direction: MovementDirection::Unknown,
        })
        .collect();
    Movement { changes, absent, entries, exits }
}

#[cfg(test)]
mod tests {
    use super::super::day::tests::chart_day;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn directions_entries_and_exits_are_found() {
        let (day, later) = (chart_day(0, 4), chart_day(1, 4));
        let before = CaptureRows { day: &day, rows: &[(1, 10), (2, 20), (3, 30), (4, 40)] };
        let now = CaptureRows { day: &later, rows: &[(1, 20), (2, 10), (3, 30), (4, 50)] };
        let movement = compare_captures(now, Some(before));
        let shifts: Vec<_> =
            movement.changes.iter().map(|change| (change.show, change.direction, change.positions_gained())).collect();
        assert_eq!(
            shifts,
            [
                (20, MovementDirection::Up, Some(1)),
                (10, MovementDirection::Down, Some(-1)),
                (30, MovementDirection::Unchanged, Some(0)),
                (50, MovementDirection::Entered, None)
            ]
        );
        assert_eq!(movement.absent.len(), 1);
        assert_eq!((movement.absent[0].show, movement.absent[0].previous), (40, Some(4)));
        assert_eq!((movement.entries, movement.exits), (Ok(()), Ok(())));
    }

    #[test]
    fn incomplete_captures_have_no_entries_or_exits() {
        let (day, later) = (chart_day(0, 10), chart_day(1, 25));
        let rows: Vec<(u16, u32)> = (1..=25).map(|position| (position, u32::from(position))).collect();
        let now = CaptureRows { day: &later, rows: &rows };
        let shallow = compare_captures(now, Some(CaptureRows { day: &day, rows: &rows[..10] }));
        assert_eq!((shallow.entries, shallow.exits), (Err(UnavailableReason::DepthChanged), Ok(())));
        assert_eq!(shallow.changes[20].direction, MovementDirection::Unknown);
        // A chart with nine positions ended by itself: no request has that depth.
        let ended = chart_day(0, 9);
        assert_eq!(compare_captures(now, Some(CaptureRows { day: &ended, rows: &rows[..9] })).entries, Ok(()));
        let cut = ChartDay { is_whole: false, ..chart_day(0, 10) };
        let incomplete = compare_captures(now, Some(CaptureRows { day: &cut, rows: &rows[..2] }));
        assert_eq!(incomplete.entries, Err(UnavailableReason::IncompleteCoverage));
        let first = compare_captures(now, None);
        assert_eq!(
            (first.entries, first.exits),
            (Err(UnavailableReason::NoEarlierChart), Err(UnavailableReason::NoEarlierChart))
        );
        assert!(
            first
                .changes
                .iter()
                .all(|change| change.direction == MovementDirection::Unknown && change.positions_gained().is_none())
        );
    }

    fn rows() -> impl Strategy<Value = Vec<(u16, u32)>> {
        Just((1_u32..40).collect::<Vec<_>>()).prop_shuffle().prop_flat_map(|shows| {
            (1..shows.len()).prop_map(move |n| (1_u16..).zip(shows[..n].iter().copied()).collect())
        })
    }

    proptest! {
        #[test]
        fn every_show_appears_once(earlier in rows(), later in rows()) {
            let depth = |rows: &[(u16, u32)]| u16::try_from(rows.len()).unwrap();
            let (day, next) = (chart_day(0, depth(&earlier)), chart_day(1, depth(&later)));
            let movement = compare_captures(
                CaptureRows { day: &next, rows: &later },
                Some(CaptureRows { day: &day, rows: &earlier }),
            );
            prop_assert_eq!(movement.changes.len(), later.len());
            let stayed = movement.changes.iter().filter(|change| change.previous.is_some()).count();
            prop_assert_eq!(stayed + movement.absent.len(), earlier.len());
            for change in &movement.changes {
                prop_assert_eq!(change.positions_gained().map(i32::signum), match change.direction {
                    MovementDirection::Up => Some(1), MovementDirection::Down => Some(-1), MovementDirection::Unchanged => Some(0), _ => None,
                });
            }
        }
    }
}
