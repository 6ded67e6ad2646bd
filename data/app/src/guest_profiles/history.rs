//! The changes of a guest profile, and their undo.

use super::removal::{archive_project, mark_deleted, set_archived, unmark_deleted};
use super::rows::{lock_deleted_profile, read_fields, update_row, write_change};
use super::update::write_fields;
use crate::changes::ChangeWriter;
use crate::entities::guest_changes::{Column, Entity, Model};
use crate::entities::{guest_profiles, projects};
use crate::field_changes::{ChangeStamp, FieldChange, FieldChangePage, FieldImages, revert};
use crate::json_column::{from_json, from_name};
use crate::listed_podcasts::count_entries;
use crate::prelude::*;
use crate::projects::{lock_deleted, mark_deleted as mark_project_deleted};
use crate::row_pages::read_page;
use crate::team_histories::{HISTORY_TIME, UNDO_TIME};
use crate::{GuestRejection, UndoSkipReason};
use earshot_model::guest_profile::{GuestChangeKind, GuestProfileFields};
use sea_orm::ExprTrait;

const TABLE: &str = "guest_changes";

/// A change of a guest profile.
pub type GuestChange = FieldChange<GuestChangeKind, GuestProfileFields>;

/// The outcome of an undo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestUndo {
    pub profile_id: Uuid,
    /// Why the profile is not as it was before the change, or not in all fields.
    pub skipped: Option<UndoSkipReason>,
    /// The change that the undo made, which can be undone itself; `None` when nothing was restored.
    pub change_id: Option<Uuid>,
}

impl GuestChange {
    fn from_row(row: Model) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            kind: from_name(TABLE, &row.kind, GuestChangeKind::parse)?,
            at: row.at.into(),
            user_id: row.user_id,
            before: row.before.map(|value| from_json(TABLE, value)).transpose()?,
            after: row.after.map(|value| from_json(TABLE, value)).transpose()?,
            undone_at: row.undone_at.map(Into::into),
        })
    }
}

impl Db {
    /// Returns up to `limit` changes of a guest profile that are older than the change `before`, newest first.
    pub async fn guest_history(
        &self,
        account: &Account,
        profile: Uuid,
        before: Option<Uuid>,
        limit: u64,
    ) -> Result<FieldChangePage<GuestChangeKind, GuestProfileFields>, DbError> {
        let query = Entity::find()
            .filter(Column::ProfileId.eq(profile))
            .filter(Column::TeamId.eq(account.team_id))
            .filter(Column::Before.is_not_null().or(Column::After.is_not_null()));
        let (rows, has_more) = read_page(&self.reader, query, Column::Id, before, limit).await?;
        let changes = rows.into_iter().map(GuestChange::from_row).collect::<Result<_, _>>()?;
        Ok(FieldChangePage { changes, has_more })
    }

    /// Undoes a change of a guest profile within 10 minutes: restores the fields that nobody has changed since. `None`
    /// when the team has no such change of a profile.
    ///
    /// # Errors
    /// When the change is too old or was undone before, or the database fails.
    pub async fn undo_guest_change(&self, account: &Account, id: Uuid) -> Result<Option<GuestUndo>, DbError> {
        let known = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id)).one(&self.reader).await?;
        if known.is_none() {
            return Ok(None);
        }
        let (stamp, account, db) = (ChangeStamp::new(self, account), account.clone(), self.clone());
        self.write_list(work!(|transaction| {
            let change = Entity::find_by_id(id).lock_exclusive().one(transaction).await?;
            let Some(change) = change else { return Ok(None) };
            if change.at <= stamp.now.minus(UNDO_TIME) {
                return Err(GuestRejection::ChangeTooOld.into());
            }
            if change.before.is_none() && change.after.is_none() {
                return Err(GuestRejection::ChangeEnded.into());
            }
            if change.undone_at.is_some() {
                return Err(GuestRejection::ChangeUndone.into());
            }
            let mut undone = change.clone();
            undone.undone_at = Some(stamp.now);
            undone.into_active_model().reset_all().update(transaction).await?;
            let row = lock_deleted_profile(transaction, &account, change.profile_id).await?;
            let (profile_id, project) = (row.id, row.project_id);
            let change = GuestChange::from_row(change)?;
            let kind = change.kind;
            let (skipped, is_restored) = undo(transaction, row, change, &stamp).await?;
            if let Some(project) = project.filter(|_| is_restored) {
                let writer = ChangeWriter::new(&db, &account, project);
                match kind {
                    GuestChangeKind::Created => delete_unused_project(transaction, &account, project, writer).await?,
                    GuestChangeKind::Archived | GuestChangeKind::Unarchived => {
                        let was_archived = kind == GuestChangeKind::Unarchived;
                        archive_project(transaction, &account, project, was_archived, writer).await?;
                    }
                    _ => {}
                }
            }
            Ok(Some(GuestUndo { profile_id, skipped, change_id: is_restored.then_some(stamp.id) }))
        }))
        .await
    }

    /// Deletes changes of guest profiles that are older than a year. Returns the number of rows.
    pub async fn delete_old_guest_changes(&self) -> Result<u64, DbError> {
        let before = self.now().minus(HISTORY_TIME);
        self.delete_rows(Entity::delete_many().filter(Column::At.lt(before))).await
    }
}

/// Returns why a field or the whole profile was not restored, and whether anything was restored.
async fn undo(
    transaction: &DatabaseTransaction,
    mut row: guest_profiles::Model,
    change: GuestChange,
    stamp: &ChangeStamp,
) -> Result<(Option<UndoSkipReason>, bool), DbError> {
    let current = read_fields(&row)?;
    let is_deleted = row.deleted_at.is_some();
    let mut skipped = None;
    let (kind, before, after) = match (change.kind, change.before, change.after) {
        (GuestChangeKind::Deleted, ..) => {
            if !is_deleted {
                return Ok((Some(UndoSkipReason::Changed), false));
            }
            unmark_deleted(&mut row);
            skipped = (row.ended_files > 0).then_some(UndoSkipReason::FilesEnded);
            (GuestChangeKind::Restored, None, Some(current))
        }
        _ if is_deleted => return Ok((Some(UndoSkipReason::Removed), false)),
        (GuestChangeKind::Created | GuestChangeKind::Restored, _, after) => {
            if row.archived_at.is_some() || row.file_count > 0 || after.is_some_and(|after| after != current) {
                return Ok((Some(UndoSkipReason::Changed), false));
            }
            mark_deleted(&mut row, stamp.now);
            (GuestChangeKind::Deleted, Some(current), None)
        }
        (kind @ (GuestChangeKind::Archived | GuestChangeKind::Unarchived), ..) => {
            let was_archived = kind == GuestChangeKind::Unarchived;
            if row.archived_at.is_some() == was_archived {
                return Ok((Some(UndoSkipReason::Changed), false));
            }
            (set_archived(&mut row, was_archived, stamp.now), Some(current.clone()), Some(current))
        }
        (GuestChangeKind::Updated, Some(before), Some(after)) => {
            if row.archived_at.is_some() {
                return Err(GuestRejection::Archived.into());
            }
            let change = FieldImages { table: TABLE, before: &before, after: &after };
            let reverted = revert(&current, change, |_| true)?;
            skipped = (!reverted.is_whole).then_some(UndoSkipReason::Changed);
            if reverted.fields == current {
                return Ok((skipped, false));
            }
            write_fields(transaction, &mut row, &reverted.fields, stamp).await?;
            (GuestChangeKind::Updated, Some(current), Some(reverted.fields))
        }
        (GuestChangeKind::Updated, ..) => return Ok((Some(UndoSkipReason::Changed), false)),
    };
    update_row(transaction, &row).await?;
    write_change(transaction, &row, kind, (before.as_ref(), after.as_ref()), stamp).await?;
    Ok((skipped, true))
}

/// Deletes the project that was created with a profile, unless someone has worked on it since.
async fn delete_unused_project(
    transaction: &DatabaseTransaction,
    account: &Account,
    id: Uuid,
    mut change: ChangeWriter,
) -> Result<(), DbError> {
    let mut project: projects::Model = lock_deleted(transaction, account, id).await?;
    let is_unused = project.version == 1 && project.deleted_at.is_none();
    if is_unused && count_entries(transaction, id).await? == 0 {
        mark_project_deleted(&mut project, &mut change);
        change.finish(transaction, project).await?;
    }
    Ok(())
}
