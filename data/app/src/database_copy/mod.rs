//! Copies of the app database: from SQLite to PostgreSQL, back, and into a file (decision 073). The tables are read from
//! the schema of the databases, so a new table is copied without a change here.

mod checksum;
mod copy_error;
mod rows;
mod schema;
mod target;

pub(crate) use rows::RowPages;
pub(crate) use schema::{Column, ColumnType, Table, read_tables};

pub use checksum::TableChecksum;
pub use copy_error::CopyError;

use crate::connection::begin;
use crate::connection::{connect_to_copy, sqlite_file};
use crate::migrations::Migrator;
use crate::prelude::*;
use rows::{insert_rows, read_checksum};
use schema::compare_tables;
use sea_orm::{AccessMode, DatabaseConnection, DbBackend, IsolationLevel, TransactionOptions, TransactionTrait as _};
use sea_orm_migration::MigratorTrait as _;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use target::{check_empty, check_foreign_keys, defer_foreign_keys, lock_tables, read_last_number, set_last_number};

/// A table that was copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopiedTable {
    pub name: String,
    pub checksum: TableChecksum,
}

/// Copies the database of a URL into a new SQLite file. The file appears when it is complete. `on_table` is called after
/// each table.
///
/// # Errors
/// See [`CopyError`].
pub async fn export_database(
    url: &str,
    file: &Path,
    on_table: impl FnMut(&CopiedTable),
) -> Result<Vec<CopiedTable>, CopyError> {
    if file.exists() {
        return Err(CopyError::FileExists(file.to_owned()));
    }
    let failed = |path: &Path, source| CopyError::File { path: path.to_owned(), source };
    let partial = with_suffix(file, ".partial");
    remove_database(&partial).map_err(|source| failed(&partial, source))?;
    let copied = copy(url, &sqlite_url(&partial), on_table).await;
    if copied.is_err() {
        // A killed export leaves the file, too, and the next one removes it.
        let _ = remove_database(&partial);
    }
    let copied = copied?;
    std::fs::rename(&partial, file).map_err(|source| failed(file, source))?;
    Ok(copied)
}

/// Copies an SQLite file into the empty database of a URL, in one transaction. `on_table` is called after each table.
///
/// # Errors
/// See [`CopyError`].
pub async fn import_database(
    file: &Path,
    url: &str,
    on_table: impl FnMut(&CopiedTable),
) -> Result<Vec<CopiedTable>, CopyError> {
    copy(&sqlite_url(file), url, on_table).await
}

async fn copy(
    source_url: &str,
    target_url: &str,
    on_table: impl FnMut(&CopiedTable),
) -> Result<Vec<CopiedTable>, CopyError> {
    if let Some(file) = sqlite_file(source_url).filter(|file| !file.exists()) {
        return Err(CopyError::FileMissing(file));
    }
    let source = connect_to_copy(source_url, false).await?;
    let pending = Migrator::get_pending_migrations_read_only(&source).await?.len();
    if pending > 0 {
        return Err(CopyError::OldSource { pending });
    }
    let target = connect_to_copy(target_url, true).await?;
    let copied = copy_in_transaction(&source, &target, on_table).await;
    source.close().await?;
    // SQLite's file is complete without its log afterwards.
    target.close().await?;
    copied
}

/// Reads one snapshot of the source and writes one transaction of the target. A copy that is killed writes nothing.
async fn copy_in_transaction(
    source: &DatabaseConnection,
    target: &DatabaseConnection,
    mut on_table: impl FnMut(&CopiedTable),
) -> Result<Vec<CopiedTable>, CopyError> {
    // A transaction of SQLite always reads one snapshot.
    let is_postgres = source.get_database_backend() == DbBackend::Postgres;
    let options = TransactionOptions {
        isolation_level: is_postgres.then_some(IsolationLevel::RepeatableRead),
        access_mode: is_postgres.then_some(AccessMode::ReadOnly),
        ..TransactionOptions::default()
    };
    let source = source.begin_with_options(options).await?;
    let target = begin(target).await?;
    let tables = read_tables(&source).await?;
    compare_tables(&tables, &read_tables(&target).await?)?;
    lock_tables(&target, &tables).await?;
    check_empty(&target, &tables).await?;
    let foreign_keys = defer_foreign_keys(&target).await?;
    let mut copied = Vec::with_capacity(tables.len());
    for table in &tables {
        let checksum = copy_table(&source, &target, table).await?;
        let table = CopiedTable { name: table.name.clone(), checksum };
        on_table(&table);
        copied.push(table);
    }
    check_foreign_keys(&target, &foreign_keys).await?;
    target.commit().await?;
    source.rollback().await?;
    Ok(copied)
}

/// Copies the rows of a table, and compares what the target has then with what was read.
async fn copy_table(
    source: &DatabaseTransaction,
    target: &DatabaseTransaction,
    table: &Table,
) -> Result<TableChecksum, CopyError> {
    let mut read = TableChecksum::default();
    let mut pages = RowPages::new(source, table);
    while let Some(rows) = pages.next().await? {
        rows.iter().for_each(|row| read.add(row));
        insert_rows(target, table, rows).await?;
    }
    if let Some(last) = read_last_number(source, table).await? {
        set_last_number(target, table, last).await?;
    }
    let written = read_checksum(target, table).await?;
    if written != read {
        return Err(CopyError::ContentDiffers { table: table.name.clone(), read: read.rows, written: written.rows });
    }
    Ok(read)
}

/// The characters that end a path in a URL are escaped.
fn sqlite_url(file: &Path) -> String {
    let path = file.display().to_string();
    format!("sqlite://{}", path.replace('%', "%25").replace('?', "%3F").replace('#', "%23"))
}

/// Removes a database file with its log.
fn remove_database(file: &Path) -> std::io::Result<()> {
    for suffix in ["", "-wal", "-shm", "-journal"] {
        match std::fs::remove_file(with_suffix(file, suffix)) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

fn with_suffix(file: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(file);
    name.push(suffix);
    name.into()
}
