//! From the catalog to the Parquet tables of a generation: everything, or what changed since a revision.

use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::writer::Writer;
use std::path::Path;

/// What was exported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportedTables {
    /// The newest revision that is in it.
    pub revision: i64,
    /// Podcasts in this part.
    pub podcasts: u64,
    pub episodes: u64,
    pub transcripts: u64,
}

/// Each table's rows of the podcasts in `exported`, in the order of the podcasts' ids: readers merge them.
const TABLES: &[(&str, &str)] = &[
    (
        "podcasts",
        "SELECT podcasts.*, exported.revision FROM exported JOIN podcasts ON podcasts.id = exported.podcast_id
         ORDER BY podcasts.id",
    ),
    (
        "links",
        "SELECT links.*, exported.revision FROM exported
         JOIN crawls USING (podcast_id)
         JOIN links ON links.podcast_id = exported.podcast_id AND links.last_seen_at = crawls.crawled_at
         ORDER BY links.podcast_id, links.category, links.kind, links.url, links.source",
    ),
    ("scores", "SELECT scores.*, exported.revision FROM exported JOIN scores USING (podcast_id) ORDER BY podcast_id"),
    (
        "episodes",
        "SELECT episodes.*, exported.revision FROM exported JOIN episodes USING (podcast_id)
         ORDER BY episodes.podcast_id, episodes.id",
    ),
    (
        "transcripts",
        "SELECT transcripts.*, exported.revision FROM exported JOIN transcripts USING (podcast_id)
         ORDER BY transcripts.podcast_id, transcripts.episode_id",
    ),
];

impl Writer {
    /// Writes one Parquet file per table into `folder/<table>/<part>.parquet`, holding the podcasts that changed after
    /// the revision `after` (0: all), each with all its rows. It is one transaction, so the tables fit each other.
    ///
    /// # Errors
    /// When the catalog cannot be read or the files cannot be written.
    pub fn export(&mut self, folder: &Path, part: &str, after: i64) -> Result<ExportedTables, CatalogError> {
        for (table, _) in TABLES {
            std::fs::create_dir_all(folder.join(table)).at("cannot create", folder.join(table))?;
        }
        self.unit(|unit| {
            unit.run(
                "cannot list what changed",
                &format!(
                    "CREATE OR REPLACE TEMP TABLE exported AS
                     SELECT podcast_id, greatest(feed_revision, links_revision, scores_revision) AS revision
                     FROM changes JOIN podcasts ON podcasts.id = changes.podcast_id
                     WHERE greatest(feed_revision, links_revision, scores_revision) > {after}"
                ),
            )?;
            for (table, select) in TABLES {
                let file = folder.join(table).join(format!("{part}.parquet"));
                let file = file.to_string_lossy().replace('\'', "''");
                unit.run(
                    "cannot write a table",
                    &format!("COPY ({select}) TO '{file}' (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 20000)"),
                )?;
            }
            let count = |sql: &str| -> Result<i64, CatalogError> {
                unit.connection.query_row(sql, [], |row| row.get(0)).doing("cannot count what was exported")
            };
            Ok(ExportedTables {
                revision: count(&format!("SELECT coalesce(max(revision), {after}) FROM exported"))?,
                podcasts: count("SELECT count(*) FROM exported")?.unsigned_abs(),
                episodes: count("SELECT count(*) FROM episodes SEMI JOIN exported USING (podcast_id)")?.unsigned_abs(),
                transcripts: count("SELECT count(*) FROM transcripts SEMI JOIN exported USING (podcast_id)")?
                    .unsigned_abs(),
            })
        })
    }
}
