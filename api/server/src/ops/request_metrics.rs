//! Counts, times and logs every request.

use super::metrics::{DurationLabels, ErrorLabels, Metrics, RequestLabels};
use crate::error::ApiError;
use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;
use std::time::Instant;

/// Label for paths that are not a route, because clients can invent any number of them.
const OTHER_LABEL: &str = "other";

/// Also decrements the gauge when the client disconnects before the response.
struct InFlightGuard<'a>(&'a Metrics);

impl<'a> InFlightGuard<'a> {
    fn begin(metrics: &'a Metrics) -> Self {
        metrics.in_flight.inc();
        Self(metrics)
    }
}

impl Drop for InFlightGuard<'_> {
    fn drop(&mut self) {
        self.0.in_flight.dec();
    }
}

pub async fn with_metrics(State(metrics): State<Arc<Metrics>>, request: Request, next: Next) -> Response {
    let method = method_label(request.method());
    let route: Arc<str> = route_label(&request).into();
    let (in_flight, start) = (InFlightGuard::begin(&metrics), Instant::now());
    let response = next.run(request).await;
    drop(in_flight);
    let (seconds, status) = (start.elapsed().as_secs_f64(), response.status().as_u16());
    metrics.seconds.get_or_create(&DurationLabels { method, route: Arc::clone(&route) }).observe(seconds);
    metrics.count_response(status, seconds);
    if let Some(error) = response.extensions().get::<ApiError>() {
        metrics.errors.get_or_create(&ErrorLabels { code: error.code.row().name }).inc();
    }
    tracing::debug!(%route, status, milliseconds = seconds * 1_000.0, "request completed");
    metrics.requests.get_or_create(&RequestLabels { method, route, status }).inc();
    response
}

/// Returns the label of a request's route: its template, without the values in its path, some of which are tokens. Paths
/// that clients invent share one label.
pub fn route_label(request: &Request) -> &str {
    request.extensions().get::<MatchedPath>().map_or(OTHER_LABEL, MatchedPath::as_str)
}

/// Returns a method's label. Methods that clients invent share one label.
pub fn method_label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => OTHER_LABEL,
    }
}
