//! `POST /api/v1/auth/sign-in-code`

use super::me::MeData;
use super::sign_in_flow::{count_attempt, require_account, start_session};
use axum_extra::extract::CookieJar;
use earshot_api_server::extract::{Device, SIGN_IN_COOKIE};
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;

/// The code of a sign-in mail.
#[request]
pub struct SignInCodeRequest {
    /// The code from the email: eight digits, with or without spaces.
    code: String,
}

/// Signs in or up with a code from an email.
///
/// The code works once, and only in the browser that requested it. Five attempts are allowed for each email.
#[endpoint(
    post "/api/v1/auth/sign-in-code",
    (status = 200, description = "Signed in; the cookie holds the session", body = Envelope<MeData>),
    (status = 400, description = "The code is wrong, already used or expired"),
    (status = 429, description = "Too many attempts from this client"),
    security(())
)]
pub async fn sign_in_with_code(
    state: AppState,
    ClientAddress(client): ClientAddress,
    device: Device,
    origin: RequestOrigin,
    cookies: CookieJar,
    ApiJson(body): ApiJson<SignInCodeRequest>,
) -> Result<Response, ApiError> {
    count_attempt(&state, AttemptKind::UseLinkOrCode, &client)?;
    let account = match cookies.get(SIGN_IN_COOKIE) {
        Some(browser) => state.db.use_code(browser.value(), &body.code).await?,
        None => None,
    };
    let account = require_account(account, ApiError::of(ErrorCode::InvalidCode))?;
    start_session(&state, &cookies, (&device, &origin), (account, AuditAction::SignedIn)).await
}
