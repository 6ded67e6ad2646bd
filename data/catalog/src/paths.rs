//! The one place that knows what lies where in the data folder.

use std::path::{Path, PathBuf};

/// The folder of run-time data: `--data-dir`, `EARSHOT_DATA`, by default `./var`.
#[derive(Clone, Debug)]
pub struct DataDir(PathBuf);

impl DataDir {
    #[must_use]
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self(path.into())
    }

    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }

    #[must_use]
    pub fn catalog(&self) -> PathBuf {
        self.0.join("catalog.duckdb")
    }

    /// The catalog while it is made.
    pub(crate) fn new_catalog(&self) -> PathBuf {
        self.0.join("catalog.duckdb.new")
    }

    /// What was committed and is not in the catalog's tables yet.
    pub(crate) fn catalog_log(&self) -> PathBuf {
        self.0.join("catalog.duckdb.wal")
    }

    #[must_use]
    pub fn catalog_lock(&self) -> PathBuf {
        self.0.join("catalog.lock")
    }

    /// Held while waiting for the lock, so that writers take turns.
    #[must_use]
    pub fn catalog_queue(&self) -> PathBuf {
        self.0.join("catalog.queue")
    }

    /// Held while the next generation is built or published. It holds nothing, so that a full disk is no hindrance.
    pub(crate) fn build_lock(&self) -> PathBuf {
        self.0.join("build.lock")
    }

    /// Who does not want to be listed, as the catalog has it: for those that do not open the catalog.
    #[must_use]
    pub fn opt_outs(&self) -> PathBuf {
        self.0.join("opt-outs.json")
    }

    /// Held while sites are crawled: two crawls would ask the same sites.
    #[must_use]
    pub fn crawl_lock(&self) -> PathBuf {
        self.0.join("crawl.lock")
    }

    /// When each feed was asked for, and when it is next.
    #[must_use]
    pub fn checks(&self) -> PathBuf {
        self.0.join("checks.sqlite")
    }

    /// Where DuckDB spills what does not fit into memory.
    #[must_use]
    pub fn spill(&self) -> PathBuf {
        self.0.join("spill")
    }

    /// The rows of a directory's dump while it is imported.
    #[must_use]
    pub fn dump_import(&self) -> PathBuf {
        self.0.join("listing")
    }

    /// Charts by platform and day: the record.
    pub(crate) fn chart_days(&self) -> PathBuf {
        self.0.join("charts").join("days")
    }

    /// The same by month, in the orders that questions come in.
    pub(crate) fn chart_months(&self) -> PathBuf {
        self.0.join("charts").join("months")
    }

    /// Payloads of charts as they were fetched.
    #[must_use]
    pub fn chart_payloads(&self) -> PathBuf {
        self.0.join("charts").join("payloads")
    }

    #[must_use]
    pub fn generations(&self) -> PathBuf {
        self.0.join("generations")
    }

    #[must_use]
    pub fn app_database(&self) -> PathBuf {
        self.0.join("app.sqlite")
    }

    /// Mails that were not sent because no mail server is configured.
    #[must_use]
    pub fn outbox(&self) -> PathBuf {
        self.0.join("outbox")
    }

    /// What its owner alone reads, whether it is there or not.
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
