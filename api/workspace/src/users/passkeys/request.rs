//! `POST /api/v1/users/passkeys/options`

use crate::auth::passkey_flow::{PasskeyOptionsData, ceremonies, to_api_error};
use earshot_api_server::prelude::*;

/// Returns what the browser needs to make a passkey for the user. The next call adds it.
///
/// It is valid for 10 minutes, and requires a recent confirmation of the identity, because a passkey outlives the session.
#[endpoint(
    post "/api/v1/users/passkeys/options",
    (status = 200, description = "The options", body = Envelope<PasskeyOptionsData>),
    (status = 403, description = "API keys are not accepted, or the identity is not confirmed"),
    (status = 404, description = "The server takes no passkeys"),
    security(("session" = []))
)]
pub async fn request_passkey(state: AppState, person: SessionCaller) -> Result<Envelope<PasskeyOptionsData>, ApiError> {
    let ceremonies = ceremonies(&state)?;
    person.require_confirmation(state.clock.now())?;
    let account = &person.account;
    let existing = state.db.passkey_credentials_of(account.user_id).await?;
    let request = ceremonies.request_passkey(account.user_id, &account.email, &existing).map_err(to_api_error)?;
    let token = state.db.create_passkey_challenge(Some(account.user_id), request.state).await?;
    Ok(Envelope::new(PasskeyOptionsData { token, options: request.options }))
}
