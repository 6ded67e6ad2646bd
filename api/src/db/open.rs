//! Opening the app database and bringing its tables up to date.

use super::availability::{Availability, QUERY_TIMEOUT};
use super::connections::Connections;
use super::migrations::Migrator;
use super::{Db, DbError, begin, dialect, run_and_commit};
use crate::private_files;
use earshot_model::Clock;
use futures::FutureExt;
use sea_orm::{ConnectOptions, Database};
use sea_orm_migration::MigratorTrait;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long the start waits for another process that migrates.
const MIGRATION_TIMEOUT: Duration = Duration::from_secs(30);
const SQLITE_READERS: u32 = 8;
/// Pages of 4 KiB after which a writer itself takes in the log, which stops it for some milliseconds: a server does that beside its
/// requests, see [`Db::take_in_log`].
const WAL_CHECKPOINT_PAGES: &str = "16384";
const POSTGRES_CONNECTIONS: u32 = 16;

impl Db {
    /// Opens `sqlite://…` or `postgres://…`, makes the file where there is none, and runs the migrations that are due.
    ///
    /// # Errors
    /// When the database cannot be reached or a migration fails.
    pub async fn open(url: &str, clock: Clock) -> Result<Self, DbError> {
        Ok(Self::with_connections(connect(url).await?, Availability::Ready, sqlite_file(url), clock))
    }

    /// The same for a server, which is of use without writing: where SQLite's file finds no room, or lies on a disk that takes
    /// no writes, it is opened for reading, and for writing as soon as that works.
    ///
    /// # Errors
    /// When the database cannot be reached, a migration fails, or the file cannot be read as it is: it is not there yet, of an
    /// earlier version, or not all in one file.
    pub async fn open_to_serve(url: &str, clock: Clock) -> Result<Self, DbError> {
        let error = match connect(url).await {
            Ok(connections) => {
                return Ok(Self::with_connections(connections, Availability::Ready, sqlite_file(url), clock));
            }
            Err(error) => error,
        };
        let (Some(file), Some(availability)) = (sqlite_file(url), error.read_only_cause()) else { return Err(error) };
        let connections = connect_read_only(url, &file, error).await?;
        Ok(Self::with_connections(connections, availability, Some(file), clock))
    }
}

/// Makes SQLite's file where there is none, runs the migrations that are due, and connects for reading and writing.
pub(super) async fn connect(url: &str) -> Result<Connections, DbError> {
    if let Some(file) = sqlite_file(url) {
        make_private_file(&file)?;
    }
    migrate(url).await?;
    if url.starts_with("sqlite:") {
        let writer = Database::connect(sqlite_options(url, 1, false, QUERY_TIMEOUT)).await?;
        let reader = Database::connect(sqlite_options(url, SQLITE_READERS, true, QUERY_TIMEOUT)).await?;
        Ok(Connections { writer, reader, write_url: None })
    } else {
        let pool = Database::connect(postgres_options(url, POSTGRES_CONNECTIONS, QUERY_TIMEOUT)).await?;
        Ok(Connections { writer: pool.clone(), reader: pool, write_url: None })
    }
}

/// Connects to the file alone, without the log and its index, which need room. `error` is why it cannot be written.
async fn connect_read_only(url: &str, file: &Path, error: DbError) -> Result<Connections, DbError> {
    let refuse = |reason| DbError::CannotServeReadOnly { path: file.to_owned(), reason, source: Box::new(error) };
    if !has_content(file) {
        return Err(refuse("it was not made yet, which needs room"));
    }
    // A server that was killed left it. What it holds is not in the file: a revoked key would be good again.
    if has_content(&sibling_file(file, "-wal")) {
        return Err(refuse("its log holds changes, and needs room to be read"));
    }
    let reader = Database::connect(immutable_options(url)).await?;
    if !Migrator::get_pending_migrations_read_only(&reader).await?.is_empty() {
        return Err(refuse("it is of an earlier version, and needs room to be brought up to date"));
    }
    Ok(Connections { writer: reader.clone(), reader, write_url: Some(url.to_owned()) })
}

/// Runs the migrations that are due, one process at a time, on a connection of its own that is patient.
async fn migrate(url: &str) -> Result<(), DbError> {
    let options = if url.starts_with("sqlite:") {
        sqlite_options(url, 1, false, MIGRATION_TIMEOUT)
    } else {
        postgres_options(url, 1, MIGRATION_TIMEOUT)
    };
    let connection = Database::connect(options).await?;
    let transaction = begin(&connection).await?;
    run_and_commit(transaction, |transaction| {
        async move {
            dialect::lock_for_migration(transaction).await?;
            Migrator::up(transaction, None).await?;
            Ok(())
        }
        .boxed()
    })
    .await?;
    Ok(connection.close().await?)
}

/// Connections that wait `patience` for each other, and for the server.
fn postgres_options(url: &str, connections: u32, patience: Duration) -> ConnectOptions {
    let mut options = ConnectOptions::new(url);
    options.max_connections(connections).connect_timeout(patience).acquire_timeout(patience).sqlx_logging(false);
    options
}

/// Connections that wait `patience` for each other, and for another process's write.
fn sqlite_options(url: &str, connections: u32, read_only: bool, patience: Duration) -> ConnectOptions {
    let mut options = ConnectOptions::new(url);
    options.max_connections(connections).acquire_timeout(patience).sqlx_logging(false);
    options.map_sqlx_sqlite_opts(move |sqlite| {
        sqlite
            .create_if_missing(true)
            // Before the patience is over, so that it is told why.
            .busy_timeout(patience * 4 / 5)
            .foreign_keys(true)
            .pragma("journal_mode", "WAL")
            .pragma("synchronous", "NORMAL")
            .pragma("wal_autocheckpoint", WAL_CHECKPOINT_PAGES)
            .pragma("query_only", if read_only { "ON" } else { "OFF" })
    });
    options
}

/// Connections to a file that nobody writes: they take no lock, and need no file beside it.
fn immutable_options(url: &str) -> ConnectOptions {
    let mut options = ConnectOptions::new(url);
    options.max_connections(SQLITE_READERS).acquire_timeout(QUERY_TIMEOUT).sqlx_logging(false);
    options.map_sqlx_sqlite_opts(|sqlite| sqlite.create_if_missing(false).read_only(true).immutable(true));
    options
}

/// The file that a URL names; `None` when it names none.
fn sqlite_file(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:")?.trim_start_matches("//");
    let path = path.split('?').next().unwrap_or_default();
    let path = path.replace("%3F", "?").replace("%23", "#").replace("%25", "%");
    (!path.is_empty() && path != ":memory:").then(|| PathBuf::from(path))
}

/// The file of the database and its folder, for their owner alone: `SQLite` gives its log the mode of the database.
fn make_private_file(path: &Path) -> Result<(), DbError> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        private_files::create_folder(folder)
            .map_err(|source| DbError::CreateFolder { path: folder.to_owned(), source })?;
    }
    let failed = |source| DbError::CreateFile { path: path.to_owned(), source };
    private_files::create_file(path).map_err(failed)?;
    for log in ["-wal", "-shm", "-journal"] {
        private_files::tighten(&sibling_file(path, log)).map_err(failed)?;
    }
    Ok(())
}

/// The file beside a database that SQLite names so.
fn sibling_file(path: &Path, ending: &str) -> PathBuf {
    let mut beside = path.as_os_str().to_owned();
    beside.push(ending);
    beside.into()
}

fn has_content(path: &Path) -> bool {
    path.metadata().is_ok_and(|found| found.len() > 0)
}
