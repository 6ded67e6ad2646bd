//! Changes the fields of guest profiles. Forms save automatically.

use super::profile::GuestProfile;
use super::rows::{
    check_version, ensure_public_slug, lock_writable_profile, read_fields, set_fields, update_row, write_change,
};
use crate::GuestRejection;
use crate::entities::guest_changes::{Column, Entity};
use crate::entities::guest_profiles::Model;
use crate::field_changes::ChangeStamp;
use crate::history_sizes::{TeamHistory, image_bytes};
use crate::json_column::to_json;
use crate::prelude::*;
use earshot_model::guest_profile::{BioOrigin, GuestChangeKind, GuestProfileFields, check_guest_profile};
use std::time::Duration;

/// How a change is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveKind {
    /// Each call is a change of its own.
    Manual,
    /// The form saves automatically: edits of one person within a minute are one change.
    Autosave,
}

/// Autosaves of one person within this time extend the same change.
const AUTOSAVE_TIME: Duration = Duration::from_secs(60);

impl Db {
    /// Changes the fields of a guest profile with `edit`, which receives the current ones. Validates them afterwards.
    /// Returns the profile with the id of the change; `None` when nothing has changed.
    ///
    /// # Errors
    /// When there is no such profile, it is archived or has another version, a field is not valid, or the database
    /// fails.
    pub async fn update_guest_profile(
        &self,
        account: &Account,
        id: Uuid,
        edit: impl FnOnce(&mut GuestProfileFields) + Send + 'static,
        expected_version: Option<i64>,
        save: SaveKind,
    ) -> Result<(GuestProfile, Option<Uuid>), DbError> {
        let (stamp, account) = (ChangeStamp::new(self, account), account.clone());
        self.write_list(work!(|transaction| {
            let mut row = lock_writable_profile(transaction, &account, id).await?;
            check_version(&row, expected_version)?;
            let before = read_fields(&row)?;
            let mut after = before.clone();
            edit(&mut after);
            let after = check_guest_profile(after).map_err(GuestRejection::Invalid)?;
            if after == before {
                return Ok((GuestProfile::from_row(row)?, None));
            }
            if after.bio != before.bio {
                BioOrigin::Person.as_str().clone_into(&mut row.bio_origin);
            }
            write_fields(transaction, &mut row, &after, &stamp).await?;
            let change = write_edit(transaction, &row, (&before, &after), (save, &stamp)).await?;
            Ok((GuestProfile::from_row(row)?, Some(change)))
        }))
        .await
    }
}

/// Sets the fields of a row as its next version.
pub(super) async fn write_fields(
    transaction: &DatabaseTransaction,
    row: &mut Model,
    fields: &GuestProfileFields,
    stamp: &ChangeStamp,
) -> Result<(), DbError> {
    set_fields(row, fields);
    if fields.public_view.is_public {
        ensure_public_slug(transaction, row).await?;
    }
    row.version += 1;
    row.updated_at = stamp.now;
    update_row(transaction, row).await
}

/// Records an edit, or extends the change that the same person makes. Returns the id of the change.
async fn write_edit(
    transaction: &DatabaseTransaction,
    row: &Model,
    (before, after): (&GuestProfileFields, &GuestProfileFields),
    (save, stamp): (SaveKind, &ChangeStamp),
) -> Result<Uuid, DbError> {
    if save == SaveKind::Autosave {
        let latest = Entity::find().filter(Column::ProfileId.eq(row.id)).order_by_desc(Column::Id).limit(1);
        let latest = latest.one(transaction).await?.filter(|latest| {
            latest.user_id == Some(stamp.user_id)
                && latest.kind == GuestChangeKind::Updated.as_str()
                && latest.undone_at.is_none()
                && latest.at > stamp.now.minus(AUTOSAVE_TIME)
                // The fields still equal the result of that change, so nothing else (such as a generated bio) was
                // written since.
                && latest.after.as_ref() == Some(&to_json(before))
        });
        if let Some(mut latest) = latest {
            latest.after = Some(to_json(after));
            latest.bytes = image_bytes([latest.before.as_ref(), latest.after.as_ref()]);
            let (id, bytes) = (latest.id, latest.bytes);
            latest.into_active_model().reset_all().update(transaction).await?;
            stamp.history.enforce(transaction, TeamHistory::GuestChanges, bytes, stamp.now).await?;
            return Ok(id);
        }
    }
    write_change(transaction, row, GuestChangeKind::Updated, (Some(before), Some(after)), stamp).await?;
    Ok(stamp.id)
}
