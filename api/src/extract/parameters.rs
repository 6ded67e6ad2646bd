//! Parameters of the path and of the query.

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

/// How many entries of a list a call passes over.
///
/// # Errors
/// When no list is so long.
pub fn check_skip(skip: Option<usize>) -> Result<usize, ApiError> {
    let skip = skip.unwrap_or(0);
    if skip > MAX_OFFSET {
        return Err(ApiError::invalid("A parameter is not valid.", "/skip", &format!("must be at most {MAX_OFFSET}")));
    }
    Ok(skip)
}

/// The same for a page. What is no number, or longer than any list, is no skip: a mistyped address still shows something.
pub fn parse_page_skip(skip: Option<&str>) -> usize {
    skip.and_then(|skip| skip.parse().ok()).filter(|skip| *skip <= MAX_OFFSET).unwrap_or(0)
}

/// Parameters of the path. One that cannot be read is an address at which there is nothing.
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
