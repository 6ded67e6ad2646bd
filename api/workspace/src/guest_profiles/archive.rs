//! `POST /api/v1/guest-profiles/{guestProfileId}/archive`

use super::{conflict, find_profile};
use earshot_api_content::project_changes::publish_guest;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, GuestRejection};

/// An archived guest profile.
#[view]
pub struct ArchivedGuestProfileData {
    /// Always true; failures have an error.
    success: bool,
    /// ID of the change, for undo; `null` when it was archived before.
    change_id: Option<String>,
}

/// Archives a guest profile with its project: both can be read and not changed.
#[endpoint(
    post "/api/v1/guest-profiles/{guestProfileId}/archive",
    (status = 200, description = "The profile is archived", body = Envelope<ArchivedGuestProfileData>),
    (status = 412, description = "Someone has changed the profile since"),
)]
pub async fn archive_guest_profile(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ExpectedVersion(version): ExpectedVersion,
) -> Result<Versioned<ArchivedGuestProfileData>, ApiError> {
    let id = find_profile(&state, &account, &profile).await?.id;
    let (profile, change) = match state.db.set_guest_profile_archived(&account, id, true, version).await {
        Err(DbError::Guest(GuestRejection::VersionConflict)) => return Err(conflict(&state, &account, id).await?),
        archived => archived?,
    };
    publish_guest(&state, &account, profile.project_id, change);
    let data = ArchivedGuestProfileData { success: true, change_id: change.map(|id| id.to_string()) };
    Ok(Versioned { version: profile.version, data })
}
