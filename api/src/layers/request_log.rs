//! Logs requests with an API key for the team of the key.

use axum::extract::Request;
use axum::middleware::Next;
use earshot_api_server::extract::KeyUse;
use earshot_api_server::ops::{method_label, route_label};
use earshot_api_server::prelude::*;
use earshot_app::NewLoggedRequest;
use std::time::Instant;

/// Puts the request into the queue of the log when a layer below found its key. Never waits.
pub(crate) async fn with_request_log(state: AppState, request: Request, next: Next) -> Response {
    let method = method_label(request.method());
    // The template: values in paths are ids, and some are tokens.
    let route = route_label(&request).to_owned();
    let start = Instant::now();
    let response = next.run(request).await;
    if let Some(KeyUse { team_id, key_id }) = response.extensions().get::<KeyUse>().copied() {
        let duration_ms = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
        let (at, status) = (state.clock.now(), response.status().as_u16());
        let logged = NewLoggedRequest { team_id, key_id, at, method, route, status, duration_ms };
        if !state.request_log.push(logged) {
            state.metrics.count_unlogged_requests(1);
        }
    }
    response
}
