//! Reads a body that contains a search, and reports its errors.

use super::search_request::SearchRequest;
use axum::extract::{FromRequest, Request};
use earshot_api_server::error::ApiError;
use earshot_api_server::extract::{BodyRejection, FieldError, read_json};
use earshot_model::search::SearchOptionsError;
use serde::de::DeserializeOwned;

/// A body that is a search, or contains one.
pub trait ContainsSearch: DeserializeOwned {
    /// Position of the search in the body, as a JSON pointer.
    const SEARCH_POINTER: &'static str;
}

impl ContainsSearch for SearchRequest {
    const SEARCH_POINTER: &'static str = "";
}

/// The body of a search call. Errors in the search get the messages of spec 5.
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
        // An unknown key at the top of a search is an unsupported filter; one further inside is an invalid option.
        FieldError::UnknownKey { key, .. } if inside.rfind('/').is_none_or(|slash| slash == 0) => {
            SearchOptionsError::FilterNotSupported(key.clone())
        }
        fault => SearchOptionsError::Invalid { pointer: inside.to_owned(), message: fault.to_string() },
    };
    ApiError::from(fault).prefix_pointers(at)
}
