//! What the charts of the last weeks say of each podcast, for its score.

use super::files::{day_file, stamp};
use super::{literals, stage};
use crate::columns::{BatchBuilder, BatchReader};
use crate::error::{CatalogError, DbContext as _};
use crate::records::ChartStanding;
use crate::writer::{Unit, Writer};
use chrono::{Days, NaiveDate};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::chart::{ChartFrequency, ChartKey, ChartPlatform};
use earshot_model::{PodcastId, chart_height, chart_weight};
use std::collections::HashMap;
use std::path::PathBuf;

const DOING: &str = "cannot look at the charts";
/// Days that are looked back, today's too.
const DAYS: u64 = 30;
/// A place is compared with the one of so many days before, or of the last capture before that.
const TREND_DAYS: u64 = 7;
/// Deeper than any chart goes.
const DEPTH: u16 = 300;
/// What differs less leaves the row, and the podcast's score, as it is.
const NEWS: &str = "old.podcast_id IS NULL OR new.podcast_id IS NULL
    OR (old.chart IS NULL) <> (new.chart IS NULL) OR abs(old.worth - new.worth) >= 0.04
    OR abs(old.days - new.days) >= 3 OR old.before_is_known <> new.before_is_known
    OR (old.before IS NULL) <> (new.before IS NULL) OR (old.now IS NULL) <> (new.now IS NULL)
    OR abs((old.now - old.before) - (new.now - new.before)) >= 0.1";

impl Writer {
    /// Looks at the charts up to `today` and makes the podcasts due whose places there changed enough to count. Returns
    /// how many those are. Charts of days to come are none.
    ///
    /// # Errors
    /// When the catalog or the files cannot be read, or the catalog cannot be written.
    pub fn look_at_charts(&mut self, today: NaiveDate) -> Result<u64, CatalogError> {
        let mut files: Vec<PathBuf> = Vec::new();
        for platform in ChartPlatform::ALL {
            let days = (0..DAYS).filter_map(|back| today.checked_sub_days(Days::new(back)));
            files.extend(days.map(|day| day_file(self.dir(), *platform, day)).filter(|file| file.is_file()));
        }
        let stamp = format!("{today} {}", stamp(&files)?);
        self.unit(|unit| {
            let stamp = format!("{stamp} {}", shows_revision(unit)?);
            if stamp_of_last_look(unit)? == (!files.is_empty()).then(|| stamp.clone()) {
                return Ok(0);
            }
            stand(unit, &files)?;
            let noted = note(unit, &stamp)?;
            unit.run(DOING, "DROP TABLE new_standings; DROP TABLE standings_news")?;
            Ok(noted)
        })
    }

    /// What charts say of the podcasts of `batch_<stage>`.
    pub(crate) fn batch_chart_standings(
        &mut self,
        stage: &str,
    ) -> Result<HashMap<PodcastId, ChartStanding>, CatalogError> {
        let sql = format!(
            "SELECT podcast_id::VARCHAR AS podcast_id, as_of::TIMESTAMP AS as_of, chart, position, charts, days, before,
                    now, before_is_known
             FROM chart_standings SEMI JOIN batch_{stage} USING (podcast_id)"
        );
        let mut statement = self.connection()?.prepare(&sql).doing(DOING)?;
        let batches: Vec<RecordBatch> = statement.query_arrow([]).doing(DOING)?.collect();
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
                let standing = ChartStanding {
                    as_of: as_of.required(row)?.date_naive(),
                    best: key.zip(position),
                    charts: charts.required(row)?,
                    days: days.required(row)?,
                    trend: before_is_known.required(row)?.then(|| (height(before.get(row)), height(now.get(row)))),
                };
                found.insert(podcast_id.parsed(row)?, standing);
            }
        }
        Ok(found)
    }

    /// The newest chart that was looked at.
    pub(crate) fn charts_looked_at(&mut self) -> Result<Option<NaiveDate>, CatalogError> {
        let sql = "SELECT epoch_us(max(as_of)::TIMESTAMP) FROM chart_looks";
        let micros: Option<i64> = self.connection()?.query_row(sql, [], |row| row.get(0)).doing(DOING)?;
        Ok(micros.and_then(chrono::DateTime::from_timestamp_micros).map(|moment| moment.date_naive()))
    }
}

/// Changes when a show of the charts does, or its podcast.
fn shows_revision(unit: &Unit<'_>) -> Result<i64, CatalogError> {
    let sql = "SELECT coalesce(max(revision), 0) FROM
               (SELECT revision FROM chart_shows UNION ALL SELECT revision FROM merged_ids)";
    unit.connection.query_row(sql, [], |row| row.get(0)).doing(DOING)
}

fn stamp_of_last_look(unit: &Unit<'_>) -> Result<Option<String>, CatalogError> {
    unit.connection.query_row("SELECT max(stamp) FROM chart_looks", [], |row| row.get(0)).doing(DOING)
}

/// Makes `new_standings` of the files.
fn stand(unit: &Unit<'_>, files: &[PathBuf]) -> Result<(), CatalogError> {
    if files.is_empty() {
        return unit.run(
            DOING,
            "CREATE OR REPLACE TEMP TABLE new_standings AS SELECT *, 0::DOUBLE AS worth FROM chart_standings LIMIT 0",
        );
    }
    let files = literals(files.iter().map(PathBuf::as_path));
    weigh(unit, &files)?;
    unit.run(
        DOING,
        &format!(
            // Only charts that were read to their end tell who is not on them.
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

/// Stages what each daily chart and each place counts.
fn weigh(unit: &Unit<'_>, files: &str) -> Result<(), CatalogError> {
    let mut statement =
        unit.connection.prepare(&format!("SELECT DISTINCT chart FROM read_parquet({files})")).doing(DOING)?;
    let charts = statement.query_map([], |row| row.get::<_, u32>(0)).doing(DOING)?;
    let charts = charts.collect::<Result<Vec<u32>, _>>().doing(DOING)?;
    let keys: Vec<ChartKey> = charts
        .into_iter()
        .filter_map(ChartKey::from_number)
        .filter(|key| key.frequency == ChartFrequency::Daily)
        .collect();
    let weights = BatchBuilder::new(&keys)
        .int("chart", |key| Some(i64::from(key.number())))
        .float("weight", |key| Some(chart_weight(key)))
        .build();
    stage(unit.connection, "chart_weights", "chart BIGINT, weight DOUBLE", weights)?;
    let positions: Vec<u16> = (1..=DEPTH).collect();
    let heights = BatchBuilder::new(&positions)
        .int("position", |position| Some(i64::from(*position)))
        .float("height", |position| Some(chart_height(*position)))
        .build();
    stage(unit.connection, "chart_heights", "position BIGINT, height DOUBLE", heights)
}

/// Writes what is news, and whose score it concerns.
fn note(unit: &Unit<'_>, stamp: &str) -> Result<u64, CatalogError> {
    let count =
        |sql: &str| -> Result<i64, CatalogError> { unit.connection.query_row(sql, [], |row| row.get(0)).doing(DOING) };
    let had_charts = count("SELECT count(*) FROM chart_looks")? > 0;
    let has_charts = count("SELECT count(*) FROM new_standings")? > 0;
    weigh_old(unit)?;
    unit.run(
        DOING,
        &format!(
            "CREATE OR REPLACE TEMP TABLE standings_news AS
             SELECT coalesce(new.podcast_id, old.podcast_id) AS podcast_id
             FROM new_standings new FULL JOIN old_standings old USING (podcast_id) WHERE {NEWS};
             DROP TABLE old_standings;
             DELETE FROM chart_standings WHERE podcast_id IN (SELECT podcast_id FROM standings_news);
             INSERT INTO chart_standings BY NAME
             SELECT * EXCLUDE (worth) FROM new_standings SEMI JOIN standings_news USING (podcast_id);
             DELETE FROM chart_looks;
             INSERT INTO chart_looks SELECT max(as_of), '{stamp}' FROM new_standings HAVING count(*) > 0"
        ),
    )?;
    if had_charts != has_charts {
        // Now, or no longer, not being on a chart says something of shows that others rated.
        unit.run(DOING, "INSERT INTO standings_news SELECT DISTINCT podcast_id FROM ratings")?;
    }
    let noted = count("SELECT count(DISTINCT podcast_id) FROM standings_news SEMI JOIN changes USING (podcast_id)")?;
    if noted > 0 {
        let revision = unit.next_revision()?;
        let sql = format!(
            "UPDATE changes SET charts_revision = {revision} WHERE podcast_id IN (SELECT podcast_id FROM standings_news)"
        );
        unit.run(DOING, &sql)?;
    }
    Ok(noted.unsigned_abs())
}

/// What was known before, with what its best place counts.
fn weigh_old(unit: &Unit<'_>) -> Result<(), CatalogError> {
    let mut statement =
        unit.connection.prepare("SELECT DISTINCT chart, position FROM chart_standings WHERE chart > 0").doing(DOING)?;
    let places = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).doing(DOING)?;
    let places = places.collect::<Result<Vec<(i64, i64)>, _>>().doing(DOING)?;
    let worth = |(chart, position): &(i64, i64)| {
        let key = ChartKey::from_number(u32::try_from(*chart).ok()?)?;
        Some(chart_weight(&key) * chart_height(u16::try_from(*position).ok()?))
    };
    let rows = BatchBuilder::new(&places)
        .int("chart", |(chart, _)| Some(*chart))
        .int("position", |(_, position)| Some(*position))
        .float("worth", worth)
        .build();
    stage(unit.connection, "old_places", "chart BIGINT, position BIGINT, worth DOUBLE", rows)?;
    unit.run(
        DOING,
        "CREATE OR REPLACE TEMP TABLE old_standings AS
         SELECT known.*, coalesce(worth, 0) AS worth FROM chart_standings known
         LEFT JOIN old_places USING (chart, position);
         DROP TABLE old_places",
    )
}
