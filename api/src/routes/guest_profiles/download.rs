//! `GET /api/v1/guest-profiles/{guestProfileId}/download`

use super::find_profile;
use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiPath, ApiQuery, SignedInAccount};
use crate::one_sheet::{OneSheet, OneSheetFormat};
use crate::state::AppState;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use utoipa::IntoParams;

/// The format of the file.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GuestDownloadParameters {
    /// html, docx or pdf.
    #[param(example = "html")]
    format: String,
}

/// Downloads the one-sheet of a guest: name, bios, subjects, letter and contact details.
///
/// Goals and the context for outreach are not on it.
#[utoipa::path(
    get,
    path = "/api/v1/guest-profiles/{guestProfileId}/download",
    operation_id = "downloadGuestProfile",
    tag = "Guest profiles",
    params(("guestProfileId" = String, Path), GuestDownloadParameters),
    responses(
        (status = 200, description = "The file, with the media type of its format", body = String,
            content_type = "application/octet-stream"),
        (status = 400, description = "The format is not valid", body = ErrorView),
        (status = 401, description = "Not signed in", body = ErrorView),
        (status = 404, description = "Guest profile not found", body = ErrorView),
    ),
    security(("apiKey" = []), ("session" = []))
)]
pub async fn download_guest_profile(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
    ApiPath(profile): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<GuestDownloadParameters>,
) -> Result<Response, ApiError> {
    let format = OneSheetFormat::parse(&parameters.format)
        .ok_or_else(|| ApiError::invalid("The format is not valid.", "/format", "must be html, docx or pdf"))?;
    let profile = find_profile(&state, &account, &profile).await?;
    let sheet = OneSheet::of(&profile.fields);
    let bytes = tokio::task::spawn_blocking(move || sheet.render(format)).await.map_err(ApiError::internal)??;
    let disposition = format!("attachment; filename=\"{}-one-sheet.{}\"", profile.slug, format.extension());
    Ok(([(CONTENT_TYPE, format.media_type().to_owned()), (CONTENT_DISPOSITION, disposition)], bytes).into_response())
}
