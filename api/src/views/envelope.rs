//! The envelope of every success: `{"status": "OK", "data": …}`.

use crate::error::ApiError;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

/// Room for the answer to a small search: to grow from nothing copies it a dozen times.
const INITIAL_CAPACITY_BYTES: usize = 32 << 10;

/// A success.
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
