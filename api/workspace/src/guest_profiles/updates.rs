//! Code that the calls share that change fields of a guest profile.

use super::{conflict, find_profile};
use earshot_api_content::project_changes::publish_guest;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, GuestRejection, SaveKind};
use earshot_model::guest_profile::GuestProfileFields;

/// How a change is saved.
#[parameters]
pub struct SaveParameters {
    /// Whether the form autosaves: the edits of one person within a minute are then one change.
    #[serde(default)]
    autosave: bool,
}

/// A changed guest profile.
#[view]
pub struct UpdatedGuestProfileData {
    /// Always true; failures have an error.
    success: bool,
    /// The version of the profile, for `If-Match`.
    version: i64,
    /// How complete the profile is, from 0 to 100.
    completeness_percent: u32,
    /// ID of the change, for undo; `null` when nothing has changed.
    change_id: Option<String>,
}

/// Changes the fields of a profile.
pub(super) async fn update_fields(
    state: &AppState,
    account: &Account,
    (key, version): (&str, Option<i64>),
    save: &SaveParameters,
    edit: impl FnOnce(&mut GuestProfileFields) + Send + 'static,
) -> Result<Versioned<UpdatedGuestProfileData>, ApiError> {
    let profile = find_profile(state, account, key).await?;
    let save = if save.autosave { SaveKind::Autosave } else { SaveKind::Manual };
    let (profile, change) = match state.db.update_guest_profile(account, profile.id, edit, version, save).await {
        Err(DbError::Guest(GuestRejection::VersionConflict)) => {
            return Err(conflict(state, account, profile.id).await?);
        }
        updated => updated?,
    };
    if change.is_some() {
        publish_guest(state, account, profile.project_id, change);
    }
    let data = UpdatedGuestProfileData {
        success: true,
        version: profile.version,
        completeness_percent: profile.completeness().percent,
        change_id: change.map(|id| id.to_string()),
    };
    Ok(Versioned { version: profile.version, data })
}
