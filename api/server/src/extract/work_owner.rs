//! The owner of an engine task: the subject of the caller.

use super::{Authentication, AuthenticationResult, Caller};
use crate::work_queue::WorkOwner;
use axum::extract::{FromRef, FromRequestParts};
use axum::http::request::Parts;
use std::convert::Infallible;
use std::sync::Arc;

impl From<&Caller> for WorkOwner {
    fn from(caller: &Caller) -> Self {
        Self(caller.subject.as_str().into())
    }
}

/// Never fails a request, so that calls without required credentials can use it.
impl<S> FromRequestParts<S> for WorkOwner
where
    Arc<Authentication>: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Self::Rejection> {
        Ok(match parts.extensions.get::<AuthenticationResult>() {
            Some(AuthenticationResult(Ok(caller))) => Self::from(caller),
            _ => Self::from(&Caller::anonymous(parts, &Arc::<Authentication>::from_ref(state))),
        })
    }
}
