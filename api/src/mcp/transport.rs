//! The rules of the transport. The protocol's library requires both of its media types in `Accept`, and answers a
//! defective request with plain text. Our responses are always JSON, so a request needs to accept only that, and each
//! failure becomes an error of this API, which `layers/context.rs` renders as JSON-RPC.

use super::message::check_message;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use earshot_api_server::extract::{Authentication, read_json_bytes};
use earshot_api_server::http::accepts_media_type;
use earshot_api_server::prelude::*;
use http_body_util::BodyExt as _;
use std::io;
use std::sync::Arc;

const JSON: &str = "application/json";
/// The `Accept` header that the protocol's library requires.
const LIBRARY_ACCEPTS: HeaderValue = HeaderValue::from_static("application/json, text/event-stream");

/// Checks a request before the protocol's library reads it, and replaces the library's plain-text failures.
pub(super) async fn with_transport_rules(
    State(authentication): State<Arc<Authentication>>,
    request: Request,
    next: Next,
) -> Response {
    let (parts, body) = request.into_parts();
    if let Some(error) = find_invalid_key(&parts, &authentication).await {
        return error.into_response();
    }
    let request = Request::from_parts(parts, body);
    // The library rejects all methods but POST.
    let checked = if request.method() == Method::POST { check_request(request).await } else { Ok(request) };
    match checked {
        Ok(request) => replace_plain_text_failure(next.run(request).await).await,
        Err(error) => error.into_response(),
    }
}

/// Spec 6: an invalid key is UNAUTHORIZED. It fails the request and not only the tool, so that a client reports it when
/// it connects. Other failures are those of the API that the tool calls.
async fn find_invalid_key(parts: &Parts, authentication: &Authentication) -> Option<ApiError> {
    if !parts.headers.contains_key(header::AUTHORIZATION) {
        return None;
    }
    Caller::authenticate(parts, authentication).await.err().filter(|error| error.code == ErrorCode::Unauthorized)
}

async fn check_request(request: Request) -> Result<Request, ApiError> {
    if !accepts_media_type(request.headers(), JSON) {
        return Err(ApiError::of(ErrorCode::NotAcceptable));
    }
    let (mut parts, body) = request.into_parts();
    let message = read_json_bytes(Request::from_parts(parts.clone(), body), &()).await?;
    check_message(&message)?;
    parts.headers.insert(header::ACCEPT, LIBRARY_ACCEPTS);
    Ok(Request::from_parts(parts, Body::from(message)))
}

/// Replaces a failure in plain text by an error of this API. A failure in JSON is one of the protocol already.
async fn replace_plain_text_failure(response: Response) -> Response {
    let status = response.status();
    let is_failure = status.is_client_error() || status.is_server_error();
    let content_type = response.headers().get(header::CONTENT_TYPE).map(HeaderValue::as_bytes).unwrap_or_default();
    if !is_failure || content_type.starts_with(JSON.as_bytes()) {
        return response;
    }
    let (head, body) = response.into_parts();
    let body = body.collect().await.map(http_body_util::Collected::to_bytes).unwrap_or_default();
    let text = String::from_utf8_lossy(&body).into_owned();
    let error = match status {
        // The media type and the form of the message are checked, so its content is wrong.
        StatusCode::UNSUPPORTED_MEDIA_TYPE => {
            ApiError::invalid("The message is not one of the Model Context Protocol.", "", &text)
        }
        // The library checks the host name.
        StatusCode::FORBIDDEN => ApiError::new(ErrorCode::CrossOrigin, text),
        status if status.is_server_error() => ApiError::internal(io::Error::other(text)),
        status => ApiError::new(ErrorCode::from_status(status), text),
    };
    let mut response = error.into_response();
    // The response to a rejected method keeps its `Allow` header.
    response.headers_mut().extend(head.headers);
    response
}
