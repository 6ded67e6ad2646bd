//! Reads the rows of a person or of a team from any table, as JSON.

use super::download::DataOwner;
use super::owned_tables::{OWNED_TABLES, OwnedTableRule, RowOwner};
use crate::CopyError;
use crate::connection::TimedReader;
use crate::database_copy::{Column, ColumnType, RowPages, Table, read_tables};
use crate::prelude::*;
use crate::usage::team_subject;
use sea_orm::Value;
use sea_orm::sea_query::{Alias, Expr, ExprTrait as _, Query};
use serde_json::{Map, json};

/// A table with rows of an owner.
#[derive(Debug)]
pub struct OwnedTable {
    table: Table,
    hidden: &'static [&'static str],
    condition: Expr,
}

impl OwnedTable {
    #[must_use]
    pub fn name(&self) -> &str {
        &self.table.name
    }
}

/// The rows of a table, page by page.
pub struct OwnedRows<'a> {
    pages: RowPages<'a, TimedReader>,
    table: &'a OwnedTable,
}

impl OwnedRows<'_> {
    /// Returns the next rows; `None` after the last ones.
    pub async fn next(&mut self) -> Result<Option<Vec<serde_json::Value>>, DbError> {
        let page = self.pages.next().await.map_err(to_db_error)?;
        Ok(page.map(|rows| rows.into_iter().map(|row| self.table.to_json(row)).collect()))
    }
}

impl Db {
    /// Returns the tables that have data of such an owner.
    pub async fn owned_tables(&self, owner: DataOwner) -> Result<Vec<OwnedTable>, DbError> {
        let mut tables = read_tables(&self.reader).await.map_err(to_db_error)?;
        let mut owned = Vec::new();
        for rule in OWNED_TABLES {
            let Some(condition) = condition_of(rule, owner) else { continue };
            let at = tables.iter().position(|table| table.name == rule.table);
            let table = at
                .map(|at| tables.swap_remove(at))
                .ok_or_else(|| DbError::CorruptRow { table: rule.table, reason: "the table is missing".to_owned() })?;
            owned.push(OwnedTable { table, hidden: rule.hidden, condition });
        }
        Ok(owned)
    }

    /// Reads the rows of a table.
    #[must_use]
    pub fn owned_rows<'a>(&'a self, table: &'a OwnedTable) -> OwnedRows<'a> {
        let pages = RowPages::new(&self.reader, &table.table).matching(table.condition.clone());
        OwnedRows { pages, table }
    }
}

fn to_db_error(error: CopyError) -> DbError {
    match error {
        CopyError::Row { source, .. } => source.into(),
        CopyError::Database(error) => error,
        other => DbError::Sql(sea_orm::DbErr::Custom(other.to_string())),
    }
}

fn condition_of(rule: &OwnedTableRule, owner: DataOwner) -> Option<Expr> {
    let rows = match owner {
        DataOwner::User(_) => rule.user,
        DataOwner::Team(_) => rule.team,
    };
    let column = |name: &'static str| Expr::col(Alias::new(name));
    Some(match rows? {
        RowOwner::Column(name) => column(name).eq(owner.id()),
        RowOwner::Flagged(name, flag) => column(name).eq(owner.id()).and(column(flag).eq(true)),
        RowOwner::Subject => column("subject").eq(team_subject(owner.id())),
        RowOwner::Parent(name, parent) => {
            let parent = OWNED_TABLES.iter().find(|rule| rule.table == parent)?;
            let ids = Query::select()
                .column(Alias::new("id"))
                .from(Alias::new(parent.table))
                .and_where(condition_of(parent, owner)?)
                .to_owned();
            column(name).in_subquery(ids)
        }
    })
}

impl OwnedTable {
    fn to_json(&self, row: Vec<Value>) -> serde_json::Value {
        let columns = self.table.columns.iter().zip(row);
        let shown = columns.filter(|(column, _)| !self.hidden.contains(&column.name.as_str()));
        let fields: Map<_, _> = shown.map(|(column, value)| (column.name.clone(), value_json(column, value))).collect();
        fields.into()
    }
}

fn value_json(column: &Column, value: Value) -> serde_json::Value {
    match value {
        Value::Bool(Some(value)) => json!(value),
        Value::BigInt(Some(number)) if is_time(&column.name) => json!(Timestamp::from(EpochMillis(number))),
        Value::BigInt(Some(number)) => json!(number),
        Value::Uuid(Some(id)) => json!(id),
        Value::String(Some(text)) if column.column_type == ColumnType::Json => {
            serde_json::from_str(&text).unwrap_or_else(|_| json!(text))
        }
        Value::String(Some(text)) => json!(text),
        // Bytes are secrets or hashes, which the list leaves out.
        _ => serde_json::Value::Null,
    }
}

/// Whether a column with this name has milliseconds since 1970.
fn is_time(name: &str) -> bool {
    matches!(name, "at" | "since") || ["_at", "_until", "_since"].iter().any(|ending| name.ends_with(ending))
}
