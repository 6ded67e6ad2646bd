//! Response bodies that do not change while the program runs: tagged and compressed once, not for each request.

use async_compression::tokio::bufread::{BrotliEncoder, GzipEncoder};
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::Response;
use headers::{ETag, HeaderMapExt as _};
use std::sync::Arc;
use tokio::io::AsyncReadExt as _;
use tokio::sync::OnceCell;

/// Smaller bodies gain nothing from compression.
const MIN_COMPRESSED_BYTES: usize = 1_024;
/// Compression runs once, so it may be slow: a third of a second for a megabyte.
const BROTLI_LEVEL: i32 = 9;

/// A body, with its compressed forms as they are requested.
#[derive(Debug)]
pub struct StaticBody {
    content_type: &'static str,
    plain: Bytes,
    brotli: OnceCell<Bytes>,
    gzip: OnceCell<Bytes>,
    tag: Option<ETag>,
}

impl StaticBody {
    pub fn new(content_type: &'static str, plain: Bytes) -> Arc<Self> {
        let tag = super::compute_etag(&plain);
        Arc::new(Self { content_type, plain, brotli: OnceCell::new(), gzip: OnceCell::new(), tag })
    }

    /// Responds in the encoding that the request prefers (RFC 9110 12.5.3). The layer for entity tags answers with
    /// 304 when the client has this version.
    pub async fn respond(&self, request: &HeaderMap) -> Response {
        let is_compressed = self.plain.len() >= MIN_COMPRESSED_BYTES && is_text(self.content_type);
        let encoding = if is_compressed { preferred_encoding(request) } else { None };
        let (encoding, body) = match encoding {
            Some(Encoding::Brotli) => ("br", self.brotli.get_or_try_init(|| compress_brotli(&self.plain)).await),
            Some(Encoding::Gzip) => ("gzip", self.gzip.get_or_try_init(|| compress_gzip(&self.plain)).await),
            None => ("", Ok(&self.plain)),
        };
        // Writing to memory does not fail; if it did, the plain body is a valid response.
        let (encoding, body) = body.map_or(("", &self.plain), |body| (encoding, body));
        let mut response = Response::new(Body::from(body.clone()));
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.content_type));
        if !encoding.is_empty() {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        if is_compressed {
            headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        }
        if let Some(tag) = &self.tag {
            headers.typed_insert(tag.clone());
        }
        response
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encoding {
    Brotli,
    Gzip,
}

fn is_text(content_type: &str) -> bool {
    let kinds = ["text/", "application/json", "application/manifest+json", "image/svg+xml"];
    kinds.iter().any(|kind| content_type.starts_with(kind))
}

/// Of the encodings with the highest weight, returns the one with the smaller result.
fn preferred_encoding(request: &HeaderMap) -> Option<Encoding> {
    let accepted = request.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    let mut best = (0.0, None);
    for range in accepted.flat_map(|value| value.split(',')) {
        let (name, parameter) = range.split_once(';').unwrap_or((range, ""));
        let weight = parameter.trim().strip_prefix("q=").map_or(Some(1.0), |weight| weight.trim().parse::<f32>().ok());
        let encoding = match name.trim() {
            name if name.eq_ignore_ascii_case("br") => Encoding::Brotli,
            name if name.eq_ignore_ascii_case("gzip") => Encoding::Gzip,
            _ => continue,
        };
        let weight = weight.unwrap_or(0.0);
        if weight > best.0 || (weight > 0.0 && weight == best.0 && encoding == Encoding::Brotli) {
            best = (weight, Some(encoding));
        }
    }
    best.1
}

async fn compress_brotli(plain: &Bytes) -> std::io::Result<Bytes> {
    let level = async_compression::Level::Precise(BROTLI_LEVEL);
    compress_blocking(plain.clone(), move |plain| BrotliEncoder::with_quality(plain, level)).await
}

async fn compress_gzip(plain: &Bytes) -> std::io::Result<Bytes> {
    compress_blocking(plain.clone(), |plain| GzipEncoder::with_quality(plain, async_compression::Level::Best)).await
}

async fn compress_blocking<E, F>(plain: Bytes, encoder: F) -> std::io::Result<Bytes>
where
    E: tokio::io::AsyncRead + Unpin,
    F: FnOnce(std::io::Cursor<Bytes>) -> E + Send + 'static,
{
    let work = move || {
        let mut body = Vec::new();
        // The whole body is in memory, so this never waits.
        futures::executor::block_on(encoder(std::io::Cursor::new(plain)).read_to_end(&mut body))?;
        Ok(body.into())
    };
    tokio::task::spawn_blocking(work).await?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_preferred_encoding_is_sent() {
        let cases: &[(&[&str], Option<Encoding>)] = &[
            (&[], None),
            (&["br, gzip"], Some(Encoding::Brotli)),
            (&["gzip, deflate, br"], Some(Encoding::Brotli)),
            (&["gzip", "br"], Some(Encoding::Brotli)),
            (&["GZIP"], Some(Encoding::Gzip)),
            (&["br;q=0.5, gzip;q=0.8"], Some(Encoding::Gzip)),
            (&["br;q=0, gzip ; q=0"], None),
            (&["br;q=soon"], None),
            (&["identity, zstd"], None),
        ];
        for (lines, expected) in cases {
            let mut headers = HeaderMap::new();
            for line in *lines {
                headers.append(header::ACCEPT_ENCODING, HeaderValue::from_static(line));
            }
            assert_eq!(preferred_encoding(&headers), *expected, "{lines:?}");
        }
    }

    #[tokio::test]
    async fn each_encoding_is_compressed_once() {
        let fixed = StaticBody::new("application/json", Bytes::from("[1, 2, 3] ".repeat(1_000)));
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_ENCODING, HeaderValue::from_static("br"));
        fixed.respond(&headers).await;
        let first = fixed.brotli.get().expect("made").as_ptr();
        fixed.respond(&headers).await;
        assert_eq!(fixed.brotli.get().expect("made").as_ptr(), first);
        assert!(fixed.gzip.get().is_none(), "nobody asked for it");
        let small = StaticBody::new("application/json", Bytes::from("[]"));
        assert_eq!(small.respond(&headers).await.headers().get(header::CONTENT_ENCODING), None);
        let picture = StaticBody::new("image/png", Bytes::from(vec![0; 10_000]));
        assert_eq!(picture.respond(&headers).await.headers().get(header::CONTENT_ENCODING), None);
    }
}
