//! `POST /api/v1/auth/passkey/options`

use super::passkey_flow::{PasskeyOptionsData, ceremonies, to_api_error};
use super::sign_in_flow::count_attempt;
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;

/// Returns what the browser needs to sign in with a passkey. It names no account: the device does.
#[endpoint(
    post "/api/v1/auth/passkey/options",
    (status = 200, description = "The options", body = Envelope<PasskeyOptionsData>),
    (status = 404, description = "The server takes no passkeys"),
    (status = 429, description = "Too many attempts from this client"),
    security(())
)]
pub async fn request_passkey_sign_in(
    state: AppState,
    ClientAddress(client): ClientAddress,
) -> Result<Envelope<PasskeyOptionsData>, ApiError> {
    let ceremonies = ceremonies(&state)?;
    count_attempt(&state, AttemptKind::PasskeyChallengeByClient, &client)?;
    let request = ceremonies.request_sign_in().map_err(to_api_error)?;
    let token = state.db.create_passkey_challenge(None, request.state).await?;
    Ok(Envelope::new(PasskeyOptionsData { token, options: request.options }))
}
