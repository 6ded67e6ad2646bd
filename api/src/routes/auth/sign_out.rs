//! `POST /api/v1/auth/sign-out`

use super::MessageData;
use crate::db::Action;
use crate::error::ApiError;
use crate::extract::{Origin, SESSION_COOKIE, clear_session_cookie};
use crate::state::AppState;
use crate::views::Envelope;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderName, HeaderValue};
use axum::response::{AppendHeaders, IntoResponse};
use axum_extra::extract::CookieJar;

/// Ends the session, if there is one.
#[utoipa::path(
    post,
    path = "/api/v1/auth/sign-out",
    operation_id = "signOut",
    tag = "Auth",
    responses((status = 200, description = "Signed out", body = Envelope<MessageData>)),
    security(())
)]
pub async fn sign_out(
    State(state): State<AppState>,
    origin: Origin,
    cookies: CookieJar,
) -> Result<impl IntoResponse, ApiError> {
    if let Some(cookie) = cookies.get(SESSION_COOKIE) {
        let ended = state.db.session(cookie.value()).await?;
        state.db.end_session(cookie.value()).await?;
        if let Some(session) = ended {
            origin.note(&state, session.account.user_id, Action::SignedOut, None).await;
        }
    }
    // Spec 2: the message that the sign-in page then shows.
    Ok(gone("You have been signed out"))
}

/// The answer to who leaves: the browser forgets every cookie of ours.
pub(crate) fn gone(message: &str) -> impl IntoResponse + use<> {
    let headers = [
        (SET_COOKIE, HeaderValue::from_static(clear_session_cookie())),
        (HeaderName::from_static("clear-site-data"), HeaderValue::from_static("\"cookies\"")),
    ];
    (AppendHeaders(headers), Envelope::new(MessageData { message: message.to_owned() }))
}
