//! The listener for metrics. It is separate, because its data is only for operators.

use super::metrics::Metrics;
use super::probes::{Readiness, probe_routes};
use crate::connections::{ConnectionLimits, serve_connections};
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::future::pending;
use std::sync::Arc;
use tokio::net::TcpListener;

/// Enough for collectors and probes.
const MAX_CONNECTIONS: usize = 64;
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Serves `/metrics`, `/livez` and `/readyz` on `listener`, until it is dropped.
pub async fn serve_metrics(listener: TcpListener, metrics: Arc<Metrics>, readiness: Readiness) {
    let router =
        Router::new().route("/metrics", get(render_metrics)).with_state(metrics).merge(probe_routes(readiness));
    let limits =
        ConnectionLimits { total: MAX_CONNECTIONS, per_address: MAX_CONNECTIONS, ..ConnectionLimits::default() };
    serve_connections(listener, router, limits, Vec::new(), pending()).await;
}

async fn render_metrics(State(metrics): State<Arc<Metrics>>) -> Response {
    // The metrics read tables of the generation, which may block.
    let text = tokio::task::spawn_blocking(move || metrics.render()).await;
    match text {
        Ok(Ok(text)) => ([(header::CONTENT_TYPE, OPEN_METRICS)], text).into_response(),
        _ => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
