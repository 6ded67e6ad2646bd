//! Statements that differ between SQLite and PostgreSQL.

use sea_orm::{ConnectionTrait, DatabaseConnection, DatabaseTransaction, DbBackend, DbErr};

/// PostgreSQL advisory lock for migrations; an arbitrary number.
const MIGRATION_LOCK: i64 = 0x4561_7273;
/// PostgreSQL advisory lock for writing live events; an arbitrary number.
const LIVE_EVENT_LOCK: i64 = 0x4561_7274;
/// PostgreSQL advisory lock for writing polling events; an arbitrary number.
const POLLING_EVENT_LOCK: i64 = 0x4561_7275;

/// PostgreSQL advisory lock for creating accounts; an arbitrary number.
const ACCOUNT_LOCK: i64 = 0x4561_7276;

/// Takes one of the advisory locks above, until the transaction ends. SQLite has one writer, so that `BEGIN IMMEDIATE`
/// already locks out all others.
async fn advisory_lock(transaction: &DatabaseTransaction, lock: i64) -> Result<(), DbErr> {
    if transaction.get_database_backend() == DbBackend::Postgres {
        transaction.execute_unprepared(&format!("SELECT pg_advisory_xact_lock({lock})")).await?;
    }
    Ok(())
}

/// Prevents a second process from migrating at the same time, until the transaction ends.
pub(crate) async fn lock_for_migration(transaction: &DatabaseTransaction) -> Result<(), DbErr> {
    advisory_lock(transaction, MIGRATION_LOCK).await
}

/// Lets one transaction at a time write live events, until it ends. Otherwise a transaction could commit a lower id
/// after a reader has seen a higher one.
pub(crate) async fn lock_live_events(transaction: &DatabaseTransaction) -> Result<(), DbErr> {
    advisory_lock(transaction, LIVE_EVENT_LOCK).await
}

/// Lets one transaction at a time write polling events, until it ends; see [`lock_live_events`].
pub(crate) async fn lock_polling_events(transaction: &DatabaseTransaction) -> Result<(), DbErr> {
    advisory_lock(transaction, POLLING_EVENT_LOCK).await
}

/// Lets one transaction at a time create an account, until it ends. No index can refuse an address that looks like another, so
/// the address is compared with all accounts, and none may be added meanwhile.
pub(crate) async fn lock_accounts(transaction: &DatabaseTransaction) -> Result<(), DbErr> {
    advisory_lock(transaction, ACCOUNT_LOCK).await
}

/// Copies SQLite's write-ahead log into the database file, while others write. PostgreSQL does so by itself.
pub(crate) async fn checkpoint_wal(connection: &DatabaseConnection) -> Result<(), DbErr> {
    if connection.get_database_backend() == DbBackend::Sqlite {
        connection.execute_unprepared("PRAGMA wal_checkpoint(PASSIVE)").await?;
    }
    Ok(())
}
