//! Archives, deletes and restores guest profiles. Deleted ones are hidden for 30 days, and then purged.

use super::profile::GuestProfile;
use super::rows::{check_version, lock_deleted_profile, lock_profile, read_fields, update_row, write_change};
use crate::changes::ChangeWriter;
use crate::entities::guest_profiles::{Column, Entity, Model};
use crate::field_changes::{ChangeStamp, retention_cutoff};
use crate::list_rows::ProjectFields;
use crate::prelude::*;
use crate::projects::{lock_project, write_fields};
use crate::{GuestRejection, ListRejection};
use earshot_model::guest_profile::GuestChangeKind;
use earshot_model::project::ProjectState;

impl Db {
    /// Archives a guest profile with its project, or takes both out of the archive. An archived one can be read and not
    /// changed. Returns it with the id of the change; `None` when it already has this state.
    ///
    /// # Errors
    /// When there is no such profile, it has another version, the plan has no room for the project, or the database
    /// fails.
    pub async fn set_guest_profile_archived(
        &self,
        account: &Account,
        id: Uuid,
        is_archived: bool,
        expected_version: Option<i64>,
    ) -> Result<(GuestProfile, Option<Uuid>), DbError> {
        let (stamp, account, db) = (ChangeStamp::new(self, account), account.clone(), self.clone());
        self.write_list(work!(|transaction| {
            let mut row = lock_profile(transaction, &account, id).await?;
            check_version(&row, expected_version)?;
            if row.archived_at.is_some() == is_archived {
                return Ok((GuestProfile::from_row(row)?, None));
            }
            let fields = read_fields(&row)?;
            let kind = set_archived(&mut row, is_archived, stamp.now);
            update_row(transaction, &row).await?;
            write_change(transaction, &row, kind, (Some(&fields), Some(&fields)), &stamp).await?;
            if let Some(project) = row.project_id {
                let writer = ChangeWriter::new(&db, &account, project);
                archive_project(transaction, &account, project, is_archived, writer).await?;
            }
            Ok((GuestProfile::from_row(row)?, Some(stamp.id)))
        }))
        .await
    }

    /// Deletes a guest profile: hides it for 30 days. Its project stays. Returns the id of the change.
    ///
    /// # Errors
    /// When there is no such profile, it has another version, or the database fails.
    pub async fn delete_guest_profile(
        &self,
        account: &Account,
        id: Uuid,
        expected_version: Option<i64>,
    ) -> Result<Uuid, DbError> {
        let (stamp, account) = (ChangeStamp::new(self, account), account.clone());
        self.write_list(work!(|transaction| {
            let mut row = lock_profile(transaction, &account, id).await?;
            check_version(&row, expected_version)?;
            let before = read_fields(&row)?;
            mark_deleted(&mut row, stamp.now);
            update_row(transaction, &row).await?;
            write_change(transaction, &row, GuestChangeKind::Deleted, (Some(&before), None), &stamp).await?;
            Ok(stamp.id)
        }))
        .await
    }

    /// Restores a deleted guest profile. One that is not deleted stays as it is. Returns it with the id of the change.
    /// Its `ended_files` made room for others meanwhile.
    ///
    /// # Errors
    /// When there is no such profile, or the database fails.
    pub async fn restore_guest_profile(
        &self,
        account: &Account,
        id: Uuid,
    ) -> Result<(GuestProfile, Option<Uuid>), DbError> {
        let (stamp, account) = (ChangeStamp::new(self, account), account.clone());
        self.write_list(work!(|transaction| {
            let mut row = lock_deleted_profile(transaction, &account, id).await?;
            let Some(deleted_at) = row.deleted_at else { return Ok((GuestProfile::from_row(row)?, None)) };
            if deleted_at <= retention_cutoff(stamp.now) {
                return Err(GuestRejection::ProfileNotFound.into());
            }
            let after = read_fields(&row)?;
            unmark_deleted(&mut row);
            update_row(transaction, &row).await?;
            write_change(transaction, &row, GuestChangeKind::Restored, (None, Some(&after)), &stamp).await?;
            Ok((GuestProfile::from_row(row)?, Some(stamp.id)))
        }))
        .await
    }

    /// Deletes the profiles that were deleted more than 30 days ago, with the rows of their files. Returns their
    /// number. [`Db::delete_orphaned_files`] deletes the bytes.
    pub async fn purge_guest_profiles(&self) -> Result<u64, DbError> {
        let before = retention_cutoff(self.now());
        self.delete_rows(Entity::delete_many().filter(Column::DeletedAt.lte(before))).await
    }
}

/// Archives the project of a profile with the profile, or takes it out of the archive. One that was deleted, or that
/// someone archived or restored before, stays as it is.
pub(super) async fn archive_project(
    transaction: &DatabaseTransaction,
    account: &Account,
    project: Uuid,
    is_archived: bool,
    mut change: ChangeWriter,
) -> Result<(), DbError> {
    let mut row = match lock_project(transaction, account, project).await {
        Err(DbError::Rejected(ListRejection::ProjectNotFound)) => return Ok(()),
        row => row?,
    };
    let before = ProjectFields::from_row(&row)?;
    if (before.state == ProjectState::Archived) == is_archived {
        return Ok(());
    }
    let state = if is_archived { ProjectState::Archived } else { ProjectState::Active };
    let after = ProjectFields { state, ..before.clone() };
    write_fields(transaction, account, &mut row, (before, after), &mut change).await?;
    change.finish(transaction, row).await?;
    Ok(())
}

pub(super) fn mark_deleted(row: &mut Model, now: EpochMillis) {
    row.deleted_at = Some(now);
    row.ended_files = 0;
    row.version += 1;
}

pub(super) fn unmark_deleted(row: &mut Model) {
    row.deleted_at = None;
    row.version += 1;
}

pub(super) fn set_archived(row: &mut Model, is_archived: bool, now: EpochMillis) -> GuestChangeKind {
    row.archived_at = is_archived.then_some(now);
    row.version += 1;
    row.updated_at = now;
    if is_archived { GuestChangeKind::Archived } else { GuestChangeKind::Unarchived }
}
