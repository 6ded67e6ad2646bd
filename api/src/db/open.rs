//! Opening the app database and bringing its tables up to date.

use super::migrations::Migrator;
use super::{Db, DbError, dialect};
use earshot_model::Clock;
use futures::FutureExt;
use sea_orm::{ConnectOptions, Database};
use sea_orm_migration::MigratorTrait;
use std::path::Path;
use std::time::Duration;

/// How long a write waits for another process's.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
const READERS: u32 = 8;
/// Pages of 4 KiB after which a writer itself takes in the log, which stops it for some milliseconds: a server does that beside its
/// requests, see [`Db::take_in_log`].
const LOG_PAGES: &str = "16384";
const POSTGRES_CONNECTIONS: u32 = 16;

impl Db {
    /// Opens `sqlite://…` or `postgres://…`, makes the file where there is none, and runs the migrations that are due.
    ///
    /// # Errors
    /// When the database cannot be reached or a migration fails.
    pub async fn open(url: &str, clock: Clock) -> Result<Self, DbError> {
        let db = if url.starts_with("sqlite:") {
            make_folder(url)?;
            let writer = Database::connect(sqlite_options(url, 1, false)).await?;
            let reader = Database::connect(sqlite_options(url, READERS, true)).await?;
            Self::over(writer, reader, clock)
        } else {
            let mut options = ConnectOptions::new(url);
            options.max_connections(POSTGRES_CONNECTIONS).sqlx_logging(false);
            let pool = Database::connect(options).await?;
            Self::over(pool.clone(), pool, clock)
        };
        db.migrate().await?;
        Ok(db)
    }

    /// Runs the migrations that are due, one process at a time.
    async fn migrate(&self) -> Result<(), DbError> {
        self.write(|transaction| {
            async move {
                dialect::lock_for_migration(transaction).await?;
                Migrator::up(transaction, None).await?;
                Ok(())
            }
            .boxed()
        })
        .await
    }
}

fn sqlite_options(url: &str, connections: u32, read_only: bool) -> ConnectOptions {
    let mut options = ConnectOptions::new(url);
    options.max_connections(connections).sqlx_logging(false);
    options.map_sqlx_sqlite_opts(move |sqlite| {
        sqlite
            .create_if_missing(true)
            .busy_timeout(BUSY_TIMEOUT)
            .foreign_keys(true)
            .pragma("journal_mode", "WAL")
            .pragma("synchronous", "NORMAL")
            .pragma("wal_autocheckpoint", LOG_PAGES)
            .pragma("query_only", if read_only { "ON" } else { "OFF" })
    });
    options
}

fn make_folder(url: &str) -> Result<(), DbError> {
    let path = url.trim_start_matches("sqlite:").trim_start_matches("//");
    let path = path.split('?').next().unwrap_or_default();
    let path = path.replace("%3F", "?").replace("%23", "#").replace("%25", "%");
    match Path::new(&path).parent() {
        Some(folder) if !folder.as_os_str().is_empty() => {
            std::fs::create_dir_all(folder).map_err(|source| DbError::Folder { path: folder.to_owned(), source })
        }
        _ => Ok(()),
    }
}
