//! What goes wrong with the app database.

use crate::error::{ApiError, Code};
use std::path::PathBuf;

/// Why the app database did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum DbError {
    #[error("app database failed")]
    Sql(#[from] sea_orm::DbErr),
    #[error("folder {path} of the app database cannot be made")]
    Folder { path: PathBuf, source: std::io::Error },
    #[error("an account with the address {email} exists")]
    EmailTaken { email: String },
    #[error("{email:?} is not an e-mail address")]
    NoAddress { email: String },
    #[error("no account with the address {email}")]
    NoSuchAccount { email: String },
    #[error("an account has at most {most} keys that are valid")]
    TooManyKeys { most: u64 },
    #[error("the program ended what it wrote")]
    Interrupted,
    #[error("row of {table} is damaged: {reason}")]
    Damaged { table: &'static str, reason: String },
}

impl From<DbError> for ApiError {
    fn from(error: DbError) -> Self {
        match error {
            DbError::TooManyKeys { .. } => Self::new(Code::TooManyKeys, format!("{error}; revoke one first.")),
            _ => Self::internal(error),
        }
    }
}
