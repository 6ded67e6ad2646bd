//! `PATCH /api/v1/teams/users/{userId}`

use super::publish_members_change;
use super::users::TeamUserView;
use earshot_api_server::prelude::*;
use earshot_model::Role;

/// The new role of a member.
#[request]
pub struct ChangeRoleRequest {
    /// owner, admin or member. A new owner takes the place of the caller, who becomes an admin.
    role: String,
}

/// A user of the team.
#[view]
pub struct TeamUserData {
    /// The user.
    user: TeamUserView,
}

/// Changes the role of a member of the team.
///
/// Admins and the owner give others the role admin or member. Only the owner hands over the team, after confirming
/// their identity.
#[endpoint(
    patch "/api/v1/teams/users/{userId}",
    (status = 200, description = "The user with the new role", body = Envelope<TeamUserData>),
    (status = 400, description = "The role does not exist"),
    (status = 403, description = "The caller's role does not allow it, API keys are not accepted, or the identity is not confirmed"),
    (status = 409, description = "The user is the owner"),
    security(("session" = []))
)]
pub async fn change_team_user_role(
    state: AppState,
    person: SessionCaller,
    origin: RequestOrigin,
    ApiPath(user): ApiPath<Uuid>,
    ApiJson(body): ApiJson<ChangeRoleRequest>,
) -> Result<Envelope<TeamUserData>, ApiError> {
    let role = Role::parse(&body.role)
        .ok_or_else(|| ApiError::invalid("The role does not exist.", "/role", "must be owner, admin or member"))?;
    let account = &person.account;
    if role == Role::Owner {
        // The former owner cannot undo a handover.
        person.require_confirmation(state.clock.now())?;
    }
    let member = state.db.set_member_role(account, user, role).await?;
    tracing::info!(by = %account.user_id, %user, role = role.as_str(), "role changed");
    let action = if role == Role::Owner { AuditAction::TeamHandedOver } else { AuditAction::RoleChanged };
    origin.record_team_event(&state.db, account, action, Some(user.to_string())).await;
    publish_members_change(&state, account.team_id, Some(account.user_id));
    Ok(Envelope::new(TeamUserData { user: member.into() }))
}
