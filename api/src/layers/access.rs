//! Enforces who may make which call: the rules that handlers declare, for API keys and sessions alike.

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use earshot_api_server::access::{AccessRequirement, AccessTable};
use earshot_api_server::extract::AuthenticationResult;
use earshot_api_server::prelude::*;
use std::sync::Arc;

/// Rejects a call of the API whose operation does not accept the caller.
pub(crate) async fn with_access(State(table): State<Arc<AccessTable>>, request: Request, next: Next) -> Response {
    match access_error(&table, &request) {
        Some(error) => error.into_response(),
        None => next.run(request).await,
    }
}

/// Returns why the operation rejects the caller. An invalid key is rejected everywhere, also where no credential is
/// required and at paths without an operation: its sender believes that it counts.
fn access_error(table: &AccessTable, request: &Request) -> Option<ApiError> {
    let route = request.extensions().get::<MatchedPath>();
    let access = route.and_then(|route| table.find(request.method(), route.as_str()));
    match request.extensions().get::<AuthenticationResult>()? {
        AuthenticationResult(Ok(caller)) => access?.rejection_before_handler(caller.presented_credential()),
        AuthenticationResult(Err(error)) => {
            let uses_credentials = access.is_some_and(AccessRequirement::uses_credentials);
            // Other failures, such as an unreachable database, matter only where the credential does.
            (uses_credentials || error.code == ErrorCode::Unauthorized).then(|| error.clone())
        }
    }
}
