//! `POST /api/v1/guest-profiles/{guestProfileId}/documents`

use super::find_profile;
use super::upload::{has_no_body, read_files};
use axum::extract::Request;
use earshot_api_content::document_reading::read_document;
use earshot_api_content::project_changes::publish_guest;
use earshot_api_content::views::GuestDocumentView;
use earshot_api_server::prelude::*;
use earshot_model::guest_profile::MAX_GUEST_FILES;
use futures::future::try_join_all;

/// The files of an upload.
#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "describes the form")]
pub struct GuestDocumentsRequest {
    /// The first file; further ones are `user_file:2` and so on. JPG, PNG, PDF, DOCX, CSV or TXT of at most 5 MB.
    #[schema(rename = "user_file:1", format = Binary, content_media_type = "application/octet-stream")]
    user_file: Vec<u8>,
}

/// Uploaded files.
#[view]
pub struct UploadedDocumentsData {
    /// The files. One that the profile had before is listed as it is.
    uploaded_documents: Vec<UploadedDocumentView>,
}

/// An uploaded file.
#[view]
pub struct UploadedDocumentView {
    /// ID of the file.
    id: String,
    /// Name of the file.
    file_name: String,
    /// Size in bytes.
    file_size: u64,
    /// The file, with how far its text was read.
    document: GuestDocumentView,
}

/// Adds files to a guest profile: a form with the fields `user_file:1`, `user_file:2` and so on.
///
/// The content decides the type of a file, and its name does not. The text of each is read at once, within 5 seconds.
/// A profile has at most 5 files; of an upload with more, the first ones that fit are kept. Where the files of the team
/// leave no room, files of deleted profiles make room. A request without a body adds nothing.
#[endpoint(
    post "/api/v1/guest-profiles/{guestProfileId}/documents",
    request_body(content = GuestDocumentsRequest, content_type = "multipart/form-data"),
    (status = 200, description = "The files", body = Envelope<UploadedDocumentsData>),
    (status = 400, description = "A field or the type of a file is not valid"),
    (status = 409, description = "The guest profile is archived or has 5 files, or the files of the team leave no room"),
    (status = 413, description = "A file is larger than 5 MB"),
    (status = 429, description = "Too many files of the team are waiting to be read"),
)]
pub async fn upload_documents(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    origin: RequestOrigin,
    ApiPath(profile): ApiPath<String>,
    request: Request,
) -> Result<Envelope<UploadedDocumentsData>, ApiError> {
    let profile = find_profile(&state, &account, &profile).await?;
    if has_no_body(&request) {
        // An existing client sends no form with this call.
        return Ok(Envelope::new(UploadedDocumentsData { uploaded_documents: Vec::new() }));
    }
    state.file_readers.check_room(account.team_id, MAX_GUEST_FILES)?;
    let (mut added, mut rejection) = (Vec::new(), None);
    for file in read_files(request).await? {
        match state.db.add_guest_file(&account, &state.guest_files, profile.id, file).await {
            Ok(file) => {
                let what = Some(file.id.to_string());
                origin.record_team_event(&state.db, &account, AuditAction::GuestFileUploaded, what).await;
                added.push(file);
            }
            Err(error) => {
                rejection = Some(error);
                break;
            }
        }
    }
    try_join_all(added.iter().map(|file| read_document(&state, account.team_id, file))).await?;
    publish_guest(&state, &account, profile.project_id, None);
    if let Some(error) = rejection {
        return Err(error.into());
    }
    let files = state.db.guest_files_of(&account, profile.id).await?;
    let uploaded = files.iter().filter(|file| added.iter().any(|new| new.id == file.id));
    let uploaded_documents = uploaded.map(|file| UploadedDocumentView {
        id: file.id.to_string(),
        file_name: file.name.clone(),
        file_size: file.bytes,
        document: file.into(),
    });
    Ok(Envelope::new(UploadedDocumentsData { uploaded_documents: uploaded_documents.collect() }))
}
