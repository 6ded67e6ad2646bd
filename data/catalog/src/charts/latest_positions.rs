//! Current chart positions of podcasts, which searches filter and sort by.

use super::history::{ChartHistory, ERROR_CONTEXT, day_of, number_list};
use super::sql::{path_literal, path_literals};
use crate::error::CatalogError;
use chrono::{Days, NaiveDate};
use duckdb::Row;
use earshot_model::PodcastId;
use earshot_model::chart::{ChartKey, ChartSpan, CurrentChartPosition};
use std::collections::BTreeMap;
use std::path::Path;

/// A chart whose last capture is older than this (in days, against the newest chart) is not current.
const CURRENT_DAYS: u64 = 14;
/// Presence on recent captures is stored as bits, newest first: bits per number, and how many numbers. This needs one
/// pass over a year of rows and no sort.
const BITS_PER_NUMBER: u16 = 62;
const BIT_NUMBERS: u16 = 6;

/// Podcast id, chart, hour, position, previous position, number of captures, and presence bits of the newest captures.
type LatestRow = (String, u32, u32, u16, Option<u16>, i64, Vec<i64>);

impl ChartHistory {
    /// Returns the positions of all matched podcasts on the newest capture of each daily chart. Where several shows of
    /// a podcast are on one chart, the best position counts. Charts that ended more than two weeks before the newest
    /// capture are left out.
    pub fn latest_positions(&self) -> Result<Vec<(PodcastId, CurrentChartPosition)>, CatalogError> {
        let charts = current_charts(self.spans());
        let (Some(captures), Some(podcasts)) = (self.captures_file(), self.shows_by_podcast_file()) else {
            return Ok(Vec::new());
        };
        let files: Vec<&Path> = self.by_chart_files().collect();
        if charts.is_empty() || files.is_empty() {
            return Ok(Vec::new());
        }
        let bits = |number: u16| {
            let (first, last) = (number * BITS_PER_NUMBER + 1, (number + 1) * BITS_PER_NUMBER);
            format!("bit_or(CASE WHEN age BETWEEN {first} AND {last} THEN 1::BIGINT << (age - {first}) ELSE 0 END)")
        };
        let bits: Vec<String> = (0..BIT_NUMBERS).map(bits).collect();
        let sql = format!(
            "WITH ages AS (
                 SELECT chart, hour, row_number() OVER (PARTITION BY chart ORDER BY hour DESC) AS age
                 FROM read_parquet({captures}) WHERE chart IN ({charts})
             )
             SELECT podcast_id, chart, max(hour), min(position) FILTER (age = 1),
                    min(position) FILTER (age = 2), count(*) FILTER (age > {most}), {bits}
             FROM read_parquet({files}) JOIN ages USING (chart, hour)
             JOIN read_parquet({podcasts}) shows ON shows.number = listed
             WHERE listed > 0 GROUP BY podcast_id, chart
             HAVING min(position) FILTER (age = 1) IS NOT NULL ORDER BY podcast_id, chart",
            captures = path_literal(captures),
            charts = number_list(&charts),
            most = BITS_PER_NUMBER * BIT_NUMBERS,
            bits = bits.join(", "),
            files = path_literals(files),
            podcasts = path_literal(podcasts),
        );
        self.rows(&sql, read_latest_row)?.into_iter().map(chart_position_of).collect()
    }
}

fn read_latest_row(row: &Row<'_>) -> duckdb::Result<LatestRow> {
    let bits = (0..BIT_NUMBERS).map(|number| row.get(6 + usize::from(number))).collect::<duckdb::Result<_>>()?;
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?, bits))
}

fn chart_position_of(
    (podcast, chart, hour, position, previous, older, bits): LatestRow,
) -> Result<(PodcastId, CurrentChartPosition), CatalogError> {
    let damaged = |reason: &str| CatalogError::DamagedColumn {
        table: "charts",
        column: ERROR_CONTEXT.to_owned(),
        reason: reason.to_owned(),
    };
    let newest: u32 = bits.iter().map(|bits| bits.count_ones()).sum();
    let days = i64::from(newest).saturating_add(older);
    let place = CurrentChartPosition {
        chart: ChartKey::from_number(chart).ok_or_else(|| damaged("a chart that is none"))?,
        date: day_of(hour).ok_or_else(|| damaged("a day that is none"))?,
        position,
        previous,
        days: u16::try_from(days).unwrap_or(u16::MAX),
        streak: count_streak(&bits),
    };
    Ok((podcast.parse().map_err(|_| damaged("a podcast without an id"))?, place))
}

/// Counts consecutive captures with presence from the newest on, up to one year.
fn count_streak(bits: &[i64]) -> u16 {
    let mut streak = 0;
    for bits in bits {
        let row = u16::try_from(bits.trailing_ones()).unwrap_or(BITS_PER_NUMBER).min(BITS_PER_NUMBER);
        streak += row;
        if row < BITS_PER_NUMBER {
            break;
        }
    }
    streak
}

/// Returns the current charts, one source for each public chart key. Of two sources of the same chart, the one captured
/// for longer wins, then the deeper one.
fn current_charts(spans: &[ChartSpan]) -> Vec<u32> {
    let Some(newest) = spans.iter().map(|span| span.last).max() else { return Vec::new() };
    let since: NaiveDate = newest.checked_sub_days(Days::new(CURRENT_DAYS)).unwrap_or(newest);
    let mut chosen: BTreeMap<(&str, &str, &str), &ChartSpan> = BTreeMap::new();
    for span in spans.iter().filter(|span| span.last >= since) {
        let key = &span.key;
        let kept = chosen.entry((key.platform().as_str(), key.country.as_str(), key.category.name())).or_insert(span);
        if (span.last, key.source.depth()) > (kept.last, kept.key.source.depth()) {
            *kept = span;
        }
    }
    chosen.into_values().map(|span| span.key.number()).collect()
}
