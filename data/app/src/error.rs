//! Errors of the app database.

use crate::{Availability, DeliveryRejection, GuestRejection, ListRejection, OutreachRejection, TeamRejection};
use earshot_model::EmailAddressError;
use std::path::PathBuf;

/// Why an operation of the app database failed.
#[derive(Debug, thiserror::Error)]
pub enum DbError {
    #[error("app database failed")]
    Sql(#[from] sea_orm::DbErr),
    #[error("{}", .0.describe())]
    Unavailable(Availability),
    #[error("folder {path} of the app database cannot be created")]
    CreateFolder { path: PathBuf, source: std::io::Error },
    #[error("file {path} of the app database cannot be created, or its permissions cannot be restricted to its owner")]
    CreateFile { path: PathBuf, source: std::io::Error },
    #[error("app database {path} can neither be written nor be served read-only: {reason}")]
    CannotServeReadOnly { path: PathBuf, reason: &'static str, source: Box<DbError> },
    #[error(
        "a newer version of Earshot has changed it (migration {migration}): start that version, or import an export from before \
         into an empty database"
    )]
    NewerVersion { migration: String },
    #[error("an account with the address {email} already exists")]
    EmailTaken { email: String },
    #[error("{email:?} {reason}")]
    InvalidEmail { email: String, reason: EmailAddressError },
    #[error("{email} looks too similar to {other}, which has an account")]
    EmailConfusable { email: String, other: String },
    #[error("no account with the address {email}")]
    AccountNotFound { email: String },
    #[error("an account can have at most {most} valid keys")]
    TooManyKeys { most: u64 },
    #[error(transparent)]
    Team(#[from] TeamRejection),
    #[error(transparent)]
    Delivery(#[from] DeliveryRejection),
    #[error(transparent)]
    Rejected(ListRejection),
    #[error(transparent)]
    Guest(#[from] GuestRejection),
    #[error(transparent)]
    Outreach(#[from] OutreachRejection),
    #[error("file {path} of a guest profile cannot be {action}")]
    GuestFile { path: PathBuf, action: &'static str, source: std::io::Error },
    #[error("the write was canceled because the program is stopping")]
    Interrupted,
    #[error("row of {table} is damaged: {reason}")]
    CorruptRow { table: &'static str, reason: String },
}

impl DbError {
    /// Whether the database is at fault, and not the request, so that a retry may succeed soon.
    #[must_use]
    pub fn is_unavailable(&self) -> bool {
        match self {
            Self::Unavailable(_) => true,
            Self::Sql(error) => Availability::from_error(error).is_some(),
            _ => false,
        }
    }

    /// Returns why the database cannot be written while it may still be readable: a full disk, or one that rejects
    /// writes.
    pub(crate) fn read_only_cause(&self) -> Option<Availability> {
        let found = match self {
            Self::Sql(error) => Availability::from_error(error),
            Self::CreateFolder { source, .. } | Self::CreateFile { source, .. } => Availability::from_io_error(source),
            _ => None,
        };
        found.filter(|found| matches!(found, Availability::DiskFull | Availability::ReadOnly))
    }
}
