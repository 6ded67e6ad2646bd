//! The owner of an engine task: the subject of the caller.

use super::{AuthenticationResult, Caller};
use crate::state::AppState;
use crate::work_queue::WorkOwner;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::convert::Infallible;

impl From<&Caller> for WorkOwner {
    fn from(caller: &Caller) -> Self {
        Self(caller.subject.as_str().into())
    }
}

/// Never fails a request, so that calls without required credentials can use it.
impl FromRequestParts<AppState> for WorkOwner {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Self::Rejection> {
        Ok(match parts.extensions.get::<AuthenticationResult>() {
            Some(AuthenticationResult(Ok(caller))) => Self::from(caller),
            _ => Self::from(&Caller::anonymous(parts, state)),
        })
    }
}
