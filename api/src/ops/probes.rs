//! `/livez` and `/readyz`, for what starts the process and sends requests to it.

use crate::state::AppState;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;

pub(crate) fn probes() -> Router<AppState> {
    Router::new().route("/livez", get(|| async { "alive" })).route("/readyz", get(ready))
}

/// Whether requests should be sent here: not before something is served, not without the app database, and no more
/// once the server is told to stop.
async fn ready(State(state): State<AppState>) -> (StatusCode, &'static str) {
    if state.is_stopping() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping")
    } else if state.serving.name().is_none() {
        (StatusCode::SERVICE_UNAVAILABLE, "nothing is published yet")
    } else if state.db.ping().await.is_err() {
        (StatusCode::SERVICE_UNAVAILABLE, "the app database does not answer")
    } else {
        (StatusCode::OK, "ready")
    }
}
