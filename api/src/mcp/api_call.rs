//! Calls the API in this process, with the caller's credentials.

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::request::Parts;
use axum::http::{HeaderName, Method, Request, header};
use earshot_api_server::ops::ParentSpan;
use http_body_util::BodyExt as _;
use rmcp::model::{CallToolResult, ContentBlock};
use serde_json::Value;
use std::net::SocketAddr;
use tower::ServiceExt as _;

/// The headers that identify the caller.
const FORWARDED_HEADERS: [HeaderName; 2] = [header::AUTHORIZATION, HeaderName::from_static("x-forwarded-for")];

/// Returns the `data` of the response, or the error as text for a model.
pub(super) async fn call_api(
    api: &Router,
    caller: &Parts,
    method: Method,
    path: &str,
    body: Option<&Value>,
) -> Result<Value, CallToolResult> {
    let mut request = Request::builder().method(method).uri(path).header(header::ACCEPT, "application/json");
    for name in FORWARDED_HEADERS {
        for value in caller.headers.get_all(&name) {
            request = request.header(&name, value);
        }
    }
    if let Some(peer) = caller.extensions.get::<ConnectInfo<SocketAddr>>() {
        request = request.extension(*peer);
    }
    if let Some(outer) = caller.extensions.get::<ParentSpan>() {
        request = request.extension(outer.clone());
    }
    let body = match body {
        Some(body) => {
            request = request.header(header::CONTENT_TYPE, "application/json");
            Body::from(body.to_string())
        }
        None => Body::empty(),
    };
    let request = request.body(body).map_err(|_| tool_error("an id or slug is not valid"))?;
    let response = match api.clone().oneshot(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    };
    let (head, body) = response.into_parts();
    let bytes = body.collect().await.map_err(|_| tool_error("the response was incomplete"))?.to_bytes();
    let mut response: Value = serde_json::from_slice(&bytes).unwrap_or_default();
    if head.status.is_success() {
        return Ok(response["data"].take());
    }
    let message = response["message"].as_str().unwrap_or("The request failed.");
    let mut words = format!("{message} ({})", response["code"].as_str().unwrap_or(head.status.as_str()));
    for detail in response["errors"].as_array().into_iter().flatten() {
        let (at, what) = (detail["pointer"].as_str(), detail["message"].as_str());
        words.extend([" ", at.unwrap_or_default(), ": ", what.unwrap_or_default()]);
    }
    if let Some(seconds) = head.headers.get(header::RETRY_AFTER).and_then(|value| value.to_str().ok()) {
        words.extend([" Try again in ", seconds, " seconds."]);
    }
    Err(tool_error(&words))
}

fn tool_error(words: &str) -> CallToolResult {
    CallToolResult::error(vec![ContentBlock::text(words)])
}
