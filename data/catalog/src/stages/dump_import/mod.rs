//! A directory's dump into the catalog: millions of podcasts at once, in bounded memory, and to be gone on with.
//!
//! An insert that jumps about in the key indexes pulls all of them into memory and makes each checkpoint rewrite them.
//! So the rows are first laid down as Parquet parts (`rows`), then it is decided which row stands for which podcast
//! (`plan`), and then each table is filled in the order of its key (`merge`, `tables`).

mod merge;
mod merge_plan;
mod row_parts;
mod table_merge;

pub use merge::MergeOptions;

use crate::error::{CatalogError, DbContext as _, IoContext as _};
use crate::paths::DataDir;
use crate::private_files;
use crate::writer::{CatalogOptions, database_config};
use duckdb::Connection;
use earshot_model::Podcast;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::path::{Path, PathBuf};

/// DuckDB's memory while rows are laid down and sorted, in MiB; more than that is spilled.
const ROWS_MEMORY_MIB: u32 = 384;
/// The most rows of a unit of work. More take more memory to sort; fewer read the parts more often, and leave more row
/// groups of DuckDB's (122,880 rows) unfilled.
const UNIT_ROWS: u64 = 200_000;

/// A row of a dump. The podcast has a [`earshot_model::Listing`], and its slug is a wish.
#[derive(Clone, Debug)]
pub struct DumpPodcast {
    pub podcast: Podcast,
    /// The directory's number of the row that this one repeats.
    pub duplicate_of: Option<i64>,
}

/// What was read of a dump.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DumpReadTotals {
    /// The last row that was read, by its row id.
    pub last_row: i64,
    pub rows: u64,
    /// Rows that no podcast can be made of, by reason.
    pub skipped: BTreeMap<String, u64>,
    /// Fields that were lost or repaired, by kind.
    pub defects: BTreeMap<String, u64>,
}

impl DumpReadTotals {
    /// Adds what was read after this.
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

/// What became of the rows. Each row that was not skipped is in exactly one of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DumpImportCounts {
    pub new: u64,
    /// Podcasts of an earlier dump that differ now.
    pub changed: u64,
    pub unchanged: u64,
    /// Podcasts whose feed was read: only the listing, and a missing Apple number, are taken over.
    pub known: u64,
    /// Rows whose URL leads to a podcast of another URL.
    pub elsewhere: u64,
    /// Rows of the same podcast as another row: `http` and `https`, with and without a slash at the end.
    pub collapsed: u64,
    /// Rows that say themselves which other they repeat.
    pub duplicates: u64,
}

/// An import under way. Its folder holds what was read until all of it is in the catalog.
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
    /// Begins the import of the dump with this fingerprint, or goes on with it. What another dump's import left
    /// unfinished is removed.
    ///
    /// # Errors
    /// When another process imports a dump, or the folder cannot be written.
    pub fn open(dir: &DataDir, options: CatalogOptions, fingerprint: &str) -> Result<Self, CatalogError> {
        let listing = dir.dump_import();
        private_files::create_folder(&listing).at("cannot create", &listing)?;
        private_files::create_folder(&dir.spill()).at("cannot create", dir.spill())?;
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

    /// A folder of this import's own, removed when it is finished.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// What was read so far; the reading goes on after [`DumpReadTotals::last_row`].
    #[must_use]
    pub fn read_totals(&self) -> &DumpReadTotals {
        &self.totals
    }

    /// Removes what was laid down: all of it is in the catalog.
    ///
    /// # Errors
    /// When the folder cannot be removed.
    pub fn remove_parts(mut self) -> Result<(), CatalogError> {
        self.connection = None;
        fs::remove_dir_all(&self.folder).at("cannot remove", &self.folder)
    }

    /// A database in memory for laying down and sorting rows, with little memory of its own.
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

    /// The path of a file, or of a pattern of files, as SQL has it.
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
