//! `POST /api/v1/auth/sign-in`

use super::me::MeData;
use super::sign_in_flow::{count_attempt, require_account, start_session};
use axum_extra::extract::CookieJar;
use earshot_api_server::extract::Device;
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;
use earshot_app::LinkPurpose;

/// The key of a sign-in link.
#[request]
pub struct SignInRequest {
    /// The `key` of the link.
    key: String,
}

/// Signs in with a link. Each link works once.
#[endpoint(
    post "/api/v1/auth/sign-in",
    (status = 200, description = "Signed in; the cookie holds the session", body = Envelope<MeData>),
    (status = 400, description = "The link has expired or was already used"),
    (status = 429, description = "Too many attempts from this client"),
    security(())
)]
pub async fn sign_in(
    state: AppState,
    ClientAddress(client): ClientAddress,
    device: Device,
    origin: RequestOrigin,
    cookies: CookieJar,
    ApiJson(body): ApiJson<SignInRequest>,
) -> Result<Response, ApiError> {
    count_attempt(&state, AttemptKind::UseLinkOrCode, &client)?;
    let account = state.db.use_link(&body.key, LinkPurpose::SignIn).await?;
    let account = require_account(account, ApiError::of(ErrorCode::InvalidLink))?;
    start_session(&state, &cookies, (&device, &origin), (account, AuditAction::SignedIn)).await
}
