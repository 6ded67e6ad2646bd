//! All paths in the data folder.

use std::path::{Path, PathBuf};

/// The folder of run-time data: `--data-dir`, `EARSHOT_DATA`, by default `./var`.
#[derive(Clone, Debug)]
pub struct DataDir(PathBuf);

impl DataDir {
    /// Names a data folder. The folder need not exist yet.
    #[must_use]
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self(path.into())
    }

    /// Path of the folder itself.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The catalog's database (DuckDB).
    #[must_use]
    pub fn catalog(&self) -> PathBuf {
        self.0.join("catalog.duckdb")
    }

    /// The database file while it is first created.
    pub(crate) fn new_catalog(&self) -> PathBuf {
        self.0.join("catalog.duckdb.new")
    }

    /// DuckDB's write-ahead log: committed changes that are not in the tables yet.
    pub(crate) fn catalog_log(&self) -> PathBuf {
        self.0.join("catalog.duckdb.wal")
    }

    /// Lock file of the writer, which also names the holder.
    #[must_use]
    pub fn catalog_lock(&self) -> PathBuf {
        self.0.join("catalog.lock")
    }

    /// Lock file of the queue: held while waiting for the writer lock, so that writers take turns.
    #[must_use]
    pub fn catalog_queue(&self) -> PathBuf {
        self.0.join("catalog.queue")
    }

    /// Lock file held while a generation is built or published. It stays empty, so a full disk does not prevent
    /// locking.
    pub(crate) fn build_lock(&self) -> PathBuf {
        self.0.join("build.lock")
    }

    /// The opt-out list for programs that do not open the catalog.
    #[must_use]
    pub fn opt_outs(&self) -> PathBuf {
        self.0.join("opt-outs.json")
    }

    /// Lock file held while sites are crawled, because two crawls would request the same sites.
    #[must_use]
    pub fn crawl_lock(&self) -> PathBuf {
        self.0.join("crawl.lock")
    }

    /// The feed check store (SQLite).
    #[must_use]
    pub fn checks(&self) -> PathBuf {
        self.0.join("checks.sqlite")
    }

    /// DuckDB's folder for data that exceeds its memory limit.
    #[must_use]
    pub fn spill(&self) -> PathBuf {
        self.0.join("spill")
    }

    /// Folder of a dump import in progress.
    #[must_use]
    pub fn dump_import(&self) -> PathBuf {
        self.0.join("listing")
    }

    /// Chart day files by platform: the record.
    pub(crate) fn chart_days(&self) -> PathBuf {
        self.0.join("charts").join("days")
    }

    /// Chart month files, derived from the day files.
    pub(crate) fn chart_months(&self) -> PathBuf {
        self.0.join("charts").join("months")
    }

    /// Chart responses as they were fetched.
    #[must_use]
    pub fn chart_payloads(&self) -> PathBuf {
        self.0.join("charts").join("payloads")
    }

    /// Folder of the generations and of `CURRENT`.
    #[must_use]
    pub fn generations(&self) -> PathBuf {
        self.0.join("generations")
    }

    /// The app database: accounts, teams, jobs.
    #[must_use]
    pub fn app_database(&self) -> PathBuf {
        self.0.join("app.sqlite")
    }

    /// Mails that were not sent because no mail server is configured.
    #[must_use]
    pub fn outbox(&self) -> PathBuf {
        self.0.join("outbox")
    }

    /// Files of guests, each named after its row in the app database.
    #[must_use]
    pub fn guest_files(&self) -> PathBuf {
        self.0.join("guest-files")
    }

    /// Files with all data of a person or of a team, each named after its row in the app database.
    #[must_use]
    pub fn data_downloads(&self) -> PathBuf {
        self.0.join("data-downloads")
    }

    /// Rendered covers, which can be fetched again.
    #[must_use]
    pub fn pictures(&self) -> PathBuf {
        self.0.join("pictures")
    }

    /// Paths that only their owner may read, whether they exist or not.
    pub(crate) fn private_paths(&self) -> Vec<PathBuf> {
        let mut paths = vec![
            self.catalog(),
            self.new_catalog(),
            self.catalog_log(),
            self.catalog_lock(),
            self.catalog_queue(),
            self.build_lock(),
            self.opt_outs(),
            self.crawl_lock(),
            self.spill(),
            self.dump_import(),
            self.outbox(),
            self.guest_files(),
            self.data_downloads(),
        ];
        for database in [self.checks(), self.app_database()] {
            for ending in ["", "-wal", "-shm", "-journal"] {
                let mut path = database.clone().into_os_string();
                path.push(ending);
                paths.push(path.into());
            }
        }
        paths
    }
}
