//! `POST /api/v1/teams/invitations/{invitationId}/resend`

use super::{InvitationData, count_invitation, write_mail};
use crate::auth::sign_in_flow::parse_email;
use crate::teams::publish_members_change;
use earshot_api_server::prelude::*;

/// Sends the email of an open invitation again, with a new link for another seven days. The previous link stops
/// working.
#[endpoint(
    post "/api/v1/teams/invitations/{invitationId}/resend",
    (status = 200, description = "Sent", body = Envelope<InvitationData>),
    (status = 403, description = "The plan includes no team members, the caller's role does not allow it, or API keys are not accepted"),
    (status = 429, description = "Too many invitations from the team or to the address"),
    extensions(("x-plan" = json!(PlanFeature::TeamMembers))),
    security(("session" = []))
)]
pub async fn resend_invitation(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    ApiPath(id): ApiPath<Uuid>,
) -> Result<Envelope<InvitationData>, ApiError> {
    let open = state.db.open_invitations(&account).await?;
    let open = open.into_iter().find(|invitation| invitation.id == id);
    let open = open.ok_or_else(|| ApiError::not_found("Invitation"))?;
    count_invitation(&state, &account, &parse_email(&open.email)?)?;
    let mail = write_mail(&state, &account, &open.email, open.role)?;
    let invitation = state.db.resend_invitation(&account, id, mail).await?;
    state.outbox.notify();
    tracing::info!(by = %account.user_id, invitation = %id, "invitation sent again");
    let what = Some(id.to_string());
    origin.record_team_event(&state.db, &account, AuditAction::InvitationResent, what).await;
    publish_members_change(&state, account.team_id, Some(account.user_id));
    Ok(Envelope::new(InvitationData { invitation: invitation.into() }))
}
