//! Row parts of a dump import: Parquet files, each sorted by podcast id, with a note of the counts read so far.

use super::import::{DumpImport, DumpPodcast, DumpReadTotals};
use crate::atomic_file::replace_file;
use crate::columns::BatchBuilder;
use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::tables;
use duckdb::arrow::datatypes::{DataType, Schema};
use duckdb::arrow::record_batch::RecordBatch;
use earshot_model::{Listing, Podcast};
use std::fs::{self, File};
use std::sync::Arc;

pub(super) const ROWS_FOLDER: &str = "rows";
/// Marker file: exists when the dump was read to its end.
const COMPLETE_MARKER: &str = "read";
/// File pattern of all parts.
pub(super) const ALL_PARTS: &str = "rows/*.parquet";
/// Columns in addition to those of the table of podcasts.
pub(super) const ROW_COLUMNS: &str = "row_slice, row_id, row_duplicate_of, row_dead, row_popularity, row_newest";
/// Small, so that reading one id slice reads little else.
const ROW_GROUP_ROWS: usize = 2048;

impl DumpImport {
    /// Stores rows as one part, all or none. `read` holds the counts since the last call, including skipped rows.
    ///
    /// # Errors
    /// When the rows cannot be written.
    pub fn put_rows(&mut self, rows: Vec<DumpPodcast>, read: &DumpReadTotals) -> Result<(), CatalogError> {
        let name = format!("{:08}", self.part_count);
        if !rows.is_empty() {
            let (podcasts, duplicate_of): (Vec<Podcast>, Vec<Option<i64>>) =
                rows.into_iter().map(|row| (row.podcast, row.duplicate_of)).unzip();
            let batch = to_batch(&podcasts, &duplicate_of);
            drop((podcasts, duplicate_of));
            self.write_part(&name, batch)?;
        }
        let note = serde_json::to_vec(read).expect("a note has string keys");
        replace_file(&self.folder.join(ROWS_FOLDER).join(format!("{name}.json")), &note)?;
        self.part_count += 1;
        self.totals.add(read);
        Ok(())
    }

    /// Returns whether the dump was read to its end.
    #[must_use]
    pub fn is_fully_read(&self) -> bool {
        self.folder.join(COMPLETE_MARKER).exists()
    }

    /// Records that the dump was read to its end.
    ///
    /// # Errors
    /// When the marker cannot be written.
    pub fn mark_fully_read(&self) -> Result<(), CatalogError> {
        replace_file(&self.folder.join(COMPLETE_MARKER), b"")
    }

    /// Returns whether there are rows to merge.
    pub(super) fn has_rows(&self) -> Result<bool, CatalogError> {
        let folder = self.folder.join(ROWS_FOLDER);
        let mut entries = fs::read_dir(&folder).at("cannot read", &folder)?.flatten();
        Ok(entries.any(|entry| entry.path().extension().is_some_and(|extension| extension == "parquet")))
    }

    fn write_part(&mut self, name: &str, batch: RecordBatch) -> Result<(), CatalogError> {
        let partial = format!("{ROWS_FOLDER}/{name}.partial");
        let sql = format!(
            "COPY (FROM part ORDER BY id) TO '{}' (FORMAT parquet, COMPRESSION lz4_raw, ROW_GROUP_SIZE {ROW_GROUP_ROWS})",
            self.escaped_path(&partial)
        );
        let columns: Vec<String> = batch
            .schema()
            .fields()
            .iter()
            .map(|field| format!("{} {}", field.name(), sql_type(field.data_type())))
            .collect();
        let doing = "cannot store the rows of a dump";
        let connection = self.connection()?;
        connection.execute_batch(&format!("CREATE OR REPLACE TABLE part ({})", columns.join(", "))).context(doing)?;
        let mut appender = connection.appender("part").context(doing)?;
        appender.append_record_batch(batch).context(doing)?;
        appender.flush().context(doing)?;
        drop(appender);
        connection.execute_batch(&format!("{sql}; DROP TABLE part")).context(doing)?;
        let partial = self.folder.join(partial);
        let part = self.folder.join(ROWS_FOLDER).join(format!("{name}.parquet"));
        File::open(&partial).and_then(|file| file.sync_all()).at("cannot write", &partial)?;
        fs::rename(&partial, &part).at("cannot write", part)
    }

    /// Finds the parts of an earlier run. A part without a note is incomplete, so its rows are read again.
    pub(super) fn find_parts(&mut self) -> Result<(), CatalogError> {
        let folder = self.folder.join(ROWS_FOLDER);
        loop {
            let name = format!("{:08}", self.part_count);
            let note = match fs::read(folder.join(format!("{name}.json"))) {
                Ok(note) => note,
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => break,
                Err(error) => return Err(error).at("cannot read", folder),
            };
            let Ok(read) = serde_json::from_slice(&note) else { break };
            self.totals.add(&read);
            self.part_count += 1;
        }
        for entry in fs::read_dir(&folder).at("cannot read", &folder)?.flatten() {
            let number = entry.path().file_stem().and_then(|stem| stem.to_str()?.parse::<u64>().ok());
            if number.is_none_or(|number| number >= self.part_count) {
                fs::remove_file(entry.path()).at("cannot remove", entry.path())?;
            }
        }
        Ok(())
    }
}

/// Returns the podcasts' columns and the columns that rank rows of the same podcast.
fn to_batch(podcasts: &[Podcast], duplicate_of: &[Option<i64>]) -> RecordBatch {
    fn listing(podcast: &Podcast) -> Option<&Listing> {
        podcast.listing.as_ref()
    }
    let of_podcast = tables::podcast::to_batch(podcasts);
    let own = BatchBuilder::new(podcasts)
        .small_int("row_slice", |podcast| Some(i32::from(podcast.id.0.as_bytes()[0])))
        .int("row_id", |podcast| listing(podcast).map(|listing| listing.listed_id))
        .flag("row_dead", |podcast| listing(podcast).map(|listing| listing.dead))
        .int("row_popularity", |podcast| listing(podcast)?.popularity)
        .time("row_newest", |podcast| listing(podcast)?.newest_at)
        .build();
    let duplicates = BatchBuilder::new(duplicate_of).int("row_duplicate_of", |duplicate_of| *duplicate_of).build();
    let mut fields = Vec::new();
    let mut columns = Vec::new();
    for batch in [of_podcast, own, duplicates] {
        fields.extend(batch.schema().fields().iter().cloned());
        columns.extend(batch.columns().iter().cloned());
    }
    RecordBatch::try_new(Arc::new(Schema::new(fields)), columns).expect("all three have a row a podcast")
}

fn sql_type(arrow: &DataType) -> &'static str {
    match arrow {
        DataType::Int32 => "INTEGER",
        DataType::Int64 => "BIGINT",
        DataType::Float64 => "DOUBLE",
        DataType::Boolean => "BOOLEAN",
        DataType::Timestamp(..) => "TIMESTAMP",
        DataType::Binary => "BLOB",
        // Texts, ids and JSON.
        _ => "VARCHAR",
    }
}
