//! Rejects cross-site requests.

use axum::body::Body;
use earshot_api_server::prelude::*;
use tower_http::csrf::{CsrfLayer, ProtectionError};
use url::Url;

/// Builds the response to a rejected request.
pub(crate) type Rejection = fn(ProtectionError) -> Response<Body>;

/// Checks every unsafe request, whatever credentials it carries. A browser sends the origin of a request; a program
/// sends none and passes. No header skips the check, because a handler may read the cookie in addition to it.
pub(crate) fn cross_site_layer(public_url: &str) -> CsrfLayer<Rejection> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::http::{Request, StatusCode};
    use axum::routing::post;
    use tower::ServiceExt;

    #[tokio::test]
    async fn only_same_site_pages_may_send_changes() {
        let key = ("authorization", "Bearer pk_live_nobody");
        let cases: &[(&[(&str, &str)], bool)] = &[
            (&[], true),
            (&[key], true),
            (&[("sec-fetch-site", "same-origin"), ("origin", "https://evil.example")], true),
            (&[("sec-fetch-site", "none")], true),
            (&[("sec-fetch-site", "same-site")], false),
            (&[("sec-fetch-site", "same-site"), key], false),
            (&[("sec-fetch-site", "cross-site"), ("origin", "https://evil.example")], false),
            (&[("sec-fetch-site", "cross-site"), ("origin", "https://evil.example"), key], false),
            (&[("origin", "https://earshot.example")], true),
            (&[("origin", "http://127.0.0.1:8080"), ("host", "127.0.0.1:8080")], true),
            (&[("origin", "https://evil.example"), ("host", "earshot.example")], false),
            (&[("origin", "https://evil.example"), ("host", "earshot.example"), key], false),
            (&[("origin", "null")], false),
        ];
        let service =
            Router::new().route("/", post(|| async { "done" })).layer(cross_site_layer("https://earshot.example/"));
        for (headers, is_let_through) in cases {
            let mut request = Request::post("/");
            for (name, value) in *headers {
                request = request.header(*name, *value);
            }
            let request = request.body(Body::empty()).unwrap();
            let status = service.clone().oneshot(request).await.unwrap().status();
            let expected = if *is_let_through { StatusCode::OK } else { StatusCode::FORBIDDEN };
            assert_eq!(status, expected, "{headers:?}");
        }
    }
}
