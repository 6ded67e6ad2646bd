//! Assigns request ids, and renders every failure.

use crate::web;
use axum::body::HttpBody;
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use earshot_api_server::error::{render, render_json_rpc};
use earshot_api_server::http::{RequestId, names_media_type};
use earshot_api_server::ops::route_label;
use earshot_api_server::prelude::*;
use earshot_app::ids;
use tracing::Instrument;

const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Assigns the request id, opens the log span, and writes the body of a failure.
pub(crate) async fn with_context(state: AppState, mut request: Request, next: Next) -> Response {
    let id = RequestId(ids::new_id(&state.clock).to_string().into());
    request.extensions_mut().insert(id.clone());
    let request_headers = request.headers().clone();
    let asks_for_page = accepts_page(request.method(), request.uri().path(), &request_headers);
    let is_json_rpc = is_json_rpc(request.uri().path());
    // Logs only the route: a query can hold the token of a link, and a path that of a feed or a client view.
    let route = route_label(&request);
    let span = tracing::info_span!("request", id = %id.0, method = %request.method(), route);
    let response = next.run(request).instrument(span.clone()).await;

    let _entered = span.enter();
    let mut response = match response_error(&response) {
        Some(error) => {
            if error.code == ErrorCode::Internal {
                tracing::error!(error = &error as &dyn std::error::Error, "request failed");
            }
            let page = if asks_for_page { web::error_page(&state, &error) } else { None };
            let mut rendered = match page {
                Some(page) => page,
                None if is_json_rpc => render_json_rpc(&error, &id.0),
                None => render(&error, &request_headers, &id.0),
            };
            if let Some(seconds) = error.retry_after_s {
                rendered.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
            }
            // Headers of inner layers stay (Allow, cookies), unless the rendered body sets its own, such as a page's
            // content policy.
            let own = rendered.headers().clone();
            for (name, value) in response.headers() {
                if name != header::CONTENT_LENGTH && name != header::CONTENT_TYPE && !own.contains_key(name) {
                    rendered.headers_mut().append(name.clone(), value.clone());
                }
            }
            rendered
        }
        None => response,
    };
    if let Ok(value) = HeaderValue::from_str(&id.0) {
        response.headers_mut().insert(X_REQUEST_ID, value);
    }
    response
}

/// Whether a failure is rendered as a page: a browser opens a URL that is neither a call nor a file.
fn accepts_page(method: &Method, path: &str, headers: &HeaderMap) -> bool {
    let is_page = !["/api/", "/assets/"].iter().any(|prefix| path.starts_with(prefix)) && !is_json_rpc(path);
    matches!(*method, Method::GET | Method::HEAD) && is_page && names_media_type(headers, "text/html")
}

/// Whether failures are rendered as JSON-RPC: all of them that a client of the tools can meet.
fn is_json_rpc(path: &str) -> bool {
    path.strip_prefix("/mcp").is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

/// Returns the error of a failed response: ours, or one for a bare status of the framework. Responses with a body of
/// their own (a page) stay as they are.
fn response_error(response: &Response) -> Option<ApiError> {
    if let Some(error) = response.extensions().get::<ApiError>() {
        return Some(error.clone());
    }
    let status = response.status();
    let is_bare = response.body().is_end_stream();
    let is_failure = status.is_client_error() || status.is_server_error();
    (is_failure && is_bare).then(|| ApiError::of(ErrorCode::from_status(status)))
}
