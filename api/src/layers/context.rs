//! The request's id, and the place where every failure becomes an answer.

use crate::error::{ApiError, Code, render};
use crate::ids;
use axum::body::HttpBody;
use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use earshot_model::Clock;
use std::sync::Arc;
use tracing::Instrument;

const X_REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The id of a request, ours and never the client's.
#[derive(Clone, Debug)]
pub struct RequestId(pub Arc<str>);

/// Gives the request its id, logs it, and writes the body of a failure.
pub(crate) async fn with_context(State(clock): State<Clock>, mut request: Request, next: Next) -> Response {
    let id = RequestId(ids::new_id(&clock).to_string().into());
    request.extensions_mut().insert(id.clone());
    let request_headers = request.headers().clone();
    // Only the path: a query can hold the key of a link.
    let span = tracing::info_span!("request", id = %id.0, method = %request.method(), path = request.uri().path());
    let response = next.run(request).instrument(span.clone()).await;

    let _entered = span.enter();
    let mut response = match failure(&response) {
        Some(error) => {
            if error.code == Code::Internal {
                tracing::error!(error = &error as &dyn std::error::Error, "request failed");
            }
            let mut rendered = render(&error, &request_headers, &id.0);
            // What was set on the way stays: Allow, cookies.
            for (name, value) in response.headers() {
                if name != header::CONTENT_LENGTH && name != header::CONTENT_TYPE {
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

/// The error of a failed answer: ours, or one for a bare status that the framework gave. Answers with a body of their
/// own (a page for a person) are left alone.
fn failure(response: &Response) -> Option<ApiError> {
    if let Some(error) = response.extensions().get::<ApiError>() {
        return Some(error.clone());
    }
    let status = response.status();
    let is_bare = response.body().is_end_stream();
    let is_failure = status.is_client_error() || status.is_server_error();
    (is_failure && is_bare).then(|| ApiError::of(Code::of_status(status)))
}
