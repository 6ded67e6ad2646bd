//! The current chart positions of a podcast, and the filter of searches for them (spec 3, chartPositions).

use super::{ChartCategory, ChartCountry, ChartKey, ChartPlatform};
use chrono::NaiveDate;

/// The position of a podcast on the newest capture of a chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurrentChartPosition {
    pub chart: ChartKey,
    pub date: NaiveDate,
    pub position: u16,
    /// The position on the capture before; `None` when the podcast was not on it, or none exists.
    pub previous: Option<u16>,
    /// Captures that list the podcast.
    pub days: u16,
    /// Consecutive captures that list the podcast, up to the newest. Days without a capture are ignored.
    pub streak: u16,
}

/// The charts whose positions count. `None` accepts every value.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ChartSelector {
    pub platform: Option<ChartPlatform>,
    pub country: Option<ChartCountry>,
    pub category: Option<ChartCategory>,
}

/// Requires a position on one of the selected charts, at most a given depth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ChartFilter {
    pub charts: ChartSelector,
    pub max_position: Option<u16>,
}

impl CurrentChartPosition {
    /// The number of positions gained; negative when positions were lost.
    #[must_use]
    pub fn change(&self) -> Option<i32> {
        Some(i32::from(self.previous?) - i32::from(self.position))
    }
}

impl ChartSelector {
    #[must_use]
    pub fn includes(&self, chart: ChartKey) -> bool {
        self.platform.is_none_or(|platform| platform == chart.platform())
            && self.country.is_none_or(|country| country == chart.country)
            && self.category.is_none_or(|category| category == chart.category)
    }

    /// The best position on the selected charts.
    #[must_use]
    pub fn best_position(&self, positions: &[CurrentChartPosition]) -> Option<u16> {
        positions.iter().filter(|position| self.includes(position.chart)).map(|position| position.position).min()
    }
}

impl ChartFilter {
    #[must_use]
    pub fn accepts(&self, positions: &[CurrentChartPosition]) -> bool {
        self.charts.best_position(positions).is_some_and(|best| self.max_position.is_none_or(|most| best <= most))
    }
}
