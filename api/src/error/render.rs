//! Renders an error: in our envelope, or as RFC 9457 when the client accepts `application/problem+json`.

use super::ApiError;
use crate::http::names_media_type;
use axum::Json;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// The challenge of a 401 (RFC 9110 15.5.2). Browsers show no dialog for this scheme.
const CHALLENGE: HeaderValue = HeaderValue::from_static("Bearer realm=\"Earshot\"");

/// A failure.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ErrorView {
    /// `ERROR`, or `UNAUTHORIZED` when the authorization failed.
    pub status: String,
    /// The message for people.
    pub message: String,
    /// The error code for programs.
    pub code: String,
    /// The invalid values; empty for failures of another kind.
    pub errors: Vec<ErrorDetail>,
    /// The request id, also in the header `x-request-id`.
    pub request_id: String,
    /// The message once more, where clients of search calls read it (spec 8).
    pub data: ErrorData,
}

/// The data of a failure.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ErrorData {
    /// The message for people.
    pub message: String,
    /// The row as it is, when a change expected another version of it (`If-Match`); absent otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    pub current: Option<serde_json::Value>,
    /// The plan's limit, when it has no room for what was to be added; absent otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub limit: Option<ReachedLimit>,
}

/// A limit of the plan that has no room for what was to be added.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
pub struct ReachedLimit {
    /// How many the plan includes.
    pub max: u64,
    /// How many there are.
    pub used: u64,
    /// How many more fit.
    pub remaining: u64,
}

/// One invalid value and its position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct ErrorDetail {
    /// JSON pointer into the body, or the parameter's name after a slash.
    pub pointer: String,
    /// What is wrong with the value.
    pub message: String,
}

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
    /// The request id, also in the header `x-request-id`.
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
