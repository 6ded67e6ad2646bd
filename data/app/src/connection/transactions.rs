//! How a transaction begins and ends.

use crate::DbError;
use futures::future::BoxFuture;
use sea_orm::{
    DatabaseConnection, DatabaseTransaction, DbErr, SqliteTransactionMode, TransactionOptions, TransactionTrait,
};

/// Begins a transaction that takes SQLite's write lock at once. A deferred transaction that begins with a read fails
/// when it writes beside another writer, whatever the busy timeout. PostgreSQL ignores the mode.
pub(crate) async fn begin(writer: &DatabaseConnection) -> Result<DatabaseTransaction, DbErr> {
    let options = TransactionOptions {
        sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
        ..TransactionOptions::default()
    };
    writer.begin_with_options(options).await
}

/// Runs the work, and commits it or rolls it back.
pub(crate) async fn run_and_commit<T, F>(transaction: DatabaseTransaction, work: F) -> Result<T, DbError>
where
    F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>>,
{
    match work(&transaction).await {
        Ok(value) => {
            transaction.commit().await?;
            Ok(value)
        }
        Err(error) => {
            // The database may have rolled it back already; the first error is returned.
            let _ = transaction.rollback().await;
            Err(error)
        }
    }
}
