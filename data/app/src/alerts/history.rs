//! The changes of an alert, and their undo.

use super::writing::{check_alert_limit, lock_deleted_alert, mark_deleted, write_change};
use super::{read_fields, write_fields};
use crate::entities::alert_changes::{Column, Entity, Model};
use crate::entities::alerts;
use crate::field_changes::{ChangeStamp, FieldChange, FieldChangePage, FieldImages, revert};
use crate::json_column::{from_json, from_name};
use crate::prelude::*;
use crate::row_pages::read_page;
use crate::team_histories::{HISTORY_TIME, UNDO_TIME};
use crate::{ListRejection, UndoSkipReason};
use earshot_model::alert::{AlertChangeKind, AlertFields};
use sea_orm::ExprTrait;

const TABLE: &str = "alert_changes";

/// A change of an alert.
pub type AlertChange = FieldChange<AlertChangeKind, AlertFields>;

/// The outcome of an undo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlertUndo {
    pub alert_id: Uuid,
    /// Why the alert is not as it was before the change, or not in all fields.
    pub skipped: Option<UndoSkipReason>,
    /// The change that the undo made, which can be undone itself; `None` when nothing was restored.
    pub change_id: Option<Uuid>,
}

impl AlertChange {
    fn from_row(row: Model) -> Result<Self, DbError> {
        Ok(Self {
            id: row.id,
            kind: from_name(TABLE, &row.kind, AlertChangeKind::parse)?,
            at: row.at.into(),
            user_id: row.user_id,
            before: row.before.map(|value| from_json(TABLE, value)).transpose()?,
            after: row.after.map(|value| from_json(TABLE, value)).transpose()?,
            undone_at: row.undone_at.map(Into::into),
        })
    }
}

impl Db {
    /// Returns the changes of an alert that are older than the change `before`, newest first. Ids grow with time.
    pub async fn alert_history(
        &self,
        account: &Account,
        alert: Uuid,
        before: Option<Uuid>,
        limit: u64,
    ) -> Result<FieldChangePage<AlertChangeKind, AlertFields>, DbError> {
        let query = Entity::find()
            .filter(Column::AlertId.eq(alert))
            .filter(Column::TeamId.eq(account.team_id))
            .filter(Column::Before.is_not_null().or(Column::After.is_not_null()));
        let (rows, has_more) = read_page(&self.reader, query, Column::Id, before, limit).await?;
        let changes = rows.into_iter().map(AlertChange::from_row).collect::<Result<_, _>>()?;
        Ok(FieldChangePage { changes, has_more })
    }

    /// Undoes a change of an alert within 10 minutes: restores the fields that nobody has changed since. `None` when
    /// the team has no such change of an alert.
    ///
    /// # Errors
    /// When the change is too old or was undone before, or the database fails.
    pub async fn undo_alert_change(&self, account: &Account, id: Uuid) -> Result<Option<AlertUndo>, DbError> {
        let known = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id)).one(&self.reader).await?;
        if known.is_none() {
            return Ok(None);
        }
        let (stamp, account) = (ChangeStamp::new(self, account), account.clone());
        self.write_list(work!(|transaction| {
            let change = Entity::find_by_id(id).lock_exclusive().one(transaction).await?;
            let change = change.ok_or(DbError::Rejected(ListRejection::ChangeNotFound))?;
            if change.at <= stamp.now.minus(UNDO_TIME) {
                return Err(DbError::Rejected(ListRejection::ChangeTooOld));
            }
            if change.before.is_none() && change.after.is_none() {
                return Err(DbError::Rejected(ListRejection::ChangeEnded));
            }
            if change.undone_at.is_some() {
                return Err(DbError::Rejected(ListRejection::ChangeUndone));
            }
            let mut undone = change.clone();
            undone.undone_at = Some(stamp.now);
            undone.into_active_model().reset_all().update(transaction).await?;
            let row = lock_deleted_alert(transaction, &account, change.alert_id).await?;
            let alert_id = row.id;
            let (skipped, is_restored) =
                undo(transaction, &account, row, AlertChange::from_row(change)?, &stamp).await?;
            Ok(Some(AlertUndo { alert_id, skipped, change_id: is_restored.then_some(stamp.id) }))
        }))
        .await
    }

    /// Deletes changes of alerts that are older than a year. Returns the number of rows.
    pub async fn delete_old_alert_changes(&self) -> Result<u64, DbError> {
        let before = self.now().minus(HISTORY_TIME);
        self.delete_rows(Entity::delete_many().filter(Column::At.lt(before))).await
    }
}

/// Returns why a field or the whole alert was not restored, and whether anything was restored.
async fn undo(
    transaction: &DatabaseTransaction,
    account: &Account,
    mut row: alerts::Model,
    change: AlertChange,
    stamp: &ChangeStamp,
) -> Result<(Option<UndoSkipReason>, bool), DbError> {
    let current = read_fields(&row)?;
    let mut skipped = None;
    let (kind, images) = match (change.kind, change.before, change.after) {
        (AlertChangeKind::Created | AlertChangeKind::Restored, _, after) => {
            if row.deleted_at.is_some() {
                return Ok((Some(UndoSkipReason::Removed), false));
            }
            if after.is_some_and(|after| after != current) {
                return Ok((Some(UndoSkipReason::Changed), false));
            }
            mark_deleted(&mut row, stamp.now);
            (AlertChangeKind::Deleted, (Some(current), None))
        }
        (AlertChangeKind::Deleted, ..) => {
            if row.deleted_at.is_none() {
                return Ok((Some(UndoSkipReason::Changed), false));
            }
            match check_alert_limit(transaction, account).await {
                Err(DbError::Rejected(ListRejection::Limit(_))) => return Ok((Some(UndoSkipReason::Limit), false)),
                checked => checked?,
            }
            row.deleted_at = None;
            row.version += 1;
            (AlertChangeKind::Restored, (None, Some(current)))
        }
        (AlertChangeKind::Updated, Some(before), Some(after)) => {
            if row.deleted_at.is_some() {
                return Ok((Some(UndoSkipReason::Removed), false));
            }
            let change = FieldImages { table: TABLE, before: &before, after: &after };
            let reverted = revert(&current, change, |name| name == "settings")?;
            skipped = (!reverted.is_whole).then_some(UndoSkipReason::Changed);
            if reverted.fields == current {
                return Ok((skipped, false));
            }
            write_fields(&mut row, &reverted.fields, stamp.now);
            (AlertChangeKind::Updated, (Some(current), Some(reverted.fields)))
        }
        (AlertChangeKind::Updated, ..) => return Ok((Some(UndoSkipReason::Changed), false)),
    };
    row.clone().into_active_model().reset_all().update(transaction).await?;
    write_change(transaction, &row, kind, (images.0.as_ref(), images.1.as_ref()), stamp).await?;
    Ok((skipped, true))
}
