//! `PUT` and `DELETE /api/v1/users/profile/photo`

use crate::photo_upload::{PhotoData, PhotoRequest, read_photo};
use crate::teams::publish_members_change;
use axum::extract::Request;
use earshot_api_content::views::user_photo_path;
use earshot_api_server::prelude::*;

/// Sets the photo of the user: a form with the field `photo`. Colleagues see it at once.
///
/// The middle square is kept in three sizes, without the metadata of the file.
#[endpoint(
    put "/api/v1/users/profile/photo",
    request_body(content = PhotoRequest, content_type = "multipart/form-data"),
    (status = 200, description = "The user has the photo", body = Envelope<PhotoData>),
    (status = 400, description = "The file is not a photo that can be used"),
    (status = 413, description = "The photo is larger than 10 MB"),
    (status = 429, description = "Too many photos of the team are waiting"),
)]
pub async fn update_profile_photo(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    request: Request,
) -> Result<Envelope<PhotoData>, ApiError> {
    let photo = read_photo(&state, &account, request).await?;
    let file = state.db.set_user_photo(&account, &state.guest_files, Some(photo)).await?;
    publish_members_change(&state, account.team_id, Some(account.user_id));
    Ok(Envelope::new(PhotoData { photo_path: user_photo_path(account.user_id, file) }))
}

/// Deletes the photo of the user permanently.
#[endpoint(
    delete "/api/v1/users/profile/photo",
    (status = 200, description = "The user has no photo", body = Envelope<PhotoData>),
)]
pub async fn delete_profile_photo(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
) -> Result<Envelope<PhotoData>, ApiError> {
    state.db.set_user_photo(&account, &state.guest_files, None).await?;
    publish_members_change(&state, account.team_id, Some(account.user_id));
    Ok(Envelope::new(PhotoData { photo_path: None }))
}
