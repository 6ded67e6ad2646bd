//! The owner of an engine task.

use crate::extract::{AuthenticationResult, Caller};
use crate::state::AppState;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::sync::Arc;

/// The subject that the queue counts a task for: the team of an account, or else the address. It never fails a
/// request, so that calls without required credentials can use it.
#[derive(Clone, Debug)]
pub struct WorkOwner(pub Arc<str>);

impl From<&Caller> for WorkOwner {
    fn from(caller: &Caller) -> Self {
        Self(caller.subject.as_str().into())
    }
}

impl FromRequestParts<AppState> for WorkOwner {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Self::Rejection> {
        Ok(match parts.extensions.get::<AuthenticationResult>() {
            Some(AuthenticationResult(Ok(caller))) => Self::from(caller),
            _ => Self::from(&Caller::anonymous(parts, state)),
        })
    }
}
