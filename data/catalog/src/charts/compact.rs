//! Compaction of chart day files into month files, sorted by chart and by show for the two kinds of query.

use super::files::{MonthFiles, compute_stamp, list_days_by_month, remove_outdated_files, replace_chart_file};
use super::sql::{ROW_GROUP, path_literal, path_literals};
use crate::error::CatalogError;
use crate::writer::{UnitOfWork, Writer};
use std::path::PathBuf;

impl Writer {
    /// Brings the month files up to date with the day files. Returns the number of months that were written. A month
    /// whose day files did not change costs one `stat` per file.
    ///
    /// # Errors
    /// When files cannot be read or written. Existing month files then stay as they are.
    pub fn compact_charts(&mut self) -> Result<usize, CatalogError> {
        let dir = self.dir().clone();
        let folder = dir.chart_months();
        let mut written = 0;
        for (month, _) in list_days_by_month(&dir)? {
            // One unit of work per month, so that other writers can run in between. The days are listed again inside
            // the unit.
            written += self.run_unit(|unit| {
                let days = list_days_by_month(&dir)?.remove(&month).unwrap_or_default();
                let files = MonthFiles::new(&folder, &month, &compute_stamp(&days)?);
                let is_new = !files.exist();
                if is_new {
                    write_month(unit, &days, &files)?;
                }
                remove_outdated_files(&folder, &month, &files)?;
                Ok(usize::from(is_new))
            })?;
        }
        Ok(written)
    }
}

fn write_month(unit: &UnitOfWork<'_>, days: &[PathBuf], files: &MonthFiles) -> Result<(), CatalogError> {
    let days = path_literals(days.iter().map(PathBuf::as_path));
    let orders = [
        (
            &files.by_chart,
            format!("SELECT chart, hour, position, listed FROM read_parquet({days}) ORDER BY chart, hour, position"),
        ),
        (
            &files.by_show,
            format!(
                "SELECT listed, chart, hour, position FROM read_parquet({days}) WHERE listed > 0 ORDER BY listed, chart, hour"
            ),
        ),
        (
            &files.captures,
            format!(
                "SELECT chart, hour, max(captured_at) AS captured_at, count(*)::USMALLINT AS positions,
                        (count(*) FILTER (WHERE listed = 0))::USMALLINT AS unresolved,
                        max(position) AS depth, bool_and(is_whole) AS is_whole
                 FROM read_parquet({days}) GROUP BY chart, hour ORDER BY chart, hour"
            ),
        ),
    ];
    for (file, select) in orders {
        replace_chart_file(file, |unfinished| {
            unit.execute(
                "cannot write the charts of a month",
                &format!(
                    "COPY ({select}) TO {} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE {ROW_GROUP})",
                    path_literal(unfinished)
                ),
            )
        })?;
    }
    Ok(())
}
