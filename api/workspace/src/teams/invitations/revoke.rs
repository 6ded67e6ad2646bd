//! `DELETE /api/v1/teams/invitations/{invitationId}`

use crate::teams::publish_members_change;
use earshot_api_server::prelude::*;

/// Revokes an open invitation. Its link ends at once.
#[endpoint(
    delete "/api/v1/teams/invitations/{invitationId}",
    (status = 200, description = "Revoked", body = Envelope<MessageData>),
    (status = 403, description = "The caller's role does not allow it, or API keys are not accepted"),
    security(("session" = []))
)]
pub async fn revoke_invitation(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    ApiPath(id): ApiPath<Uuid>,
) -> Result<Envelope<MessageData>, ApiError> {
    state.db.revoke_invitation(&account, id).await?;
    tracing::info!(by = %account.user_id, invitation = %id, "invitation revoked");
    let what = Some(id.to_string());
    origin.record_team_event(&state.db, &account, AuditAction::InvitationRevoked, what).await;
    publish_members_change(&state, account.team_id, Some(account.user_id));
    Ok(Envelope::new(MessageData { message: "The invitation was revoked.".to_owned() }))
}
