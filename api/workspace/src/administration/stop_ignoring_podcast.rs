//! `DELETE /api/v1/administration/ignored-podcasts/{podcastIdOrSlug}`

use earshot_api_server::prelude::*;
use earshot_api_server::serving::reload_stated_facts;
use earshot_model::PodcastId;
use std::str::FromStr as _;

/// Shows a podcast again that was ignored; for administrators of the installation, in a session.
#[endpoint(
    delete "/api/v1/administration/ignored-podcasts/{podcastIdOrSlug}",
    params(("podcastIdOrSlug" = String, Path, description = "Id of the podcast, or the slug that it had when it was ignored.")),
    (status = 200, description = "The podcast is shown again", body = Envelope<MessageData>),
    (status = 403, description = "The caller is no administrator, or used an API key"),
    (status = 404, description = "No ignored podcast has this id or slug"),
    extensions(("x-plan" = json!(PlanFeature::Administration))),
    security(("session" = []))
)]
pub async fn stop_ignoring_podcast(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    ApiPath(podcast): ApiPath<String>,
) -> Result<Envelope<MessageData>, ApiError> {
    let id = PodcastId::from_str(&podcast).ok();
    // The catalog may not have the podcast any more.
    let ignored = state.db.ignored_podcasts().await?;
    let ignored = ignored.into_iter().find(|ignored| Some(ignored.podcast) == id || ignored.slug == podcast);
    let missing = || ApiError::not_found("Ignored podcast");
    let ignored = ignored.ok_or_else(missing)?;
    if !state.db.stop_ignoring_podcast(ignored.podcast).await? {
        return Err(missing());
    }
    tracing::info!(podcast = %ignored.podcast, by = %account.user_id, "podcast shown again");
    reload_stated_facts(&state.db, &state.generations).await?;
    Ok(Envelope::new(MessageData { message: "The podcast is shown again.".to_owned() }))
}
