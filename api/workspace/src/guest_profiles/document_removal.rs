//! `DELETE /api/v1/guest-profiles/{guestProfileId}/documents/{documentId}`

use super::find_profile;
use earshot_api_content::project_changes::publish_guest;
use earshot_api_server::prelude::*;

/// Deletes a file of a guest profile permanently.
#[endpoint(
    delete "/api/v1/guest-profiles/{guestProfileId}/documents/{documentId}",
    (status = 200, description = "The file is deleted", body = Envelope<MessageData>),
    (status = 409, description = "The guest profile is archived"),
)]
pub async fn delete_guest_profile_document(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    origin: RequestOrigin,
    ApiPath((profile, document)): ApiPath<(String, Uuid)>,
) -> Result<Envelope<MessageData>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    state.db.remove_guest_file(&account, &state.guest_files, profile.id, document).await?;
    let what = Some(document.to_string());
    origin.record_team_event(&state.db, &account, AuditAction::GuestFileRemoved, what).await;
    publish_guest(&state, &account, profile.project_id, None);
    Ok(Envelope::new(MessageData { message: "The file was deleted.".to_owned() }))
}
