//! Transcripts that teams wait for: which of them a generation has.

use crate::db::TranscriptionRequest;
use crate::error::ApiError;
use crate::serving::Generation;
use crate::state::AppState;
use crate::views::TranscriptionRequestView;
use earshot_indexer::{EpisodeKey, PodcastKey};
use earshot_model::{EpisodeId, Timestamp};
use std::time::Duration;
use uuid::Uuid;

/// How often it is looked whether there is a new generation.
const LOOK_EVERY: Duration = Duration::from_secs(60);
const AT_ONCE: u64 = 500;

/// Notes which requests are completed, whenever another generation came into service.
pub(crate) async fn settle_each_generation(state: AppState) {
    let mut settled = None;
    let mut looks = tokio::time::interval(LOOK_EVERY);
    loop {
        looks.tick().await;
        let served = state.serving.name();
        if served.is_none() || served == settled {
            continue;
        }
        match settle(&state).await {
            Ok(()) => settled = served,
            Err(error) => tracing::warn!(%error, "which transcripts came is not known"),
        }
    }
}

/// Notes which of the transcripts that teams wait for the generation in service has.
///
/// # Errors
/// When the database or the index fails.
pub async fn settle(state: &AppState) -> Result<(), ApiError> {
    let mut after = Uuid::nil();
    loop {
        let open = state.db.open_transcription_requests(after, AT_ONCE).await?;
        let Some(last) = open.last() else { return Ok(()) };
        after = last.id;
        let waiting = open.into_iter().map(|request| (request.id, request.episode_id)).collect();
        let came = state.read(move |generation| came(generation, waiting)).await?;
        if !came.is_empty() {
            state.db.complete_transcription_requests(came).await?;
        }
    }
}

fn came(generation: &Generation, waiting: Vec<(Uuid, EpisodeId)>) -> Result<Vec<(Uuid, Timestamp)>, ApiError> {
    let mut came = Vec::new();
    for (request, episode) in waiting {
        let document = generation.backend.episode(EpisodeKey::Id(episode))?;
        if document.is_none_or(|document| !document.has_transcript) {
            continue;
        }
        if let Some(transcript) = generation.backend.transcript(episode)? {
            came.push((request, transcript.fetched_at));
        }
    }
    Ok(came)
}

/// A request, and what it is of as far as the generation has that.
pub(crate) fn told(
    generation: &Generation,
    request: &TranscriptionRequest,
) -> Result<TranscriptionRequestView, ApiError> {
    let episode = generation.backend.episode(EpisodeKey::Id(request.episode_id))?;
    let podcast = match &episode {
        Some(document) => generation.backend.podcast(PodcastKey::Id(document.episode.podcast_id))?,
        None => None,
    };
    Ok(TranscriptionRequestView::of(request, episode.as_deref(), podcast.as_deref()))
}
