//! The envelope of every successful response: `{"status": "OK", "data": …}`.

use crate::error::ApiError;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// Initial buffer size: enough for a small search, whose response would otherwise be copied a dozen times while the
/// buffer grows.
const INITIAL_CAPACITY_BYTES: usize = 32 << 10;

/// A successful response.
#[derive(Debug, Serialize, ToSchema)]
pub struct Envelope<T> {
    /// Always `OK`.
    #[schema(value_type = String, example = "OK")]
    status: &'static str,
    pub data: T,
}

impl<T> Envelope<T> {
    pub fn new(data: T) -> Self {
        Self { status: "OK", data }
    }
}

impl<T: Serialize> IntoResponse for Envelope<T> {
    fn into_response(self) -> Response {
        let mut body = Vec::with_capacity(INITIAL_CAPACITY_BYTES);
        match serde_json::to_writer(&mut body, &self) {
            Ok(()) => ([(header::CONTENT_TYPE, "application/json")], body).into_response(),
            Err(error) => ApiError::internal(error).into_response(),
        }
    }
}
