//! `POST /api/v1/teams/current/deletion`

use super::switch::current_user;
use crate::auth::me::MeData;
use axum_extra::extract::CookieJar;
use earshot_api_server::prelude::*;
use earshot_app::TeamRejection;
use earshot_model::TeamAction;

/// The team's name, typed as a confirmation.
#[request]
pub struct TeamDeletionRequest {
    /// The name of the team that the session acts for, which prevents accidental deletion.
    name: String,
}

/// Deletes the team that the session acts for, at once and permanently.
///
/// Its projects, API keys, invitations, saved searches and usage records are deleted, too. The sessions of its members
/// act for another team; someone without any other team gets one of their own, on the free plan. Only the owner can do
/// this, after confirming their identity. A team that nobody else is in, and that is the user's only one, is deleted
/// with the account.
#[endpoint(
    post "/api/v1/teams/current/deletion",
    (status = 200, description = "Deleted; the caller with the team that the session acts for now", body = Envelope<MeData>),
    (status = 400, description = "Not the name of the team"),
    (status = 403, description = "The caller does not own the team, API keys are not accepted, or the identity is not confirmed"),
    (status = 409, description = "Nobody else is in the team, and the user has no other one"),
    security(("session" = []))
)]
pub async fn delete_team(
    state: AppState,
    person: SessionCaller,
    origin: RequestOrigin,
    cookies: CookieJar,
    ApiJson(body): ApiJson<TeamDeletionRequest>,
) -> Result<Envelope<MeData>, ApiError> {
    let account = &person.account;
    if !account.role.allows(TeamAction::DeleteTeam) {
        return Err(TeamRejection::RoleTooLow(TeamAction::DeleteTeam).into());
    }
    let teams = state.db.teams_of(account.user_id).await?;
    let is_name = |name: &str| body.name.trim() == name.trim();
    if !teams.iter().any(|team| team.team_id == account.team_id && is_name(&team.name)) {
        let detail = "must be the name of your team";
        return Err(ApiError::invalid("This is not the name of your team.", "/name", detail));
    }
    // Deletion cannot be undone, and the session may have been left open.
    person.require_confirmation(state.clock.now())?;
    let deleted = state.db.delete_team(account).await?;
    tracing::info!(user = %account.user_id, team = %account.team_id, members = deleted.members.len(), "team deleted");
    let object = Some(account.team_id.to_string());
    origin.record_audit_event(&state.db, account.user_id, AuditAction::TeamDeleted, object).await;
    for member in deleted.members {
        state.events().check_user(member);
    }
    current_user(&state, &cookies).await
}
