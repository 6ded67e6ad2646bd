//! `GET /api/v1/episodes/by-slug`

use super::details::EpisodeData;
use earshot_api_content::lookup::add_request_times;
use earshot_api_server::prelude::*;
use earshot_indexer::EpisodeKey;

/// The slugs of a podcast and one of its episodes.
#[parameters]
pub struct SlugParameters {
    /// The podcast's slug.
    podcast: String,
    /// The episode's slug.
    episode: String,
}

/// Returns an episode by its slug and the slug of its podcast.
#[endpoint(
    get "/api/v1/episodes/by-slug",
    (status = 200, description = "The episode", body = Envelope<EpisodeData>),
    (status = 404, description = "Episode not found"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_episode_details_by_slug(
    state: AppState,
    caller: Caller,
    ApiQuery(slugs): ApiQuery<SlugParameters>,
) -> Result<Envelope<EpisodeData>, ApiError> {
    let mut data = state
        .read_generation(move |generation| {
            let key = EpisodeKey::Slug { podcast_slug: &slugs.podcast, episode_slug: &slugs.episode };
            let document = generation.backend.episode(key)?.ok_or_else(|| ApiError::not_found("Episode"))?;
            EpisodeData::read(generation, &document, caller.tier)
        })
        .await?;
    add_request_times(&state, &caller, std::iter::once(&mut data.episode)).await?;
    Ok(Envelope::new(data))
}
