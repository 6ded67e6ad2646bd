//! `DELETE /api/v1/users/passkeys/{passkeyId}`

use earshot_api_server::prelude::*;

/// Removes a passkey of the user: nobody can sign in with it any more.
///
/// It needs no confirmation, so that a user who finds a foreign passkey can remove it at once. Sessions stay open.
#[endpoint(
    delete "/api/v1/users/passkeys/{passkeyId}",
    (status = 200, description = "Removed", body = Envelope<MessageData>),
    security(("session" = []))
)]
pub async fn remove_passkey(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    ApiPath(id): ApiPath<Uuid>,
) -> Result<Envelope<MessageData>, ApiError> {
    let removed = state.db.remove_passkey(account.user_id, id).await?;
    let name = removed.ok_or_else(|| ApiError::not_found("Passkey"))?;
    tracing::info!(user = %account.user_id, passkey = %id, "passkey removed");
    origin.record_audit_event(&state.db, account.user_id, AuditAction::PasskeyRemoved, Some(name)).await;
    Ok(Envelope::new(MessageData { message: "The passkey was removed.".to_owned() }))
}
