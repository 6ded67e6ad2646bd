//! Charts of a generation: hard links to the month files, and the shows that they refer to.

use super::files::{MonthFiles, list_months};
use super::sql::{CAPTURES, ROW_GROUP, path_literal, path_literals};
use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::generation::{Generation, PartialGeneration};
use crate::writer::Writer;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Rows per row group of the show files. It is small because queries look up single numbers.
const SHOWS_ROW_GROUP_ROWS: u32 = 2_048;

impl Writer {
    /// Links the compacted month files into a generation under construction and writes its show files.
    ///
    /// # Errors
    /// When files cannot be linked or the shows cannot be written.
    pub fn export_charts(&mut self, next: &PartialGeneration) -> Result<(), CatalogError> {
        let folder = next.charts();
        fs::create_dir_all(&folder).at("cannot create", &folder)?;
        let months_folder = self.dir().chart_months();
        let name = self.shows_file_name()?;
        self.run_unit(|unit| {
            // List inside the unit of work: no other process can compact a month in the meantime.
            let months = list_months(&months_folder)?;
            for file in months.values().flat_map(MonthFiles::paths) {
                let target = folder.join(file.file_name().expect("a file of a month"));
                fs::hard_link(file, &target).at("cannot link", &target)?;
            }
            if !months.is_empty() {
                // One file for all months: most queries span many months, and opening a file costs about a millisecond.
                unit.execute(
                    "cannot write the captures of the charts",
                    &format!(
                        "COPY (FROM read_parquet({}) ORDER BY chart, hour) TO {}
                         (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE {ROW_GROUP})",
                        path_literals(months.values().map(|files| files.captures.as_path())),
                        path_literal(&folder.join(CAPTURES))
                    ),
                )?;
            }
            // Resolve merges: the podcast of a show may have been merged into another one.
            let shows = "SELECT number::UINTEGER AS number, platform, platform_id, title, creator, image_url,
                                coalesce(merged.new_id, shows.podcast_id)::VARCHAR AS podcast_id, matched_by
                         FROM chart_shows shows
                         LEFT JOIN merged_ids merged ON merged.old_id = shows.podcast_id AND merged.kind = 'podcast'";
            let write = |order: &str, select: &str, file: &Path| {
                unit.execute(
                    "cannot write the shows of the charts",
                    &format!(
                        "COPY ({select} ORDER BY {order}) TO {}
                         (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE {SHOWS_ROW_GROUP_ROWS})",
                        path_literal(file)
                    ),
                )
            };
            super::show_file::write_show_file(unit, shows, &folder.join(&name))?;
            let ids = format!("SELECT platform, platform_id, number FROM ({shows})");
            write("platform_id, platform", &ids, &folder.join("shows-by-id.parquet"))?;
            let podcasts = format!("SELECT podcast_id, number FROM ({shows}) WHERE podcast_id IS NOT NULL");
            write("podcast_id, number", &podcasts, &folder.join("shows-by-podcast.parquet"))
        })
    }

    /// Returns whether a generation holds the current charts.
    pub fn has_current_charts(&mut self, generation: &Generation) -> Result<bool, CatalogError> {
        let months = list_months(&self.dir().chart_months())?;
        let files = months.values().flat_map(MonthFiles::paths);
        let mut now: BTreeSet<String> =
            files.filter_map(|file| Some(file.file_name()?.to_string_lossy().into_owned())).collect();
        // A generation without charts is up to date while no charts exist.
        if now.is_empty() {
            return Ok(true);
        }
        now.insert(self.shows_file_name()?);
        Ok(now.iter().all(|name| generation.charts().join(name).is_file()))
    }

    /// Returns the name of the show file. It changes when a show or its match changes.
    fn shows_file_name(&mut self) -> Result<String, CatalogError> {
        let sql = "SELECT coalesce(max(revision), 0) FROM
                   (SELECT revision FROM chart_shows UNION ALL SELECT revision FROM merged_ids)";
        let revision: i64 =
            self.connection()?.query_row(sql, [], |row| row.get(0)).context("cannot read the shows of the charts")?;
        Ok(format!("shows.{revision}"))
    }
}
