//! One capture of a chart against an earlier one: who rose, who fell, who is new, who is gone.

use super::{ChartDay, Coverage};
use std::collections::HashMap;

/// A capture with its rows: position and number of the show, by position.
#[derive(Clone, Copy, Debug)]
pub struct Listing<'a> {
    pub day: &'a ChartDay,
    pub rows: &'a [(u16, u32)],
}

/// Where a show went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shift {
    Up,
    Down,
    Unchanged,
    /// It was certainly not on the earlier one.
    Entered,
    /// It was not seen on the earlier one, of which not everything is known; or there is none.
    Unknown,
}

/// A show on one or both of two captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub show: u32,
    /// `None` for one that is gone.
    pub position: Option<u16>,
    pub previous: Option<u16>,
    pub shift: Shift,
}

/// Why it cannot be told who came and who went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unavailable {
    NoEarlierChart,
    DepthChanged,
    IncompleteCoverage,
}

/// What happened between two captures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Movement {
    /// Every show of the later one, by position.
    pub changes: Vec<Change>,
    /// Shows of the earlier one that the later one has not, by their earlier position.
    pub absent: Vec<Change>,
    /// Whether those who were not seen before are new.
    pub entries: Result<(), Unavailable>,
    /// Whether those who are absent are gone.
    pub exits: Result<(), Unavailable>,
}

impl Change {
    /// Places won; negative when lost.
    #[must_use]
    pub fn places(&self) -> Option<i32> {
        Some(i32::from(self.previous?) - i32::from(self.position?))
    }
}

impl Shift {
    /// The name on the wire.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Unchanged => "unchanged",
            Self::Entered => "entered",
            Self::Unknown => "unknown",
        }
    }
}

impl Unavailable {
    /// The name on the wire.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::NoEarlierChart => "no_earlier_chart",
            Self::DepthChanged => "depth_changed",
            Self::IncompleteCoverage => "incomplete_coverage",
        }
    }
}

/// Compares a capture with the one before it, if there is one.
#[must_use]
pub fn compare(now: Listing<'_>, before: Option<Listing<'_>>) -> Movement {
    // Who is not on a chart can only be told by one that is whole, and that goes as deep as the other or has ended.
    let tells = |seen: &ChartDay, other: &ChartDay| match () {
        () if seen.coverage() != Coverage::Complete => Err(Unavailable::IncompleteCoverage),
        () if seen.depth < other.depth && !seen.is_seen_to_its_end() => Err(Unavailable::DepthChanged),
        () => Ok(()),
    };
    let entries = before.map_or(Err(Unavailable::NoEarlierChart), |before| tells(before.day, now.day));
    let exits = before.map_or(Err(Unavailable::NoEarlierChart), |before| tells(now.day, before.day));

    let earlier = before.map_or(&[][..], |before| before.rows);
    let mut left: HashMap<u32, u16> = earlier.iter().map(|(position, show)| (*show, *position)).collect();
    let changes = now
        .rows
        .iter()
        .map(|&(position, show)| {
            let previous = left.remove(&show);
            let shift = match previous {
                Some(previous) if position < previous => Shift::Up,
                Some(previous) if position > previous => Shift::Down,
                Some(_) => Shift::Unchanged,
                None if entries.is_ok() => Shift::Entered,
                None => Shift::Unknown,
            };
            Change { show, position: Some(position), previous, shift }
        })
        .collect();
    let absent = earlier
        .iter()
        .filter(|(_, show)| left.contains_key(show))
        .map(|&(position, show)| Change { show, position: None, previous: Some(position), shift: Shift::Unknown })
        .collect();
    Movement { changes, absent, entries, exits }
}

#[cfg(test)]
mod tests {
    use super::super::day::tests::captured;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn up_down_new_and_gone() {
        let (day, later) = (captured(0, 4), captured(1, 4));
        let before = Listing { day: &day, rows: &[(1, 10), (2, 20), (3, 30), (4, 40)] };
        let now = Listing { day: &later, rows: &[(1, 20), (2, 10), (3, 30), (4, 50)] };
        let movement = compare(now, Some(before));
        let shifts: Vec<_> =
            movement.changes.iter().map(|change| (change.show, change.shift, change.places())).collect();
        assert_eq!(
            shifts,
            [
                (20, Shift::Up, Some(1)),
                (10, Shift::Down, Some(-1)),
                (30, Shift::Unchanged, Some(0)),
                (50, Shift::Entered, None)
            ]
        );
        assert_eq!(movement.absent.len(), 1);
        assert_eq!((movement.absent[0].show, movement.absent[0].previous), (40, Some(4)));
        assert_eq!((movement.entries, movement.exits), (Ok(()), Ok(())));
    }

    #[test]
    fn what_was_not_seen_well_tells_nothing_of_who_is_new_or_gone() {
        let (day, later) = (captured(0, 10), captured(1, 25));
        let rows: Vec<(u16, u32)> = (1..=25).map(|position| (position, u32::from(position))).collect();
        let now = Listing { day: &later, rows: &rows };
        let shallow = compare(now, Some(Listing { day: &day, rows: &rows[..10] }));
        assert_eq!((shallow.entries, shallow.exits), (Err(Unavailable::DepthChanged), Ok(())));
        assert_eq!(shallow.changes[20].shift, Shift::Unknown);
        // A chart of nine has ended there: nobody asks for nine.
        let ended = captured(0, 9);
        assert_eq!(compare(now, Some(Listing { day: &ended, rows: &rows[..9] })).entries, Ok(()));
        let cut = ChartDay { is_whole: false, ..captured(0, 10) };
        let incomplete = compare(now, Some(Listing { day: &cut, rows: &rows[..2] }));
        assert_eq!(incomplete.entries, Err(Unavailable::IncompleteCoverage));
        let first = compare(now, None);
        assert_eq!((first.entries, first.exits), (Err(Unavailable::NoEarlierChart), Err(Unavailable::NoEarlierChart)));
        assert!(first.changes.iter().all(|change| change.shift == Shift::Unknown && change.places().is_none()));
    }

    fn rows() -> impl Strategy<Value = Vec<(u16, u32)>> {
        Just((1_u32..40).collect::<Vec<_>>()).prop_shuffle().prop_flat_map(|shows| {
            (1..shows.len()).prop_map(move |n| (1_u16..).zip(shows[..n].iter().copied()).collect())
        })
    }

    proptest! {
        #[test]
        fn nobody_is_lost_and_nobody_counts_twice(earlier in rows(), later in rows()) {
            let depth = |rows: &[(u16, u32)]| u16::try_from(rows.len()).unwrap();
            let (day, next) = (captured(0, depth(&earlier)), captured(1, depth(&later)));
            let movement = compare(
                Listing { day: &next, rows: &later },
                Some(Listing { day: &day, rows: &earlier }),
            );
            prop_assert_eq!(movement.changes.len(), later.len());
            let stayed = movement.changes.iter().filter(|change| change.previous.is_some()).count();
            prop_assert_eq!(stayed + movement.absent.len(), earlier.len());
            for change in &movement.changes {
                prop_assert_eq!(change.places().map(i32::signum), match change.shift {
                    Shift::Up => Some(1), Shift::Down => Some(-1), Shift::Unchanged => Some(0), _ => None,
                });
            }
        }
    }
}
