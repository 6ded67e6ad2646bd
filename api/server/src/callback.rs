//! A listener for callbacks of WebSub hubs: GET and POST on one path segment, small bodies, and nothing else.
//!
//! It is independent of the rest of the service, needs no state, and leaves the calls to a handler.

use crate::connections::{ConnectionLimits, serve_connections};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Path, RawQuery, Request, State};
use axum::http::header::{CONNECTION, CONTENT_TYPE, X_CONTENT_TYPE_OPTIONS};
use axum::http::{HeaderMap, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// Largest size of a call's headers, in bytes. Hubs and the proxies before us send a tenth of it.
const MAX_HEADER_BYTES: usize = 16 << 10;

/// Limits for a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallbackLimits {
    /// Largest body in bytes; a larger one gets 413.
    pub body_bytes: usize,
    /// Connections at the same time. A new one replaces a connection without a request, or is closed.
    pub connections: usize,
    /// Time from accepting a connection to the end of its response. A connection serves one call.
    pub timeout: Duration,
}

impl Default for CallbackLimits {
    fn default() -> Self {
        Self { body_bytes: 64 << 10, connections: 64, timeout: Duration::from_secs(20) }
    }
}

/// A received call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallbackRequest {
    /// The single segment of the path, percent-decoded.
    pub path: String,
    /// The query string, verbatim; empty when the call has none.
    pub query: String,
    /// The header `X-Hub-Signature`, verbatim.
    pub signature: Option<String>,
    /// `None` for a GET.
    pub body: Option<Vec<u8>>,
}

/// The response of the handler, sent as plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallbackResponse {
    pub status: u16,
    pub body: String,
}

impl CallbackResponse {
    /// Builds a response without a body.
    #[must_use]
    pub fn empty(status: u16) -> Self {
        Self { status, body: String::new() }
    }
}

/// Answers GET and POST of `/{path}` with `handler`, until `stop` completes. The handler runs on a thread where it
/// may block.
pub async fn serve_callbacks(
    listener: TcpListener,
    limits: CallbackLimits,
    handler: impl Fn(CallbackRequest) -> CallbackResponse + Clone + Send + Sync + 'static,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    let service = Router::new()
        .route("/{path}", get(handle_request).post(handle_request))
        .with_state(CallbackService { limits, handler: Arc::new(handler) });
    // One deadline covers the whole call, so that slow headers, bodies and readers end with it.
    let connections = ConnectionLimits {
        total: limits.connections,
        per_address: limits.connections,
        header_timeout: limits.timeout,
        lifetime: Some(limits.timeout),
        drain_timeout: limits.timeout.min(ConnectionLimits::default().drain_timeout),
        ..ConnectionLimits::default()
    };
    serve_connections(listener, service, connections, Vec::new(), stop).await;
}

#[derive(Clone)]
struct CallbackService {
    limits: CallbackLimits,
    handler: Arc<dyn Fn(CallbackRequest) -> CallbackResponse + Send + Sync>,
}

async fn handle_request(
    State(service): State<CallbackService>,
    Path(path): Path<String>,
    RawQuery(query): RawQuery,
    request: Request,
) -> Response {
    // axum routes HEAD to the GET handler. A hub's verification changes state, so HEAD is rejected.
    if request.method() == Method::HEAD {
        return plain_text_response(StatusCode::METHOD_NOT_ALLOWED, String::new());
    }
    let is_post = request.method() == Method::POST;
    let headers = request.headers();
    if header_bytes(headers) > MAX_HEADER_BYTES {
        return plain_text_response(StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE, String::new());
    }
    let signature = headers.get("x-hub-signature").and_then(|value| value.to_str().ok()).map(str::to_owned);
    let body = match read_body(request.into_body(), is_post, service.limits.body_bytes).await {
        Ok(body) => body,
        Err(status) => return plain_text_response(status, String::new()),
    };
    let call = CallbackRequest { path, query: query.unwrap_or_default(), signature, body };
    let handler = Arc::clone(&service.handler);
    match tokio::task::spawn_blocking(move || handler(call)).await {
        Ok(CallbackResponse { status, body }) => {
            plain_text_response(StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR), body)
        }
        Err(error) => {
            tracing::error!(%error, "the handler of a callback failed");
            plain_text_response(StatusCode::INTERNAL_SERVER_ERROR, String::new())
        }
    }
}

fn header_bytes(headers: &HeaderMap) -> usize {
    headers.iter().map(|(name, value)| name.as_str().len() + value.len()).sum()
}

async fn read_body(body: Body, is_post: bool, limit: usize) -> Result<Option<Vec<u8>>, StatusCode> {
    if !is_post {
        return Ok(None);
    }
    let read = to_bytes(body, limit).await;
    read.map(|bytes| Some(bytes.into())).map_err(|_| StatusCode::PAYLOAD_TOO_LARGE)
}

/// Builds a plain-text response with `nosniff`: the caller chooses the text that is echoed.
fn plain_text_response(status: StatusCode, body: String) -> Response {
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8"), (X_CONTENT_TYPE_OPTIONS, "nosniff"), (CONNECTION, "close")];
    (status, headers, body).into_response()
}
