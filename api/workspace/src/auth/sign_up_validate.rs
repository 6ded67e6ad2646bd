//! `POST /api/v1/auth/sign-up/validate`

use super::me::MeData;
use super::sign_in_flow::{count_attempt, require_account, start_session};
use axum_extra::extract::CookieJar;
use earshot_api_server::extract::Device;
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;
use earshot_app::LinkPurpose;

/// The key of a sign-up link.
#[request]
pub struct ValidateSignUpRequest {
    /// The `key` of the link.
    key: String,
}

/// Creates the account with the link of a sign-up, and signs in. Each link works once.
#[endpoint(
    post "/api/v1/auth/sign-up/validate",
    (status = 200, description = "Account created; the cookie holds the session", body = Envelope<MeData>),
    (status = 400, description = "The link has expired or was already used"),
    (status = 429, description = "Too many attempts from this client"),
    security(())
)]
pub async fn validate_sign_up(
    state: AppState,
    ClientAddress(client): ClientAddress,
    device: Device,
    origin: RequestOrigin,
    cookies: CookieJar,
    ApiJson(body): ApiJson<ValidateSignUpRequest>,
) -> Result<Response, ApiError> {
    count_attempt(&state, AttemptKind::UseLinkOrCode, &client)?;
    let account = state.db.use_link(&body.key, LinkPurpose::SignUp).await?;
    let account = require_account(
        account,
        ApiError::new(ErrorCode::InvalidLink, "The link has expired or was already used. Sign up again."),
    )?;
    start_session(&state, &cookies, (&device, &origin), (account, AuditAction::SignedUp)).await
}
