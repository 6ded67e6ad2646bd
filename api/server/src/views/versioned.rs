//! A response with the version of its row as entity tag.

use super::Envelope;
use crate::http::version_tag;
use axum::response::{IntoResponse, Response};
use headers::HeaderMapExt as _;
use serde::Serialize;

/// A response with the version of its row in `ETag`, for `If-Match` of later changes.
#[derive(Debug)]
pub struct Versioned<T> {
    pub version: i64,
    pub data: T,
}

impl<T: Serialize> IntoResponse for Versioned<T> {
    fn into_response(self) -> Response {
        let mut response = Envelope::new(self.data).into_response();
        if let Some(tag) = version_tag(self.version) {
            response.headers_mut().typed_insert(tag);
        }
        response
    }
}
