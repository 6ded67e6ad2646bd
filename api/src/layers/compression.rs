//! Which responses are compressed.

use axum::http::{Extensions, HeaderMap, StatusCode, Version};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate};

/// Marks a response that contains a secret. Its compressed size would leak information about the secret.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoCompression;

pub(crate) fn compression_layer() -> CompressionLayer<impl Predicate> {
    let has_no_secret =
        |_: StatusCode, _: Version, _: &HeaderMap, extensions: &Extensions| extensions.get::<NoCompression>().is_none();
    CompressionLayer::new().gzip(true).br(true).compress_when(DefaultPredicate::new().and(has_no_secret))
}
