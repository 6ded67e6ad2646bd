//! Literals, staging and file layout that the SQL of charts shares.

use crate::error::{CatalogError, DbContext as _};
use duckdb::Connection;
use duckdb::arrow::record_batch::RecordBatch;
use std::path::Path;

/// DuckDB reads whole row groups and checks the bounds of each one in turn, at about 8 µs per filtered column. For a
/// month of seven million rows, smaller groups cost more in checks than they save in reading.
pub(super) const ROW_GROUP: u32 = 122_880;

/// File with the captures of each chart, over all months.
pub(super) const CAPTURES: &str = "captures.parquet";

/// Returns a path as an SQL text literal.
pub(super) fn path_literal(path: &Path) -> String {
    format!("'{}'", path.to_string_lossy().replace('\'', "''"))
}

/// Returns paths as an SQL list of text literals.
pub(super) fn path_literals<'a>(paths: impl IntoIterator<Item = &'a Path>) -> String {
    let paths: Vec<String> = paths.into_iter().map(path_literal).collect();
    format!("[{}]", paths.join(", "))
}

/// Creates a temporary table with the columns of the batch and inserts its rows.
pub(super) fn stage_batch(
    connection: &Connection,
    table: &str,
    columns: &str,
    batch: RecordBatch,
) -> Result<(), CatalogError> {
    let doing = "cannot stage rows of a chart";
    connection.execute_batch(&format!("CREATE OR REPLACE TEMP TABLE {table} ({columns})")).context(doing)?;
    let names: Vec<String> = batch.schema().fields().iter().map(|field| field.name().clone()).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let mut appender =
        connection.appender_with_columns_to_catalog_and_db(table, "temp", "main", &names).context(doing)?;
    appender.append_record_batch(batch).context(doing)?;
    appender.flush().context(doing)
}
