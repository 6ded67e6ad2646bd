//! Completes transcription requests when a generation has the transcript.

use crate::views::TranscriptionRequestView;
use earshot_api_server::error::ApiError;
use earshot_api_server::serving::OpenGeneration;
use earshot_api_server::state::AppState;
use earshot_app::{CompletedTranscription, TranscriptionRequest};
use earshot_indexer::{EpisodeKey, PodcastKey};
use earshot_model::EpisodeId;
use std::time::Duration;
use uuid::Uuid;

/// Interval of the check for a new generation.
const CHECK_INTERVAL: Duration = Duration::from_secs(60);
const BATCH_SIZE: u64 = 500;

/// Completes requests whenever another generation comes into service.
pub async fn complete_requests_after_each_publication(state: AppState) {
    let mut settled = None;
    let mut looks = tokio::time::interval(CHECK_INTERVAL);
    loop {
        looks.tick().await;
        let served = state.generations.current_name();
        if served.is_none() || served == settled {
            continue;
        }
        match complete_requests(&state).await {
            Ok(()) => settled = served,
            Err(error) => tracing::warn!(%error, "transcription requests could not be completed"),
        }
    }
}

/// Completes the requests whose transcript the served generation has.
///
/// # Errors
/// When the database or the index fails.
pub async fn complete_requests(state: &AppState) -> Result<(), ApiError> {
    let mut after = Uuid::nil();
    loop {
        let open = state.db.open_transcription_requests(after, BATCH_SIZE).await?;
        let Some(last) = open.last() else { return Ok(()) };
        after = last.id;
        let waiting = open.into_iter().map(|request| (request.id, request.episode_id)).collect();
        let came = state.read_generation(move |generation| find_completed(generation, waiting)).await?;
        if !came.is_empty() {
            state.db.complete_transcription_requests(came).await?;
        }
    }
}

fn find_completed(
    generation: &OpenGeneration,
    waiting: Vec<(Uuid, EpisodeId)>,
) -> Result<Vec<CompletedTranscription>, ApiError> {
    let mut came = Vec::new();
    for (request, episode) in waiting {
        let document = generation.backend.episode(EpisodeKey::Id(episode))?;
        let Some(document) = document.filter(|document| document.has_transcript) else { continue };
        if let Some(transcript) = generation.backend.transcript(episode)? {
            let podcast_id = document.episode.podcast_id;
            came.push(CompletedTranscription { request, podcast_id, at: transcript.fetched_at });
        }
    }
    Ok(came)
}

/// Builds the view of a request, with its podcast and episode as far as the generation has them.
pub fn request_view(
    generation: &OpenGeneration,
    request: &TranscriptionRequest,
) -> Result<TranscriptionRequestView, ApiError> {
    let episode = generation.backend.episode(EpisodeKey::Id(request.episode_id))?;
    let podcast = match &episode {
        Some(document) => generation.backend.podcast(PodcastKey::Id(document.episode.podcast_id))?,
        None => None,
    };
    Ok(TranscriptionRequestView::of(request, episode.as_deref(), podcast.as_deref()))
}
