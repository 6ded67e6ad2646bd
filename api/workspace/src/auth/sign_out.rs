//! `POST /api/v1/auth/sign-out`

use axum::http::header::SET_COOKIE;
use axum::http::{HeaderName, HeaderValue};
use axum::response::AppendHeaders;
use axum_extra::extract::CookieJar;
use earshot_api_server::extract::{SESSION_COOKIE, clear_session_cookie};
use earshot_api_server::prelude::*;

/// Ends the session, if there is one.
#[endpoint(
    post "/api/v1/auth/sign-out",
    (status = 200, description = "Signed out", body = Envelope<MessageData>),
    security(())
)]
pub async fn sign_out(
    state: AppState,
    origin: RequestOrigin,
    cookies: CookieJar,
) -> Result<impl IntoResponse, ApiError> {
    if let Some(cookie) = cookies.get(SESSION_COOKIE) {
        let ended = state.db.authenticate_session(cookie.value()).await?;
        state.db.end_session(cookie.value()).await?;
        if let Some(session) = ended {
            state.events().check_user(session.account.user_id);
            origin.record_audit_event(&state.db, session.account.user_id, AuditAction::SignedOut, None).await;
        }
    }
    // Spec 2: the message that the sign-in page then shows.
    Ok(signed_out_response("You have been signed out"))
}

/// Builds the response after signing out, which deletes all of our cookies.
pub(crate) fn signed_out_response(message: &str) -> impl IntoResponse + use<> {
    let headers = [
        (SET_COOKIE, HeaderValue::from_static(clear_session_cookie())),
        (HeaderName::from_static("clear-site-data"), HeaderValue::from_static("\"cookies\"")),
    ];
    (AppendHeaders(headers), Envelope::new(MessageData { message: message.to_owned() }))
}
