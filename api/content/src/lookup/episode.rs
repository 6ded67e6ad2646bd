//! Episodes and transcripts of paths.

use earshot_api_server::prelude::*;
use earshot_indexer::EpisodeKey;
use earshot_model::{EpisodeDocument, EpisodeId, Transcript};
use std::str::FromStr;
use std::sync::Arc;

/// Finds the episode of a path.
pub fn find_episode(generation: &OpenGeneration, id: &str) -> Result<Arc<EpisodeDocument>, ApiError> {
    generation.backend.episode(EpisodeKey::Id(parse_id(id)?))?.ok_or_else(episode_not_found)
}

/// Parses an ID in a path. An invalid ID gives 404.
pub fn parse_id(text: &str) -> Result<EpisodeId, ApiError> {
    EpisodeId::from_str(text).map_err(|_| episode_not_found())
}

fn episode_not_found() -> ApiError {
    ApiError::not_found("Episode")
}

/// Finds the transcript of the episode in a path.
pub fn find_transcript(generation: &OpenGeneration, id: &str) -> Result<Transcript, ApiError> {
    find_episode_and_transcript(generation, id).map(|(_, transcript)| transcript)
}

/// Finds the episode in a path, with its transcript.
pub fn find_episode_and_transcript(
    generation: &OpenGeneration,
    id: &str,
) -> Result<(Arc<EpisodeDocument>, Transcript), ApiError> {
    let episode = find_episode(generation, id)?;
    let transcript = generation.backend.transcript(episode.episode.id)?;
    Ok((episode, transcript.ok_or_else(|| ApiError::not_found("Transcript"))?))
}
