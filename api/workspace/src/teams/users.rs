//! `GET /api/v1/teams/users`

use earshot_api_content::views::user_photo_path;
use earshot_api_server::prelude::*;
use earshot_app::TeamMember;

/// The members of the team, in the order of joining.
#[view]
pub struct TeamUsersData {
    /// The members.
    users: Vec<TeamUserView>,
}

/// A user of a team (spec 3, Team user).
#[view]
pub struct TeamUserView {
    /// ID of the user.
    id: String,
    /// The email address.
    email: String,
    /// Always `null`: users enter only a full name.
    first_name: Option<String>,
    /// Always `null`: users enter only a full name.
    last_name: Option<String>,
    /// A seed for generated pictures; the same for a user each time.
    avatar_seed: String,
    /// Path of the photo on this server, 160 pixels wide; `/80` and `/480` are its other sizes. `null` without a photo.
    photo_path: Option<String>,
    /// The name shown in the app; `null` until one is chosen.
    display_name: Option<String>,
    /// Role in the team: owner, admin or member.
    role: String,
    /// When the user joined the team.
    joined_at: TimestampView,
}

impl From<TeamMember> for TeamUserView {
    fn from(member: TeamMember) -> Self {
        Self {
            id: member.user_id.to_string(),
            avatar_seed: member.user_id.simple().to_string(),
            photo_path: user_photo_path(member.user_id, member.photo),
            email: member.email,
            first_name: None,
            last_name: None,
            display_name: member.display_name,
            role: member.role.as_str().to_owned(),
            joined_at: member.joined_at.into(),
        }
    }
}

/// Lists the users of the caller's team.
#[endpoint(
    get "/api/v1/teams/users",
    (status = 200, description = "The users", body = Envelope<TeamUsersData>),
)]
pub async fn get_team_users(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
) -> Result<Envelope<TeamUsersData>, ApiError> {
    let users = state.db.team_members(account.team_id).await?;
    Ok(Envelope::new(TeamUsersData { users: users.into_iter().map(Into::into).collect() }))
}
