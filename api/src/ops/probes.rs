//! `/livez` and `/readyz`, for process managers and load balancers.

use crate::state::AppState;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use earshot_app::Availability;

pub(crate) fn probe_routes() -> Router<AppState> {
    Router::new().route("/livez", get(|| async { "alive" })).route("/readyz", get(check_readiness))
}

/// Whether the server should get requests: only with a served generation and an available app database, and not after
/// shutdown began. It waits for nothing, because the database is monitored in the background.
async fn check_readiness(State(state): State<AppState>) -> (StatusCode, &'static str) {
    if state.is_stopping() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping")
    } else if state.generations.current_name().is_none() {
        (StatusCode::SERVICE_UNAVAILABLE, "no generation is published yet")
    } else {
        match state.db.availability() {
            Availability::Ready => (StatusCode::OK, "ready"),
            unavailable => (StatusCode::SERVICE_UNAVAILABLE, unavailable.describe()),
        }
    }
}
