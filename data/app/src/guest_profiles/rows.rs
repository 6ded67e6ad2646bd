//! Rows of guest profiles in a transaction: locks, fields, and the change that each write records.

use super::profile::TABLE;
use crate::GuestRejection;
use crate::entities::guest_changes;
use crate::entities::guest_profiles::{Column, Entity, Model};
use crate::field_changes::ChangeStamp;
use crate::history_sizes::{TeamHistory, image_bytes};
use crate::json_column::{from_json, to_json};
use crate::prelude::*;
use earshot_model::guest_profile::{GuestChangeKind, GuestProfileFields, completeness, guest_slug};
use earshot_model::project::numbered_slug;
use std::collections::HashSet;

/// Reads a profile for a change, and locks its row in PostgreSQL.
pub(super) async fn lock_profile(
    transaction: &DatabaseTransaction,
    account: &Account,
    id: Uuid,
) -> Result<Model, DbError> {
    let row = lock_deleted_profile(transaction, account, id).await?;
    if row.deleted_at.is_some() { Err(GuestRejection::ProfileNotFound.into()) } else { Ok(row) }
}

/// Locks a profile like [`lock_profile`], and rejects an archived one.
pub(super) async fn lock_writable_profile(
    transaction: &DatabaseTransaction,
    account: &Account,
    id: Uuid,
) -> Result<Model, DbError> {
    let row = lock_profile(transaction, account, id).await?;
    if row.archived_at.is_some() { Err(GuestRejection::Archived.into()) } else { Ok(row) }
}

/// Reads a profile for a change, also a deleted one, and locks its row in PostgreSQL.
pub(super) async fn lock_deleted_profile(
    transaction: &DatabaseTransaction,
    account: &Account,
    id: Uuid,
) -> Result<Model, DbError> {
    let row = Entity::find_by_id(id).filter(Column::TeamId.eq(account.team_id)).lock_exclusive();
    row.one(transaction).await?.ok_or_else(|| GuestRejection::ProfileNotFound.into())
}

pub(super) fn check_version(row: &Model, expected: Option<i64>) -> Result<(), DbError> {
    if expected.is_some_and(|version| version != row.version) {
        return Err(GuestRejection::VersionConflict.into());
    }
    Ok(())
}

pub(super) fn read_fields(row: &Model) -> Result<GuestProfileFields, DbError> {
    from_json(TABLE, row.fields.clone())
}

/// Sets the fields and the columns that lists show. The caller increments the version.
pub(super) fn set_fields(row: &mut Model, fields: &GuestProfileFields) {
    row.name = fields.name();
    row.company_name.clone_from(&fields.company_name);
    row.image_url.clone_from(&fields.image_url);
    row.fields = to_json(fields);
    set_completeness(row, fields);
}

pub(super) fn set_completeness(row: &mut Model, fields: &GuestProfileFields) {
    let files = usize::try_from(row.file_count).unwrap_or(0);
    row.completeness = i32::try_from(completeness(fields, files).percent).unwrap_or(0);
}

pub(super) async fn update_row(transaction: &DatabaseTransaction, row: &Model) -> Result<(), DbError> {
    row.clone().into_active_model().reset_all().update(transaction).await?;
    Ok(())
}

/// Gives the profile a slug for its public page, if it has none.
pub(super) async fn ensure_public_slug(transaction: &DatabaseTransaction, row: &mut Model) -> Result<(), DbError> {
    if row.public_slug.is_some() {
        return Ok(());
    }
    let slug = guest_slug(&row.name);
    let alike = Entity::find().select_only().column(Column::PublicSlug).filter(Column::PublicSlug.starts_with(&slug));
    let taken: HashSet<Option<String>> =
        alike.into_tuple::<Option<String>>().all(transaction).await?.into_iter().collect();
    row.public_slug = Some(numbered_slug(&slug, |slug| !taken.contains(&Some(slug.to_owned()))));
    Ok(())
}

/// Finds a slug that no profile of the team has, including deleted ones, which may be restored.
pub(super) async fn free_slug(transaction: &DatabaseTransaction, team: Uuid, name: &str) -> Result<String, DbError> {
    let slug = guest_slug(name);
    let alike = Entity::find()
        .select_only()
        .column(Column::Slug)
        .filter(Column::TeamId.eq(team))
        .filter(Column::Slug.starts_with(&slug));
    let taken: HashSet<String> = alike.into_tuple::<String>().all(transaction).await?.into_iter().collect();
    Ok(numbered_slug(&slug, |slug| !taken.contains(slug)))
}

pub(super) async fn write_change(
    transaction: &DatabaseTransaction,
    row: &Model,
    kind: GuestChangeKind,
    (before, after): (Option<&GuestProfileFields>, Option<&GuestProfileFields>),
    stamp: &ChangeStamp,
) -> Result<(), DbError> {
    let (before, after) = (before.map(to_json), after.map(to_json));
    let bytes = image_bytes([before.as_ref(), after.as_ref()]);
    let change = guest_changes::Model {
        id: stamp.id,
        team_id: row.team_id,
        user_id: Some(stamp.user_id),
        profile_id: row.id,
        kind: kind.as_str().to_owned(),
        before,
        after,
        at: stamp.now,
        undone_at: None,
        bytes,
    };
    guest_changes::Entity::insert(change.into_active_model()).exec_without_returning(transaction).await?;
    stamp.history.enforce(transaction, TeamHistory::GuestChanges, bytes, stamp.now).await
}
