//! `PUT` and `DELETE /api/v1/guest-profiles/{guestProfileId}/photo`

use super::find_profile;
use crate::photo_upload::{PhotoData, PhotoRequest, read_photo};
use axum::extract::Request;
use earshot_api_content::project_changes::publish_guest;
use earshot_api_content::views::guest_photo_path;
use earshot_api_server::prelude::*;

/// Sets the photo of a guest: a form with the field `photo`.
///
/// The middle square is kept in three sizes, without the metadata of the file. Members of the team see it, and everybody
/// who reads the public page or a one-sheet. It counts among the files of the team.
#[endpoint(
    put "/api/v1/guest-profiles/{guestProfileId}/photo",
    request_body(content = PhotoRequest, content_type = "multipart/form-data"),
    (status = 200, description = "The guest has the photo", body = Envelope<PhotoData>),
    (status = 400, description = "The file is not a photo that can be used"),
    (status = 409, description = "The guest profile is archived, or the files of the team leave no room"),
    (status = 413, description = "The photo is larger than 10 MB"),
    (status = 429, description = "Too many photos of the team are waiting"),
)]
pub async fn update_guest_profile_photo(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    origin: RequestOrigin,
    ApiPath(profile): ApiPath<String>,
    request: Request,
) -> Result<Envelope<PhotoData>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    let photo = read_photo(&state, &account, request).await?;
    let changed = state.db.set_guest_photo(&account, &state.guest_files, profile.id, Some(photo)).await?;
    let what = changed.photo.map(|file| file.to_string());
    origin.record_team_event(&state.db, &account, AuditAction::GuestFileUploaded, what).await;
    publish_guest(&state, &account, changed.project_id, None);
    Ok(Envelope::new(PhotoData { photo_path: guest_photo_path(changed.id, changed.photo) }))
}

/// Deletes the photo of a guest permanently.
#[endpoint(
    delete "/api/v1/guest-profiles/{guestProfileId}/photo",
    (status = 200, description = "The guest has no photo", body = Envelope<PhotoData>),
    (status = 409, description = "The guest profile is archived"),
)]
pub async fn delete_guest_profile_photo(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    origin: RequestOrigin,
    ApiPath(profile): ApiPath<String>,
) -> Result<Envelope<PhotoData>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    state.db.set_guest_photo(&account, &state.guest_files, profile.id, None).await?;
    if let Some(file) = profile.photo {
        let what = Some(file.to_string());
        origin.record_team_event(&state.db, &account, AuditAction::GuestFileRemoved, what).await;
    }
    publish_guest(&state, &account, profile.project_id, None);
    Ok(Envelope::new(PhotoData { photo_path: None }))
}
