//! `PATCH /api/v1/teams/current`

use super::list::TeamView;
use super::publish_members_change;
use earshot_api_server::prelude::*;
use earshot_model::check_team_name;

/// The new name of a team.
#[request]
pub struct RenameTeamRequest {
    /// The name: one line of 1 to 60 characters.
    #[schema(min_length = 1, max_length = 60)]
    name: String,
    /// The name that the caller has read. A team with another name stays as it is, and the error has it in `data.current`.
    former_name: Option<String>,
}

/// A team of the user.
#[view]
pub struct TeamData {
    /// The team.
    team: TeamView,
}

/// Renames the team that the session acts for. Admins and the owner can do this.
#[endpoint(
    patch "/api/v1/teams/current",
    (status = 200, description = "The team with the new name", body = Envelope<TeamData>),
    (status = 400, description = "The name is not valid"),
    (status = 403, description = "The caller's role does not allow it, or API keys are not accepted"),
    (status = 412, description = "The team has another name than `formerName`"),
    security(("session" = []))
)]
pub async fn rename_team(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    ApiJson(body): ApiJson<RenameTeamRequest>,
) -> Result<Envelope<TeamData>, ApiError> {
    let name = check_team_name(&body.name).map_err(|message| ApiError::invalid(message, "/name", message))?;
    let team = state.db.rename_team(&account, name, body.former_name).await?;
    tracing::info!(by = %account.user_id, team = %team.team_id, "team renamed");
    let object = Some(team.team_id.to_string());
    origin.record_team_event(&state.db, &account, AuditAction::TeamRenamed, object).await;
    publish_members_change(&state, account.team_id, Some(account.user_id));
    Ok(Envelope::new(TeamData { team: TeamView::of(team, account.team_id) }))
}
