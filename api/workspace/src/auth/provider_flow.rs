//! What the calls of a sign-in at the identity provider have in common.

use earshot_api_server::identity_provider::{IdentityProvider, ProviderError};
use earshot_api_server::prelude::*;

/// Returns the provider of this installation.
pub(super) fn provider(state: &AppState) -> Result<&IdentityProvider, ApiError> {
    state.identity_provider.as_ref().ok_or_else(|| ApiError::not_found("Identity provider"))
}

/// The message names what people can do. The log has the reason.
pub(super) fn to_api_error(error: ProviderError, name: &str) -> ApiError {
    tracing::warn!(%error, "no sign-in by the identity provider");
    let refused = |text: String| ApiError::new(ErrorCode::ProviderSignInFailed, text);
    match error {
        ProviderError::Unreachable(_) => ApiError::new(
            ErrorCode::ServiceUnavailable,
            format!("{name} doesn't respond. Try again in a moment, or sign in by email."),
        ),
        ProviderError::Refused(_) => {
            refused(format!("{name} didn't confirm who you are. Start again, or sign in by email."))
        }
        ProviderError::NoEmail => {
            refused(format!("{name} didn't send your email address. Add one there, or sign in by email."))
        }
        ProviderError::UnverifiedEmail => {
            refused(format!("{name} hasn't verified your email address. Verify it there, or sign in by email."))
        }
    }
}
