//! A listener for what others call back: two methods on one path segment, small bodies, and nothing else.
//!
//! It has no part in the service around it, needs no state, and knows nothing of what the calls mean.

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

/// Headers of a call, in bytes: those of hubs and of the proxies before us are a tenth.
const MAX_HEADER_BYTES: usize = 16 << 10;

/// What a caller may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallbackLimits {
    /// Largest body; a larger one is answered with 413.
    pub body_bytes: usize,
    /// Connections at the same time. Another one takes the place of one without a call, or is closed.
    pub connections: usize,
    /// From the connection to the end of the answer. A connection is good for one call.
    pub timeout: Duration,
}

impl Default for CallbackLimits {
    fn default() -> Self {
        Self { body_bytes: 64 << 10, connections: 64, timeout: Duration::from_secs(20) }
    }
}

/// A call that came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallbackRequest {
    /// The one segment of the path, percent-decoded.
    pub path: String,
    /// Verbatim; empty without one.
    pub query: String,
    /// `X-Hub-Signature`, verbatim.
    pub signature: Option<String>,
    /// `None` for a GET.
    pub body: Option<Vec<u8>>,
}

/// What is answered, as plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CallbackResponse {
    pub status: u16,
    pub body: String,
}

impl CallbackResponse {
    /// An answer without a body.
    #[must_use]
    pub fn empty(status: u16) -> Self {
        Self { status, body: String::new() }
    }
}

/// Answers GET and POST of `/{path}` by `handler`, which runs where it may block, until `stop` ends.
pub async fn serve_callbacks(
    listener: TcpListener,
    limits: CallbackLimits,
    handler: impl Fn(CallbackRequest) -> CallbackResponse + Clone + Send + Sync + 'static,
    stop: impl Future<Output = ()> + Send + 'static,
) {
    let service = Router::new()
        .route("/{path}", get(handle_request).post(handle_request))
        .with_state(CallbackService { limits, handler: Arc::new(handler) });
    // One deadline for a connection of one call: slow heads, bodies and readers end with it.
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
    // Where there is a route for GET there is one for HEAD, and a question is no mere look.
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

/// Plain text whatever it looks like: a caller chooses what is echoed to it.
fn plain_text_response(status: StatusCode, body: String) -> Response {
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8"), (X_CONTENT_TYPE_OPTIONS, "nosniff"), (CONNECTION, "close")];
    (status, headers, body).into_response()
}
