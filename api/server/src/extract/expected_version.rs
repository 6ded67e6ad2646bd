//! The version of a row that a change expects: the header `If-Match` (RFC 9110 13.1.1).

use crate::error::{ApiError, ErrorCode};
use axum::extract::FromRequestParts;
use axum::http::header::IF_MATCH;
use axum::http::request::Parts;

/// The version in `If-Match`, as the `ETag` of a response gives it: `"3"`. `None` without the header and for `*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExpectedVersion(pub Option<i64>);

impl<S: Send + Sync> FromRequestParts<S> for ExpectedVersion {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let Some(header) = parts.headers.get(IF_MATCH) else { return Ok(Self(None)) };
        let text = header.to_str().unwrap_or_default().trim();
        if text == "*" {
            return Ok(Self(None));
        }
        // Proxies that compress responses make tags weak.
        let tag = text.strip_prefix("W/").unwrap_or(text);
        let version = tag.strip_prefix('"').and_then(|tag| tag.strip_suffix('"')).unwrap_or(tag);
        let refused = || {
            ApiError::new(ErrorCode::InvalidRequest, "The header If-Match is not valid.")
                .with_detail("/If-Match", "must be the ETag of the row, like \"3\"")
        };
        version.parse().map(|version| Self(Some(version))).map_err(|_| refused())
    }
}
