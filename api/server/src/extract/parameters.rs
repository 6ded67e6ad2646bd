//! Extracts parameters of the path and of the query string.

use super::body::to_json_pointer;
use super::query_parameters::{MAX_PARAMETERS, QueryParameters, TooManyParameters};
use crate::error::ApiError;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use earshot_model::limits::MAX_OFFSET;
use serde::de::DeserializeOwned;

/// Parameters of the query string. A list repeats its parameter: `id=a&id=b`.
#[derive(Debug)]
pub struct ApiQuery<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for ApiQuery<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let query = parts.uri.query().unwrap_or_default();
        let pairs = QueryParameters::parse(query).map_err(|TooManyParameters| {
            let detail = format!("must have at most {MAX_PARAMETERS} parameters");
            ApiError::invalid("The query has too many parameters.", "", &detail)
        })?;
        serde_path_to_error::deserialize(pairs).map(Self).map_err(|error| {
            let pointer = to_json_pointer(error.path());
            ApiError::invalid("A parameter is not valid.", &pointer, &error.into_inner().to_string())
        })
    }
}

/// Checks how many entries of a list a call skips.
///
/// # Errors
/// When the value is larger than the longest list.
pub fn check_skip(skip: Option<usize>) -> Result<usize, ApiError> {
    let skip = skip.unwrap_or(0);
    if skip > MAX_OFFSET {
        return Err(ApiError::invalid("A parameter is not valid.", "/skip", &format!("must be at most {MAX_OFFSET}")));
    }
    Ok(skip)
}

/// Parses the skip of a page. An invalid or too large value counts as 0, so that a mistyped URL still shows a page.
pub fn parse_page_skip(skip: Option<&str>) -> usize {
    skip.and_then(|skip| skip.parse().ok()).filter(|skip| *skip <= MAX_OFFSET).unwrap_or(0)
}

/// Parameters of the path. A parameter that cannot be parsed leads to 404.
#[derive(Debug)]
pub struct ApiPath<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for ApiPath<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        match Path::<T>::from_request_parts(parts, state).await {
            Ok(Path(value)) => Ok(Self(value)),
            Err(_) => Err(ApiError::of(crate::error::ErrorCode::NotFound)),
        }
    }
}
