//! `POST /api/v1/auth/confirmation/code`

use super::sign_in_flow::count_attempt;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::AppendHeaders;
use axum_extra::extract::CookieJar;
use earshot_api_server::extract::{SESSION_COOKIE, session_cookie};
use earshot_api_server::metering::AttemptKind;
use earshot_api_server::prelude::*;

/// The code of a confirmation mail.
#[request]
pub struct ConfirmRequest {
    /// The code from the email: eight digits, with or without spaces.
    code: String,
}

/// Confirms the user's identity with a code.
///
/// The session continues under a new token. The confirmation is valid for ten minutes.
#[endpoint(
    post "/api/v1/auth/confirmation/code",
    (status = 200, description = "Confirmed; the cookie holds the new session token", body = Envelope<MessageData>),
    (status = 400, description = "The code is wrong, already used or expired"),
    (status = 429, description = "Too many attempts from this client"),
    security(("session" = []))
)]
pub async fn confirm(
    state: AppState,
    ClientAddress(client): ClientAddress,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    cookies: CookieJar,
    ApiJson(body): ApiJson<ConfirmRequest>,
) -> Result<impl IntoResponse, ApiError> {
    count_attempt(&state, AttemptKind::UseLinkOrCode, &client)?;
    let session = cookies.get(SESSION_COOKIE).ok_or_else(|| ApiError::of(ErrorCode::SignInRequired))?;
    let confirmed = state.db.confirm_session(session.value(), &body.code).await?;
    let token = confirmed.ok_or_else(|| ApiError::of(ErrorCode::InvalidCode))?;
    tracing::info!(user = %account.user_id, "confirmed");
    origin.record_audit_event(&state.db, account.user_id, AuditAction::Confirmed, None).await;
    let cookie = HeaderValue::from_str(&session_cookie(&token)).map_err(ApiError::internal)?;
    let data = MessageData { message: "Your identity is confirmed.".to_owned() };
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Envelope::new(data)))
}
