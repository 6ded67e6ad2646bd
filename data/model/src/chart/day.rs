//! The state of a chart on one day: how much of it was captured, and whether a show was on it.

use crate::Timestamp;
use chrono::{Days, NaiveDate};

named! {
    /// How much of a chart was captured on a day.
    Coverage {
        /// Every position down to the deepest, each with an identified show.
        Complete = "complete",
        /// Every position, but some without an identified show.
        UnresolvedIdentities = "unresolved_identities",
        /// Positions are missing, or the payload was cut short.
        Incomplete = "incomplete",
        /// No capture exists for the day.
        NoChart = "no_chart",
    }
}

named! {
    /// Whether a show was on a chart on a day.
    Observation {
        Observed = "observed",
        OffChart = "off_chart",
        NoChart = "no_chart",
        /// A capture exists, but it is too incomplete to decide.
        Unknown = "unknown",
    }
}

/// The coverage of a capture, without its rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChartDay {
    pub date: NaiveDate,
    pub captured_at: Timestamp,
    /// Captured positions, with and without an identified show.
    pub positions: u16,
    /// Captured positions without an identified show.
    pub unresolved: u16,
    /// The deepest captured position.
    pub depth: u16,
    pub is_whole: bool,
}

/// The depths that Earshot requests from services (facts 2.2, 2.3). A chart with another depth ended by itself there.
const REQUEST_DEPTHS: &[u16] = &[10, 25, 50, 100, 200];

impl ChartDay {
    /// Whether the capture reaches the end of the chart. A show that is missing from such a capture was not on the
    /// chart at all.
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
    pub(super) fn from_day(day: Option<&ChartDay>) -> Self {
        day.map_or(Self::NoChart, ChartDay::coverage)
    }
}

impl Observation {
    /// The observation of a show with this position. Without a position, a complete capture puts the show off
    /// the chart; an incomplete one leaves it unknown.
    #[must_use]
    pub fn from_position(day: Option<&ChartDay>, position: Option<u16>) -> Self {
        match (Coverage::from_day(day), position) {
            (_, Some(_)) => Self::Observed,
            (Coverage::Complete, None) => Self::OffChart,
            (Coverage::NoChart, None) => Self::NoChart,
            (Coverage::UnresolvedIdentities | Coverage::Incomplete, None) => Self::Unknown,
        }
    }
}

/// The days from `first` to `last`, both included. Empty when `last` is before `first`.
pub fn days_between(first: NaiveDate, last: NaiveDate) -> impl DoubleEndedIterator<Item = NaiveDate> + Clone {
    let count = (last - first).num_days().max(-1) + 1;
    (0..count.unsigned_abs()).filter_map(move |ahead| first.checked_add_days(Days::new(ahead)))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A complete capture with `depth` positions, `day` days after January 1, 2026.
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
