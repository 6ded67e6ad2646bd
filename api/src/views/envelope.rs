//! The envelope of every success: `{"status": "OK", "data": …}`.

use axum::Json;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use utoipa::ToSchema;

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
        Json(self).into_response()
    }
}
