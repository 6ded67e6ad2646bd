//! `GET /api/v1/teams`

use earshot_api_server::prelude::*;
use earshot_app::TeamOfUser;

/// The teams of the user, in the order of joining.
#[view]
pub struct TeamsData {
    /// The teams.
    teams: Vec<TeamView>,
}

/// A team of the user.
#[view]
pub struct TeamView {
    /// ID of the team.
    id: String,
    /// Name of the team: the email address of its owner until it is renamed.
    name: String,
    /// The team's plan: free, individual, business, agency or admin.
    plan: String,
    /// The user's role in the team: owner, admin or member.
    role: String,
    /// When the user joined the team.
    joined_at: TimestampView,
    /// Whether the request acted for this team.
    is_current: bool,
}

impl TeamView {
    /// The view of a team. `current` is the one that the request acted for.
    pub(super) fn of(team: TeamOfUser, current: Uuid) -> Self {
        Self {
            id: team.team_id.to_string(),
            name: team.name,
            plan: team.plan.as_str().to_owned(),
            role: team.role.as_str().to_owned(),
            joined_at: team.joined_at.into(),
            is_current: team.team_id == current,
        }
    }
}

/// Lists the teams of the user.
#[endpoint(
    get "/api/v1/teams",
    (status = 200, description = "The teams", body = Envelope<TeamsData>),
)]
pub async fn list_teams(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
) -> Result<Envelope<TeamsData>, ApiError> {
    let teams = state.db.teams_of(account.user_id).await?;
    let teams = teams.into_iter().map(|team| TeamView::of(team, account.team_id));
    Ok(Envelope::new(TeamsData { teams: teams.collect() }))
}
