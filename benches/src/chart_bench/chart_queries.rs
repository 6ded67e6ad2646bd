//! Times the queries of the API on a generation's charts.

use crate::failure::Failure;
use chrono::{Days, NaiveDate};
use earshot_catalog::ChartHistory;
use earshot_model::chart::{
    CaptureRows, ChartKey, ChartPlatform, build_history_points, compare_captures, compute_history_stats,
};
use std::time::{Duration, Instant};

/// A query with its response times, shortest first.
pub struct QueryTimes {
    pub name: &'static str,
    pub times: Vec<Duration>,
    /// Total number of rows in the results.
    pub rows: usize,
}

impl QueryTimes {
    /// Returns the time that this percentage of the responses did not exceed.
    pub fn percentile(&self, percent: usize) -> Duration {
        let place = (self.times.len() * percent).div_ceil(100).max(1) - 1;
        self.times[place.min(self.times.len() - 1)]
    }
}

/// Movement on a chart since the day before, with the names of all shows.
pub fn measure_movement(history: &ChartHistory, count: u32) -> Result<QueryTimes, Failure> {
    measure("movement of one chart", count, |turn| {
        let span = &history.spans()[turn as usize % history.spans().len()];
        let last =
            span.last.checked_sub_days(Days::new(u64::from(turn) * 7 % 300)).unwrap_or(span.last).max(span.first);
        let first = last.checked_sub_days(Days::new(3)).unwrap_or(last);
        let days = history.days(&[span.key], first, last)?.remove(&span.key).unwrap_or_default();
        let rows = history.rows_of_chart(span.key, first, last)?;
        let mut captured = days.values().rev();
        let (Some(now), before) = (captured.next(), captured.next()) else { return Ok(0) };
        let of = |date: NaiveDate| rows.get(&date).map_or(&[][..], Vec::as_slice);
        let movement = compare_captures(
            CaptureRows { day: now, rows: of(now.date) },
            before.map(|day| CaptureRows { day, rows: of(day.date) }),
        );
        let numbers: Vec<u32> = movement.changes.iter().chain(&movement.absent).map(|change| change.show).collect();
        let shows = history.shows(&numbers)?;
        Ok(shows.len())
    })
}

/// A chart with the previous thirty days, as its page shows it.
pub fn measure_chart_with_days(history: &ChartHistory, count: u32) -> Result<QueryTimes, Failure> {
    measure("chart with 30 days of each row", count, |turn| {
        let span = &history.spans()[turn as usize * 7 % history.spans().len()];
        let first = span.last.checked_sub_days(Days::new(29)).unwrap_or(span.last);
        let days = history.days(&[span.key], first, span.last)?;
        let rows = history.rows_of_chart(span.key, first, span.last)?;
        let numbers: Vec<u32> = rows.values().next_back().into_iter().flatten().map(|(_, show)| *show).collect();
        Ok(history.shows(&numbers)?.len() + days.len())
    })
}

/// All positions of a podcast on every chart, with the captures of these charts.
pub fn measure_full_history(history: &ChartHistory, count: u32, shows: &[u32]) -> Result<QueryTimes, Failure> {
    let first = history.spans().iter().map(|span| span.first).min().unwrap_or_default();
    let last = history.spans().iter().map(|span| span.last).max().unwrap_or_default();
    measure("full history of a podcast", count, |turn| {
        let show = shows[turn as usize % shows.len()];
        let positions = history.positions_of_shows(ChartPlatform::Apple, &[show], first, last)?;
        let keys: Vec<ChartKey> = positions.keys().copied().collect();
        let days = history.days(&keys, first, last)?;
        let none = std::collections::BTreeMap::new();
        let on: u32 = positions
            .iter()
            .map(|(key, stood)| {
                compute_history_stats(&build_history_points(first, last, days.get(key).unwrap_or(&none), stood)).days_on
            })
            .sum();
        Ok(on as usize)
    })
}

fn measure(
    name: &'static str,
    count: u32,
    mut ask: impl FnMut(u32) -> Result<usize, Failure>,
) -> Result<QueryTimes, Failure> {
    // The first queries read the footers of files, which later ones find in a cache.
    for turn in 0..count.min(20) {
        ask(turn)?;
    }
    let mut times = Vec::new();
    let mut rows = 0;
    for turn in 0..count {
        let begun = Instant::now();
        rows += ask(turn)?;
        times.push(begun.elapsed());
    }
    times.sort_unstable();
    Ok(QueryTimes { name, times, rows })
}
