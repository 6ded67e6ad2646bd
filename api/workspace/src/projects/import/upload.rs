//! The list in a request: an uploaded file, or a pasted text in JSON.

use super::ImportPreviewRequest;
use axum::extract::multipart::{Field, MultipartError};
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::{StatusCode, header};
use earshot_api_documents::list_import::{ListSource, MAX_LIST_BYTES, find_encoding};
use earshot_api_server::prelude::*;

/// Size of the body: the file, and what the form adds to it, or a text with its escapes.
pub(crate) const MAX_BODY_BYTES: usize = 2 * MAX_LIST_BYTES + (64 << 10);
/// Parts of a form that are read.
const MAX_PARTS: usize = 10;
/// Length of a small part of a form, such as the name of an encoding, in bytes.
const MAX_NAME_BYTES: usize = 200;

/// An uploaded file, or a pasted text.
#[derive(Debug)]
pub struct ListUpload(pub(super) ListSource);

impl<S: Send + Sync> FromRequest<S> for ListUpload {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, Self::Rejection> {
        let content_type = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let is_form = content_type
            .is_some_and(|kind| kind.get(..20).is_some_and(|start| start.eq_ignore_ascii_case("multipart/form-data;")));
        let source = if is_form {
            let form = Multipart::from_request(request, state)
                .await
                .map_err(|_| ApiError::new(ErrorCode::InvalidRequest, "The form is not valid: it has no boundary."))?;
            read_form(form).await?
        } else {
            let ApiJson(body) = ApiJson::<ImportPreviewRequest>::from_request(request, state).await?;
            body.into_source()?
        };
        check_size(source.bytes.len())?;
        check_kind(&source.bytes)?;
        Ok(Self(source))
    }
}

async fn read_form(mut form: Multipart) -> Result<ListSource, ApiError> {
    let mut list: Option<ListSource> = None;
    let mut encoding = None;
    let mut parts = 0;
    while let Some(mut part) = form.next_field().await.map_err(form_error)? {
        parts += 1;
        if parts > MAX_PARTS {
            return Err(ApiError::new(ErrorCode::InvalidRequest, "The form has too many parts."));
        }
        match part.name() {
            Some("file" | "text") if list.is_some() => {
                return Err(ApiError::invalid("Import one list at a time.", "/file", "must be given once"));
            }
            Some(name @ ("file" | "text")) => {
                let is_file = name == "file";
                let charset = part.content_type().and_then(|kind| kind.split_once("charset="));
                let charset = charset.and_then(|(_, name)| find_encoding(name.split(';').next().unwrap_or_default()));
                let file_name = part.file_name().filter(|_| is_file).map(str::to_owned);
                let bytes = read_part(&mut part, MAX_LIST_BYTES).await?;
                list = Some(ListSource { bytes, encoding: charset, file_name });
            }
            Some("encoding") => {
                let name = read_part(&mut part, MAX_NAME_BYTES).await?;
                encoding = Some(parse_encoding(&String::from_utf8_lossy(&name))?);
            }
            _ => {}
        }
    }
    let list = list.ok_or_else(|| {
        ApiError::invalid("Choose a file or paste a text.", "/file", "must be a CSV, OPML or text file")
    })?;
    Ok(ListSource { encoding: encoding.or(list.encoding), ..list })
}

/// Reads a part. It ends as soon as the part is too large, so that no larger one is ever in memory.
async fn read_part(part: &mut Field<'_>, limit: usize) -> Result<Vec<u8>, ApiError> {
    let mut bytes = Vec::new();
    while let Some(chunk) = part.chunk().await.map_err(form_error)? {
        check_size_against(bytes.len() + chunk.len(), limit)?;
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes)
}

fn form_error(error: MultipartError) -> ApiError {
    match error.status() {
        StatusCode::PAYLOAD_TOO_LARGE => too_large(),
        _ => ApiError::new(ErrorCode::InvalidRequest, format!("The form is not valid: {}.", error.body_text())),
    }
}

pub(super) fn parse_encoding(name: &str) -> Result<&'static encoding_rs::Encoding, ApiError> {
    find_encoding(name).ok_or_else(|| {
        ApiError::invalid("The encoding is not known.", "/encoding", "must be a name such as windows-1252")
    })
}

fn check_size(bytes: usize) -> Result<(), ApiError> {
    check_size_against(bytes, MAX_LIST_BYTES)
}

fn check_size_against(bytes: usize, limit: usize) -> Result<(), ApiError> {
    if bytes > limit { Err(too_large()) } else { Ok(()) }
}

/// Spec 9: 5,242,880 bytes per file.
fn too_large() -> ApiError {
    ApiError::new(ErrorCode::BodyTooLarge, "The list is too large. The limit is 5 MB (5,242,880 bytes).")
}

/// Rejects files that hold no text, by their first bytes.
fn check_kind(bytes: &[u8]) -> Result<(), ApiError> {
    let kinds: [(&[u8], &str); 5] = [
        (b"PK\x03\x04", "This is a workbook or an archive. Save the sheet as CSV and import that."),
        (b"\xD0\xCF\x11\xE0", "This is a workbook. Save the sheet as CSV and import that."),
        (b"%PDF", "This is a PDF. Copy its text and paste it."),
        (b"\x1F\x8B", "This file is compressed. Unpack it first."),
        (b"\x89PNG", "This is a picture. Import a CSV, OPML or text file."),
    ];
    match kinds.iter().find(|(start, _)| bytes.starts_with(start)) {
        Some((_, message)) => Err(ApiError::invalid(*message, "/file", "must be a CSV, OPML or text file")),
        None => Ok(()),
    }
}
