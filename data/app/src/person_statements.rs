//! What administrators state about people, with its history (decision 093). Servers lay it over the people of a
//! generation.

use crate::entities::person_statements::{Column, Entity, Model};
use crate::json_column::{from_json, to_json};
use crate::prelude::*;
use earshot_model::people::{PersonChange, PersonStatement};

const TABLE: &str = "person_statements";
/// Most statements in effect. Each generation applies all of them.
pub const MAX_PERSON_STATEMENTS: u64 = 500;
/// Undone statements that are kept, the newest ones.
const MAX_UNDONE: u64 = 500;

/// A statement with its history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPersonStatement {
    pub statement: PersonStatement,
    /// Why.
    pub reason: String,
    /// The administrator; `None` when their account was deleted.
    pub stated_by: Option<Uuid>,
    pub stated_at: Timestamp,
    /// The administrator who undid it; also `None` when their account was deleted.
    pub undone_by: Option<Uuid>,
    /// `None` while it is in effect.
    pub undone_at: Option<Timestamp>,
}

impl Db {
    /// Stores a statement. `None` when as many are in effect as can be.
    pub async fn state_person(
        &self,
        statement: PersonStatement,
        reason: String,
        stated_by: Uuid,
    ) -> Result<Option<StoredPersonStatement>, DbError> {
        let row = Model {
            id: statement.id,
            change: to_json(&statement.change),
            reason,
            stated_by: Some(stated_by),
            stated_at: self.now(),
            undone_by: None,
            undone_at: None,
        };
        self.write_keeping_caches(work!(|transaction| {
            let in_effect = Entity::find().filter(Column::UndoneAt.is_null());
            if in_effect.count(transaction).await? >= MAX_PERSON_STATEMENTS {
                return Ok(None);
            }
            row.clone().into_active_model().insert(transaction).await?;
            from_row(row).map(Some)
        }))
        .await
    }

    /// Undoes a statement, which stays in the history. `None` when no statement in effect has this id.
    pub async fn undo_person_statement(
        &self,
        id: Uuid,
        undone_by: Uuid,
    ) -> Result<Option<StoredPersonStatement>, DbError> {
        let now = self.now();
        self.write_keeping_caches(work!(|transaction| {
            let undone = Entity::update_many()
                .col_expr(Column::UndoneBy, Expr::value(undone_by))
                .col_expr(Column::UndoneAt, Expr::value(now))
                .filter(Column::Id.eq(id))
                .filter(Column::UndoneAt.is_null())
                .exec(transaction)
                .await?;
            if undone.rows_affected == 0 {
                return Ok(None);
            }
            let oldest: Option<Model> = Entity::find()
                .filter(Column::UndoneAt.is_not_null())
                .order_by_desc(Column::UndoneAt)
                .order_by_desc(Column::Id)
                .offset(MAX_UNDONE)
                .one(transaction)
                .await?;
            if let Some(oldest) = oldest {
                Entity::delete_by_id(oldest.id).exec(transaction).await?;
            }
            Entity::find_by_id(id).one(transaction).await?.map(from_row).transpose()
        }))
        .await
    }

    /// Returns the statements in effect, then those that were undone; the newest first.
    pub async fn person_statements(&self) -> Result<Vec<StoredPersonStatement>, DbError> {
        let newest = || Entity::find().order_by_desc(Column::StatedAt).order_by_desc(Column::Id);
        let in_effect = newest().filter(Column::UndoneAt.is_null()).limit(MAX_PERSON_STATEMENTS);
        let undone = newest().filter(Column::UndoneAt.is_not_null()).limit(MAX_UNDONE);
        let mut rows = in_effect.all(&self.reader).await?;
        rows.extend(undone.all(&self.reader).await?);
        rows.into_iter().map(from_row).collect()
    }

    /// Returns the statements in effect in the order in which they were made.
    pub async fn person_statements_in_effect(&self) -> Result<Vec<PersonStatement>, DbError> {
        let rows = Entity::find()
            .filter(Column::UndoneAt.is_null())
            .order_by_asc(Column::StatedAt)
            .order_by_asc(Column::Id)
            .limit(MAX_PERSON_STATEMENTS)
            .all(&self.reader)
            .await?;
        rows.into_iter().map(|row| Ok(from_row(row)?.statement)).collect()
    }
}

fn from_row(row: Model) -> Result<StoredPersonStatement, DbError> {
    let change: PersonChange = from_json(TABLE, row.change)?;
    Ok(StoredPersonStatement {
        statement: PersonStatement { id: row.id, change },
        reason: row.reason,
        stated_by: row.stated_by,
        stated_at: row.stated_at.into(),
        undone_by: row.undone_by,
        undone_at: row.undone_at.map(Into::into),
    })
}
