//! Statements that differ between SQLite and PostgreSQL.

use sea_orm::{ConnectionTrait, DatabaseConnection, DatabaseTransaction, DbBackend, DbErr};

/// PostgreSQL advisory lock for migrations; an arbitrary number.
const MIGRATION_LOCK: i64 = 0x4561_7273;
/// PostgreSQL advisory lock for writing live events; an arbitrary number.
const LIVE_EVENT_LOCK: i64 = 0x4561_7274;
/// PostgreSQL advisory lock for writing polling events; an arbitrary number.
const POLLING_EVENT_LOCK: i64 = 0x4561_7275;

/// Prevents a second process from migrating at the same time, until the transaction ends.
pub(crate) async fn lock_for_migration(transaction: &DatabaseTransaction) -> Result<(), DbErr> {
    match transaction.get_database_backend() {
        DbBackend::Postgres => {
            transaction.execute_unprepared(&format!("SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")).await?;
            Ok(())
        }
        // BEGIN IMMEDIATE already holds SQLite's only write lock.
        _ => Ok(()),
    }
}

/// Lets one transaction at a time write live events, until it ends. Otherwise a transaction could commit a lower id
/// after a reader has seen a higher one.
pub(crate) async fn lock_live_events(transaction: &DatabaseTransaction) -> Result<(), DbErr> {
    if transaction.get_database_backend() == DbBackend::Postgres {
        transaction.execute_unprepared(&format!("SELECT pg_advisory_xact_lock({LIVE_EVENT_LOCK})")).await?;
    }
    Ok(())
}

/// Lets one transaction at a time write polling events, until it ends; see [`lock_live_events`].
pub(crate) async fn lock_polling_events(transaction: &DatabaseTransaction) -> Result<(), DbErr> {
    if transaction.get_database_backend() == DbBackend::Postgres {
        transaction.execute_unprepared(&format!("SELECT pg_advisory_xact_lock({POLLING_EVENT_LOCK})")).await?;
    }
    Ok(())
}

/// Copies SQLite's write-ahead log into the database file, while others write. PostgreSQL does so by itself.
pub(crate) async fn checkpoint_wal(connection: &DatabaseConnection) -> Result<(), DbErr> {
    if connection.get_database_backend() == DbBackend::Sqlite {
        connection.execute_unprepared("PRAGMA wal_checkpoint(PASSIVE)").await?;
    }
    Ok(())
}
