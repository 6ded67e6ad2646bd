//! Requests new episodes of the podcasts that teams have transcribed.

use super::requesting::{RequestPriority, RequestedEpisode, request_episode};
use earshot_api_server::prelude::*;
use earshot_app::{ALL_EPISODES_SINCE, TranscribedPodcast};
use earshot_indexer::EpisodeListOptions;
use earshot_model::{EpisodeId, PodcastId, Timestamp};

const BATCH_SIZE: u64 = 200;
/// Newest episodes that are considered per podcast and publication.
const NEWEST_EPISODES: usize = 50;

/// Requests the episodes of podcasts that were published since the start of their transcription. Each one costs a request; when they are
/// used up, the rest follows in the next month.
///
/// # Errors
/// When the app database or the index fails.
pub async fn request_future_episodes(state: &AppState) -> Result<(), ApiError> {
    let mut after = (Uuid::nil(), PodcastId(Uuid::nil()));
    loop {
        let page = state.db.transcribed_podcasts(after, BATCH_SIZE).await?;
        let Some(last) = page.last() else { return Ok(()) };
        after = (last.team_id, last.podcast_id);
        for podcast in page {
            request_new_episodes(state, podcast).await?;
        }
    }
}

async fn request_new_episodes(state: &AppState, podcast: TranscribedPodcast) -> Result<(), ApiError> {
    let Some(user) = podcast.user_id else { return Ok(()) };
    let Some(account) = state.db.account_in_team(user, podcast.team_id).await? else { return Ok(()) };
    let episodes = state.read_generation(move |generation| find_new_episodes(generation, podcast)).await?;
    // Also those that failed or were canceled: people request them again.
    let requested = state.db.transcription_request_times(podcast.team_id, &episodes).await?;
    for episode in episodes.into_iter().filter(|episode| !requested.contains_key(episode)) {
        let needed = RequestedEpisode { podcast: podcast.podcast_id, episode };
        match request_episode(state, &account, needed, RequestPriority::Future).await {
            Ok(_) => {}
            Err(error) if error.code == ErrorCode::QuotaExceeded => return Ok(()),
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

fn find_new_episodes(generation: &OpenGeneration, podcast: TranscribedPodcast) -> Result<Vec<EpisodeId>, ApiError> {
    let needed = EpisodeListOptions { has_transcript: Some(false), skip: 0, limit: NEWEST_EPISODES };
    let list = generation.backend.podcast_episodes(podcast.podcast_id, needed)?;
    let has_all = podcast.since <= ALL_EPISODES_SINCE;
    let is_new = |published: Option<Timestamp>| published.map_or(has_all, |at| at >= podcast.since);
    let new = list.episodes.iter().filter(|document| is_new(document.episode.published_at));
    Ok(new.map(|document| document.episode.id).collect())
}
