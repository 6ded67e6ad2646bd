//! The chart summary of each podcast over the last 30 days. It is an input of the authority score.

use super::files::{compute_stamp, day_file_path};
use super::sql::{path_literals, stage_batch};
use crate::columns::{BatchBuilder, BatchReader};
use crate::error::{CatalogError, DbContext as _};
use crate::records::ChartSummary;
use crate::writer::{UnitOfWork, Writer};
use chrono::{Days, NaiveDate};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::chart::{ChartFrequency, ChartKey, ChartPlatform};
use earshot_model::{PodcastId, chart_weight, position_value};
use std::collections::HashMap;
use std::path::PathBuf;

const ERROR_CONTEXT: &str = "cannot summarize the charts";
/// Days that a summary covers, including today.
const SUMMARY_DAYS: u64 = 30;
/// The trend compares the latest position with the one this many days earlier, or with the last capture before that
/// day.
const TREND_DAYS: u64 = 7;
/// An upper limit for positions: no chart lists more shows.
const MAX_POSITION: u16 = 300;
/// Condition for rewriting a row. A smaller difference leaves the row and the podcast's score unchanged.
const IS_SIGNIFICANT_CHANGE: &str = "old.podcast_id IS NULL OR new.podcast_id IS NULL
    OR (old.chart IS NULL) <> (new.chart IS NULL) OR abs(old.worth - new.worth) >= 0.04
    OR abs(old.days - new.days) >= 3 OR old.before_is_known <> new.before_is_known
    OR (old.before IS NULL) <> (new.before IS NULL) OR (old.now IS NULL) <> (new.now IS NULL)
    OR abs((old.now - old.before) - (new.now - new.before)) >= 0.1";

impl Writer {
    /// Recomputes the chart summaries of the days up to `today` and marks podcasts whose summary changed significantly
    /// as due for scoring. Returns the number of these podcasts. Charts dated after `today` are ignored.
    ///
    /// # Errors
    /// When the catalog or the files cannot be read, or when the catalog cannot be written.
    pub fn update_chart_summaries(&mut self, today: NaiveDate) -> Result<u64, CatalogError> {
        let mut files: Vec<PathBuf> = Vec::new();
        for platform in ChartPlatform::ALL {
            let days = (0..SUMMARY_DAYS).filter_map(|back| today.checked_sub_days(Days::new(back)));
            files.extend(days.map(|day| day_file_path(self.dir(), *platform, day)).filter(|file| file.is_file()));
        }
        let stamp = format!("{today} {}", compute_stamp(&files)?);
        self.run_unit(|unit| {
            let stamp = format!("{stamp} {}", shows_revision(unit)?);
            if last_summary_stamp(unit)? == (!files.is_empty()).then(|| stamp.clone()) {
                return Ok(0);
            }
            compute_new_summaries(unit, &files)?;
            let noted = write_changed_summaries(unit, &stamp)?;
            unit.execute(ERROR_CONTEXT, "DROP TABLE new_standings; DROP TABLE standings_news")?;
            Ok(noted)
        })
    }

    /// Returns the chart summaries of the podcasts in the temporary table `batch_<stage>`.
    pub(crate) fn batch_chart_summaries(
        &mut self,
        stage: &str,
    ) -> Result<HashMap<PodcastId, ChartSummary>, CatalogError> {
        let sql = format!(
            "SELECT podcast_id::VARCHAR AS podcast_id, as_of::TIMESTAMP AS as_of, chart, position, charts, days, before,
                    now, before_is_known
             FROM chart_standings SEMI JOIN batch_{stage} USING (podcast_id)"
        );
        let mut statement = self.connection()?.prepare(&sql).context(ERROR_CONTEXT)?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).context(ERROR_CONTEXT)?.collect();
        let mut found = HashMap::new();
        for batch in &batches {
            let columns = BatchReader::new("chart_standings", batch);
            let podcast_id = columns.text("podcast_id")?;
            let as_of = columns.time("as_of")?;
            let chart = columns.int("chart")?;
            let position = columns.int("position")?;
            let charts = columns.int("charts")?;
            let days = columns.int("days")?;
            let before = columns.float("before")?;
            let now = columns.float("now")?;
            let before_is_known = columns.flag("before_is_known")?;
            for row in 0..batch.num_rows() {
                let key = chart.get(row).and_then(|chart| ChartKey::from_number(u32::try_from(chart).ok()?));
                let position = position.get(row).and_then(|position| u16::try_from(position).ok());
                let height = |worth: Option<f64>| worth.unwrap_or(0.0);
                let summary = ChartSummary {
                    as_of: as_of.required(row)?.date_naive(),
                    best_position: key.zip(position),
                    chart_count: charts.required(row)?,
                    charted_days: days.required(row)?,
                    trend: before_is_known.required(row)?.then(|| (height(before.get(row)), height(now.get(row)))),
                };
                found.insert(podcast_id.parsed(row)?, summary);
            }
        }
        Ok(found)
    }

    /// Returns the date of the newest chart that the summaries cover.
    pub(crate) fn latest_summary_date(&mut self) -> Result<Option<NaiveDate>, CatalogError> {
        let sql = "SELECT epoch_us(max(as_of)::TIMESTAMP) FROM chart_summary_runs";
        let micros: Option<i64> = self.connection()?.query_row(sql, [], |row| row.get(0)).context(ERROR_CONTEXT)?;
        Ok(micros.and_then(chrono::DateTime::from_timestamp_micros).map(|moment| moment.date_naive()))
    }
}

/// Returns a number that changes when a show of the charts, or the podcast it is matched to, changes.
fn shows_revision(unit: &UnitOfWork<'_>) -> Result<i64, CatalogError> {
    let sql = "SELECT coalesce(max(revision), 0) FROM
               (SELECT revision FROM chart_shows UNION ALL SELECT revision FROM merged_ids)";
    unit.connection.query_row(sql, [], |row| row.get(0)).context(ERROR_CONTEXT)
}

fn last_summary_stamp(unit: &UnitOfWork<'_>) -> Result<Option<String>, CatalogError> {
    unit.connection.query_row("SELECT max(stamp) FROM chart_summary_runs", [], |row| row.get(0)).context(ERROR_CONTEXT)
}

/// Computes the temporary table `new_standings` from the day files.
fn compute_new_summaries(unit: &UnitOfWork<'_>, files: &[PathBuf]) -> Result<(), CatalogError> {
    if files.is_empty() {
        return unit.execute(
            ERROR_CONTEXT,
            "CREATE OR REPLACE TEMP TABLE new_standings AS SELECT *, 0::DOUBLE AS worth FROM chart_standings LIMIT 0",
        );
    }
    let files = path_literals(files.iter().map(PathBuf::as_path));
    stage_chart_weights(unit, &files)?;
    unit.execute(
        ERROR_CONTEXT,
        &format!(
            // Absence counts only on complete captures: an incomplete one may have cut the show off.
            "CREATE OR REPLACE TEMP TABLE chart_days AS
             SELECT chart, hour // 24 AS day FROM read_parquet({files}) SEMI JOIN chart_weights USING (chart)
             GROUP BY chart, day HAVING bool_and(is_whole);
             CREATE OR REPLACE TEMP TABLE chart_ends AS
             SELECT chart, last, (SELECT max(day) FROM chart_days earlier
                                  WHERE earlier.chart = ends.chart AND earlier.day <= last - {TREND_DAYS}) AS before
             FROM (SELECT chart, max(day) AS last FROM chart_days GROUP BY chart) ends;
             CREATE OR REPLACE TEMP TABLE places AS
             SELECT coalesce(merged.new_id, shows.podcast_id) AS podcast_id, places.chart, places.day, places.position,
                    weight * coalesce(height, 0) AS worth, day = last AS is_now, coalesce(day = before, false) AS is_before,
                    before IS NOT NULL AS is_comparable
             FROM (SELECT chart, hour // 24 AS day, listed, min(position) AS position FROM read_parquet({files})
                   SEMI JOIN chart_weights USING (chart) WHERE listed > 0 GROUP BY ALL) places
             SEMI JOIN chart_days ON chart_days.chart = places.chart AND chart_days.day = places.day
             JOIN chart_weights ON chart_weights.chart = places.chart
             JOIN chart_ends ON chart_ends.chart = places.chart
             JOIN chart_shows shows ON shows.number = places.listed AND shows.podcast_id IS NOT NULL
             LEFT JOIN chart_heights ON chart_heights.position = places.position
             LEFT JOIN merged_ids merged ON merged.old_id = shows.podcast_id AND merged.kind = 'podcast';
             CREATE OR REPLACE TEMP TABLE new_standings AS
             SELECT podcast_id, (SELECT DATE '1970-01-01' + max(day)::INTEGER FROM chart_days) AS as_of,
                    -- Of equals the chart of the lowest number, so that the same charts say the same.
                    arg_max(chart, worth - chart * 1e-13) FILTER (is_now)::BIGINT AS chart,
                    arg_max(position, worth - chart * 1e-13) FILTER (is_now)::BIGINT AS position,
                    count(DISTINCT chart) FILTER (is_now) AS charts, count(DISTINCT day) AS days,
                    max(worth) FILTER (is_before) AS before, max(worth) FILTER (is_now AND is_comparable) AS now,
                    (SELECT bool_or(before IS NOT NULL) FROM chart_ends) AS before_is_known,
                    coalesce(max(worth) FILTER (is_now), 0) AS worth
             FROM places GROUP BY podcast_id;
             DROP TABLE places; DROP TABLE chart_weights; DROP TABLE chart_heights;
             DROP TABLE chart_days; DROP TABLE chart_ends"
        ),
    )
}

/// Stages the weight of each daily chart and of each position.
fn stage_chart_weights(unit: &UnitOfWork<'_>, files: &str) -> Result<(), CatalogError> {
    let mut statement =
        unit.connection.prepare(&format!("SELECT DISTINCT chart FROM read_parquet({files})")).context(ERROR_CONTEXT)?;
    let charts = statement.query_map([], |row| row.get::<_, u32>(0)).context(ERROR_CONTEXT)?;
    let charts = charts.collect::<Result<Vec<u32>, _>>().context(ERROR_CONTEXT)?;
    let keys: Vec<ChartKey> = charts
        .into_iter()
        .filter_map(ChartKey::from_number)
        .filter(|key| key.frequency == ChartFrequency::Daily)
        .collect();
    let weights = BatchBuilder::new(&keys)
        .int("chart", |key| Some(i64::from(key.number())))
        .float("weight", |key| Some(chart_weight(key)))
        .build();
    stage_batch(unit.connection, "chart_weights", "chart BIGINT, weight DOUBLE", weights)?;
    let positions: Vec<u16> = (1..=MAX_POSITION).collect();
    let heights = BatchBuilder::new(&positions)
        .int("position", |position| Some(i64::from(*position)))
        .float("height", |position| Some(position_value(*position)))
        .build();
    stage_batch(unit.connection, "chart_heights", "position BIGINT, height DOUBLE", heights)
}

/// Writes the changed summaries and marks their podcasts as due for scoring.
fn write_changed_summaries(unit: &UnitOfWork<'_>, stamp: &str) -> Result<u64, CatalogError> {
    let count = |sql: &str| -> Result<i64, CatalogError> {
        unit.connection.query_row(sql, [], |row| row.get(0)).context(ERROR_CONTEXT)
    };
    let had_charts = count("SELECT count(*) FROM chart_summary_runs")? > 0;
    let has_charts = count("SELECT count(*) FROM new_standings")? > 0;
    stage_old_summaries(unit)?;
    unit.execute(
        ERROR_CONTEXT,
        &format!(
            "CREATE OR REPLACE TEMP TABLE standings_news AS
             SELECT coalesce(new.podcast_id, old.podcast_id) AS podcast_id
             FROM new_standings new FULL JOIN old_standings old USING (podcast_id) WHERE {IS_SIGNIFICANT_CHANGE};
             DROP TABLE old_standings;
             DELETE FROM chart_standings WHERE podcast_id IN (SELECT podcast_id FROM standings_news);
             INSERT INTO chart_standings BY NAME
             SELECT * EXCLUDE (worth) FROM new_standings SEMI JOIN standings_news USING (podcast_id);
             DELETE FROM chart_summary_runs;
             INSERT INTO chart_summary_runs SELECT max(as_of), '{stamp}' FROM new_standings HAVING count(*) > 0"
        ),
    )?;
    if had_charts != has_charts {
        // The first chart, or the loss of the last one, changes how absence from charts counts for shows that have
        // ratings.
        unit.execute(ERROR_CONTEXT, "INSERT INTO standings_news SELECT DISTINCT podcast_id FROM ratings")?;
    }
    let noted = count("SELECT count(DISTINCT podcast_id) FROM standings_news SEMI JOIN changes USING (podcast_id)")?;
    if noted > 0 {
        let revision = unit.next_revision()?;
        let sql = format!(
            "UPDATE changes SET charts_revision = {revision} WHERE podcast_id IN (SELECT podcast_id FROM standings_news)"
        );
        unit.execute(ERROR_CONTEXT, &sql)?;
    }
    Ok(noted.unsigned_abs())
}

/// Stages the stored summaries with the worth of their best position.
fn stage_old_summaries(unit: &UnitOfWork<'_>) -> Result<(), CatalogError> {
    let mut statement = unit
        .connection
        .prepare("SELECT DISTINCT chart, position FROM chart_standings WHERE chart > 0")
        .context(ERROR_CONTEXT)?;
    let places = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).context(ERROR_CONTEXT)?;
    let places = places.collect::<Result<Vec<(i64, i64)>, _>>().context(ERROR_CONTEXT)?;
    let worth = |(chart, position): &(i64, i64)| {
        let key = ChartKey::from_number(u32::try_from(*chart).ok()?)?;
        Some(chart_weight(&key) * position_value(u16::try_from(*position).ok()?))
    };
    let rows = BatchBuilder::new(&places)
        .int("chart", |(chart, _)| Some(*chart))
        .int("position", |(_, position)| Some(*position))
        .float("worth", worth)
        .build();
    stage_batch(unit.connection, "old_places", "chart BIGINT, position BIGINT, worth DOUBLE", rows)?;
    unit.execute(
        ERROR_CONTEXT,
        "CREATE OR REPLACE TEMP TABLE old_standings AS
         SELECT known.*, coalesce(worth, 0) AS worth FROM chart_standings known
         LEFT JOIN old_places USING (chart, position);
         DROP TABLE old_places",
    )
}
