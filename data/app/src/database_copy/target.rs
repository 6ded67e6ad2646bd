//! What a copy needs of its target beside rows: that nobody else writes it, that rows may be written before the rows
//! that they belong to, and that numbers of rows continue where the source is.

use super::copy_error::CopyError;
use super::schema::Table;
use crate::prelude::*;
use sea_orm::sea_query::{Alias, Query};
use sea_orm::{DbBackend, DbErr, Statement, Value};

/// PostgreSQL's foreign keys of the schema that are checked with each statement.
const FOREIGN_KEYS: &str = "SELECT CAST(conrelid::regclass AS text) AS table_name, quote_ident(conname) AS name \
    FROM pg_constraint WHERE contype = 'f' AND NOT condeferrable AND connamespace = current_schema()::regnamespace";

/// A foreign key of PostgreSQL, with both names quoted.
pub(super) struct ForeignKey {
    table: String,
    name: String,
}

/// Waits until nobody else uses the tables of PostgreSQL, and keeps others out until the transaction ends. SQLite's write
/// lock is held already.
pub(super) async fn lock_tables(transaction: &DatabaseTransaction, tables: &[Table]) -> Result<(), DbErr> {
    if transaction.get_database_backend() != DbBackend::Postgres {
        return Ok(());
    }
    transaction.execute_unprepared("SET LOCAL lock_timeout = '10s'").await?;
    let names: Vec<String> = tables.iter().map(|table| quoted(&table.name)).collect();
    transaction.execute_unprepared(&format!("LOCK TABLE {} IN ACCESS EXCLUSIVE MODE", names.join(", "))).await?;
    Ok(())
}

/// # Errors
/// When a table has a row.
pub(super) async fn check_empty(transaction: &DatabaseTransaction, tables: &[Table]) -> Result<(), CopyError> {
    for table in tables {
        let first = Query::select().expr_as(Expr::value(1), "one").from(Alias::new(&table.name)).limit(1).to_owned();
        if transaction.query_one(&first).await?.is_some() {
            return Err(CopyError::NotEmpty(table.name.clone()));
        }
    }
    Ok(())
}

/// Lets foreign keys be checked at the end, because rows refer to rows of tables that are copied later. Returns what
/// [`check_foreign_keys`] needs.
pub(super) async fn defer_foreign_keys(transaction: &DatabaseTransaction) -> Result<Vec<ForeignKey>, DbErr> {
    let backend = transaction.get_database_backend();
    if backend != DbBackend::Postgres {
        transaction.execute_unprepared("PRAGMA defer_foreign_keys = ON").await?;
        return Ok(Vec::new());
    }
    let rows = transaction.query_all_raw(Statement::from_string(backend, FOREIGN_KEYS)).await?;
    let mut keys = Vec::with_capacity(rows.len());
    for row in rows {
        let key = ForeignKey { table: row.try_get("", "table_name")?, name: row.try_get("", "name")? };
        alter_foreign_key(transaction, &key, "DEFERRABLE INITIALLY DEFERRED").await?;
        keys.push(key);
    }
    Ok(keys)
}

/// Checks the foreign keys of all rows, and makes them as they were. SQLite does so when the transaction commits.
pub(super) async fn check_foreign_keys(transaction: &DatabaseTransaction, keys: &[ForeignKey]) -> Result<(), DbErr> {
    if transaction.get_database_backend() != DbBackend::Postgres {
        return Ok(());
    }
    transaction.execute_unprepared("SET CONSTRAINTS ALL IMMEDIATE").await?;
    for key in keys {
        alter_foreign_key(transaction, key, "NOT DEFERRABLE").await?;
    }
    Ok(())
}

async fn alter_foreign_key(transaction: &DatabaseTransaction, key: &ForeignKey, how: &str) -> Result<(), DbErr> {
    let statement = format!("ALTER TABLE {} ALTER CONSTRAINT {} {how}", key.table, key.name);
    transaction.execute_unprepared(&statement).await.map(drop)
}

/// Returns the last number that the database gave to a row of the table; `None` when it gave none. Rows with higher
/// numbers may have been deleted, and readers of events continue after numbers that they have seen.
pub(super) async fn read_last_number(transaction: &DatabaseTransaction, table: &Table) -> Result<Option<i64>, DbErr> {
    let backend = transaction.get_database_backend();
    let Some(column) = &table.numbered_column else { return Ok(None) };
    let query = if backend == DbBackend::Postgres {
        let sequence = read_sequence(transaction, table, column).await?;
        let query = format!("SELECT CASE WHEN is_called THEN last_value END AS last FROM {sequence}");
        Statement::from_string(backend, query)
    } else {
        let query = "SELECT seq AS last FROM sqlite_sequence WHERE name = ?";
        Statement::from_sql_and_values(backend, query, [Value::from(table.name.as_str())])
    };
    match transaction.query_one_raw(query).await? {
        Some(row) => row.try_get("", "last"),
        None => Ok(None),
    }
}

/// Sets the last number that the database gave to a row of the table.
pub(super) async fn set_last_number(transaction: &DatabaseTransaction, table: &Table, last: i64) -> Result<(), DbErr> {
    let backend = transaction.get_database_backend();
    let Some(column) = &table.numbered_column else { return Ok(()) };
    if backend == DbBackend::Postgres {
        let sequence = read_sequence(transaction, table, column).await?;
        let values = [Value::from(sequence), Value::from(last)];
        let query = "SELECT setval(CAST($1 AS text)::regclass, $2)";
        return transaction.query_one_raw(Statement::from_sql_and_values(backend, query, values)).await.map(drop);
    }
    let name = Value::from(table.name.as_str());
    for (statement, values) in [
        ("DELETE FROM sqlite_sequence WHERE name = ?", vec![name.clone()]),
        ("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", vec![name, Value::from(last)]),
    ] {
        transaction.execute_raw(Statement::from_sql_and_values(backend, statement, values)).await?;
    }
    Ok(())
}

/// Returns the quoted name of PostgreSQL's sequence of a column.
async fn read_sequence(transaction: &DatabaseTransaction, table: &Table, column: &str) -> Result<String, DbErr> {
    let values = [Value::from(quoted(&table.name)), Value::from(column)];
    let query = "SELECT pg_get_serial_sequence($1, $2) AS name";
    let query = Statement::from_sql_and_values(DbBackend::Postgres, query, values);
    let row = transaction.query_one_raw(query).await?;
    row.map(|row| row.try_get("", "name")).transpose()?.ok_or_else(|| DbErr::RecordNotFound(table.name.clone()))
}

fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
