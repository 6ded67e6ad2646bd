//! `POST /api/v1/auth/sign-out`

use super::MessageData;
use crate::error::ApiError;
use crate::extract::{SESSION_COOKIE, clear_session_cookie};
use crate::state::AppState;
use crate::views::Envelope;
use axum::extract::State;
use axum::http::HeaderValue;
use axum::http::header::SET_COOKIE;
use axum::response::{AppendHeaders, IntoResponse};
use axum_extra::extract::CookieJar;

/// Ends the session, if there is one.
#[utoipa::path(
    post,
    path = "/api/v1/auth/sign-out",
    operation_id = "signOut",
    tag = "Auth",
    responses((status = 200, description = "Signed out", body = Envelope<MessageData>))
)]
pub async fn sign_out(State(state): State<AppState>, cookies: CookieJar) -> Result<impl IntoResponse, ApiError> {
    if let Some(cookie) = cookies.get(SESSION_COOKIE) {
        state.db.end_session(cookie.value()).await?;
    }
    let cookie = HeaderValue::from_static(clear_session_cookie());
    // Spec 2: the message that the sign-in page then shows.
    let data = MessageData { message: "You have been signed out".to_owned() };
    Ok((AppendHeaders([(SET_COOKIE, cookie)]), Envelope::new(data)))
}
