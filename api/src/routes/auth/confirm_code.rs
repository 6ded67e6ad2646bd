//! `POST /api/v1/auth/confirmation/code`

use super::MessageData;
use super::sign_in_flow::count_attempt;
use crate::db::AuditAction;
use crate::error::{ApiError, ErrorCode, ErrorView};
use crate::extract::{ApiJson, ClientAddress, RequestOrigin, SESSION_COOKIE, SessionCaller, session_cookie};
use crate::metering::AttemptKind;
use crate::state::AppState;
use crate::views::Envelope;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use axum_extra::extract::CookieJar;
use serde::Deserialize;
use utoipa::ToSchema;

/// The code of a confirmation mail.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ConfirmRequest {
    /// The code of the mail: eight digits, with or without spaces.
    code: String,
}

/// Uses the code of a confirmation. The session goes on under a new token, and is believed for ten minutes.
#[utoipa::path(
    post,
    path = "/api/v1/auth/confirmation/code",
    operation_id = "confirm",
    tag = "Auth",
    request_body = ConfirmRequest,
    responses(
        (status = 200, description = "Confirmed; the session is in the cookie", body = Envelope<MessageData>),
        (status = 400, description = "The code is wrong, was used or has expired", body = ErrorView),
        (status = 401, description = "Not signed in", body = ErrorView),
        (status = 403, description = "Asked with a key", body = ErrorView),
        (status = 429, description = "Too many attempts from this client", body = ErrorView),
    ),
    security(("session" = []))
)]
pub async fn confirm(
    State(state): State<AppState>,
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
    origin.record_audit_event(&state, account.user_id, AuditAction::Confirmed, None).await;
    let cookie = HeaderValue::from_str(&session_cookie(&token)).map_err(ApiError::internal)?;
    let data = MessageData { message: "Thank you, it is you.".to_owned() };
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Envelope::new(data)))
}
