//! `DELETE /api/v1/teams/podcasts/{podcastId}`

use super::{NamedPodcast, role_required};
use earshot_api_server::prelude::*;

/// Removes a podcast from the team, with its flags. Projects that list it keep it.
#[endpoint(
    delete "/api/v1/teams/podcasts/{podcastId}",
    params(("podcastId" = String, Path, description = "ID or slug of a podcast.", example = "rust-talk")),
    (status = 200, description = "It was removed", body = Envelope<MessageData>),
    (status = 403, description = "It is blacklisted, and members cannot change the blacklist"),
    (status = 404, description = "The team does not have the podcast"),
)]
pub async fn remove_podcast_from_team(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(name): ApiPath<String>,
) -> Result<Envelope<MessageData>, ApiError> {
    let not_found = || ApiError::not_found("Team podcast");
    let row = NamedPodcast::find(&state, &account, &name).await?.of_team.ok_or_else(not_found)?;
    let removed = state.db.remove_team_podcasts(&account, [row.podcast.id]).await?;
    if removed.role_missing > 0 {
        return Err(role_required());
    }
    if removed.removed == 0 {
        return Err(not_found());
    }
    Ok(Envelope::new(MessageData { message: "Podcast removed from your team".to_owned() }))
}
