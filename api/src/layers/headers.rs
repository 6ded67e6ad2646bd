//! Headers of every response: security and caching.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use earshot_api_server::prelude::*;

/// Content policy of responses other than pages. Pages set their own with a nonce.
const API_POLICY: &str = "default-src 'none'; frame-ancestors 'none'";
/// How long public responses may be cached, in seconds.
const PUBLIC_CACHE: &str = "public, max-age=30";
const PRIVATE_CACHE: &str = "no-store";

/// Sets the headers that the handler did not set.
pub(crate) async fn with_headers(state: AppState, request: Request, next: Next) -> Response {
    let cache = HeaderValue::from_static(cache_control(&request));
    let mut response = next.run(request).await;
    let failed = !response.status().is_success();
    let is_https = state.config.public_url.starts_with("https:");
    let headers = response.headers_mut();
    let set = |headers: &mut HeaderMap, name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(headers, header::CONTENT_SECURITY_POLICY, API_POLICY);
    set(headers, header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(headers, header::REFERRER_POLICY, "strict-origin-when-cross-origin");
    set(headers, HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(headers, HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()");
    if is_https {
        set(headers, header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    let cache = if failed { HeaderValue::from_static(PRIVATE_CACHE) } else { cache };
    headers.entry(header::CACHE_CONTROL).or_insert(cache);
    headers.append(header::VARY, HeaderValue::from_static("accept, accept-language, authorization, cookie"));
    response
}

/// Returns the cache policy. Responses that depend on the caller are not cached.
fn cache_control(request: &Request) -> &'static str {
    let headers = request.headers();
    let has_credentials = headers.contains_key(header::AUTHORIZATION) || headers.contains_key(header::COOKIE);
    let path = request.uri().path();
    let changes_by_itself = path.starts_with("/api/v1/auth/") || path == "/api/v1/public/health";
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let is_public = reads && !has_credentials && !changes_by_itself;
    if is_public { PUBLIC_CACHE } else { PRIVATE_CACHE }
}
