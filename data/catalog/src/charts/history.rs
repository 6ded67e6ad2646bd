//! The chart history of a generation: captured days, positions and shows.

use super::files::{MonthFiles, PlatformMonth, list_months};
use super::show_file::ShowFile;
use super::sql::{CAPTURES, path_literal, path_literals};
use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::writer::{CatalogOptions, database_config};
use chrono::{DateTime, Days, NaiveDate};
use duckdb::{Connection, Row};
use earshot_model::PodcastId;
use earshot_model::chart::{ChartDay, ChartFrequency, ChartKey, ChartPlatform, ChartShowRecord, ChartSpan};
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

pub(super) const ERROR_CONTEXT: &str = "cannot read the charts";
/// The most shows that one query may look up.
const MAX_SHOWS: usize = 5_000;

/// Captured days by chart and date.
pub type DaysByChart = BTreeMap<ChartKey, BTreeMap<NaiveDate, ChartDay>>;
/// Positions of a show by chart and date.
pub type PositionsByChart = BTreeMap<ChartKey, BTreeMap<NaiveDate, u16>>;

/// An in-process DuckDB over a generation's chart files. It holds no rows, only the list of charts.
pub struct ChartHistory {
    connection: Mutex<Connection>,
    months: BTreeMap<PlatformMonth, MonthFiles>,
    captures: Option<PathBuf>,
    shows: Option<ShowFiles>,
    spans: Vec<ChartSpan>,
}

struct ShowFiles {
    by_number: ShowFile,
    by_id: PathBuf,
    by_podcast: PathBuf,
}

impl ChartHistory {
    /// Opens the charts in `folder` (`charts/` of a generation). The history is empty when the generation has no
    /// charts.
    pub fn open(folder: &Path, options: &CatalogOptions) -> Result<Self, CatalogError> {
        let connection =
            database_config(options).and_then(Connection::open_in_memory_with_flags).context(ERROR_CONTEXT)?;
        // The files are immutable, so their Parquet metadata can be cached across queries.
        connection.execute_batch("SET parquet_metadata_cache = true").context(ERROR_CONTEXT)?;
        let mut history = Self {
            connection: Mutex::new(connection),
            months: list_months(folder)?,
            captures: Some(folder.join(CAPTURES)).filter(|file| file.is_file()),
            shows: find_show_files(folder)?,
            spans: Vec::new(),
        };
        history.spans = history.read_spans()?;
        Ok(history)
    }

    /// Returns all daily charts that were ever captured, with their first and last day.
    #[must_use]
    pub fn spans(&self) -> &[ChartSpan] {
        &self.spans
    }

    fn read_spans(&self) -> Result<Vec<ChartSpan>, CatalogError> {
        let Some(captures) = &self.captures else { return Ok(Vec::new()) };
        let files = path_literal(captures);
        let sql =
            format!("SELECT chart, min(hour), max(hour) FROM read_parquet({files}) GROUP BY chart ORDER BY chart");
        let rows = self.rows(&sql, |row| Ok((row.get::<_, u32>(0)?, row.get::<_, u32>(1)?, row.get::<_, u32>(2)?)))?;
        let span = |(chart, first, last)| {
            let key = ChartKey::from_number(chart).filter(|key| key.frequency == ChartFrequency::Daily)?;
            Some(ChartSpan { key, first: day_of(first)?, last: day_of(last)? })
        };
        Ok(rows.into_iter().filter_map(span).collect())
    }

    /// Returns the captured days of these charts from `first` to `last`, both included.
    pub fn days(&self, keys: &[ChartKey], first: NaiveDate, last: NaiveDate) -> Result<DaysByChart, CatalogError> {
        let mut found = DaysByChart::new();
        let Some(captures) = self.captures.as_ref().filter(|_| !keys.is_empty()) else { return Ok(found) };
        let charts: Vec<String> = keys.iter().map(|key| key.number().to_string()).collect();
        let sql = format!(
            "SELECT chart, hour, captured_at, positions, unresolved, depth, is_whole FROM read_parquet({})
             WHERE chart IN ({}) AND {}",
            path_literal(captures),
            charts.join(", "),
            hours_condition(first, last)
        );
        let rows = self.rows(&sql, |row| {
            let captured_at = DateTime::from_timestamp(i64::from(row.get::<_, u32>(2)?), 0).unwrap_or_default();
            let day = ChartDay {
                date: day_of(row.get(1)?).unwrap_or_default(),
                captured_at,
                positions: row.get(3)?,
                unresolved: row.get(4)?,
                depth: row.get(5)?,
                is_whole: row.get(6)?,
            };
            Ok((row.get::<_, u32>(0)?, day))
        })?;
        for (chart, day) in rows {
            if let Some(key) = ChartKey::from_number(chart) {
                found.entry(key).or_default().insert(day.date, day);
            }
        }
        Ok(found)
    }

    /// Returns the shows of a chart from `first` to `last`, both included, ordered by position. Positions without an
    /// identified show are left out.
    pub fn rows_of_chart(
        &self,
        key: ChartKey,
        first: NaiveDate,
        last: NaiveDate,
    ) -> Result<BTreeMap<NaiveDate, Vec<(u16, u32)>>, CatalogError> {
        let mut days: BTreeMap<NaiveDate, Vec<(u16, u32)>> = BTreeMap::new();
        let files: Vec<&Path> =
            self.months_of(key.platform(), first, last).map(|month| month.by_chart.as_path()).collect();
        if files.is_empty() {
            return Ok(days);
        }
        let sql = format!(
            "SELECT hour, position, listed FROM read_parquet({}) WHERE chart = {} AND {} AND listed > 0",
            path_literals(files),
            key.number(),
            hours_condition(first, last)
        );
        for (hour, position, show) in self.rows(&sql, |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))? {
            if let Some(date) = day_of(hour) {
                days.entry(date).or_default().push((position, show));
            }
        }
        days.values_mut().for_each(|rows| rows.sort_unstable());
        Ok(days)
    }

    /// Returns the positions of these shows from `first` to `last`, both included, on every daily chart of their
    /// platform. The shows must belong to one podcast: where several are on the same chart, the best position counts.
    pub fn positions_of_shows(
        &self,
        platform: ChartPlatform,
        shows: &[u32],
        first: NaiveDate,
        last: NaiveDate,
    ) -> Result<PositionsByChart, CatalogError> {
        let mut found = PositionsByChart::new();
        let files: Vec<&Path> = self.months_of(platform, first, last).map(|month| month.by_show.as_path()).collect();
        if files.is_empty() || shows.is_empty() {
            return Ok(found);
        }
        let sql = format!(
            "SELECT chart, hour, position FROM read_parquet({}) WHERE listed IN ({}) AND {}",
            path_literals(files),
            number_list(shows),
            hours_condition(first, last)
        );
        for (chart, hour, position) in self.rows(&sql, |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))? {
            let key = ChartKey::from_number(chart).filter(|key| key.frequency == ChartFrequency::Daily);
            if let (Some(key), Some(date)) = (key, day_of(hour)) {
                let best: &mut u16 = found.entry(key).or_default().entry(date).or_insert(position);
                *best = position.min(*best);
            }
        }
        Ok(found)
    }

    /// Returns shows by their numbers. Unknown numbers are left out.
    pub fn shows(&self, numbers: &[u32]) -> Result<HashMap<u32, ChartShowRecord>, CatalogError> {
        let Some(files) = &self.shows else { return Ok(HashMap::new()) };
        files.by_number.find(&numbers[..numbers.len().min(MAX_SHOWS)])
    }

    /// Returns the number of a show by its id on a platform.
    pub fn show_by_id(&self, platform: ChartPlatform, platform_id: &str) -> Result<Option<u32>, CatalogError> {
        let Some(files) = &self.shows else { return Ok(None) };
        let sql = format!(
            "SELECT number FROM read_parquet({}) WHERE platform_id = '{}' AND platform = '{}'",
            path_literal(&files.by_id),
            platform_id.replace('\'', "''"),
            platform.as_str()
        );
        Ok(self.rows(&sql, |row| row.get(0))?.pop())
    }

    /// Returns the numbers of all shows that are matched to a podcast, on all platforms.
    pub fn shows_of_podcast(&self, podcast: PodcastId) -> Result<Vec<u32>, CatalogError> {
        let Some(files) = &self.shows else { return Ok(Vec::new()) };
        let sql = format!(
            "SELECT number FROM read_parquet({}) WHERE podcast_id = '{podcast}'",
            path_literal(&files.by_podcast)
        );
        self.rows(&sql, |row| row.get(0))
    }

    pub(super) fn captures_file(&self) -> Option<&Path> {
        self.captures.as_deref()
    }

    pub(super) fn shows_by_podcast_file(&self) -> Option<&Path> {
        self.shows.as_ref().map(|files| files.by_podcast.as_path())
    }

    /// Returns the by-chart files of all months and platforms.
    pub(super) fn by_chart_files(&self) -> impl Iterator<Item = &Path> {
        self.months.values().map(|month| month.by_chart.as_path())
    }

    fn months_of(
        &self,
        platform: ChartPlatform,
        first: NaiveDate,
        last: NaiveDate,
    ) -> impl Iterator<Item = &MonthFiles> {
        let range = (first <= last).then(|| PlatformMonth::new(platform, first)..=PlatformMonth::new(platform, last));
        range.into_iter().flat_map(|range| self.months.range(range)).map(|(_, files)| files)
    }

    pub(super) fn rows<T>(
        &self,
        sql: &str,
        read: impl Fn(&Row<'_>) -> duckdb::Result<T>,
    ) -> Result<Vec<T>, CatalogError> {
        // A clone shares the database. The mutex is held only while cloning, so queries run in parallel.
        let connection = {
            let connection = self.connection.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            connection.try_clone().context(ERROR_CONTEXT)?
        };
        let mut statement = connection.prepare(sql).context(ERROR_CONTEXT)?;
        let rows = statement.query_map([], |row| read(row)).context(ERROR_CONTEXT)?;
        rows.collect::<Result<Vec<T>, _>>().context(ERROR_CONTEXT)
    }
}

fn find_show_files(folder: &Path) -> Result<Option<ShowFiles>, CatalogError> {
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error).at("cannot read", folder),
    };
    for entry in entries {
        let path = entry.at("cannot read", folder)?.path();
        if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("shows.")) {
            let other = |name: &str| folder.join(name);
            let by_id = other("shows-by-id.parquet");
            let by_number = ShowFile::open(&path)?;
            return Ok(Some(ShowFiles { by_number, by_id, by_podcast: other("shows-by-podcast.parquet") }));
        }
    }
    Ok(None)
}

/// Returns an SQL condition on `hour` for a range of days, both ends included.
fn hours_condition(first: NaiveDate, last: NaiveDate) -> String {
    let hour = |date: NaiveDate| (date - NaiveDate::default()).num_days().max(0) * 24;
    format!("hour BETWEEN {} AND {}", hour(first), hour(last) + 23)
}

pub(super) fn day_of(hour: u32) -> Option<NaiveDate> {
    NaiveDate::default().checked_add_days(Days::new(u64::from(hour / 24)))
}

pub(super) fn number_list(numbers: &[u32]) -> String {
    numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")
}
