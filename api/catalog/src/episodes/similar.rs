//! `GET /api/v1/episodes/{episodeId}/similar-episodes`

use earshot_api_content::lookup::find_episode;
use earshot_api_server::prelude::*;
use earshot_indexer::SimilarEpisode;

/// Most episodes in a response.
const MAX_SIMILAR: usize = 6;

/// Similar episodes, most similar first.
#[view]
pub struct SimilarEpisodesData {
    /// ID of the episode to which the others are similar.
    episode_id: String,
    /// The episodes, most similar first.
    similar_episodes: Vec<SimilarEpisodeView>,
}

/// An episode, and why it is similar.
#[view]
pub struct SimilarEpisodeView {
    /// ID of the episode.
    episode_id: String,
    /// Slug of the episode, unique within its podcast.
    episode_slug: String,
    /// Title of the episode.
    title: String,
    /// Slug of the podcast.
    podcast_slug: String,
    /// Title of the podcast.
    podcast_title: String,
    /// URL of the image; `null` when there is none.
    image_url: Option<String>,
    /// When the episode was published; `null` when the feed has no date.
    published_at: Option<TimestampView>,
    /// Length of the episode in seconds; `null` when unknown.
    duration_seconds: Option<i64>,
    /// For example `topic: fermentation`.
    reasons: Vec<String>,
}

/// Returns similar episodes.
#[endpoint(
    get "/api/v1/episodes/{episodeId}/similar-episodes",
    (status = 200, description = "The episodes", body = Envelope<SimilarEpisodesData>),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_similar_episodes(
    state: AppState,
    owner: WorkOwner,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<SimilarEpisodesData>, ApiError> {
    let data = state
        .run_engine_task(EngineTask::new(owner, WorkCost::SIMILAR), move |generation, _cancel| {
            let id = find_episode(generation, &id)?.episode.id;
            let similar = generation.backend.similar_episodes(id, MAX_SIMILAR)?;
            let similar_episodes = similar.into_iter().map(SimilarEpisodeView::of).collect();
            Ok(SimilarEpisodesData { episode_id: id.to_string(), similar_episodes })
        })
        .await?;
    Ok(Envelope::new(data))
}

impl SimilarEpisodeView {
    fn of(similar: SimilarEpisode) -> Self {
        let document = similar.document;
        let episode = &document.episode;
        Self {
            episode_id: episode.id.to_string(),
            episode_slug: episode.slug.clone(),
            title: episode.title.clone(),
            podcast_slug: document.podcast_slug.clone(),
            podcast_title: document.podcast_title.clone(),
            image_url: episode.image_url.clone(),
            published_at: episode.published_at.map(TimestampView),
            duration_seconds: episode.duration_s,
            reasons: similar.reasons,
        }
    }
}
