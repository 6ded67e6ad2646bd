//! `GET /api/v1/administration/teams`

use super::team_view::ManagedTeamView;
use earshot_api_server::prelude::*;

const MIN_CHARS: usize = 2;
const MAX_CHARS: usize = 100;

/// Which teams.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct FindTeamsParameters {
    /// A part of the name of a team or of the email address of a member, or the ID of a team: 2 to 100 characters.
    #[param(min_length = 2, max_length = 100)]
    query: String,
}

/// Teams that were found.
#[view]
pub struct ManagedTeamsData {
    /// At most 20, by name.
    teams: Vec<ManagedTeamView>,
}

/// Finds teams with their plans; for administrators of the installation, in a session.
#[endpoint(
    get "/api/v1/administration/teams",
    (status = 200, description = "The teams", body = Envelope<ManagedTeamsData>),
    (status = 400, description = "The text is too short or too long"),
    (status = 403, description = "The caller is no administrator, or used an API key"),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
    security(("session" = []))
)]
pub async fn find_teams(
    state: AppState,
    _caller: SessionCaller,
    ApiQuery(parameters): ApiQuery<FindTeamsParameters>,
) -> Result<Envelope<ManagedTeamsData>, ApiError> {
    let text = parameters.query.trim();
    if !(MIN_CHARS..=MAX_CHARS).contains(&text.chars().count()) || text.contains(char::is_control) {
        let detail = "must have 2 to 100 characters";
        return Err(ApiError::invalid("Enter 2 to 100 characters.", "/query", detail));
    }
    let teams = state.db.find_managed_teams(text).await?;
    Ok(Envelope::new(ManagedTeamsData { teams: teams.into_iter().map(Into::into).collect() }))
}
