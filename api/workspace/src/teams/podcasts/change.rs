//! `PUT /api/v1/teams/podcasts/{podcastId}`

use super::{NamedPodcast, TeamPodcastView, role_required};
use earshot_api_server::prelude::*;
use earshot_app::{TeamPodcastChange, TeamPodcastOutcome};

/// Flags of a podcast of the team (spec 4: null is allowed). Absent and `null` flags stay as they are.
#[request(Default)]
pub struct TeamPodcastRequest {
    /// Whether it is marked for integrations: `GET /api/v1/teams/podcasts?sync=true` lists the marked podcasts. The mark has no other effect.
    sync: Option<bool>,
    /// Whether searches of the team leave the podcast out. Admins of the team can change it.
    blacklist: Option<bool>,
}

/// The podcast of the team.
#[view]
pub struct TeamPodcastData {
    /// The podcast with its flags.
    team_podcast: TeamPodcastView,
}

/// Adds a podcast to the team, or changes its flags.
///
/// Blacklisted podcasts leave every search of the team. Only admins of the team can change the blacklist.
#[endpoint(
    put "/api/v1/teams/podcasts/{podcastId}",
    params(("podcastId" = String, Path, description = "ID or slug of a podcast.", example = "rust-talk")),
    (status = 200, description = "The podcast", body = Envelope<TeamPodcastData>),
    (status = 400, description = "A flag is not valid"),
    (status = 403, description = "Members cannot change the blacklist"),
    (status = 409, description = "The blacklist is full"),
)]
pub async fn add_podcast_to_team(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(name): ApiPath<String>,
    ApiJson(body): ApiJson<TeamPodcastRequest>,
) -> Result<Envelope<TeamPodcastData>, ApiError> {
    let named = NamedPodcast::find(&state, &account, &name).await?;
    let podcast = named.snapshot().ok_or_else(|| ApiError::not_found("Podcast"))?;
    let change = TeamPodcastChange { sync: body.sync, blacklist: body.blacklist };
    let row = match state.db.change_team_podcast(&account, podcast, change).await? {
        TeamPodcastOutcome::Changed(row) => row,
        TeamPodcastOutcome::RoleMissing => return Err(role_required()),
        TeamPodcastOutcome::BlacklistFull => return Err(ApiError::of(ErrorCode::BlacklistFull)),
    };
    let mut views = TeamPodcastView::of_page(&state, &account, vec![row]).await?;
    let team_podcast = views.pop().ok_or_else(|| ApiError::not_found("Podcast"))?;
    Ok(Envelope::new(TeamPodcastData { team_podcast }))
}
