//! What can go wrong with the catalog and its generations.

use std::path::PathBuf;

/// What to do when the generation that is to be served cannot be read.
pub const BROKEN_GENERATION_REMEDY: &str =
    "go back with `earshot publish --rollback`, or rebuild with `earshot index --full && earshot publish`";

/// A failed operation on the catalog or its files. `doing` names the operation.
#[derive(Debug, thiserror::Error)]
pub enum CatalogError {
    #[error("{doing}: {source}")]
    Database { doing: &'static str, source: duckdb::Error },
    #[error("{doing}: {source}")]
    Checks { doing: &'static str, source: rusqlite::Error },
    #[error("{doing} {path}: {source}")]
    File { doing: &'static str, path: PathBuf, source: std::io::Error },
    #[error("the catalog is being written by {holder}")]
    Locked { holder: String },
    #[error("the catalog is of schema version {found}, this program knows {known}")]
    NewerSchema { found: i64, known: i64 },
    #[error("column {column} of {table} is damaged: {reason}")]
    DamagedColumn { table: &'static str, column: String, reason: String },
    #[error("there is no generation to serve in {0}")]
    NoGeneration(PathBuf),
    #[error("CURRENT names generation {name}, which is missing or incomplete: {reason}")]
    BrokenGeneration { name: String, reason: String },
    #[error("CURRENT is damaged: {reason}")]
    DamagedPointer { reason: String },
    #[error("another process builds or publishes the next generation")]
    BuildInProgress,
    #[error("there is no generation before {current} to go back to")]
    NoEarlierGeneration { current: String },
    #[error("there is no built index to publish")]
    NoBuiltGeneration,
}

impl CatalogError {
    /// What the person at the keyboard can do about it.
    #[must_use]
    pub fn hint(&self) -> Option<String> {
        Some(match self {
            Self::Locked { .. } => {
                "wait for it to finish, or stop it; a killed writer leaves no lock behind".to_owned()
            }
            Self::BuildInProgress => "wait for it to finish, or stop it; a killed one leaves no lock behind".to_owned(),
            Self::DamagedPointer { .. } => {
                "let it name the newest complete generation with `earshot publish --rollback`".to_owned()
            }
            Self::NewerSchema { .. } => "update earshot, or use another --data-dir".to_owned(),
            Self::NoGeneration(_) => "run `earshot pipeline SOURCE` first".to_owned(),
            Self::BrokenGeneration { .. } => BROKEN_GENERATION_REMEDY.to_owned(),
            Self::NoBuiltGeneration => "run `earshot index` first".to_owned(),
            Self::File { source, .. } if source.kind() == std::io::ErrorKind::StorageFull => full_disk_hint(),
            Self::Database { source, .. } if is_full_disk(source) => full_disk_hint(),
            Self::Database { .. } if self.is_out_of_memory() => {
                "give the catalog's database more memory with --memory-mib and run the same command again, nothing that was \
                 committed is lost"
                    .to_owned()
            }
            Self::Checks { source, .. } if source.sqlite_error_code() == Some(rusqlite::ErrorCode::DiskFull) => {
                full_disk_hint()
            }
            Self::Checks { .. }
            | Self::Database { .. }
            | Self::File { .. }
            | Self::DamagedColumn { .. }
            | Self::NoEarlierGeneration { .. } => {
                return None;
            }
        })
    }
}

impl CatalogError {
    /// The database's own limit was reached. Known by the remedy that DuckDB tells: the error has several names.
    pub(crate) fn is_out_of_memory(&self) -> bool {
        matches!(self, Self::Database { source, .. } if source.to_string().contains("SET memory_limit="))
    }
}

fn full_disk_hint() -> String {
    "the disk is full: free some space and run the same command again, nothing that was committed is lost".to_owned()
}

fn is_full_disk(error: &duckdb::Error) -> bool {
    let text = error.to_string();
    text.contains("No space left on device") || text.contains("Disk quota exceeded")
}

/// Names the operation that an I/O error happened in.
pub(crate) trait IoContext<T> {
    fn at(self, doing: &'static str, path: impl Into<PathBuf>) -> Result<T, CatalogError>;
}

impl<T> IoContext<T> for std::io::Result<T> {
    fn at(self, doing: &'static str, path: impl Into<PathBuf>) -> Result<T, CatalogError> {
        self.map_err(|source| CatalogError::File { doing, path: path.into(), source })
    }
}

/// Names the operation that a database error happened in.
pub(crate) trait DbContext<T> {
    fn context(self, doing: &'static str) -> Result<T, CatalogError>;
}

impl<T> DbContext<T> for duckdb::Result<T> {
    fn context(self, doing: &'static str) -> Result<T, CatalogError> {
        self.map_err(|source| CatalogError::Database { doing, source })
    }
}
