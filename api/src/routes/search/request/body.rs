//! Reading a body that holds a search, and how its mistakes are answered.

use super::SearchRequest;
use crate::error::{ApiError, Code};
use crate::extract::ApiJson;
use axum::extract::{FromRequest, Request};
use earshot_model::search::SearchOptionsError;
use serde::de::DeserializeOwned;

/// A body that is a search, or holds one.
pub trait HasSearch: DeserializeOwned {
    /// Where the search is in it, as a JSON pointer.
    const AT: &'static str;
}

impl HasSearch for SearchRequest {
    const AT: &'static str = "";
}

/// The body of a call that searches; mistakes in the search get the messages of spec 5.
#[derive(Debug)]
pub struct SearchBody<T>(pub T);

impl<T: HasSearch, S: Send + Sync> FromRequest<S> for SearchBody<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, Self::Rejection> {
        match ApiJson::<T>::from_request(request, state).await {
            Ok(ApiJson(body)) => Ok(Self(body)),
            Err(error) if error.code == Code::InvalidRequest => Err(in_the_words_of_the_spec(error, T::AT)),
            Err(error) => Err(error),
        }
    }
}

fn in_the_words_of_the_spec(error: ApiError, at: &str) -> ApiError {
    let Some(detail) = error.details.first() else { return error };
    let inside = detail.pointer.strip_prefix(at).filter(|rest| rest.is_empty() || rest.starts_with('/'));
    let Some(pointer) = inside else { return error };
    let unknown = detail.message.strip_prefix("unknown field `").and_then(|rest| rest.split('`').next());
    let fault = match unknown {
        // A key of the search itself is a filter, one further inside is a mistake in its options.
        Some(name) if pointer.rfind('/').is_none_or(|slash| slash == 0) => {
            SearchOptionsError::FilterNotSupported(name.to_owned())
        }
        _ => SearchOptionsError::Invalid { pointer: pointer.to_owned(), message: detail.message.clone() },
    };
    ApiError::from(fault).within(at)
}
