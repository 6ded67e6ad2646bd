//! The tables of a database, read from the database itself, so that no list can miss a table or a column.

use super::copy_error::CopyError;
use crate::prelude::*;
use sea_orm::{DbBackend, DbErr, QueryResult, Statement, Value};

const SQLITE_TABLES: &str = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' \
    ESCAPE '\\' AND name <> 'seaql_migrations' ORDER BY name";
const POSTGRES_TABLES: &str = "SELECT CAST(table_name AS text) AS name FROM information_schema.tables \
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' AND table_name <> 'seaql_migrations' \
    ORDER BY CAST(table_name AS text) COLLATE \"C\"";
const SQLITE_COLUMNS: &str = "SELECT name, lower(type) AS declared, pk AS key_position, 0 AS has_sequence \
    FROM pragma_table_info(?) ORDER BY name";
const POSTGRES_COLUMNS: &str = "SELECT CAST(c.column_name AS text) AS name, CAST(c.data_type AS text) AS declared, \
    CAST(COALESCE(k.ordinal_position, 0) AS bigint) AS key_position, \
    CAST(pg_get_serial_sequence(quote_ident(c.table_name), c.column_name) IS NOT NULL AS int)::bigint AS has_sequence \
    FROM information_schema.columns c \
    LEFT JOIN information_schema.table_constraints t ON t.table_schema = c.table_schema \
        AND t.table_name = c.table_name AND t.constraint_type = 'PRIMARY KEY' \
    LEFT JOIN information_schema.key_column_usage k ON k.constraint_schema = t.constraint_schema \
        AND k.constraint_name = t.constraint_name AND k.table_name = c.table_name AND k.column_name = c.column_name \
    WHERE c.table_schema = current_schema() AND c.table_name = $1 \
    ORDER BY CAST(c.column_name AS text) COLLATE \"C\"";
/// SQLite numbers the rows of these tables itself, and never twice.
const SQLITE_NUMBERED: &str =
    "SELECT name FROM sqlite_master WHERE type = 'table' AND upper(sql) LIKE '%AUTOINCREMENT%'";

/// What a column holds, in both databases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColumnType {
    Boolean,
    Bytes,
    Integer,
    Json,
    Text,
    Uuid,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Column {
    pub name: String,
    pub column_type: ColumnType,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub name: String,
    /// In the order of their names, which is the same in both databases.
    pub columns: Vec<Column>,
    /// The columns of the primary key, as positions in `columns`.
    pub key: Vec<usize>,
    /// The column that the database numbers.
    pub numbered_column: Option<String>,
}

/// Reads the tables, in the order of their names.
pub(crate) async fn read_tables(transaction: &impl ConnectionTrait) -> Result<Vec<Table>, CopyError> {
    let is_sqlite = transaction.get_database_backend() == DbBackend::Sqlite;
    let names = read_names(transaction, if is_sqlite { SQLITE_TABLES } else { POSTGRES_TABLES }).await?;
    let numbered = if is_sqlite { read_names(transaction, SQLITE_NUMBERED).await? } else { Vec::new() };
    let mut tables = Vec::with_capacity(names.len());
    for name in names {
        let is_numbered = numbered.contains(&name);
        tables.push(read_table(transaction, name, is_numbered).await?);
    }
    Ok(tables)
}

async fn read_names(transaction: &impl ConnectionTrait, query: &str) -> Result<Vec<String>, DbErr> {
    let query = Statement::from_string(transaction.get_database_backend(), query);
    transaction.query_all_raw(query).await?.iter().map(|row| row.try_get("", "name")).collect()
}

async fn read_table(transaction: &impl ConnectionTrait, name: String, is_numbered: bool) -> Result<Table, CopyError> {
    let backend = transaction.get_database_backend();
    let query = if backend == DbBackend::Sqlite { SQLITE_COLUMNS } else { POSTGRES_COLUMNS };
    let query = Statement::from_sql_and_values(backend, query, [Value::from(name.as_str())]);
    let mut columns = Vec::new();
    let mut key: Vec<(i64, usize)> = Vec::new();
    let mut numbered_column = None;
    for row in transaction.query_all_raw(query).await? {
        let (column, key_position, has_sequence) = read_column(&name, &row)?;
        if key_position > 0 {
            key.push((key_position, columns.len()));
        }
        if has_sequence || (is_numbered && key_position > 0) {
            numbered_column = Some(column.name.clone());
        }
        columns.push(column);
    }
    if key.is_empty() {
        return Err(CopyError::NoPrimaryKey(name));
    }
    key.sort_unstable();
    Ok(Table { name, columns, key: key.into_iter().map(|(_, column)| column).collect(), numbered_column })
}

fn read_column(table: &str, row: &QueryResult) -> Result<(Column, i64, bool), CopyError> {
    let name: String = row.try_get("", "name")?;
    let declared: String = row.try_get("", "declared")?;
    let Some(column_type) = parse_type(&declared) else {
        return Err(CopyError::UnknownType { table: table.to_owned(), column: name, declared });
    };
    let key_position: i64 = row.try_get("", "key_position")?;
    let has_sequence = row.try_get::<i64>("", "has_sequence")? == 1;
    Ok((Column { name, column_type }, key_position, has_sequence))
}

/// Returns the type for a name that migrations give it in SQLite, or that PostgreSQL gives it.
fn parse_type(declared: &str) -> Option<ColumnType> {
    Some(match declared {
        "boolean" => ColumnType::Boolean,
        "blob" | "bytea" => ColumnType::Bytes,
        "integer" | "bigint" => ColumnType::Integer,
        "json_text" | "json" => ColumnType::Json,
        "varchar" | "text" | "character varying" => ColumnType::Text,
        "uuid_text" | "uuid" => ColumnType::Uuid,
        _ => return None,
    })
}

/// Compares the tables of two databases.
///
/// # Errors
/// The first difference.
pub(super) fn compare_tables(source: &[Table], target: &[Table]) -> Result<(), CopyError> {
    let differs =
        |table: &Table, difference: String| CopyError::SchemaDiffers { table: table.name.clone(), difference };
    for table in source {
        let Some(other) = target.iter().find(|other| other.name == table.name) else {
            return Err(differs(table, "the target does not have it".to_owned()));
        };
        let has = |side: &Table, column: &Column| side.columns.contains(column);
        let missing = table.columns.iter().find(|column| !has(other, column));
        if let Some(column) = missing.or_else(|| other.columns.iter().find(|column| !has(table, column))) {
            return Err(differs(table, format!("the column {}", column.name)));
        }
        if table != other {
            return Err(differs(table, "the primary key".to_owned()));
        }
    }
    match target.iter().find(|table| source.iter().all(|other| other.name != table.name)) {
        Some(table) => Err(differs(table, "the source does not have it".to_owned())),
        None => Ok(()),
    }
}
