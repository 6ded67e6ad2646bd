//! `POST /api/v1/auth/sign-out-everywhere`

use super::sign_out::signed_out_response;
use earshot_api_server::prelude::*;

/// Whether the current session stays open.
#[request]
pub struct SignOutEverywhereRequest {
    /// Whether to keep the session of this request.
    #[serde(default)]
    keep_this: bool,
}

/// Ends all sessions of the user, or all others. API keys stay valid.
#[endpoint(
    post "/api/v1/auth/sign-out-everywhere",
    (status = 200, description = "Signed out", body = Envelope<MessageData>),
    security(("session" = []))
)]
pub async fn sign_out_everywhere(
    state: AppState,
    SessionCaller { account, session }: SessionCaller,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<SignOutEverywhereRequest>,
) -> Result<Response, ApiError> {
    let ended = state.db.end_sessions_of(account.user_id, body.keep_this.then_some(session.id)).await?;
    state.events().check_user(account.user_id);
    tracing::info!(user = %account.user_id, ended, "signed out everywhere");
    origin.record_audit_event(&state.db, account.user_id, AuditAction::SignedOutEverywhere, None).await;
    if body.keep_this {
        let data = MessageData { message: "You have been signed out everywhere else.".to_owned() };
        return Ok(Envelope::new(data).into_response());
    }
    Ok(signed_out_response("You have been signed out everywhere.").into_response())
}
