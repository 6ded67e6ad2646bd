//! Entity tags: who has an answer already is told so in place of being sent it again.

use axum::body::{Body, HttpBody as _};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::Response;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use headers::{ETag, HeaderMapExt as _, IfNoneMatch};
use http_body_util::BodyExt as _;
use sha2::{Digest as _, Sha256};

/// Bytes of the hash that are sent: enough that no two answers of one address have the same.
const TAG_BYTES: usize = 12;
/// Larger answers are sent without a tag.
const MAX_TAGGED_BYTES: u64 = 4 << 20;

/// Tags JSON that was asked for with GET by a hash of it, and answers 304 to `If-None-Match` (RFC 9110 13.1.2). The tag is
/// weak: compressed and plain bytes share it.
pub(crate) async fn with_etag(request: Request, next: Next) -> Response {
    let is_get = request.method() == Method::GET;
    let known = request.headers().typed_get::<IfNoneMatch>();
    let response = next.run(request).await;
    let size = response.body().size_hint().exact();
    let is_tagged = is_get
        && response.status() == StatusCode::OK
        && is_json(response.headers())
        && size.is_some_and(|size| size <= MAX_TAGGED_BYTES);
    if !is_tagged {
        return response;
    }
    let (mut head, body) = response.into_parts();
    // Its size is known, so all of it is in memory.
    let Ok(body) = body.collect().await.map(http_body_util::Collected::to_bytes) else {
        return Response::from_parts(head, Body::empty());
    };
    let Some(tag) = tag_of(&body) else { return Response::from_parts(head, Body::from(body)) };
    let is_known = known.is_some_and(|known| !known.precondition_passes(&tag));
    head.headers.typed_insert(tag);
    if is_known {
        head.status = StatusCode::NOT_MODIFIED;
        head.headers.remove(header::CONTENT_TYPE);
        head.headers.remove(header::CONTENT_LENGTH);
        return Response::from_parts(head, Body::empty());
    }
    Response::from_parts(head, Body::from(body))
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).map(HeaderValue::as_bytes);
    kind.is_some_and(|kind| kind.starts_with(b"application/json"))
}

fn tag_of(body: &[u8]) -> Option<ETag> {
    let hash = Sha256::digest(body);
    format!("W/\"{}\"", BASE64_URL_SAFE_NO_PAD.encode(&hash[..TAG_BYTES])).parse().ok()
}
