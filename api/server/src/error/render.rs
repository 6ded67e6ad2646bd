//! Renders an error: in our envelope, or as RFC 9457 when the client accepts `application/problem+json`.

use super::api_error::ApiError;
use super::error_view::{ErrorData, ErrorDetail, ErrorView};
use crate::http::names_media_type;
use axum::Json;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// The challenge of a 401 (RFC 9110 15.5.2). Browsers show no dialog for this scheme.
const CHALLENGE: HeaderValue = HeaderValue::from_static("Bearer realm=\"Earshot\"");

/// A failure in the format of RFC 9457, for clients that accept `application/problem+json`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Problem<'a> {
    /// `urn:earshot:error:` and the code.
    #[serde(rename = "type")]
    kind: String,
    /// The same for every failure with this code.
    title: &'a str,
    /// The HTTP status.
    status: u16,
    /// The message for people.
    detail: &'a str,
    /// The error code for programs.
    code: &'a str,
    /// The invalid values; empty for failures of another kind.
    errors: &'a [ErrorDetail],
    /// The request ID, also in the header `x-request-id`.
    request_id: &'a str,
}

/// Builds the response for `error`.
pub fn render(error: &ApiError, request_headers: &HeaderMap, request_id: &str) -> Response {
    let row = error.code.row();
    let message = error.public_message();
    let mut response = if names_media_type(request_headers, "application/problem+json") {
        let problem = Problem {
            kind: format!("urn:earshot:error:{}", row.name),
            title: row.message,
            status: row.status.as_u16(),
            detail: message,
            code: row.name,
            errors: &error.details,
            request_id,
        };
        let mut response = Json(problem).into_response();
        let content_type = HeaderValue::from_static("application/problem+json");
        response.headers_mut().insert(header::CONTENT_TYPE, content_type);
        response
    } else {
        let view = ErrorView {
            status: error.code.wire_status().to_owned(),
            message: message.to_owned(),
            code: row.name.to_owned(),
            errors: error.details.clone(),
            request_id: request_id.to_owned(),
            data: ErrorData {
                message: message.to_owned(),
                current: error.current.as_deref().cloned(),
                limit: error.limit.as_deref().copied(),
            },
        };
        Json(view).into_response()
    };
    *response.status_mut() = row.status;
    if row.status == StatusCode::UNAUTHORIZED {
        response.headers_mut().insert(header::WWW_AUTHENTICATE, CHALLENGE);
    }
    response
}
