//! Writing chart captures into the file of their platform and day.

use super::files::{day_file_path, replace_chart_file};
use super::sql::{path_literal, stage_batch};
use crate::columns::BatchBuilder;
use crate::error::{CatalogError, DbContext as _};
use crate::writer::{UnitOfWork, Writer};
use chrono::NaiveDate;
use earshot_model::chart::{ChartCapture, ChartPlatform, ChartShow};
use std::collections::HashMap;

/// Counts of one call of `put_charts`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChartDayReport {
    pub charts: u64,
    pub positions: u64,
    /// Shows that appeared on a chart for the first time.
    pub new_shows: u64,
}

struct ShowRow<'a> {
    ordinal: usize,
    show: &'a ChartShow,
}

struct PositionRow<'a> {
    capture: &'a ChartCapture,
    position: u16,
    show: i64,
}

impl Writer {
    /// Writes captures of one platform and day. A capture replaces the one with the same chart and period in the day
    /// file; all other captures stay. The call is therefore idempotent.
    ///
    /// # Errors
    /// When the catalog or the file cannot be written. Nothing is lost then, and the call can be repeated.
    pub fn put_charts(
        &mut self,
        platform: ChartPlatform,
        date: NaiveDate,
        captures: &[ChartCapture],
    ) -> Result<ChartDayReport, CatalogError> {
        let captures: Vec<&ChartCapture> = keep_latest_captures(captures);
        // Number the shows first. A number that no file uses is harmless; a number in a file that no show has is not.
        let (numbers, new_shows) = self.number_shows(platform, date, &captures)?;
        let mut rows = Vec::new();
        for capture in &captures {
            debug_assert_eq!((capture.key.platform(), capture.date()), (platform, date), "of this file");
            rows.extend(capture.rankings.iter().map(|ranking| {
                let show = ranking.show.as_ref().and_then(|show| numbers.get(show.platform_id.as_str()));
                PositionRow { capture, position: ranking.position, show: show.copied().unwrap_or(0) }
            }));
        }
        let report = ChartDayReport { charts: captures.len() as u64, positions: rows.len() as u64, new_shows };
        if rows.is_empty() {
            return Ok(report);
        }
        let file = day_file_path(self.dir(), platform, date);
        self.run_unit(|unit| {
            stage_positions(unit, &rows)?;
            let before = if file.is_file() { path_literal(&file) } else { String::new() };
            replace_chart_file(&file, |unfinished| {
                let kept = if before.is_empty() {
                    String::new()
                } else {
                    format!(
                        "UNION ALL BY NAME SELECT * FROM read_parquet({before}) old
                         ANTI JOIN staged_positions USING (chart, hour)"
                    )
                };
                unit.execute(
                    "cannot write the charts of a day",
                    &format!(
                        "COPY (SELECT * FROM staged_positions {kept} ORDER BY chart, hour, position)
                         TO {} (FORMAT parquet, COMPRESSION zstd)",
                        path_literal(unfinished)
                    ),
                )
            })
        })?;
        Ok(report)
    }

    /// Returns the number of each show by its platform id, and assigns numbers to new shows.
    fn number_shows<'a>(
        &mut self,
        platform: ChartPlatform,
        date: NaiveDate,
        captures: &[&'a ChartCapture],
    ) -> Result<(HashMap<&'a str, i64>, u64), CatalogError> {
        let mut by_id: HashMap<&str, &ChartShow> = HashMap::new();
        for ranking in captures.iter().flat_map(|capture| &capture.rankings) {
            if let Some(show) = &ranking.show {
                by_id.entry(&show.platform_id).or_insert(show);
            }
        }
        let rows: Vec<ShowRow<'_>> =
            by_id.values().enumerate().map(|(ordinal, show)| ShowRow { ordinal, show }).collect();
        if rows.is_empty() {
            return Ok((HashMap::new(), 0));
        }
        let (numbers, new_shows) = self.run_unit(|unit| write_shows(unit, platform, date, &rows))?;
        Ok((rows.iter().zip(numbers).map(|(row, number)| (row.show.platform_id.as_str(), number)).collect(), new_shows))
    }
}

/// Keeps the last of several captures of one chart and period.
fn keep_latest_captures(captures: &[ChartCapture]) -> Vec<&ChartCapture> {
    let mut latest: HashMap<_, &ChartCapture> = HashMap::new();
    for capture in captures {
        let kept = latest.entry((capture.key, capture.period)).or_insert(capture);
        if (capture.is_whole, capture.captured_at) >= (kept.is_whole, kept.captured_at) {
            *kept = capture;
        }
    }
    let mut latest: Vec<&ChartCapture> = latest.into_values().collect();
    latest.sort_by_key(|capture| (capture.key, capture.period));
    latest
}

fn write_shows(
    unit: &UnitOfWork<'_>,
    platform: ChartPlatform,
    date: NaiveDate,
    rows: &[ShowRow<'_>],
) -> Result<(Vec<i64>, u64), CatalogError> {
    let doing = "cannot write the shows of a chart";
    let batch = BatchBuilder::new(rows)
        .int("ordinal", |row| i64::try_from(row.ordinal).ok())
        .text("platform_id", |row| Some(row.show.platform_id.as_str()))
        .text("title", |row| Some(row.show.title.as_str()))
        .text("creator", |row| row.show.creator.as_deref())
        .text("image_url", |row| row.show.image_url.as_deref())
        .build();
    let columns = "ordinal BIGINT, platform_id VARCHAR, title VARCHAR, creator VARCHAR, image_url VARCHAR";
    stage_batch(unit.connection, "staged_chart_shows", columns, batch)?;
    let platform = platform.as_str();
    let revision = unit.next_revision()?;
    let new_shows = unit
        .connection
        .execute(
            &format!(
                "INSERT INTO chart_shows BY NAME
                 SELECT nextval('chart_show_numbers') AS number, '{platform}' AS platform, platform_id, title, creator,
                        image_url, DATE '{date}' AS named_on, {revision} AS revision
                 FROM (FROM staged_chart_shows staged
                       ANTI JOIN (FROM chart_shows WHERE platform = '{platform}') known USING (platform_id)
                       ORDER BY ordinal)"
            ),
            [],
        )
        .context(doing)?;
    // Shows are renamed over time; the catalog keeps the names of the newest chart that has one.
    unit.execute(
        doing,
        &format!(
            "UPDATE chart_shows SET title = staged.title, creator = staged.creator, image_url = staged.image_url,
                    named_on = DATE '{date}', revision = {revision}
             FROM staged_chart_shows staged
             WHERE chart_shows.platform = '{platform}' AND chart_shows.platform_id = staged.platform_id
               AND named_on <= DATE '{date}' AND staged.title <> ''
               AND (chart_shows.title, chart_shows.creator, chart_shows.image_url)
                   IS DISTINCT FROM (staged.title, staged.creator, staged.image_url)"
        ),
    )?;
    let sql = format!(
        "SELECT number FROM staged_chart_shows staged JOIN chart_shows known
         ON known.platform = '{platform}' AND known.platform_id = staged.platform_id ORDER BY ordinal"
    );
    let mut statement = unit.connection.prepare(&sql).context(doing)?;
    let numbers = statement.query_map([], |row| row.get(0)).context(doing)?;
    let numbers = numbers.collect::<Result<Vec<i64>, _>>().context(doing)?;
    debug_assert_eq!(numbers.len(), rows.len(), "every show has a number now");
    Ok((numbers, new_shows as u64))
}

fn stage_positions(unit: &UnitOfWork<'_>, rows: &[PositionRow<'_>]) -> Result<(), CatalogError> {
    let batch = BatchBuilder::new(rows)
        .int("chart", |row| Some(i64::from(row.capture.key.number())))
        .int("hour", |row| Some(row.capture.period.timestamp() / 3_600))
        .int("position", |row| Some(i64::from(row.position)))
        .int("listed", |row| Some(row.show))
        .int("captured_at", |row| Some(row.capture.captured_at.timestamp()))
        .flag("is_whole", |row| Some(row.capture.is_whole))
        .build();
    let columns = "chart BIGINT, hour BIGINT, position BIGINT, listed BIGINT, captured_at BIGINT, is_whole BOOLEAN";
    stage_batch(unit.connection, "staged_wide_positions", columns, batch)?;
    unit.execute(
        "cannot stage rows of a chart",
        "CREATE OR REPLACE TEMP TABLE staged_positions AS
         SELECT chart::UINTEGER AS chart, hour::UINTEGER AS hour, position::USMALLINT AS position,
                listed::UINTEGER AS listed, captured_at::UINTEGER AS captured_at, is_whole FROM staged_wide_positions;
         DROP TABLE staged_wide_positions",
    )
}
