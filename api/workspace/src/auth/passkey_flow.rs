//! What adding passkeys and signing in with them have in common.

use earshot_api_server::passkeys::{PasskeyCeremonies, PasskeyError};
use earshot_api_server::prelude::*;
use serde_json::Value;

/// What the browser has to sign.
#[view]
pub struct PasskeyOptionsData {
    /// Sent back with the credential. It works once, for 10 minutes.
    pub token: String,
    /// For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`.
    #[schema(value_type = Object)]
    pub options: Value,
}

/// Returns the ceremonies of this server.
pub(crate) fn ceremonies(state: &AppState) -> Result<&PasskeyCeremonies, ApiError> {
    state.passkeys.as_ref().ok_or_else(|| ApiError::new(ErrorCode::NotFound, "This server takes no passkeys."))
}

/// Takes the challenge of a token, which works once.
pub(crate) async fn take_challenge(state: &AppState, token: &str, user: Option<Uuid>) -> Result<String, ApiError> {
    let taken = state.db.take_passkey_challenge(token, user).await?;
    taken.ok_or_else(|| ApiError::of(ErrorCode::InvalidPasskey))
}

/// The same response for whatever is wrong with a credential. The log has the reason.
pub(crate) fn to_api_error(error: PasskeyError) -> ApiError {
    match error {
        PasskeyError::Invalid(_) | PasskeyError::Copied => {
            tracing::info!(%error, "refused a passkey");
            ApiError::of(ErrorCode::InvalidPasskey)
        }
        error @ PasskeyError::Damaged(_) => ApiError::internal(error),
    }
}
