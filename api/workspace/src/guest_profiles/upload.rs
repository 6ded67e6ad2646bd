//! The files of an upload: a form whose fields are `user_file:1`, `user_file:2` and so on (spec 5).

use axum::body::HttpBody as _;
use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use earshot_api_server::prelude::*;
use earshot_app::NewGuestFile;
use earshot_extract::{check_file_name, detect_type};
use earshot_model::guest_profile::{
    MAX_GUEST_FILE_BYTES, MAX_GUEST_FILES, UPLOAD_FIELD_MESSAGE, file_count_message, parse_upload_field,
};

/// Size of the body: all files, and what the form adds to them.
pub(crate) const MAX_UPLOAD_BYTES: usize = MAX_GUEST_FILES * MAX_GUEST_FILE_BYTES + (64 << 10);

/// Spec 9: 5,242,880 bytes per file.
const TOO_LARGE: &str = "A file has more than 5 MB (5,242,880 bytes). Upload a smaller one.";

/// Whether a request has neither a body nor a type for one.
pub(super) fn has_no_body(request: &Request) -> bool {
    !request.headers().contains_key(CONTENT_TYPE) && request.body().is_end_stream()
}

/// Reads the files of a form. Each has one of the types of spec 5, by its content.
pub(super) async fn read_files(request: Request) -> Result<Vec<NewGuestFile>, ApiError> {
    let form = Multipart::from_request(request, &()).await;
    let mut form =
        form.map_err(|_| ApiError::new(ErrorCode::InvalidRequest, "The form is not valid: send multipart/form-data."))?;
    let mut files = Vec::new();
    while let Some(mut part) = form.next_field().await.map_err(form_error)? {
        let field = part.name().unwrap_or_default().to_owned();
        let pointer = format!("/{field}");
        let number =
            parse_upload_field(&field).map_err(|message| ApiError::invalid(UPLOAD_FIELD_MESSAGE, &pointer, message))?;
        if files.len() >= MAX_GUEST_FILES {
            return Err(ApiError::new(ErrorCode::TooManyFiles, file_count_message(files.len())));
        }
        let name = part.file_name().unwrap_or_default().to_owned();
        let bytes = read_part(&mut part).await?;
        let file_type = detect_type(&bytes).and_then(|found| check_file_name(&name, found).map(|()| found));
        let file_type = file_type.map_err(|refusal| {
            let message = refusal.to_string();
            ApiError::invalid(message.clone(), &pointer, &message)
        })?;
        files.push(NewGuestFile { name, file_type, bytes, number: Some(number) });
    }
    if files.is_empty() {
        return Err(ApiError::invalid("Choose a file.", "/user_file:1", "must be a file"));
    }
    Ok(files)
}

/// Reads a file. It ends as soon as the file is too large, so that no larger one is ever in memory.
async fn read_part(part: &mut Field<'_>) -> Result<Vec<u8>, ApiError> {
    let mut bytes = Vec::new();
    while let Some(chunk) = part.chunk().await.map_err(form_error)? {
        if bytes.len() + chunk.len() > MAX_GUEST_FILE_BYTES {
            return Err(ApiError::new(ErrorCode::BodyTooLarge, TOO_LARGE));
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes)
}

fn form_error(error: MultipartError) -> ApiError {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::new(ErrorCode::BodyTooLarge, TOO_LARGE),
        _ => ApiError::new(ErrorCode::InvalidRequest, format!("The form is not valid: {}.", error.body_text())),
    }
}
