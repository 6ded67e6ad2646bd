//! The router of the whole service: API, OpenAPI document, web app, and the layers around them.

use crate::layers::{
    compression_layer, cross_site_layer, respond_to_panic, with_access, with_body_budget, with_context, with_etag,
    with_headers, with_limits, with_request_log, with_time_limit, with_unread_body,
};
use crate::openapi::ApiDoc;
use crate::{mcp, openapi, routes, web};
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request};
use axum::http::HeaderMap;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use earshot_api_jobs::deliveries;
use earshot_api_server::access::AccessTable;
use earshot_api_server::http::StaticBody;
use earshot_api_server::mail::mailbox_routes;
use earshot_api_server::ops::{probe_routes, with_metrics, with_trace};
use earshot_api_server::prelude::*;
use earshot_model::limits::MAX_REQUEST_BYTES;
use std::sync::{Arc, LazyLock};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::trace::TraceLayer;
use utoipa::OpenApi as _;

/// Builds the router with every route.
pub fn router(state: AppState) -> Router {
    let OpenApiDocument { access, body } = &*DOCUMENT;
    // Tools call only the API, with all of its layers.
    let tools = mcp::routes(with_layers(API_ROUTES.clone(), Arc::clone(access), state.clone()), &state);
    let document = Arc::clone(body);
    let routes = API_ROUTES
        .clone()
        .route("/openapi.json", get(async move |headers: HeaderMap| document.respond(&headers).await))
        .merge(web::routes())
        .merge(deliveries::routes())
        .merge(mailbox_routes(&state.mailbox))
        .merge(probe_routes(state.readiness.clone()))
        .merge(tools);
    with_layers(routes, Arc::clone(access), state)
}

/// What is built from the handlers. It is the same for every server of a process, and takes longer than all else at its
/// start.
struct OpenApiDocument {
    access: Arc<AccessTable>,
    body: Arc<StaticBody>,
}

static DOCUMENT: LazyLock<OpenApiDocument> = LazyLock::new(|| {
    let document = openapi::document();
    let text = openapi::to_text(&document).expect("the document is plain data");
    OpenApiDocument {
        access: Arc::new(AccessTable::from_document(&document)),
        body: StaticBody::new("application/json", text.into()),
    }
});

static API_ROUTES: LazyLock<Router<AppState>> = LazyLock::new(|| {
    let (api, _) = routes::api(ApiDoc::openapi()).split_for_parts();
    api.route("/api/{*path}", axum::routing::any(|| async { ApiError::of(ErrorCode::NotFound) }))
});

/// Adds the layers that run around every request.
fn with_layers(routes: Router<AppState>, access: Arc<AccessTable>, state: AppState) -> Router {
    let routes = routes
        .method_not_allowed_fallback(|| async { ApiError::of(ErrorCode::MethodNotAllowed) })
        .layer(DefaultBodyLimit::max(MAX_REQUEST_BYTES))
        // Inside of the layers that refuse a call, so that only bodies that may be read are counted, for their team.
        .layer(from_fn_with_state(state.clone(), with_body_budget))
        .layer(from_fn_with_state(access, with_access))
        .layer(cross_site_layer(&state.config.public_url))
        .layer(from_fn_with_state(Arc::clone(&state.config), with_time_limit))
        .layer(CatchPanicLayer::custom(respond_to_panic))
        // Outside of the layers that may fail, so that every response carries the rate limit headers.
        .layer(from_fn_with_state(state.clone(), with_limits))
        .layer(from_fn_with_state(state.clone(), with_headers))
        .layer(from_fn(with_etag))
        // Outside of the layer that finds the key, and of the one that may turn a response into 304.
        .layer(from_fn_with_state(state.clone(), with_request_log))
        // Inside of the layer that renders errors: here a failed response still carries its typed error.
        .layer(from_fn_with_state(Arc::clone(&state.metrics), with_metrics));
    let routes = match state.tracer() {
        Some(tracer) => routes.layer(from_fn_with_state(Arc::clone(tracer), with_trace)),
        None => routes,
    };
    routes
        // The default span would log the whole URL, whose query can hold the token of a link.
        .layer(TraceLayer::new_for_http().make_span_with(|_: &Request| tracing::Span::current()))
        // Outside of the layers that may fail, and inside of compression: writes the bodies of failures.
        .layer(from_fn_with_state(state.clone(), with_context))
        .layer(compression_layer())
        // Outside of all layers that may refuse a call before its body is read.
        .layer(from_fn(with_unread_body))
        .with_state(state)
}
