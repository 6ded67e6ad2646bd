//! Connects to the app database and runs its migrations.

use super::availability_monitor::QUERY_TIMEOUT;
use super::current_connections::Connections;
use super::dialect;
use super::transactions::{begin, run_and_commit};
use crate::Availability;
use crate::DbError;
use crate::migrations::Migrator;
use sea_orm::{ConnectOptions, Database, DatabaseConnection};
use sea_orm_migration::MigratorTrait;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How long the start waits for another process that migrates.
const MIGRATION_TIMEOUT: Duration = Duration::from_secs(30);
const SQLITE_READERS: u32 = 8;
/// Size in pages of 4 KiB at which a writer itself runs a checkpoint of the write-ahead log, which stops it for some
/// milliseconds. A server runs checkpoints beside its requests, see [`crate::Db::checkpoint_wal`].
const WAL_CHECKPOINT_PAGES: &str = "16384";
const POSTGRES_CONNECTIONS: u32 = 16;

/// Creates a missing SQLite file, runs the due migrations, and connects for reading and writing.
pub(crate) async fn connect(url: &str) -> Result<Connections, DbError> {
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

/// Connects to the file alone, without the write-ahead log and its index, which need disk space. If another process has
/// both open, reads them too. `error` is why the file cannot be written, and `cause` its kind.
pub(crate) async fn connect_read_only(
    url: &str,
    file: &Path,
    error: DbError,
    cause: Availability,
) -> Result<Connections, DbError> {
    let refuse = |reason| DbError::CannotServeReadOnly { path: file.to_owned(), reason, source: Box::new(error) };
    let reason = |on_full_disk, otherwise| if cause == Availability::DiskFull { on_full_disk } else { otherwise };
    match std::fs::File::open(file).and_then(|opened| opened.metadata()) {
        Ok(found) if found.len() > 0 => {}
        Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
            return Err(refuse("it belongs to another user, and this one may not read it"));
        }
        _ => {
            return Err(refuse(reason(
                "it does not exist yet, and creating it needs disk space",
                "it does not exist yet, and this user may not create it there",
            )));
        }
    }
    let has_log = has_content(&sibling_file(file, "-wal"));
    let reads_log = cause != Availability::DiskFull && sibling_file(file, "-shm").exists();
    // A killed server left the log. Its changes are not in the file: without them, a revoked key would be valid
    // again.
    if has_log && !reads_log {
        return Err(refuse(reason(
            "its write-ahead log has changes, and reading them needs disk space",
            "its write-ahead log has changes, and reading them needs write access",
        )));
    }
    let reader = Database::connect(read_only_options(url, !reads_log)).await?;
    if !Migrator::get_pending_migrations_read_only(&reader).await?.is_empty() {
        return Err(refuse(reason(
            "it has an older schema, and migrating it needs disk space",
            "it has an older schema, and migrating it needs write access",
        )));
    }
    Ok(Connections { writer: reader.clone(), reader, write_url: Some(url.to_owned()) })
}

/// Connects to an empty database in memory, which ends with its connections.
pub(crate) async fn connect_in_memory() -> Result<Connections, DbError> {
    let mut options = ConnectOptions::new("sqlite::memory:");
    // SQLite deletes an in-memory database when its last connection closes, so this one never closes.
    options.min_connections(1).max_connections(1).idle_timeout(None).max_lifetime(None);
    options.acquire_timeout(QUERY_TIMEOUT).sqlx_logging(false);
    // The accounts are rows of the file, so foreign keys to them cannot be checked here.
    options.map_sqlx_sqlite_opts(|sqlite| sqlite.foreign_keys(false));
    let connection = Database::connect(options).await?;
    migrate_on(&connection).await?;
    Ok(Connections { writer: connection.clone(), reader: connection, write_url: None })
}

/// Runs the due migrations, one process at a time, on a separate connection with a longer timeout.
async fn migrate(url: &str) -> Result<(), DbError> {
    let options = if url.starts_with("sqlite:") {
        sqlite_options(url, 1, false, MIGRATION_TIMEOUT)
    } else {
        postgres_options(url, 1, MIGRATION_TIMEOUT)
    };
    let connection = Database::connect(options).await?;
    migrate_on(&connection).await?;
    Ok(connection.close().await?)
}

/// Connects for a copy, which reads or writes rows for as long as it takes. The database that is written is migrated
/// before; a missing SQLite file is created.
pub(crate) async fn connect_to_copy(url: &str, writes: bool) -> Result<DatabaseConnection, DbError> {
    if writes {
        if let Some(file) = sqlite_file(url) {
            make_private_file(&file)?;
        }
        migrate(url).await?;
    }
    let options = if url.starts_with("sqlite:") {
        sqlite_options(url, 1, !writes, MIGRATION_TIMEOUT)
    } else {
        postgres_options(url, 1, MIGRATION_TIMEOUT)
    };
    Ok(Database::connect(options).await?)
}

async fn migrate_on(connection: &DatabaseConnection) -> Result<(), DbError> {
    let transaction = begin(connection).await?;
    run_and_commit(
        transaction,
        work!(|transaction| {
            dialect::lock_for_migration(transaction).await?;
            let applied = Migrator::get_migration_models(transaction).await?;
            let known = Migrator::migrations();
            let newer =
                applied.into_iter().map(|one| one.version).find(|one| known.iter().all(|file| file.name() != one));
            if let Some(migration) = newer {
                return Err(DbError::NewerVersion { migration });
            }
            Migrator::up(transaction, None).await?;
            Ok(())
        }),
    )
    .await
}

/// Options for connections that wait `patience` for each other and for the server.
fn postgres_options(url: &str, connections: u32, patience: Duration) -> ConnectOptions {
    let mut options = ConnectOptions::new(url);
    options.max_connections(connections).connect_timeout(patience).acquire_timeout(patience).sqlx_logging(false);
    options
}

/// Options for connections that wait `patience` for each other and for a write of another process.
fn sqlite_options(url: &str, connections: u32, read_only: bool, patience: Duration) -> ConnectOptions {
    let mut options = ConnectOptions::new(url);
    options.max_connections(connections).acquire_timeout(patience).sqlx_logging(false);
    options.map_sqlx_sqlite_opts(move |sqlite| {
        sqlite
            .create_if_missing(true)
            // Shorter than the other timeout, so that its error names the reason.
            .busy_timeout(patience * 4 / 5)
            .foreign_keys(true)
            .pragma("journal_mode", "WAL")
            .pragma("synchronous", "NORMAL")
            .pragma("wal_autocheckpoint", WAL_CHECKPOINT_PAGES)
            .pragma("query_only", if read_only { "ON" } else { "OFF" })
    });
    options
}

/// Options for connections that only read a file. If `is_immutable`, no process may write it: then they take no lock
/// and need no file beside it.
fn read_only_options(url: &str, is_immutable: bool) -> ConnectOptions {
    let mut options = ConnectOptions::new(url);
    options.max_connections(SQLITE_READERS).acquire_timeout(QUERY_TIMEOUT).sqlx_logging(false);
    options.map_sqlx_sqlite_opts(move |sqlite| sqlite.create_if_missing(false).read_only(true).immutable(is_immutable));
    options
}

/// Returns the file in a URL; `None` when it has none.
pub(crate) fn sqlite_file(url: &str) -> Option<PathBuf> {
    let path = url.strip_prefix("sqlite:")?.trim_start_matches("//");
    let path = path.split('?').next().unwrap_or_default();
    let path = path.replace("%3F", "?").replace("%23", "#").replace("%25", "%");
    (!path.is_empty() && path != ":memory:").then(|| PathBuf::from(path))
}

/// Restricts the database file and its folder to their owner. `SQLite` gives its log the permissions of the database.
fn make_private_file(path: &Path) -> Result<(), DbError> {
    if let Some(folder) = path.parent().filter(|folder| !folder.as_os_str().is_empty()) {
        earshot_files::create_folder(folder)
            .map_err(|source| DbError::CreateFolder { path: folder.to_owned(), source })?;
    }
    let failed = |source| DbError::CreateFile { path: path.to_owned(), source };
    earshot_files::create_file(path).map_err(failed)?;
    let logs = ["-wal", "-shm", "-journal"].map(|log| sibling_file(path, log));
    for file in std::iter::once(path).chain(logs.iter().map(PathBuf::as_path)) {
        match earshot_files::restrict_access(file) {
            Ok(true) => {
                tracing::warn!(path = %file.display(), "other users could read this file; its permissions are now restricted");
            }
            Ok(false) => {}
            // Only its owner can restrict it, and who shares a file with this user did so on purpose.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                tracing::warn!(path = %file.display(), "other users can read this file, and only its owner can restrict its permissions");
            }
            Err(error) => return Err(failed(error)),
        }
    }
    Ok(())
}

/// Returns the path of a file that SQLite keeps beside the database.
fn sibling_file(path: &Path, ending: &str) -> PathBuf {
    let mut beside = path.as_os_str().to_owned();
    beside.push(ending);
    beside.into()
}

fn has_content(path: &Path) -> bool {
    path.metadata().is_ok_and(|found| found.len() > 0)
}
