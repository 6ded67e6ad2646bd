//! Where the two databases need words of their own.

use sea_orm::{ConnectionTrait, DatabaseTransaction, DbBackend, DbErr};

/// Any number; the same for everybody who migrates this database.
const MIGRATION_LOCK: i64 = 0x4561_7273;

/// Keeps a second process from migrating at the same time, until the transaction ends.
pub(super) async fn lock_for_migration(transaction: &DatabaseTransaction) -> Result<(), DbErr> {
    match transaction.get_database_backend() {
        DbBackend::Postgres => {
            transaction.execute_unprepared(&format!("SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")).await?;
            Ok(())
        }
        // BEGIN IMMEDIATE holds SQLite's only write lock already.
        _ => Ok(()),
    }
}
