//! Refuses what another site makes a browser send.

use crate::error::{ApiError, Code};
use crate::state::AppState;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use url::Url;

/// Unsafe methods without a key in the header may come from a browser, where the cookie travels by itself. Browsers say
/// where a request comes from; who says nothing is no browser.
pub(crate) async fn refuse_cross_site(State(state): State<AppState>, request: Request, next: Next) -> Response {
    let by_key = request.headers().contains_key(header::AUTHORIZATION);
    if request.method().is_safe() || by_key || is_same_site(request.headers(), &state.config.public_url) {
        return next.run(request).await;
    }
    ApiError::of(Code::CrossOrigin).into_response()
}

fn is_same_site(headers: &HeaderMap, public_url: &str) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text("sec-fetch-site") {
        return matches!(site, "same-origin" | "none");
    }
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Some(origin) = origin.to_str().ok().and_then(|origin| Url::parse(origin).ok()) else { return false };
    let is_ours = Url::parse(public_url).is_ok_and(|ours| ours.origin() == origin.origin());
    let authority = origin.host_str().map(|host| match origin.port() {
        Some(port) => format!("{host}:{port}"),
        None => host.to_owned(),
    });
    is_ours || (authority.is_some() && authority.as_deref() == text("host"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::{HeaderName, HeaderValue};

    #[test]
    fn only_our_own_pages_may_change_things() {
        let cases: &[(&[(&str, &str)], bool)] = &[
            (&[], true),
            (&[("sec-fetch-site", "same-origin"), ("origin", "https://evil.example")], true),
            (&[("sec-fetch-site", "none")], true),
            (&[("sec-fetch-site", "same-site")], false),
            (&[("sec-fetch-site", "cross-site"), ("origin", "https://earshot.example")], false),
            (&[("origin", "https://earshot.example")], true),
            (&[("origin", "http://127.0.0.1:8080"), ("host", "127.0.0.1:8080")], true),
            (&[("origin", "https://evil.example"), ("host", "earshot.example")], false),
            (&[("origin", "null")], false),
        ];
        for (pairs, expected) in cases {
            let headers: HeaderMap = pairs
                .iter()
                .map(|&(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
                .collect();
            assert_eq!(is_same_site(&headers, "https://earshot.example"), *expected, "{pairs:?}");
        }
    }
}
