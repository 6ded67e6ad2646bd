//! `DELETE /api/v1/teams/users/{userId}`

use super::publish_members_change;
use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiPath, RequestOrigin, SessionCaller};
use crate::state::AppState;
use crate::views::Envelope;
use axum::extract::State;
use earshot_app::AuditAction;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// The consequences of the removal of a member.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RemovedTeamUserData {
    /// The outcome, as a sentence for people.
    message: String,
    /// Number of the user's API keys of the team that were revoked.
    revoked_api_keys: u64,
    /// Number of open invitations of the user that were revoked.
    revoked_invitations: u64,
}

/// Removes a member from the team, or lets the caller leave it.
///
/// What the member did for the team stays. Their API keys of the team and their open invitations are revoked, and their
/// sessions act for another team at once. The owner hands over the team first.
#[utoipa::path(
    delete,
    path = "/api/v1/teams/users/{userId}",
    operation_id = "removeTeamUser",
    tag = "Teams",
    params(("userId" = String, Path, description = "ID of the user; the caller's own to leave the team.")),
    responses(
        (status = 200, description = "Removed", body = Envelope<RemovedTeamUserData>),
        (status = 401, description = "Not signed in", body = ErrorView),
        (status = 403, description = "The caller's role does not allow it, or API keys are not accepted", body = ErrorView),
        (status = 404, description = "The team has no such user", body = ErrorView),
        (status = 409, description = "The user is the owner", body = ErrorView),
    ),
    security(("session" = []))
)]
pub async fn remove_team_user(
    State(state): State<AppState>,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    ApiPath(user): ApiPath<Uuid>,
) -> Result<Envelope<RemovedTeamUserData>, ApiError> {
    let removal = state.db.remove_member(&account, user).await?;
    tracing::info!(by = %account.user_id, %user, team = %account.team_id, "member removed");
    let (action, what, message) = if user == account.user_id {
        (AuditAction::TeamLeft, account.team_id, "You have left the team.")
    } else {
        (AuditAction::MemberRemoved, user, "The user was removed from the team.")
    };
    origin.record_audit_event(&state.db, account.user_id, action, Some(what.to_string())).await;
    state.events().check_user(user);
    publish_members_change(&state, account.team_id, Some(account.user_id));
    Ok(Envelope::new(RemovedTeamUserData {
        message: message.to_owned(),
        revoked_api_keys: removal.revoked_keys,
        revoked_invitations: removal.revoked_invitations,
    }))
}
