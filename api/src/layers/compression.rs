//! What is compressed on its way out.

use axum::http::{Extensions, HeaderMap, StatusCode, Version};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate};

/// Marks an answer with a secret in it: the size of a compressed one tells of what is in it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NoCompression;

pub(crate) fn compression_layer() -> CompressionLayer<impl Predicate> {
    let has_no_secret =
        |_: StatusCode, _: Version, _: &HeaderMap, extensions: &Extensions| extensions.get::<NoCompression>().is_none();
    CompressionLayer::new().gzip(true).br(true).compress_when(DefaultPredicate::new().and(has_no_secret))
}
