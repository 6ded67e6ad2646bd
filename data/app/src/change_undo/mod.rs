//! Undoes a change set: restores the fields that nobody has changed since, and returns the rows that it skipped.

mod entries;
mod outcome;
mod project;

use crate::ListRejection;
use crate::changes::{ChangeImages, ChangeWriter};
use crate::entities::changes::{Column, Entity};
use crate::prelude::*;
use crate::projects::lock_deleted;
use crate::team_histories::UNDO_TIME;
use earshot_model::project::ProjectState;
use entries::undo_entries;
use project::undo_project;

pub use outcome::{UndoOutcome, UndoSkipReason};

impl Db {
    /// Undoes a change set of the account's team within 10 minutes.
    ///
    /// # Errors
    /// When there is no such change, it is too old or was undone before, its project is archived, or the database
    /// fails.
    pub async fn undo_change(&self, account: &Account, id: Uuid) -> Result<UndoOutcome, DbError> {
        let (account, db) = (account.clone(), self.clone());
        self.write_list(work!(|transaction| {
            let change = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id)).lock_exclusive();
            let change = change.one(transaction).await?;
            let change = change.ok_or(DbError::Rejected(ListRejection::ChangeNotFound))?;
            if change.created_at <= db.now().minus(UNDO_TIME) {
                return Err(DbError::Rejected(ListRejection::ChangeTooOld));
            }
            if change.images.is_empty() {
                return Err(DbError::Rejected(ListRejection::ChangeEnded));
            }
            if change.undone_at.is_some() {
                return Err(DbError::Rejected(ListRejection::ChangeUndone));
            }
            Entity::update_many()
                .col_expr(Column::UndoneAt, Expr::value(db.now()))
                .filter(Column::Id.eq(id))
                .exec(transaction)
                .await?;
            let images: ChangeImages = serde_json::from_str(&change.images)
                .map_err(|error| DbError::CorruptRow { table: "changes", reason: error.to_string() })?;
            let set = ChangeWriter::new(&db, &account, change.project_id);
            undo(transaction, &account, change.project_id, images, set).await
        }))
        .await
    }
}

async fn undo(
    transaction: &DatabaseTransaction,
    account: &Account,
    project_id: Uuid,
    images: ChangeImages,
    mut set: ChangeWriter,
) -> Result<UndoOutcome, DbError> {
    let mut project = lock_deleted(transaction, account, project_id).await?;
    let mut outcome = UndoOutcome { project_id, restored: 0, skipped: Vec::new(), change_id: None };
    if let Some(image) = images.project {
        match undo_project(transaction, account, &mut project, image, &mut set).await? {
            None => outcome.restored += 1,
            Some(reason) => outcome.skipped.push((project_id, reason)),
        }
    }
    if !images.entries.is_empty() {
        if project.deleted_at.is_some() {
            return Err(DbError::Rejected(ListRejection::ProjectNotFound));
        }
        if project.state == ProjectState::Archived.as_str() {
            return Err(DbError::Rejected(ListRejection::Archived));
        }
        undo_entries(transaction, account, &project, images.entries, (&mut set, &mut outcome)).await?;
    }
    (outcome.change_id, _) = set.finish(transaction, project).await?;
    Ok(outcome)
}
