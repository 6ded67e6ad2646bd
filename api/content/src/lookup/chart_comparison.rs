//! A chart of a day, compared with an earlier one.

use super::chart_parameters::{CompareInterval, RequestedChart};
use crate::views::ChartHead;
use chrono::NaiveDate;
use earshot_api_server::prelude::*;
use earshot_model::chart::{CaptureRows, ChartDay, ChartKey, Movement, compare_captures};
use std::collections::BTreeMap;

/// A captured chart of a day, and the earlier one that it is compared with.
pub struct ChartComparison {
    pub key: ChartKey,
    pub current: ChartDay,
    pub earlier: Option<ChartDay>,
    pub requested_date: NaiveDate,
    pub movement: Movement,
    /// The captures of the [`HISTORY_DAYS`] days before the chart.
    pub days: BTreeMap<NaiveDate, ChartDay>,
    pub rows: BTreeMap<NaiveDate, Vec<(u16, u32)>>,
}

/// Days among which an earlier capture is looked for first.
const NEARBY_DAYS: u64 = 14;

/// Days of history in each row of a chart.
pub const HISTORY_DAYS: u64 = 30;

impl ChartComparison {
    /// Reads a chart; `None` when it was not captured on the day. Without a day, reads the last capture.
    pub fn read(
        generation: &OpenGeneration,
        chosen: RequestedChart,
        date: Option<NaiveDate>,
        with: CompareInterval,
        history_days: u64,
    ) -> Result<Option<Self>, ApiError> {
        let Some(span) = chosen.find_span(generation, date) else { return Ok(None) };
        let (key, date) = (span.key, date.unwrap_or(span.last));
        let requested = with.earlier_date(date);
        let first = date.checked_sub_days(chrono::Days::new(history_days.max(1) - 1)).unwrap_or(date).min(requested);
        // Days between the two may have no capture.
        let nearby = requested.checked_sub_days(chrono::Days::new(NEARBY_DAYS)).unwrap_or(requested).min(first);
        let read_days = |first| -> Result<BTreeMap<NaiveDate, ChartDay>, ApiError> {
            Ok(generation.charts.days(&[key], first, date)?.remove(&key).unwrap_or_default())
        };
        let mut days = read_days(nearby)?;
        // There is no capture nearby, so read back to the first one.
        if days.range(..=requested).next().is_none() && span.first < nearby {
            let all = read_days(span.first)?;
            days.extend(all.range(..=requested).next_back().map(|(date, day)| (*date, *day)));
        }
        let Some(now) = days.get(&date).copied() else { return Ok(None) };
        let before = days.range(..=requested).next_back().map(|(_, day)| *day);
        let mut rows = generation.charts.rows(key, first, date)?;
        if let Some(before) = before.filter(|before| before.date < first) {
            rows.extend(generation.charts.rows(key, before.date, before.date)?);
        }
        let rows_of = |day: NaiveDate| rows.get(&day).map_or(&[][..], Vec::as_slice);
        let movement = compare_captures(
            CaptureRows { day: &now, rows: rows_of(date) },
            before.as_ref().map(|before| CaptureRows { day: before, rows: rows_of(before.date) }),
        );
        Ok(Some(Self { key, current: now, earlier: before, requested_date: requested, movement, days, rows }))
    }

    /// Builds the chart's data without its positions.
    pub fn head(&self, with: CompareInterval) -> ChartHead {
        ChartHead::new(
            self.key,
            &self.current,
            self.earlier.as_ref(),
            with.as_str(),
            self.requested_date,
            &self.movement,
        )
    }
}
