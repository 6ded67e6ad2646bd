//! Where a podcast stands on a chart now, and which such places a search wants (spec 3, chartPositions).

use super::{ChartCategory, ChartCountry, ChartKey, ChartPlatform};
use chrono::NaiveDate;

/// A podcast's place on the newest capture of a chart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CurrentChartPosition {
    pub chart: ChartKey,
    pub date: NaiveDate,
    pub position: u16,
    /// On the capture before; `None` where it was not on it, or there is none.
    pub previous: Option<u16>,
    /// Captures that it was on, and those in a row up to the newest. A day without a capture counts for nothing.
    pub days: u16,
    pub streak: u16,
}

/// The charts of which a place counts; `None` for any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ChartSelector {
    pub platform: Option<ChartPlatform>,
    pub country: Option<ChartCountry>,
    pub category: Option<ChartCategory>,
}

/// A place on one of these charts, no deeper than a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct ChartFilter {
    pub charts: ChartSelector,
    pub max_position: Option<u16>,
}

impl CurrentChartPosition {
    /// How many places it went up; down is negative.
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

    /// The best of the places that count.
    #[must_use]
    pub fn best_position(&self, places: &[CurrentChartPosition]) -> Option<u16> {
        places.iter().filter(|place| self.includes(place.chart)).map(|place| place.position).min()
    }
}

impl ChartFilter {
    #[must_use]
    pub fn accepts(&self, places: &[CurrentChartPosition]) -> bool {
        self.charts.best_position(places).is_some_and(|best| self.max_position.is_none_or(|most| best <= most))
    }
}
