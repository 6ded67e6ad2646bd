//! `/mcp`: searches, podcasts, transcripts, projects, guests and pitches as tools of the Model Context Protocol, over
//! streamable HTTP. Each tool calls the API with the caller's credentials, so that keys, permissions, quotas and
//! messages are those of the API.

mod api_call;
mod arguments;
mod guest_arguments;
mod guest_results;
mod guest_tools;
pub mod message;
mod pitch_results;
mod project_arguments;
mod project_results;
pub mod tool_arguments;
mod tool_results;
pub mod tool_text;
mod tools;
mod transport;

use axum::Router;
use axum::middleware::from_fn_with_state;
use earshot_api_server::state::AppState;
use earshot_model::limits::MAX_REQUEST_BYTES;
use rmcp::transport::streamable_http_server::session::never::NeverSessionManager;
use rmcp::transport::streamable_http_server::{StreamableHttpServerConfig, StreamableHttpService};
use std::sync::Arc;
use tools::Tools;
use transport::with_transport_rules;
use url::Url;

/// Builds the routes of the tools, which call `api`. There are no sessions: every request is independent, so any
/// server can answer it.
pub(crate) fn routes(api: Router, state: &AppState) -> Router<AppState> {
    let public_url = &state.config.public_url;
    let tools = Tools::new(api, public_url.clone());
    let options = StreamableHttpServerConfig::default()
        .with_legacy_session_mode(false)
        .with_json_response(true)
        .with_allowed_hosts(allowed_hosts(public_url))
        .with_max_request_body_bytes(MAX_REQUEST_BYTES);
    let service: StreamableHttpService<Tools, NeverSessionManager> =
        StreamableHttpService::new(move || Ok(tools.clone()), Arc::default(), options);
    Router::new()
        .route_service("/mcp", service.clone())
        .route_service("/mcp/", service)
        .route_layer(from_fn_with_state(Arc::clone(&state.authentication), with_transport_rules))
}

/// The host names that are accepted: the public one and those of this machine. A foreign name that resolves to this
/// server is rejected (DNS rebinding).
fn allowed_hosts(public_url: &str) -> Vec<String> {
    let ours = Url::parse(public_url).ok().and_then(|url| url.host_str().map(str::to_owned));
    ours.into_iter().chain(["localhost", "127.0.0.1", "::1"].map(str::to_owned)).collect()
}
