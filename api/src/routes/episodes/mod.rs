//! Episodes and their transcripts.

mod analysis_requests;
pub mod by_slug;
pub mod details;
pub mod download_transcript;
pub mod latest;
pub mod similar;
pub mod transcript_text;
pub mod transcript_text_preview;
pub mod transcript_timestamps;
pub mod transcript_timestamps_preview;
pub mod transcription_request;

pub(crate) use analysis_requests::add_analysis_requests;

use crate::error::ApiError;
use crate::serving::OpenGeneration;
use earshot_indexer::EpisodeKey;
use earshot_model::{EpisodeDocument, EpisodeId, Transcript};
use std::str::FromStr;
use std::sync::Arc;

/// Sentences of a transcript in its public preview.
pub(crate) const PREVIEW_SENTENCES: usize = 20;

/// Cuts a text to the room that the preview still has; `left` is the rest of its characters. A transcript without
/// times may be a single sentence.
pub(crate) fn cut_to_preview(text: &str, left: &mut usize) -> String {
    let cut: String = text.chars().take(*left).collect();
    *left -= cut.chars().count();
    cut
}

/// Finds the episode of a path.
pub(crate) fn find_episode(generation: &OpenGeneration, id: &str) -> Result<Arc<EpisodeDocument>, ApiError> {
    generation.backend.episode(EpisodeKey::Id(parse_id(id)?))?.ok_or_else(episode_not_found)
}

/// Parses an ID in a path. An invalid ID gives 404.
pub(crate) fn parse_id(text: &str) -> Result<EpisodeId, ApiError> {
    EpisodeId::from_str(text).map_err(|_| episode_not_found())
}

fn episode_not_found() -> ApiError {
    ApiError::not_found("Episode")
}

/// Finds the transcript of the episode in a path.
pub(crate) fn find_transcript(generation: &OpenGeneration, id: &str) -> Result<Transcript, ApiError> {
    let episode = find_episode(generation, id)?;
    let transcript = generation.backend.transcript(episode.episode.id)?;
    transcript.ok_or_else(|| ApiError::not_found("Transcript"))
}
