//! What goes wrong with the app database.

use super::Availability;
use crate::error::{ApiError, ErrorCode};
use earshot_model::EmailAddressError;
use std::path::PathBuf;

/// Why the app database did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum DbError {
    #[error("app database failed")]
    Sql(#[from] sea_orm::DbErr),
    #[error("{}", .0.describe())]
    Unavailable(Availability),
    #[error("folder {path} of the app database cannot be made")]
    CreateFolder { path: PathBuf, source: std::io::Error },
    #[error("file {path} of the app database cannot be made, or not be made private to its owner")]
    CreateFile { path: PathBuf, source: std::io::Error },
    #[error("app database {path} cannot be written, and not be served for reading: {reason}")]
    CannotServeReadOnly { path: PathBuf, reason: &'static str, source: Box<DbError> },
    #[error("an account with the address {email} exists")]
    EmailTaken { email: String },
    #[error("{email:?} {reason}")]
    InvalidEmail { email: String, reason: EmailAddressError },
    #[error("{email} can be mistaken for {other}, which has an account")]
    EmailConfusable { email: String, other: String },
    #[error("no account with the address {email}")]
    AccountNotFound { email: String },
    #[error("an account has at most {most} keys that are valid")]
    TooManyKeys { most: u64 },
    #[error("the program ended what it wrote")]
    Interrupted,
    #[error("row of {table} is damaged: {reason}")]
    CorruptRow { table: &'static str, reason: String },
}

impl DbError {
    /// Whether the database is at fault, and not what it was asked: the same may work in a moment.
    #[must_use]
    pub fn is_unavailable(&self) -> bool {
        match self {
            Self::Unavailable(_) => true,
            Self::Sql(error) => Availability::from_error(error).is_some(),
            _ => false,
        }
    }

    /// What keeps the database from being written, where it may be readable still: no room, or a disk that takes no writes.
    pub(super) fn read_only_cause(&self) -> Option<Availability> {
        let found = match self {
            Self::Sql(error) => Availability::from_error(error),
            Self::CreateFolder { source, .. } | Self::CreateFile { source, .. } => Availability::from_io_error(source),
            _ => None,
        };
        found.filter(|found| matches!(found, Availability::DiskFull | Availability::ReadOnly))
    }
}

impl From<DbError> for ApiError {
    fn from(error: DbError) -> Self {
        match error {
            DbError::TooManyKeys { .. } => Self::new(ErrorCode::TooManyKeys, format!("{error}; revoke one first.")),
            error if error.is_unavailable() => Self::unavailable(error),
            _ => Self::internal(error),
        }
    }
}
