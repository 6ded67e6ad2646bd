//! `GET /api/v1/episodes/{episodeId}/transcript-text/preview`

use super::{PREVIEW_SENTENCES, cut_to_preview};
use earshot_api_content::lookup::find_transcript;
use earshot_api_server::metering::PREVIEW_CHARS;
use earshot_api_server::prelude::*;
use earshot_model::{Transcript, TranscriptId};

/// The beginning of a transcript as text.
#[view]
pub struct TranscriptTextPreviewData {
    /// The beginning of the transcript.
    episode_transcript_text: TranscriptTextPreview,
}

/// The beginning of a transcript's text.
#[view]
pub struct TranscriptTextPreview {
    /// ID of the podcast.
    podcast_id: String,
    /// ID of the episode.
    episode_id: String,
    /// ID of the transcript.
    transcript_id: String,
    /// The beginning of the text.
    text: Option<String>,
    /// Whether the transcript continues.
    truncated: bool,
    /// Length of the whole transcript.
    total_characters: usize,
}

/// Returns the beginning of an episode's transcript. Needs no account.
#[endpoint(
    get "/api/v1/episodes/{episodeId}/transcript-text/preview",
    (status = 200, description = "The beginning of the transcript", body = Envelope<TranscriptTextPreviewData>),
    (status = 404, description = "Episode not found, or it has no transcript"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_episode_transcript_text_preview(
    state: AppState,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<TranscriptTextPreviewData>, ApiError> {
    let preview = state.read_generation(move |generation| Ok(preview(find_transcript(generation, &id)?))).await?;
    Ok(Envelope::new(TranscriptTextPreviewData { episode_transcript_text: preview }))
}

fn preview(transcript: Transcript) -> TranscriptTextPreview {
    let total_characters = transcript.text().chars().count();
    let first_cues = transcript.cues.iter().take(PREVIEW_SENTENCES).cloned().collect();
    let start = Transcript { cues: first_cues, ..transcript };
    let text = cut_to_preview(&start.text(), &mut { PREVIEW_CHARS });
    TranscriptTextPreview {
        podcast_id: start.podcast_id.to_string(),
        episode_id: start.episode_id.to_string(),
        transcript_id: TranscriptId::from_episode(start.episode_id).to_string(),
        truncated: text.chars().count() < total_characters,
        text: Some(text),
        total_characters,
    }
}
