//! `DELETE /api/v1/guest-profiles/{guestProfileId}`

use super::{conflict, find_profile};
use earshot_api_content::project_changes::publish_guest;
use earshot_api_server::prelude::*;
use earshot_app::{DbError, GuestRejection};

/// A deleted guest profile.
#[view]
pub struct DeletedGuestProfileData {
    /// The outcome, as a sentence for people.
    message: String,
    /// ID of the change, for undo.
    change_id: String,
}

/// Deletes a guest profile. It can be restored for 30 days. Its project stays.
#[endpoint(
    delete "/api/v1/guest-profiles/{guestProfileId}",
    (status = 200, description = "The profile is deleted", body = Envelope<DeletedGuestProfileData>),
    (status = 412, description = "Someone has changed the profile since"),
)]
pub async fn delete_guest_profile(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    origin: RequestOrigin,
    ApiPath(profile): ApiPath<String>,
    ExpectedVersion(version): ExpectedVersion,
) -> Result<Envelope<DeletedGuestProfileData>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    let change = match state.db.delete_guest_profile(&account, profile.id, version).await {
        Err(DbError::Guest(GuestRejection::VersionConflict)) => {
            return Err(conflict(&state, &account, profile.id).await?);
        }
        deleted => deleted?,
    };
    publish_guest(&state, &account, profile.project_id, Some(change));
    let what = Some(profile.id.to_string());
    origin.record_team_event(&state.db, &account, AuditAction::GuestProfileDeleted, what).await;
    let message = format!("The profile of {} was deleted. It can be restored for 30 days.", profile.fields.name());
    Ok(Envelope::new(DeletedGuestProfileData { message, change_id: change.to_string() }))
}
