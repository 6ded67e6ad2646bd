//! Errors of the catalog and its generations.

use std::path::PathBuf;

/// Remedy for a current generation that cannot be read.
pub const BROKEN_GENERATION_REMEDY: &str =
    "roll back with `earshot publish --rollback`, or rebuild with `earshot index --full && earshot publish`";

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
    #[error("the catalog has schema version {found}, but this program supports versions up to {known}")]
    NewerSchema { found: i64, known: i64 },
    #[error("column {column} of {table} is damaged: {reason}")]
    DamagedColumn { table: &'static str, column: String, reason: String },
    #[error("no generation has been published in {0}")]
    NoGeneration(PathBuf),
    #[error("CURRENT names generation {name}, which is missing or incomplete: {reason}")]
    BrokenGeneration { name: String, reason: String },
    #[error("CURRENT is damaged: {reason}")]
    DamagedPointer { reason: String },
    #[error("another process is building or publishing a generation")]
    BuildInProgress,
    #[error("there is no generation before {current} to roll back to")]
    NoEarlierGeneration { current: String },
    #[error("the manifest of a generation cannot be used: {reason}")]
    UnusableManifest { reason: String },
    #[error("generation {name} is served from this folder, and is another one than that to be copied")]
    OtherGeneration { name: String },
    #[error("there is no built index to publish")]
    NoBuiltGeneration,
}

impl CatalogError {
    /// Returns what the operator can do about the error.
    #[must_use]
    pub fn hint(&self) -> Option<String> {
        Some(match self {
            Self::Locked { .. } => "wait for it to finish, or stop it: the lock ends with the process".to_owned(),
            Self::BuildInProgress => "wait for it to finish, or stop it: the lock ends with the process".to_owned(),
            Self::DamagedPointer { .. } => {
                "run `earshot publish --rollback` to serve the newest complete generation".to_owned()
            }
            Self::NewerSchema { .. } => "update earshot, or use another --data-dir".to_owned(),
            Self::NoGeneration(_) => "run `earshot pipeline SOURCE` first".to_owned(),
            Self::BrokenGeneration { .. } => BROKEN_GENERATION_REMEDY.to_owned(),
            Self::OtherGeneration { .. } => "serve from an empty --data-dir".to_owned(),
            Self::NoBuiltGeneration => "run `earshot index` first".to_owned(),
            Self::File { source, .. } if source.kind() == std::io::ErrorKind::StorageFull => full_disk_hint(),
            Self::File { source, .. } if source.kind() == std::io::ErrorKind::PermissionDenied => {
                "give this user access to the data folder, or run as its owner".to_owned()
            }
            Self::File { source, .. } if source.kind() == std::io::ErrorKind::ReadOnlyFilesystem => {
                "the data folder is read-only: it can be searched and served, and not changed".to_owned()
            }
            Self::Database { source, .. } if is_full_disk(source) => full_disk_hint(),
            Self::Database { .. } if self.is_out_of_memory() => {
                "raise --memory-mib and run the command again; committed data is safe".to_owned()
            }
            Self::Checks { source, .. } if source.sqlite_error_code() == Some(rusqlite::ErrorCode::DiskFull) => {
                full_disk_hint()
            }
            Self::Checks { .. }
            | Self::Database { .. }
            | Self::File { .. }
            | Self::DamagedColumn { .. }
            | Self::UnusableManifest { .. }
            | Self::NoEarlierGeneration { .. } => {
                return None;
            }
        })
    }
}

impl CatalogError {
    /// Returns whether DuckDB reached its memory limit. The remedy in its message identifies this case, because the
    /// error has several names.
    pub(crate) fn is_out_of_memory(&self) -> bool {
        matches!(self, Self::Database { source, .. } if source.to_string().contains("SET memory_limit="))
    }
}

fn full_disk_hint() -> String {
    "the disk is full: free some space and run the command again; committed data is safe".to_owned()
}

fn is_full_disk(error: &duckdb::Error) -> bool {
    let text = error.to_string();
    text.contains("No space left on device") || text.contains("Disk quota exceeded")
}

/// Adds the failed operation and the path to an I/O error.
pub(crate) trait IoContext<T> {
    fn at(self, doing: &'static str, path: impl Into<PathBuf>) -> Result<T, CatalogError>;
}

impl<T> IoContext<T> for std::io::Result<T> {
    fn at(self, doing: &'static str, path: impl Into<PathBuf>) -> Result<T, CatalogError> {
        self.map_err(|source| CatalogError::File { doing, path: path.into(), source })
    }
}

/// Adds the failed operation to a database error.
pub(crate) trait DbContext<T> {
    fn context(self, doing: &'static str) -> Result<T, CatalogError>;
}

impl<T> DbContext<T> for duckdb::Result<T> {
    fn context(self, doing: &'static str) -> Result<T, CatalogError> {
        self.map_err(|source| CatalogError::Database { doing, source })
    }
}
