//! `POST /api/v1/teams/invitations`

use super::{InvitationData, count_invitation, write_mail};
use crate::auth::sign_in_flow::parse_email;
use crate::teams::publish_members_change;
use earshot_api_server::prelude::*;
use earshot_model::Role;

/// Who is invited.
#[request]
pub struct InviteRequest {
    /// The email address of the person, with or without an account.
    email: String,
    /// The role that the person will have: admin, or member by default.
    role: Option<String>,
}

/// Invites a person to the team by email, as an admin or a member.
///
/// The link in the email works once, for seven days. Inviting an address again sends a new link and invalidates the
/// previous one. The response does not depend on whether the address has an account.
#[endpoint(
    post "/api/v1/teams/invitations",
    (status = 200, description = "Invited", body = Envelope<InvitationData>),
    (status = 400, description = "The email address or the role is not valid"),
    (status = 403, description = "The plan includes no team members, the caller's role does not allow it, or API keys are not accepted"),
    (status = 409, description = "The person is a member already, or there are too many open invitations"),
    (status = 429, description = "Too many invitations from the team or to the address"),
    extensions(("x-plan" = json!(PlanFeature::TeamMembers))),
    security(("session" = []))
)]
pub async fn invite_team_user(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<InviteRequest>,
) -> Result<Envelope<InvitationData>, ApiError> {
    let email = parse_email(&body.email)?;
    let role = parse_role(body.role.as_deref())?;
    count_invitation(&state, &account, &email)?;
    let mail = write_mail(&state, &account, email.as_str(), role)?;
    let invitation = state.db.invite(&account, &email, role, mail).await?;
    state.outbox.notify();
    tracing::info!(by = %account.user_id, invitation = %invitation.id, role = role.as_str(), "invited");
    let what = Some(invitation.id.to_string());
    origin.record_team_event(&state.db, &account, AuditAction::MemberInvited, what).await;
    publish_members_change(&state, account.team_id, Some(account.user_id));
    Ok(Envelope::new(InvitationData { invitation: invitation.into() }))
}

/// Parses the role of a new member. Nobody is invited as the owner, who hands over the team to a member.
fn parse_role(name: Option<&str>) -> Result<Role, ApiError> {
    let role = name.map_or(Some(Role::Member), Role::parse).filter(|role| *role < Role::Owner);
    role.ok_or_else(|| ApiError::invalid("The role is not valid.", "/role", "must be admin or member"))
}
