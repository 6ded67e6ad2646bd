//! Deletes projects: they are hidden for 30 days, and then purged.

use super::{Project, check_project_limit, lock_project, reading::ProjectKey};
use crate::ListRejection;
use crate::changes::{ChangeWriter, ProjectImage};
use crate::entities::projects::{Column, Entity, Model};
use crate::field_changes::retention_cutoff;
use crate::prelude::*;
use earshot_model::project::{ActivityKind, ProjectState};

impl Db {
    /// Deletes a project: hides it for 30 days. Returns the id of the change set.
    ///
    /// # Errors
    /// When there is no such project, it has another version, or the database fails.
    pub async fn delete_project(
        &self,
        account: &Account,
        project: Uuid,
        expected_version: Option<i64>,
    ) -> Result<Option<Uuid>, DbError> {
        let mut change = ChangeWriter::new(self, account, project);
        let account = account.clone();
        self.write_list(work!(|transaction| {
            let mut row = lock_project(transaction, &account, project).await?;
            if expected_version.is_some_and(|version| version != row.version) {
                return Err(DbError::Rejected(ListRejection::VersionConflict));
            }
            mark_deleted(&mut row, &mut change);
            let (change_id, _) = change.finish(transaction, row).await?;
            Ok(change_id)
        }))
        .await
    }

    /// Restores a deleted project. One that is not deleted stays as it is.
    ///
    /// # Errors
    /// When there is no such project, the team has as many projects as its plan includes, or the database fails.
    pub async fn restore_project(
        &self,
        account: &Account,
        key: &ProjectKey,
    ) -> Result<(Project, Option<Uuid>), DbError> {
        let not_found = || DbError::Rejected(ListRejection::ProjectNotFound);
        let project = self.find_project_or_deleted(account, key).await?.ok_or_else(not_found)?;
        let mut change = ChangeWriter::new(self, account, project.id);
        let account = account.clone();
        self.write_list(work!(|transaction| {
            let mut row = lock_deleted(transaction, &account, project.id).await?;
            if row.deleted_at.is_some_and(|at| at <= retention_cutoff(change.now)) {
                return Err(DbError::Rejected(ListRejection::ProjectNotFound));
            }
            if row.deleted_at.is_some() {
                unmark_deleted(transaction, &account, &mut row, &mut change).await?;
            }
            let (change_id, row) = change.finish(transaction, row).await?;
            Ok((Project::from_row(row)?, change_id))
        }))
        .await
    }

    /// Deletes the projects that were deleted more than 30 days ago, with their podcasts, views and activity. Returns
    /// their number.
    pub async fn purge_projects(&self) -> Result<u64, DbError> {
        let before = retention_cutoff(self.now());
        self.delete_rows(Entity::delete_many().filter(Column::DeletedAt.lte(before))).await
    }
}

/// Marks a project as deleted in a change set.
pub(crate) fn mark_deleted(row: &mut Model, change: &mut ChangeWriter) {
    row.deleted_at = Some(change.now);
    row.version += 1;
    change.log_project(ActivityKind::ProjectDeleted, Some(row.name.clone()), None);
    change.set_project(ProjectImage::Deleted);
}

/// Restores a deleted project in a change set, if the plan has room for it.
pub(crate) async fn unmark_deleted(
    transaction: &DatabaseTransaction,
    account: &Account,
    row: &mut Model,
    change: &mut ChangeWriter,
) -> Result<(), DbError> {
    if row.state != ProjectState::Archived.as_str() {
        check_project_limit(transaction, account).await?;
    }
    row.deleted_at = None;
    row.version += 1;
    change.log_project(ActivityKind::ProjectRestored, None, Some(row.name.clone()));
    change.set_project(ProjectImage::Restored);
    Ok(())
}

/// Reads and locks a project, also a deleted one.
pub(crate) async fn lock_deleted(
    transaction: &DatabaseTransaction,
    account: &Account,
    id: Uuid,
) -> Result<Model, DbError> {
    let row = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id)).lock_exclusive();
    row.one(transaction).await?.ok_or(DbError::Rejected(ListRejection::ProjectNotFound))
}
