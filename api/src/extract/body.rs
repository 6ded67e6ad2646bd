//! A JSON body.

use crate::error::{ApiError, Code};
use axum::body::Bytes;
use axum::extract::{FromRequest, Request};
use axum::http::{StatusCode, header};
use serde::de::{DeserializeOwned, IgnoredAny};

/// A JSON body; every way it can be wrong has its own answer.
#[derive(Debug)]
pub struct ApiJson<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for ApiJson<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, Self::Rejection> {
        if !is_json(&request) {
            return Err(ApiError::of(Code::UnsupportedMediaType));
        }
        let bytes = match Bytes::from_request(request, state).await {
            Ok(bytes) => bytes,
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                return Err(ApiError::of(Code::BodyTooLarge));
            }
            Err(rejection) => return Err(ApiError::new(Code::InvalidRequest, rejection.body_text())),
        };
        parse(&bytes).map(Self)
    }
}

fn is_json(request: &Request) -> bool {
    let content_type = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
    let media_type = content_type.and_then(|value| value.split(';').next()).unwrap_or_default().trim();
    media_type.eq_ignore_ascii_case("application/json")
}

fn parse<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, ApiError> {
    // First whether it is JSON at all: a wrong key early in a broken text is not what is wrong with it.
    serde_json::from_slice::<IgnoredAny>(bytes)
        .map_err(|error| ApiError::of(Code::InvalidJson).with_detail("", &error.to_string()))?;
    let mut deserializer = serde_json::Deserializer::from_slice(bytes);
    serde_path_to_error::deserialize(&mut deserializer).map_err(|error| {
        let pointer = pointer(error.path());
        let detail = error.into_inner().to_string();
        // The position in the text says less than the pointer.
        let detail = detail.split(" at line ").next().unwrap_or_default();
        ApiError::invalid("The body is not what this call takes.", &pointer, detail)
    })
}

/// RFC 6901.
pub(crate) fn pointer(path: &serde_path_to_error::Path) -> String {
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
