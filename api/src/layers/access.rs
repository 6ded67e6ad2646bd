//! Enforces who may make which call: the rules that handlers declare, for API keys and sessions alike.

use crate::access::AccessTable;
use crate::error::ApiError;
use crate::extract::AuthenticationResult;
use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Rejects a call of the API whose operation does not accept the caller.
pub(crate) async fn with_access(State(table): State<Arc<AccessTable>>, request: Request, next: Next) -> Response {
    match access_error(&table, &request) {
        Some(error) => error.into_response(),
        None => next.run(request).await,
    }
}

/// Returns why the operation rejects the caller. An expired or revoked key is rejected by every operation that depends
/// on credentials, also where none are required.
fn access_error(table: &AccessTable, request: &Request) -> Option<ApiError> {
    let route = request.extensions().get::<MatchedPath>()?;
    let access = table.find(request.method(), route.as_str()).filter(|access| access.uses_credentials())?;
    match request.extensions().get::<AuthenticationResult>()? {
        AuthenticationResult(Ok(caller)) => {
            access.rejection_before_handler(caller.presented_credential()).map(ApiError::of)
        }
        AuthenticationResult(Err(error)) => Some(error.clone()),
    }
}
