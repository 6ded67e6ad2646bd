//! The current availability of the app database, classified from the errors of SQLite, PostgreSQL and the file system.

use sea_orm::sqlx::Error as SqlxError;
use sea_orm::sqlx::sqlite::SqliteError;
use sea_orm::{DbErr, RuntimeErr};
use std::io;

/// The current availability of the app database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Availability {
    /// It can be read and written.
    Ready,
    /// It does not respond.
    Unreachable,
    /// It can be read; another process holds the write lock.
    Locked,
    /// It can be read; the disk is full.
    DiskFull,
    /// It can be read; its files cannot be written.
    ReadOnly,
    /// The file was deleted or replaced. It can still be read; writes to it would be lost.
    FileMoved,
    /// There is none: this process can neither read nor create its file, so that there are no accounts.
    Missing,
}

impl Availability {
    /// Every state.
    pub(crate) const ALL: [Self; 7] =
        [Self::Ready, Self::Unreachable, Self::Locked, Self::DiskFull, Self::ReadOnly, Self::FileMoved, Self::Missing];

    /// Its place in [`Availability::ALL`].
    pub(crate) fn number(self) -> u8 {
        let number = Self::ALL.iter().position(|one| *one == self);
        number.and_then(|number| u8::try_from(number).ok()).unwrap_or_default()
    }

    /// Describes the problem for operators.
    #[must_use]
    pub fn describe(self) -> &'static str {
        match self {
            Self::Ready => "the app database is available",
            Self::Unreachable => "the app database does not respond",
            Self::Locked => "the app database is locked by another process and can only be read",
            Self::DiskFull => "the disk of the app database is full; the database can only be read",
            Self::ReadOnly => "the app database cannot be written and can only be read",
            Self::FileMoved => {
                "the file of the app database was deleted or replaced: put it back, or restart the server to use the new one"
            }
            Self::Missing => {
                "accounts are not kept, because the app database can be neither read nor created: restart with --app-database or EARSHOT_APP_DATABASE naming a place that can be written"
            }
        }
    }

    /// Classifies an error; `None` when the statement itself is at fault.
    pub(crate) fn from_error(error: &DbErr) -> Option<Self> {
        let error = match error {
            DbErr::ConnectionAcquire(_) => return Some(Self::Unreachable),
            DbErr::Conn(RuntimeErr::SqlxError(error))
            | DbErr::Exec(RuntimeErr::SqlxError(error))
            | DbErr::Query(RuntimeErr::SqlxError(error)) => error,
            _ => return None,
        };
        match error.as_ref() {
            SqlxError::Io(_)
            | SqlxError::Tls(_)
            | SqlxError::Protocol(_)
            | SqlxError::PoolTimedOut
            | SqlxError::PoolClosed
            | SqlxError::WorkerCrashed => Some(Self::Unreachable),
            SqlxError::Database(error) => {
                let code = error.code()?;
                if error.try_downcast_ref::<SqliteError>().is_some() {
                    Self::from_sqlite_code(code.parse().ok()?)
                } else {
                    Self::from_sqlstate(&code)
                }
            }
            _ => None,
        }
    }

    /// Classifies SQLite's extended result codes (sqlite.org/rescode.html).
    fn from_sqlite_code(code: u32) -> Option<Self> {
        const READONLY_DBMOVED: u32 = 1032;
        // The shared-memory index of the write-ahead log cannot grow.
        const IOERR_SHMSIZE: u32 = 4874;
        match (code, code & 0xff) {
            (READONLY_DBMOVED, _) => Some(Self::FileMoved),
            (IOERR_SHMSIZE, _) => Some(Self::DiskFull),
            (_, 5 | 6) => Some(Self::Locked),
            (_, 8) => Some(Self::ReadOnly),
            (_, 10 | 14) => Some(Self::ReadOnly),
            (_, 13) => Some(Self::DiskFull),
            _ => None,
        }
    }

    /// Classifies an error of the file system about the database's file.
    pub(crate) fn from_io_error(error: &io::Error) -> Option<Self> {
        match error.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Some(Self::DiskFull),
            io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied => Some(Self::ReadOnly),
            _ => None,
        }
    }

    /// Classifies PostgreSQL's SQLSTATE classes (documentation, appendix A).
    fn from_sqlstate(code: &str) -> Option<Self> {
        match code {
            "53100" => Some(Self::DiskFull),
            // A standby, or a server that an operator made read-only.
            "25006" => Some(Self::ReadOnly),
            // A lock or a statement timed out.
            "55P03" | "57014" => Some(Self::Locked),
            _ if code.starts_with("08") || code.starts_with("53") || code.starts_with("57P") => Some(Self::Unreachable),
            _ => None,
        }
    }
}
