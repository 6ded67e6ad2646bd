//! Extracts JSON bodies.

use super::field_error::FieldError;
use super::json_value::JsonValue;
use crate::error::{ApiError, ErrorCode};
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use serde::de::{DeserializeOwned, IgnoredAny};

/// A JSON body. Each kind of defect has its own error.
#[derive(Debug)]
pub struct ApiJson<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for ApiJson<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, Self::Rejection> {
        read_json(request, state).await.map(Self).map_err(ApiError::from)
    }
}

/// Why a body could not be read as the expected type.
#[derive(Debug)]
pub enum BodyRejection {
    Request(ApiError),
    InvalidJson(String),
    /// `pointer` is a JSON pointer into the body.
    InvalidField {
        pointer: String,
        fault: FieldError,
    },
}

impl From<BodyRejection> for ApiError {
    fn from(refused: BodyRejection) -> Self {
        match refused {
            BodyRejection::Request(error) => error,
            BodyRejection::InvalidJson(message) => Self::of(ErrorCode::InvalidJson).with_detail("", &message),
            BodyRejection::InvalidField { pointer, fault } => {
                Self::invalid("The body is not valid for this call.", &pointer, &fault.to_string())
            }
        }
    }
}

/// Reads the body of a request.
pub async fn read_json<T: DeserializeOwned>(request: Request, state: &(impl Send + Sync)) -> Result<T, BodyRejection> {
    let bytes = read_json_bytes(request, state).await.map_err(BodyRejection::Request)?;
    parse_json(&bytes)
}

/// Reads the body of a request that declares JSON, without parsing it.
pub async fn read_json_bytes(request: Request, state: &(impl Send + Sync)) -> Result<Bytes, ApiError> {
    if !is_json(&request) {
        return Err(ApiError::of(ErrorCode::UnsupportedMediaType));
    }
    Bytes::from_request(request, state).await.map_err(|rejection| match rejection.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ApiError::of(ErrorCode::BodyTooLarge),
        _ => ApiError::new(ErrorCode::InvalidRequest, rejection.body_text()),
    })
}

fn is_json(request: &Request) -> bool {
    let content_type = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let media_type = content_type.and_then(|value| value.split(';').next()).unwrap_or_default().trim();
    media_type.eq_ignore_ascii_case("application/json")
}

/// Parses a body. Distinguishes text that is not JSON from JSON with an invalid value, whose position it returns.
pub fn parse_json<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, BodyRejection> {
    // Checks the JSON syntax first: in a body with broken syntax, an unknown key near its start is not the main
    // defect.
    serde_json::from_slice::<IgnoredAny>(bytes).map_err(|error| BodyRejection::InvalidJson(error.to_string()))?;
    // Valid syntax may still nest too deeply, or hold a number that no type can represent.
    let mut text = serde_json::Deserializer::from_slice(bytes);
    let json: JsonValue = serde_path_to_error::deserialize(&mut text).map_err(|error| {
        let pointer = to_json_pointer(error.path());
        let message = error.into_inner().to_string();
        // The JSON pointer locates the defect; serde's line and column are dropped.
        let message = message.split(" at line ").next().unwrap_or_default().to_owned();
        BodyRejection::InvalidField { pointer, fault: FieldError::Other(message) }
    })?;
    serde_path_to_error::deserialize(json).map_err(|error| {
        let pointer = to_json_pointer(error.path());
        BodyRejection::InvalidField { pointer, fault: error.into_inner() }
    })
}

/// Formats a path as a JSON pointer (RFC 6901).
pub fn to_json_pointer(path: &serde_path_to_error::Path) -> String {
    use serde_path_to_error::Segment;
    let mut pointer = String::new();
    for segment in path {
        match segment {
            Segment::Seq { index } => pointer.push_str(&format!("/{index}")),
            Segment::Map { key } => pointer.push_str(&format!("/{}", key.replace('~', "~0").replace('/', "~1"))),
            Segment::Enum { variant } => pointer.push_str(&format!("/{variant}")),
            Segment::Unknown => {}
        }
    }
    pointer
}
