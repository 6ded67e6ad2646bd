//! Photos that people upload: a form with the field `photo`, rendered before it is kept, so that no byte of the sent file
//! is ever served.

use axum::body::Bytes;
use axum::extract::multipart::MultipartError;
use axum::extract::{FromRequest as _, Multipart, Request};
use axum::http::StatusCode;
use earshot_api_server::prelude::*;
use earshot_pictures::render_photo;

/// The largest photo: that of a camera with 12 million pixels has about 5 MB.
const MAX_PHOTO_BYTES: usize = 10 << 20;
/// Size of the body: the photo, and what the form adds to it.
pub(crate) const MAX_BODY_BYTES: usize = MAX_PHOTO_BYTES + (64 << 10);
/// Decoding the largest photo takes half a second of a core, so photos are expensive tasks: they never have all places.
const COST: WorkCost = WorkCost::of(512);
const FIELD: &str = "photo";
const NO_PHOTO: &str = "Choose a photo.";
const TOO_LARGE: &str = "The photo has more than 10 MB. Upload a smaller one.";

/// A photo.
#[derive(Debug, ToSchema)]
#[expect(dead_code, reason = "describes the form")]
pub struct PhotoRequest {
    /// A JPEG, PNG or WebP of at most 10 MB and 25 million pixels.
    #[schema(format = Binary, content_media_type = "application/octet-stream")]
    photo: Vec<u8>,
}

/// The photo as it is now.
#[view]
pub struct PhotoData {
    /// Path of the photo on this server, 160 pixels wide; `/80` and `/480` are its other sizes. `null` without a photo.
    pub photo_path: Option<String>,
}

/// Reads the photo of a form, and renders it when it is the team's turn. Returns the file of its renditions.
///
/// # Errors
/// When the form has no photo, it is too large or no photo, or too many wait.
pub(crate) async fn read_photo(state: &AppState, account: &Account, request: Request) -> Result<Vec<u8>, ApiError> {
    let photo = read_form(request).await?;
    let owner = WorkOwner::background("photos", account.team_id);
    let rendered = state.run_task(owner, COST, move |_| render_photo(&photo)).await?;
    let rendered = rendered.map_err(|refusal| {
        let message = format!("This photo can’t be used: {refusal}.");
        ApiError::invalid(message, "/photo", &refusal.to_string())
    })?;
    Ok(rendered.to_file())
}

async fn read_form(request: Request) -> Result<Bytes, ApiError> {
    let form = Multipart::from_request(request, &()).await;
    let mut form =
        form.map_err(|_| ApiError::new(ErrorCode::InvalidRequest, "The form is not valid: send multipart/form-data."))?;
    while let Some(part) = form.next_field().await.map_err(form_error)? {
        if part.name() != Some(FIELD) {
            continue;
        }
        let photo = part.bytes().await.map_err(form_error)?;
        return match photo.len() {
            0 => Err(no_photo()),
            size if size > MAX_PHOTO_BYTES => Err(ApiError::new(ErrorCode::BodyTooLarge, TOO_LARGE)),
            _ => Ok(photo),
        };
    }
    Err(no_photo())
}

fn no_photo() -> ApiError {
    ApiError::invalid(NO_PHOTO, "/photo", "must be a file")
}

fn form_error(error: MultipartError) -> ApiError {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::new(ErrorCode::BodyTooLarge, TOO_LARGE),
        _ => ApiError::new(ErrorCode::InvalidRequest, format!("The form is not valid: {}.", error.body_text())),
    }
}
