//! Rejects cross-site requests.

use axum::body::Body;
use earshot_api_server::prelude::*;
use tower_http::csrf::{CsrfLayer, ProtectionError};
use url::Url;

/// Builds the response to a rejected request.
pub type Rejection = fn(ProtectionError) -> Response<Body>;

/// Checks every unsafe request, whatever credentials it carries. A browser sends the origin of a request; a program
/// sends none and passes. No header skips the check, because a handler may read the cookie in addition to it.
pub fn cross_site_layer(public_url: &str) -> CsrfLayer<Rejection> {
    let layer = CsrfLayer::new();
    let layer = match Url::parse(public_url).map(|url| url.origin().ascii_serialization()) {
        // Behind a proxy, the Host header may differ from the public URL.
        Ok(origin) => layer.clone().add_trusted_origin(origin).unwrap_or(layer),
        Err(_) => layer,
    };
    layer.with_rejection_response(reject as Rejection)
}

fn reject(_: ProtectionError) -> Response<Body> {
    ApiError::of(ErrorCode::CrossOrigin).into_response()
}
