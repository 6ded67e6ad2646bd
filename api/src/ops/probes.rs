//! `/livez` and `/readyz`, for what starts the process and sends requests to it.

use crate::db::Availability;
use crate::state::AppState;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;

pub(crate) fn probe_routes() -> Router<AppState> {
    Router::new().route("/livez", get(|| async { "alive" })).route("/readyz", get(check_readiness))
}

/// Whether requests should be sent here: not before something is served, not without the app database, and no more
/// once the server is told to stop. Waits for nothing: the database is looked at beside it.
async fn check_readiness(State(state): State<AppState>) -> (StatusCode, &'static str) {
    if state.is_stopping() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping")
    } else if state.generations.current_name().is_none() {
        (StatusCode::SERVICE_UNAVAILABLE, "nothing is published yet")
    } else {
        match state.db.availability() {
            Availability::Ready => (StatusCode::OK, "ready"),
            unavailable => (StatusCode::SERVICE_UNAVAILABLE, unavailable.describe()),
        }
    }
}
