//! `POST /api/v1/auth/passkey`

use super::me::MeData;
use super::passkey_flow::{ceremonies, take_challenge, to_api_error};
use super::sign_in_flow::{count_attempt, start_session};
use axum_extra::extract::CookieJar;
use earshot_api_server::extract::Device;
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::passkeys::PasskeyError;
use earshot_api_server::prelude::*;
use earshot_app::PasskeyUse;
use serde_json::Value;

/// What a passkey signed.
#[request]
pub struct PasskeySignInRequest {
    /// The token of the options.
    token: String,
    /// The credential of the browser: `PublicKeyCredential.toJSON()`.
    #[schema(value_type = Object)]
    credential: Value,
}

/// Signs in with a passkey.
///
/// The response is the same for an unknown passkey and for a wrong signature.
#[endpoint(
    post "/api/v1/auth/passkey",
    (status = 200, description = "Signed in; the cookie holds the session", body = Envelope<MeData>),
    (status = 400, description = "The passkey is not valid, or the options have expired"),
    (status = 404, description = "The server takes no passkeys"),
    (status = 429, description = "Too many attempts from this client"),
    security(())
)]
pub async fn sign_in_with_passkey(
    state: AppState,
    ClientAddress(client): ClientAddress,
    device: Device,
    origin: RequestOrigin,
    cookies: CookieJar,
    ApiJson(body): ApiJson<PasskeySignInRequest>,
) -> Result<Response, ApiError> {
    let ceremonies = ceremonies(&state)?;
    count_attempt(&state, AttemptKind::UseLinkOrCode, &client)?;
    let challenge = take_challenge(&state, &body.token, None).await?;
    let named = ceremonies.named_passkey(&body.credential).map_err(to_api_error)?;
    let found = state.db.find_passkey(named.user, &named.credential_id).await?;
    let (passkey, account) = found.ok_or_else(|| ApiError::of(ErrorCode::InvalidPasskey))?;
    let checked = match ceremonies.check_sign_in(&challenge, &body.credential, &passkey.credential) {
        Ok(checked) => checked,
        Err(error) => {
            if matches!(error, PasskeyError::Copied) {
                // Its owner sees it in their activity.
                tracing::warn!(user = %account.user_id, passkey = %passkey.id, "the counter of a passkey went back");
                let refused = AuditAction::PasskeyRefused;
                origin.record_audit_event(&state.db, account.user_id, refused, Some(passkey.name)).await;
            }
            return Err(to_api_error(error));
        }
    };
    match state.db.record_passkey_use(&passkey, checked.credential).await? {
        PasskeyUse::Recorded => {}
        PasskeyUse::Changed => return Err(ApiError::of(ErrorCode::InvalidPasskey)),
    }
    start_session(&state, &cookies, (&device, &origin), (account, AuditAction::SignedInWithPasskey)).await
}
