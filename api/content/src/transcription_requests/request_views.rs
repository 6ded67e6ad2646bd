//! Views of requests, with their podcasts, episodes and positions.

use crate::views::{QueuePlace, TranscriptionRequestView};
use earshot_api_server::prelude::*;
use earshot_app::{TranscriptionRequest, TranscriptionState};
use earshot_indexer::{EpisodeKey, PodcastKey};
use earshot_model::EpisodeId;

/// Builds the views of requests, with podcasts and episodes as far as the generation has them.
///
/// # Errors
/// When the app database or the index fails.
pub async fn request_views(
    state: &AppState,
    requests: Vec<TranscriptionRequest>,
) -> Result<Vec<TranscriptionRequestView>, ApiError> {
    let queued = requests.iter().filter(|request| request.state == TranscriptionState::Queued);
    let queued: Vec<EpisodeId> = queued.map(|request| request.episode_id).collect();
    let positions = state.db.transcription_positions(&queued).await?;
    let time_per_episode = if positions.is_empty() { None } else { state.db.transcription_pace().await? };
    let build = move |generation: &OpenGeneration| {
        let view = |request: &TranscriptionRequest| {
            let is_queued = request.state == TranscriptionState::Queued;
            let position = positions.get(&request.episode_id).copied().filter(|_| is_queued);
            let place = position.map(|position| QueuePlace { position, time_per_episode });
            build_view(generation, request, place)
        };
        requests.iter().map(view).collect()
    };
    state.read_generation(build).await
}

/// Builds the view of one request.
///
/// # Errors
/// When the app database or the index fails.
pub async fn request_view(
    state: &AppState,
    request: TranscriptionRequest,
) -> Result<TranscriptionRequestView, ApiError> {
    let mut views = request_views(state, vec![request]).await?;
    views.pop().ok_or_else(|| ApiError::not_found("Transcription request"))
}

fn build_view(
    generation: &OpenGeneration,
    request: &TranscriptionRequest,
    place: Option<QueuePlace>,
) -> Result<TranscriptionRequestView, ApiError> {
    let episode = generation.backend.episode(EpisodeKey::Id(request.episode_id))?;
    let podcast = match &episode {
        Some(document) => generation.backend.podcast(PodcastKey::Id(document.episode.podcast_id))?,
        None => None,
    };
    Ok(TranscriptionRequestView::of(request, episode.as_deref(), podcast.as_deref(), place))
}
