//! Chart history. One Parquet file per platform and day is the record. Compaction derives month files in two sort
//! orders from it, and a generation holds hard links to these.
//!
//! ```text
//! charts/days/apple/2026-11-21.parquet             replaced as a whole, by one rename
//! charts/months/apple-2026-11.<stamp>.by-chart.parquet
//!                                     .by-show.parquet
//!                                     .captures.parquet
//! generations/000007/charts/          links to the months, and the shows of the catalog
//! ```
//!
//! A row is one position: chart (the number of a `ChartKey`), hour (since 1970), position, show number (0 when the
//! entry names no show), capture time, and whether the capture is complete.

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

/// DuckDB reads whole row groups and checks the bounds of each one in turn, at about 8 µs per filtered column. For a
/// month of seven million rows, smaller groups cost more in checks than they save in reading.
const ROW_GROUP: u32 = 122_880;

/// File with what was captured of each chart, over all months.
const CAPTURES: &str = "captures.parquet";

/// Returns a path as an SQL text literal.
fn path_literal(path: &Path) -> String {
    format!("'{}'", path.to_string_lossy().replace('\'', "''"))
}

/// Returns paths as an SQL list of text literals.
fn path_literals<'a>(paths: impl IntoIterator<Item = &'a Path>) -> String {
    let paths: Vec<String> = paths.into_iter().map(path_literal).collect();
    format!("[{}]", paths.join(", "))
}

/// Creates a temporary table with the columns of the batch and inserts its rows.
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
