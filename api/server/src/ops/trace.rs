//! An OpenTelemetry span for each request. The program that starts the service may configure a tracer; without one the
//! layer is absent.

use crate::error::ApiError;
use crate::http::RequestId;
use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::Response;
use opentelemetry::global::BoxedTracer;
use opentelemetry::propagation::TextMapPropagator as _;
use opentelemetry::trace::{Span as _, SpanContext, SpanKind, Status, TraceContextExt as _, Tracer as _};
use opentelemetry::{Context, KeyValue};
use opentelemetry_http::HeaderExtractor;
use opentelemetry_sdk::propagation::TraceContextPropagator;
use std::sync::Arc;

/// Creates the spans of requests.
pub type RequestTracer = Arc<BoxedTracer>;

/// The span of the request that an internal call belongs to.
#[derive(Clone, Debug)]
pub struct ParentSpan(pub SpanContext);

/// Creates the span. It is named after the route and contains no URL, because URLs contain queries. It belongs to the
/// trace in the caller's headers (W3C Trace Context 3.2).
pub async fn with_trace(State(tracer): State<RequestTracer>, mut request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(|route| route.as_str().to_owned());
    let method = super::request_metrics::method_label(request.method());
    let name = route.as_ref().map_or_else(|| method.to_owned(), |route| format!("{method} {route}"));
    let mut attributes = vec![KeyValue::new("http.request.method", method)];
    attributes.extend(route.map(|route| KeyValue::new("http.route", route)));
    if let Some(RequestId(id)) = request.extensions().get::<RequestId>() {
        attributes.push(KeyValue::new("earshot.request_id", Arc::clone(id)));
    }
    let builder = tracer.span_builder(name).with_kind(SpanKind::Server).with_attributes(attributes);
    let mut span = builder.start_with_context(&*tracer, &parent_context(&request));
    request.extensions_mut().insert(ParentSpan(span.span_context().clone()));
    let response = next.run(request).await;
    let status = response.status();
    span.set_attribute(KeyValue::new("http.response.status_code", i64::from(status.as_u16())));
    if let Some(error) = response.extensions().get::<ApiError>() {
        span.set_attribute(KeyValue::new("error.type", error.code.row().name));
    }
    // A fault of the caller does not mark the server's span as failed.
    if status.is_server_error() {
        span.set_status(Status::error(""));
    }
    span.end();
    response
}

fn parent_context(request: &Request) -> Context {
    let none = Context::new();
    match request.extensions().get::<ParentSpan>() {
        Some(ParentSpan(outer)) => none.with_remote_span_context(outer.clone()),
        None => {
            let headers = HeaderExtractor(request.headers());
            TraceContextPropagator::new().extract_with_context(&none, &headers)
        }
    }
}
