//! Whose work it is.

use crate::extract::{AuthenticationResult, Caller};
use crate::state::AppState;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::convert::Infallible;
use std::sync::Arc;

/// Whom the queue counts work for: the team of an account, else the address. Never fails a request, for calls that take
/// everybody.
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
