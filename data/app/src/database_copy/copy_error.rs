//! Why a copy of the app database failed.

use crate::DbError;
use sea_orm::DbErr;
use std::path::PathBuf;

/// Why a copy of the app database failed. The target is then as it was before.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    #[error("the file {0} exists already")]
    FileExists(PathBuf),
    #[error("there is no file {0}")]
    FileMissing(PathBuf),
    #[error("the file {path} cannot be written")]
    File { path: PathBuf, source: std::io::Error },
    #[error("the source has the schema of an older version: {pending} migrations are missing")]
    OldSource { pending: usize },
    #[error("the target is not empty: its table {0} has rows")]
    NotEmpty(String),
    #[error("the table {table} differs between source and target: {difference}")]
    SchemaDiffers { table: String, difference: String },
    #[error("the table {0} has no primary key, so it cannot be read in parts")]
    NoPrimaryKey(String),
    #[error("the column {table}.{column} has the type {declared}, which is not copied")]
    UnknownType { table: String, column: String, declared: String },
    #[error("a row of the table {table} cannot be {action}{key}")]
    Row { table: String, action: &'static str, key: String, source: DbErr },
    #[error("the table {table} differs after the copy: {read} rows were read, {written} are in the target")]
    ContentDiffers { table: String, read: u64, written: u64 },
    #[error(transparent)]
    Database(#[from] DbError),
}

impl From<DbErr> for CopyError {
    fn from(error: DbErr) -> Self {
        Self::Database(error.into())
    }
}

impl CopyError {
    /// Whether the arguments of the copy are at fault, and not a database.
    #[must_use]
    pub fn is_caused_by_input(&self) -> bool {
        matches!(self, Self::FileExists(_) | Self::FileMissing(_) | Self::OldSource { .. } | Self::NotEmpty(_))
    }
}
