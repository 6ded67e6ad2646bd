//! Reads and writes rows of any table, by its schema alone.

use super::checksum::TableChecksum;
use super::copy_error::CopyError;
use super::schema::{Column, ColumnType, Table};
use crate::prelude::*;
use sea_orm::sea_query::{Alias, ExprTrait as _, InsertStatement, Order, Query, SelectStatement};
use sea_orm::{DbBackend, DbErr, QueryResult, Value};

/// Rows of the first page of a table.
const FIRST_PAGE_ROWS: u64 = 16;
const MAX_PAGE_ROWS: u64 = 1_000;
/// Pages grow while they have fewer bytes, so that tables of long texts take little memory.
const PAGE_BYTES: usize = 1 << 20;
/// SQLite accepts 32,766 values in a statement, PostgreSQL 65,535.
const MAX_VALUES: usize = 30_000;

/// Reads the rows of a table in the order of its primary key, in pages of some megabytes.
pub(crate) struct RowPages<'a, C> {
    connection: &'a C,
    table: &'a Table,
    condition: Option<Expr>,
    last_key: Option<Vec<Value>>,
    page_rows: u64,
    is_finished: bool,
}

impl<'a, C: ConnectionTrait> RowPages<'a, C> {
    pub fn new(connection: &'a C, table: &'a Table) -> Self {
        Self { connection, table, condition: None, last_key: None, page_rows: FIRST_PAGE_ROWS, is_finished: false }
    }

    /// Reads only rows for which a condition holds.
    pub fn matching(self, condition: Expr) -> Self {
        Self { condition: Some(condition), ..self }
    }

    /// Returns the next page; `None` after the last one.
    pub async fn next(&mut self) -> Result<Option<Vec<Vec<Value>>>, CopyError> {
        if self.is_finished {
            return Ok(None);
        }
        let query = self.query();
        let found = self.connection.query_all(&query).await.map_err(|source| self.unreadable(source))?;
        self.is_finished = (found.len() as u64) < self.page_rows;
        let rows: Result<Vec<_>, _> = found.iter().map(|row| read_row(row, &self.table.columns)).collect();
        let rows = rows.map_err(|source| self.unreadable(source))?;
        let bytes: usize = rows.iter().flatten().map(value_bytes).sum();
        self.page_rows = match bytes {
            0..PAGE_BYTES => Ord::min(self.page_rows * 2, MAX_PAGE_ROWS),
            _ => Ord::max(self.page_rows / 2, 1),
        };
        if let Some(last) = rows.last() {
            self.last_key = Some(self.table.key.iter().map(|&column| last[column].clone()).collect());
        }
        Ok((!rows.is_empty()).then_some(rows))
    }

    fn query(&self) -> SelectStatement {
        let is_postgres = self.connection.get_database_backend() == DbBackend::Postgres;
        let mut query = Query::select().from(Alias::new(&self.table.name)).limit(self.page_rows).to_owned();
        for column in &self.table.columns {
            let value = Expr::col(Alias::new(&column.name));
            // PostgreSQL has two widths of integers, and JSON is copied as the text that it is.
            query.expr(match column.column_type {
                ColumnType::Integer if is_postgres => value.cast_as("bigint"),
                ColumnType::Json if is_postgres => value.cast_as("text"),
                _ => value,
            });
        }
        if let Some(condition) = &self.condition {
            query.and_where(condition.clone());
        }
        let key: Vec<Expr> = self.table.key.iter().map(|&column| self.key_column(column)).collect();
        for column in &key {
            query.order_by_expr(column.clone(), Order::Asc);
        }
        if let Some(last) = &self.last_key {
            let last = last.iter().map(|value| Expr::value(value.clone()));
            query.and_where(Expr::tuple(key).gt(Expr::tuple(last)));
        }
        query
    }

    fn key_column(&self, column: usize) -> Expr {
        Expr::col(Alias::new(&self.table.columns[column].name))
    }

    fn unreadable(&self, source: DbErr) -> CopyError {
        let key = match &self.last_key {
            Some(key) => format!(" after {}", describe_key(key)),
            None => String::new(),
        };
        CopyError::Row { table: self.table.name.clone(), action: "read", key, source }
    }
}

fn read_row(row: &QueryResult, columns: &[Column]) -> Result<Vec<Value>, DbErr> {
    let values = columns.iter().enumerate().map(|(at, column)| {
        Ok(match column.column_type {
            ColumnType::Boolean => row.try_get_by_index::<Option<bool>>(at)?.into(),
            ColumnType::Bytes => row.try_get_by_index::<Option<Vec<u8>>>(at)?.into(),
            ColumnType::Integer => row.try_get_by_index::<Option<i64>>(at)?.into(),
            ColumnType::Json | ColumnType::Text => row.try_get_by_index::<Option<String>>(at)?.into(),
            ColumnType::Uuid => row.try_get_by_index::<Option<Uuid>>(at)?.into(),
        })
    });
    values.collect()
}

fn value_bytes(value: &Value) -> usize {
    match value {
        Value::String(Some(text)) => text.len(),
        Value::Bytes(Some(bytes)) => bytes.len(),
        _ => size_of::<Uuid>(),
    }
}

fn describe_key(key: &[Value]) -> String {
    let parts: Vec<String> = key
        .iter()
        .map(|value| match value {
            Value::String(Some(text)) => text.escape_debug().to_string(),
            Value::Uuid(Some(id)) => id.to_string(),
            Value::BigInt(Some(number)) => number.to_string(),
            other => format!("{other:?}"),
        })
        .collect();
    parts.join(", ")
}

/// Writes rows into a table.
pub(super) async fn insert_rows(
    transaction: &DatabaseTransaction,
    table: &Table,
    rows: Vec<Vec<Value>>,
) -> Result<(), CopyError> {
    let is_postgres = transaction.get_database_backend() == DbBackend::Postgres;
    let most = Ord::max(MAX_VALUES / Ord::max(table.columns.len(), 1), 1);
    for part in rows.chunks(most) {
        let insert = insert_statement(table, part, is_postgres);
        if let Err(source) = transaction.execute(&insert).await {
            let first = part.first().map(|row| table.key.iter().map(|&at| row[at].clone()).collect::<Vec<_>>());
            let key = format!(" (of {} rows from {})", part.len(), describe_key(&first.unwrap_or_default()));
            return Err(CopyError::Row { table: table.name.clone(), action: "written", key, source });
        }
    }
    Ok(())
}

fn insert_statement(table: &Table, rows: &[Vec<Value>], is_postgres: bool) -> InsertStatement {
    let mut insert = Query::insert().into_table(Alias::new(&table.name)).to_owned();
    insert.columns(table.columns.iter().map(|column| Alias::new(&column.name)));
    for row in rows {
        insert.values_panic(row.iter().zip(&table.columns).map(|(value, column)| {
            let value = Expr::value(value.clone());
            match column.column_type {
                ColumnType::Json if is_postgres => value.cast_as("json"),
                _ => value,
            }
        }));
    }
    insert
}

/// Reads a table and returns its checksum.
pub(super) async fn read_checksum(
    transaction: &DatabaseTransaction,
    table: &Table,
) -> Result<TableChecksum, CopyError> {
    let mut checksum = TableChecksum::default();
    let mut pages = RowPages::new(transaction, table);
    while let Some(rows) = pages.next().await? {
        rows.iter().for_each(|row| checksum.add(row));
    }
    Ok(checksum)
}
