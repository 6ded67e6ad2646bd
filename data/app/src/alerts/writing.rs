//! Creates, changes and deletes alerts, each as a change that can be undone.

use super::{Alert, read_fields, write_fields};
use crate::creation_limits::check_creation;
use crate::entities::alerts::{Column, Entity, Model};
use crate::entities::{alert_changes, teams};
use crate::field_changes::{ChangeStamp, retention_cutoff};
use crate::history_sizes::{TeamHistory, image_bytes};
use crate::json_column::to_json;
use crate::prelude::*;
use crate::{ListRejection, ids};
use earshot_model::ListLimit;
use earshot_model::alert::{AlertChangeKind, AlertFields};

impl Db {
    /// Creates an alert for the account's team. The caller has validated the fields. Returns it with the id of the
    /// change.
    ///
    /// # Errors
    /// When the team has as many alerts as its plan includes, or the database fails.
    pub async fn create_alert(&self, account: &Account, fields: AlertFields) -> Result<(Alert, Uuid), DbError> {
        let (id, stamp, account) = (ids::new_id(&self.clock), ChangeStamp::new(self, account), account.clone());
        self.write_list(work!(|transaction| {
            check_alert_limit(transaction, &account).await?;
            let of_team = Entity::find().filter(Column::TeamId.eq(account.team_id));
            let limits = (ListLimit::NewAlerts, None);
            check_creation(transaction, &account, (of_team, Column::CreatedAt), limits, stamp.now).await?;
            let row = new_row(id, &account, &fields, stamp.now);
            row.clone().into_active_model().insert(transaction).await?;
            write_change(transaction, &row, AlertChangeKind::Created, (None, Some(&fields)), &stamp).await?;
            Ok((Alert::from_row(row)?, stamp.id))
        }))
        .await
    }

    /// Replaces the fields of an alert. The caller has validated them. Returns it with the id of the change; `None`
    /// when nothing has changed.
    ///
    /// # Errors
    /// When there is no such alert, it has another version, or the database fails.
    pub async fn update_alert(
        &self,
        account: &Account,
        id: Uuid,
        fields: AlertFields,
        expected_version: i64,
    ) -> Result<(Alert, Option<Uuid>), DbError> {
        let (stamp, account) = (ChangeStamp::new(self, account), account.clone());
        self.write_list(work!(|transaction| {
            let mut row = lock_alert(transaction, &account, id).await?;
            if row.version != expected_version {
                return Err(DbError::Rejected(ListRejection::VersionConflict));
            }
            let before = read_fields(&row)?;
            if before == fields {
                return Ok((Alert::from_row(row)?, None));
            }
            write_fields(&mut row, &fields, stamp.now);
            row.clone().into_active_model().reset_all().update(transaction).await?;
            let images = (Some(&before), Some(&fields));
            write_change(transaction, &row, AlertChangeKind::Updated, images, &stamp).await?;
            Ok((Alert::from_row(row)?, Some(stamp.id)))
        }))
        .await
    }

    /// Deletes an alert: hides it for 30 days. Returns the id of the change.
    ///
    /// # Errors
    /// When there is no such alert, it has another version, or the database fails.
    pub async fn delete_alert(
        &self,
        account: &Account,
        id: Uuid,
        expected_version: Option<i64>,
    ) -> Result<Uuid, DbError> {
        let (stamp, account) = (ChangeStamp::new(self, account), account.clone());
        self.write_list(work!(|transaction| {
            let mut row = lock_alert(transaction, &account, id).await?;
            if expected_version.is_some_and(|version| version != row.version) {
                return Err(DbError::Rejected(ListRejection::VersionConflict));
            }
            let before = read_fields(&row)?;
            mark_deleted(&mut row, stamp.now);
            row.clone().into_active_model().reset_all().update(transaction).await?;
            write_change(transaction, &row, AlertChangeKind::Deleted, (Some(&before), None), &stamp).await?;
            Ok(stamp.id)
        }))
        .await
    }

    /// Deletes the alerts that were deleted more than 30 days ago, with what they found. Returns their number.
    pub async fn purge_alerts(&self) -> Result<u64, DbError> {
        let before = retention_cutoff(self.now());
        self.delete_rows(Entity::delete_many().filter(Column::DeletedAt.lte(before))).await
    }
}

fn new_row(id: Uuid, account: &Account, fields: &AlertFields, now: EpochMillis) -> Model {
    let mut row = Model {
        id,
        team_id: account.team_id,
        created_by: Some(account.user_id),
        name: String::new(),
        kind: String::new(),
        value: String::new(),
        settings: to_json(&fields.settings),
        enabled: false,
        email_enabled: false,
        email_frequency: String::new(),
        problem: None,
        version: 0,
        created_at: now,
        updated_at: now,
        last_run_at: None,
        last_match_at: None,
        deleted_at: None,
    };
    write_fields(&mut row, fields, now);
    row
}

pub(super) fn mark_deleted(row: &mut Model, now: EpochMillis) {
    row.deleted_at = Some(now);
    row.version += 1;
}

/// Checks that the team may have one more alert. Locks the team's row in PostgreSQL, so that two requests at the same
/// time do not both take the last place.
pub(super) async fn check_alert_limit(transaction: &DatabaseTransaction, account: &Account) -> Result<(), DbError> {
    teams::Entity::find_by_id(account.team_id).lock_exclusive().one(transaction).await?;
    let current = Entity::find().filter(Column::TeamId.eq(account.team_id)).filter(Column::DeletedAt.is_null());
    let used = current.count(transaction).await?;
    let checked = ListLimit::Alerts.check(account.tier, used, 1);
    checked.map_err(|reached| DbError::Rejected(ListRejection::Limit(reached)))
}

/// Reads an alert for a change, and locks its row in PostgreSQL.
pub(super) async fn lock_alert(
    transaction: &DatabaseTransaction,
    account: &Account,
    id: Uuid,
) -> Result<Model, DbError> {
    let row = lock_deleted_alert(transaction, account, id).await?;
    if row.deleted_at.is_some() { Err(DbError::Rejected(ListRejection::AlertNotFound)) } else { Ok(row) }
}

/// Reads an alert for a change, also a deleted one, and locks its row in PostgreSQL.
pub(super) async fn lock_deleted_alert(
    transaction: &DatabaseTransaction,
    account: &Account,
    id: Uuid,
) -> Result<Model, DbError> {
    let row = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id)).lock_exclusive();
    row.one(transaction).await?.ok_or(DbError::Rejected(ListRejection::AlertNotFound))
}

pub(super) async fn write_change(
    transaction: &DatabaseTransaction,
    row: &Model,
    kind: AlertChangeKind,
    (before, after): (Option<&AlertFields>, Option<&AlertFields>),
    stamp: &ChangeStamp,
) -> Result<(), DbError> {
    let (before, after) = (before.map(to_json), after.map(to_json));
    let bytes = image_bytes([before.as_ref(), after.as_ref()]);
    let change = alert_changes::Model {
        id: stamp.id,
        team_id: row.team_id,
        user_id: Some(stamp.user_id),
        alert_id: row.id,
        kind: kind.as_str().to_owned(),
        before,
        after,
        at: stamp.now,
        undone_at: None,
        bytes,
    };
    alert_changes::Entity::insert(change.into_active_model()).exec_without_returning(transaction).await?;
    stamp.history.enforce(transaction, TeamHistory::AlertChanges, bytes, stamp.now).await
}
