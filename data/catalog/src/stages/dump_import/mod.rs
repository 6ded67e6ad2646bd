//! The dump import: millions of podcasts from a directory's dump at once, in bounded memory, and resumable.
//!
//! Inserts in random key order pull all key indexes into memory and make each checkpoint rewrite them. The import
//! therefore has three steps: rows are stored as Parquet parts (`row_parts`), a plan decides which row stands for which
//! podcast (`merge_plan`), and each table is filled in key order (`merge`, `table_merge`).

mod merge;
mod merge_plan;
mod row_parts;
mod table_merge;

pub use merge::MergeOptions;

use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::paths::DataDir;
use crate::writer::{CatalogOptions, database_config};
use duckdb::Connection;
use earshot_model::Podcast;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

/// DuckDB's memory while rows are stored and sorted, in MiB. Larger data is spilled to disk.
const ROWS_MEMORY_MIB: u32 = 384;
/// The most rows per unit of work. More rows need more memory to sort. Fewer rows read the parts more often and leave
/// more of DuckDB's row groups (122,880 rows) unfilled.
const UNIT_ROWS: u64 = 200_000;

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
    folder: PathBuf,
    fingerprint: String,
    spill: PathBuf,
    options: CatalogOptions,
    totals: DumpReadTotals,
    part_count: u64,
    connection: Option<Connection>,
    _lock: File,
}

impl DumpImport {
    /// Starts or resumes the import of the dump with this fingerprint. The unfinished import of another dump is
    /// removed.
    ///
    /// # Errors
    /// When another process imports a dump, or the folder cannot be written.
    pub fn open(dir: &DataDir, options: CatalogOptions, fingerprint: &str) -> Result<Self, CatalogError> {
        let listing = dir.dump_import();
        earshot_files::create_folder(&listing).at("cannot create", &listing)?;
        earshot_files::create_folder(&dir.spill()).at("cannot create", dir.spill())?;
        let lock = lock_import(&listing.join("lock"))?;
        let folder = listing.join(fingerprint);
        for entry in fs::read_dir(&listing).at("cannot read", &listing)?.flatten() {
            if entry.path() != folder && entry.path().is_dir() {
                fs::remove_dir_all(entry.path()).at("cannot remove", entry.path())?;
            }
        }
        fs::create_dir_all(folder.join(row_parts::ROWS_FOLDER)).at("cannot create", &folder)?;
        let options = CatalogOptions { memory_mib: options.memory_mib.min(ROWS_MEMORY_MIB), ..options };
        let mut import = Self {
            spill: dir.spill(),
            fingerprint: fingerprint.to_owned(),
            options,
            totals: DumpReadTotals { last_row: i64::MIN, ..DumpReadTotals::default() },
            part_count: 0,
            connection: None,
            _lock: lock,
            folder,
        };
        import.find_parts()?;
        Ok(import)
    }

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
    fn connection(&mut self) -> Result<&Connection, CatalogError> {
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
    fn quoted_path(&self, name: &str) -> String {
        format!("read_parquet('{}')", self.escaped_path(name))
    }

    fn escaped_path(&self, name: &str) -> String {
        self.folder.join(name).to_string_lossy().replace('\'', "''")
    }
}

fn lock_import(path: &Path) -> Result<File, CatalogError> {
    let file =
        OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).at("cannot open", path)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(CatalogError::Locked { holder: "another import of a dump".to_owned() }),
        Err(TryLockError::Error(source)) => {
            Err(CatalogError::File { doing: "cannot lock", path: path.to_owned(), source })
        }
    }
}
