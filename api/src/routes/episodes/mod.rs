//! Episodes and their transcripts.

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

use crate::error::ApiError;
use crate::serving::Generation;
use earshot_indexer::EpisodeKey;
use earshot_model::{EpisodeDocument, EpisodeId, Transcript};
use std::str::FromStr;
use std::sync::Arc;

/// Sentences of a transcript that everybody may read.
pub(crate) const PREVIEW_SENTENCES: usize = 20;

/// The episode that an address names.
pub(crate) fn find(generation: &Generation, id: &str) -> Result<Arc<EpisodeDocument>, ApiError> {
    generation.backend.episode(EpisodeKey::Id(read_id(id)?))?.ok_or_else(missing)
}

/// The id in an address; what is none is no episode's.
pub(crate) fn read_id(text: &str) -> Result<EpisodeId, ApiError> {
    EpisodeId::from_str(text).map_err(|_| missing())
}

fn missing() -> ApiError {
    ApiError::not_found("Episode")
}

/// The transcript of the episode that an address names.
pub(crate) fn find_transcript(generation: &Generation, id: &str) -> Result<Transcript, ApiError> {
    let episode = find(generation, id)?;
    let transcript = generation.backend.transcript(episode.episode.id)?;
    transcript.ok_or_else(|| ApiError::not_found("Transcript"))
}
