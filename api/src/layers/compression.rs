//! Which responses are compressed.

use axum::http::{Extensions, HeaderMap, StatusCode, Version};
use earshot_api_server::http::NoCompression;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate};

pub(crate) fn compression_layer() -> CompressionLayer<impl Predicate> {
    let has_no_secret =
        |_: StatusCode, _: Version, _: &HeaderMap, extensions: &Extensions| extensions.get::<NoCompression>().is_none();
    CompressionLayer::new().gzip(true).br(true).compress_when(DefaultPredicate::new().and(has_no_secret))
}
