//! Reading a body that holds a search, and how its mistakes are answered.

use super::SearchRequest;
use crate::error::ApiError;
use crate::extract::{BodyRejection, FieldError, read_json};
use axum::extract::{FromRequest, Request};
use earshot_model::search::SearchOptionsError;
use serde::de::DeserializeOwned;

/// A body that is a search, or holds one.
pub trait ContainsSearch: DeserializeOwned {
    /// Where the search is in it, as a JSON pointer.
    const SEARCH_POINTER: &'static str;
}

impl ContainsSearch for SearchRequest {
    const SEARCH_POINTER: &'static str = "";
}

/// The body of a call that searches; mistakes in the search get the messages of spec 5.
#[derive(Debug)]
pub struct SearchBody<T>(pub T);

impl<T: ContainsSearch, S: Send + Sync> FromRequest<S> for SearchBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, Self::Rejection> {
        read_json(request, state).await.map(Self).map_err(|refused| to_spec_error(refused, T::SEARCH_POINTER))
    }
}

fn to_spec_error(refused: BodyRejection, at: &str) -> ApiError {
    let BodyRejection::InvalidField { pointer, fault } = &refused else { return refused.into() };
    let inside = pointer.strip_prefix(at).filter(|rest| rest.is_empty() || rest.starts_with('/'));
    let Some(inside) = inside else { return refused.into() };
    let fault = match fault {
        // A key of the search itself is a filter, one further inside is a mistake in its options.
        FieldError::UnknownKey { key, .. } if inside.rfind('/').is_none_or(|slash| slash == 0) => {
            SearchOptionsError::FilterNotSupported(key.clone())
        }
        fault => SearchOptionsError::Invalid { pointer: inside.to_owned(), message: fault.to_string() },
    };
    ApiError::from(fault).prefix_pointers(at)
}
