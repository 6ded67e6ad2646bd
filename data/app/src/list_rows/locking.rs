//! Locks a project for a change.

use crate::ListRejection;
use crate::entities::projects::{Column, Entity, Model};
use crate::prelude::*;
use earshot_model::project::ProjectState;

/// Reads a project for a change, and locks its row in PostgreSQL: changes of one project happen one after another, so
/// that limits hold and counts are right. SQLite has one writer.
pub(crate) async fn lock_project(
    transaction: &DatabaseTransaction,
    account: &Account,
    id: Uuid,
) -> Result<Model, DbError> {
    let row = Entity::find_by_id(id)
        .filter(Column::TeamId.eq(account.team_id))
        .filter(Column::DeletedAt.is_null())
        .lock_exclusive()
        .one(transaction)
        .await?;
    row.ok_or(DbError::Rejected(ListRejection::ProjectNotFound))
}

/// Reads and locks a project whose podcasts may be changed.
pub(crate) async fn lock_writable_project(
    transaction: &DatabaseTransaction,
    account: &Account,
    id: Uuid,
) -> Result<Model, DbError> {
    let row = lock_project(transaction, account, id).await?;
    if row.state == ProjectState::Archived.as_str() {
        return Err(DbError::Rejected(ListRejection::Archived));
    }
    Ok(row)
}
