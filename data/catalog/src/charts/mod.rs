//! The history of charts: a Parquet file a platform and day, which is the record; from those, files a month in the two
//! orders that questions come in; of these, hard links in a generation.
//!
//! ```text
//! charts/days/apple/2026-11-21.parquet             replaced as a whole, by one rename
//! charts/months/apple-2026-11.<stamp>.by-chart.parquet
//!                                     .by-show.parquet
//!                                     .captures.parquet
//! generations/000007/charts/          links to the months, and the shows of the catalog
//! ```
//!
//! A row is a position: chart (a number, `ChartKey`), hour (since 1970), position, listed show (0 where nobody says who it is),
//! and of its capture when it was made and whether it was read to its end.

mod chart_summary;
mod compact;
mod day_files;
mod files;
mod generation_charts;
mod history;
mod latest_positions;
mod show_file;
mod show_matching;

pub use day_files::ChartDayReport;
pub use history::{ChartHistory, DaysByChart, PositionsByChart};
pub use show_matching::ChartMatchReport;

use crate::error::{CatalogError, DbContext as _};
use duckdb::Connection;
use duckdb::arrow::record_batch::RecordBatch;
use std::path::Path;

/// A row group is the least that is read, and the bounds of each are looked at one after the other, some 8 µs a column that
/// is filtered by: of a month of seven million rows, smaller groups than these cost more in looks than they save in reading.
const ROW_GROUP: u32 = 122_880;

/// What was captured of each chart, of all months.
const CAPTURES: &str = "captures.parquet";

/// A path as a text literal.
fn path_literal(path: &Path) -> String {
    format!("'{}'", path.to_string_lossy().replace('\'', "''"))
}

/// Paths as a list of text literals.
fn path_literals<'a>(paths: impl IntoIterator<Item = &'a Path>) -> String {
    let paths: Vec<String> = paths.into_iter().map(path_literal).collect();
    format!("[{}]", paths.join(", "))
}

/// Puts rows into a new temporary table whose columns are the batch's.
fn stage_batch(connection: &Connection, table: &str, columns: &str, batch: RecordBatch) -> Result<(), CatalogError> {
    let doing = "cannot stage rows of a chart";
    connection.execute_batch(&format!("CREATE OR REPLACE TEMP TABLE {table} ({columns})")).context(doing)?;
    let names: Vec<String> = batch.schema().fields().iter().map(|field| field.name().clone()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut appender =
        connection.appender_with_columns_to_catalog_and_db(table, "temp", "main", &names).context(doing)?;
    appender.append_record_batch(batch).context(doing)?;
    appender.flush().context(doing)
}
