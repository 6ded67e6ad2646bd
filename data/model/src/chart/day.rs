//! A chart on a day: what is known of it, and what that says of a show.

use crate::Timestamp;
use chrono::NaiveDate;

/// How much of a chart is known on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// Every position down to the deepest, and who has it.
    Complete,
    /// Of some positions it is not known who has them.
    UnresolvedIdentities,
    /// Positions are missing, or the payload was cut short.
    Incomplete,
    /// Nobody looked.
    NoChart,
}

/// What is known of a show on a chart on a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Observation {
    Observed,
    OffChart,
    NoChart,
    /// The chart was seen, but not well enough to tell.
    Unknown,
}

/// A chart as it was captured on a day, without its rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChartDay {
    pub date: NaiveDate,
    pub captured_at: Timestamp,
    /// Positions that are known, those without an identity among them.
    pub positions: u16,
    /// Positions of which it is not known who has them.
    pub unresolved: u16,
    /// The deepest position that was seen.
    pub depth: u16,
    pub is_whole: bool,
}

/// Depths that services are asked for (facts 2.2, 2.3): a chart of another depth has ended there.
const REQUEST_DEPTHS: &[u16] = &[10, 25, 50, 100, 200];

impl ChartDay {
    /// Whether a show that is not on it stood nowhere below either: the chart was seen down to its end.
    #[must_use]
    pub fn is_captured_to_end(&self) -> bool {
        self.coverage() == Coverage::Complete && !REQUEST_DEPTHS.contains(&self.depth)
    }

    #[must_use]
    pub fn coverage(&self) -> Coverage {
        if !self.is_whole || self.positions < self.depth {
            Coverage::Incomplete
        } else if self.unresolved > 0 {
            Coverage::UnresolvedIdentities
        } else {
            Coverage::Complete
        }
    }
}

impl Coverage {
    /// The name on the wire.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Complete => "complete",
            Self::UnresolvedIdentities => "unresolved_identities",
            Self::Incomplete => "incomplete",
            Self::NoChart => "no_chart",
        }
    }

    pub(super) fn from_day(day: Option<&ChartDay>) -> Self {
        day.map_or(Self::NoChart, ChartDay::coverage)
    }
}

impl Observation {
    /// Whether a show without a position was off the chart, or may have been missed.
    #[must_use]
    pub fn from_position(day: Option<&ChartDay>, position: Option<u16>) -> Self {
        match (Coverage::from_day(day), position) {
            (_, Some(_)) => Self::Observed,
            (Coverage::Complete, None) => Self::OffChart,
            (Coverage::NoChart, None) => Self::NoChart,
            (Coverage::UnresolvedIdentities | Coverage::Incomplete, None) => Self::Unknown,
        }
    }

    /// The name on the wire.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Observed => "observed",
            Self::OffChart => "off_chart",
            Self::NoChart => "no_chart",
            Self::Unknown => "unknown",
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A whole capture of so many positions, `day` days after the first of January 2026.
    pub(crate) fn chart_day(day: u64, depth: u16) -> ChartDay {
        let date = date(day);
        let captured_at = date.and_time(chrono::NaiveTime::MIN).and_utc();
        ChartDay { date, captured_at, positions: depth, unresolved: 0, depth, is_whole: true }
    }

    pub(crate) fn date(day: u64) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 1, 1).unwrap() + chrono::Days::new(day)
    }

    #[test]
    fn absent_show_is_off_chart_only_on_complete_days() {
        let whole = chart_day(0, 100);
        let cases = [
            (Some(whole), Some(7), Observation::Observed),
            (Some(whole), None, Observation::OffChart),
            (Some(ChartDay { unresolved: 1, ..whole }), None, Observation::Unknown),
            (Some(ChartDay { positions: 99, ..whole }), None, Observation::Unknown),
            (Some(ChartDay { is_whole: false, ..whole }), None, Observation::Unknown),
            (Some(ChartDay { is_whole: false, ..whole }), Some(3), Observation::Observed),
            (None, None, Observation::NoChart),
        ];
        for (day, position, expected) in cases {
            assert_eq!(Observation::from_position(day.as_ref(), position), expected, "{day:?}");
        }
    }
}
