//! All routes of the API.

use earshot_api_server::state::AppState;
use utoipa::openapi::OpenApi;
use utoipa_axum::router::OpenApiRouter;

/// Returns all routes of the API, with `base` and their part of the OpenAPI document.
pub fn api(base: OpenApi) -> OpenApiRouter<AppState> {
    let router = earshot_api_catalog::add_routes(OpenApiRouter::with_openapi(base));
    earshot_api_workspace::add_routes(router)
}
