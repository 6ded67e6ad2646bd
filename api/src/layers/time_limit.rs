//! Aborts requests that take too long.

use axum::extract::{Request, State};
use axum::middleware::Next;
use earshot_api_server::config::Config;
use earshot_api_server::prelude::*;
use earshot_api_server::text_model::waiting_time;
use std::sync::Arc;

/// Responds with 504 when the response has not begun in time. Requests that wait for the text model get its time too.
pub(crate) async fn with_time_limit(State(config): State<Arc<Config>>, request: Request, next: Next) -> Response {
    let limit = config.request_timeout + waiting_time(config.text_model.as_ref(), request.uri().path());
    match tokio::time::timeout(limit, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ApiError::of(ErrorCode::Timeout).into_response(),
    }
}
