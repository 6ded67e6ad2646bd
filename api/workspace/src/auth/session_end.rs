//! `DELETE /api/v1/auth/sessions/{sessionId}`

use earshot_api_server::prelude::*;

/// Ends a session of the user at once.
///
/// It needs no confirmation, so that a user who finds a foreign session can end it without waiting for an email.
#[endpoint(
    delete "/api/v1/auth/sessions/{sessionId}",
    (status = 200, description = "Ended", body = Envelope<MessageData>),
    security(("session" = []))
)]
pub async fn end_session(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    ApiPath(id): ApiPath<Uuid>,
) -> Result<Envelope<MessageData>, ApiError> {
    if !state.db.end_session_of(account.user_id, id).await? {
        return Err(ApiError::not_found("Session"));
    }
    state.events().check_user(account.user_id);
    tracing::info!(user = %account.user_id, "session ended");
    origin.record_audit_event(&state.db, account.user_id, AuditAction::SessionEnded, Some(id.to_string())).await;
    Ok(Envelope::new(MessageData { message: "The session was ended.".to_owned() }))
}
