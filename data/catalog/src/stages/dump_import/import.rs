//! The import of a dump: its rows, counts and folder.

use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::writer::{CatalogOptions, database_config};
use duckdb::Connection;
use earshot_model::Podcast;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};

/// One row of a dump. The podcast has a [`earshot_model::Listing`], and its slug is a proposal.
#[derive(Clone, Debug)]
pub struct DumpPodcast {
    pub podcast: Podcast,
    /// The directory's number of the row that this one repeats.
    pub duplicate_of: Option<i64>,
}

/// Counts of the rows read from a dump.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DumpReadTotals {
    /// Row id of the last row that was read.
    pub last_row: i64,
    pub rows: u64,
    /// Rows without a usable podcast, by reason.
    pub skipped: BTreeMap<String, u64>,
    /// Fields that were dropped or repaired, by kind.
    pub defects: BTreeMap<String, u64>,
}

impl DumpReadTotals {
    /// Adds the counts of rows that were read later.
    pub fn add(&mut self, later: &Self) {
        self.last_row = later.last_row;
        self.rows += later.rows;
        for (sum, counts) in [(&mut self.skipped, &later.skipped), (&mut self.defects, &later.defects)] {
            for (reason, count) in counts {
                *sum.entry(reason.clone()).or_default() += count;
            }
        }
    }
}

/// Outcome of the import. Each row that was not skipped is counted exactly once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DumpImportCounts {
    pub new: u64,
    /// Podcasts of an earlier dump whose listing changed.
    pub changed: u64,
    pub unchanged: u64,
    /// Podcasts whose feed was read: only the listing, and a missing Apple id, are taken over.
    pub known: u64,
    /// Rows whose URL redirects to a podcast under another URL.
    pub elsewhere: u64,
    /// Rows of the same podcast as another row, for example with `http` and `https` or with and without a trailing
    /// slash.
    pub collapsed: u64,
    /// Rows that the dump marks as duplicates of another row.
    pub duplicates: u64,
}

/// An import in progress. Its folder holds the rows until all of them are in the catalog.
pub struct DumpImport {
    pub(super) folder: PathBuf,
    pub(super) fingerprint: String,
    pub(super) spill: PathBuf,
    pub(super) options: CatalogOptions,
    pub(super) totals: DumpReadTotals,
    pub(super) part_count: u64,
    pub(super) connection: Option<Connection>,
    pub(super) _lock: File,
}

impl DumpImport {
    /// Folder of this import, removed when the import is finished.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Counts of the rows read so far. Reading resumes after [`DumpReadTotals::last_row`].
    #[must_use]
    pub fn read_totals(&self) -> &DumpReadTotals {
        &self.totals
    }

    /// Removes the stored rows after all of them were merged into the catalog.
    ///
    /// # Errors
    /// When the folder cannot be removed.
    pub fn remove_parts(mut self) -> Result<(), CatalogError> {
        self.connection = None;
        fs::remove_dir_all(&self.folder).at("cannot remove", &self.folder)
    }

    /// Returns an in-memory database for storing and sorting rows, with a small memory limit.
    pub(super) fn connection(&mut self) -> Result<&Connection, CatalogError> {
        if self.connection.is_none() {
            let config = database_config(&self.options)
                .and_then(|config| config.with("temp_directory", self.spill.to_string_lossy()))
                .context("cannot configure the database")?;
            self.connection =
                Some(Connection::open_in_memory_with_flags(config).context("cannot open a database in memory")?);
        }
        Ok(self.connection.as_ref().expect("just opened"))
    }

    /// Returns the path of a file, or a file pattern, as an SQL literal.
    pub(super) fn quoted_path(&self, name: &str) -> String {
        format!("read_parquet('{}')", self.escaped_path(name))
    }

    pub(super) fn escaped_path(&self, name: &str) -> String {
        self.folder.join(name).to_string_lossy().replace('\'', "''")
    }
}
