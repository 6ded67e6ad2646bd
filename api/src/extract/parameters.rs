//! Parameters of the path and of the query.

use super::body::pointer;
use super::pairs::Pairs;
use crate::error::ApiError;
use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

/// Parameters of the query string. A list repeats its parameter: `id=a&id=b`.
#[derive(Debug)]
pub struct ApiQuery<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for ApiQuery<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Self::Rejection> {
        let query = parts.uri.query().unwrap_or_default();
        serde_path_to_error::deserialize(Pairs::of(query)).map(Self).map_err(|error| {
            let pointer = pointer(error.path());
            ApiError::invalid("A parameter is not valid.", &pointer, &error.into_inner().to_string())
        })
    }
}

/// Parameters of the path. One that cannot be read is an address at which there is nothing.
#[derive(Debug)]
pub struct ApiPath<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for ApiPath<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        match Path::<T>::from_request_parts(parts, state).await {
            Ok(Path(value)) => Ok(Self(value)),
            Err(_) => Err(ApiError::of(crate::error::Code::NotFound)),
        }
    }
}
