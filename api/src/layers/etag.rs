//! Entity tags and 304 responses.

use axum::body::{Body, HttpBody as _};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use earshot_api_server::http::compute_etag;
use headers::{ETag, HeaderMapExt as _, IfNoneMatch};
use http_body_util::BodyExt as _;

/// Larger responses get no tag.
const MAX_TAGGED_BYTES: u64 = 4 << 20;

/// Tags JSON responses of GET and HEAD with a hash of their body, unless they have a tag already, and answers
/// `If-None-Match` with 304 (RFC 9110 13.1.2). The tag is weak, because compressed and plain bytes share it.
pub(crate) async fn with_etag(request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let known = request.headers().typed_get::<IfNoneMatch>();
    let response = next.run(request).await;
    if !reads || response.status() != StatusCode::OK {
        return response;
    }
    if let Some(tag) = response.headers().typed_get::<ETag>() {
        return apply_if_none_match(response, &tag, known);
    }
    let size = response.body().size_hint().exact();
    if !is_json(response.headers()) || size.is_none_or(|size| size > MAX_TAGGED_BYTES) {
        return response;
    }
    let (mut head, body) = response.into_parts();
    // The body states its size, so it is complete in memory.
    let Ok(body) = body.collect().await.map(http_body_util::Collected::to_bytes) else {
        return Response::from_parts(head, Body::empty());
    };
    let Some(tag) = compute_etag(&body) else { return Response::from_parts(head, Body::from(body)) };
    head.headers.typed_insert(tag.clone());
    apply_if_none_match(Response::from_parts(head, Body::from(body)), &tag, known)
}

/// Sets the tag, and turns the response into 304 when the client has this version.
fn apply_if_none_match(mut response: Response, tag: &ETag, known: Option<IfNoneMatch>) -> Response {
    if known.is_none_or(|known| known.precondition_passes(tag)) {
        return response;
    }
    *response.status_mut() = StatusCode::NOT_MODIFIED;
    for name in [header::CONTENT_TYPE, header::CONTENT_LENGTH, header::CONTENT_ENCODING] {
        response.headers_mut().remove(name);
    }
    *response.body_mut() = Body::empty();
    response
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    kind.is_some_and(|kind| kind.starts_with(b"application/json"))
}
