//! `GET /api/v1/episodes/{episodeId}/transcript-timestamps/preview`

use super::PREVIEW_SENTENCES;
use crate::error::{ApiError, ErrorView};
use crate::extract::ApiPath;
use crate::state::AppState;
use crate::views::{Envelope, SentenceView, sentences};
use axum::extract::State;
use earshot_model::Transcript;
use serde::Serialize;
use utoipa::ToSchema;

/// The first sentences, with the moments.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TranscriptTimestampsPreviewData {
    episode_id: String,
    podcast_id: String,
    pub(crate) sentences: Vec<SentenceView>,
    /// The start of a transcript that has no times, else `null`.
    pub(crate) text_without_times: Option<String>,
    /// Of the whole.
    total_sentences: usize,
    pub(crate) truncated: bool,
}

impl TranscriptTimestampsPreviewData {
    pub(crate) fn of(transcript: &Transcript) -> Self {
        let mut all = sentences(transcript);
        let text_without_times = all.is_empty().then(|| {
            let cues = transcript.cues.iter().take(PREVIEW_SENTENCES).cloned().collect();
            Transcript { cues, ..transcript.clone() }.text()
        });
        all.truncate(PREVIEW_SENTENCES);
        Self {
            episode_id: transcript.episode_id.to_string(),
            podcast_id: transcript.podcast_id.to_string(),
            sentences: all,
            text_without_times,
            total_sentences: transcript.cues.len(),
            truncated: transcript.cues.len() > PREVIEW_SENTENCES,
        }
    }
}

/// The first sentences of an episode's transcript, for everybody.
#[utoipa::path(
    get,
    path = "/api/v1/episodes/{episodeId}/transcript-timestamps/preview",
    operation_id = "getEpisodeTranscriptTimestampsPreview",
    tag = "Episodes",
    params(("episodeId" = String, Path)),
    responses(
        (status = 200, description = "The first sentences", body = Envelope<TranscriptTimestampsPreviewData>),
        (status = 404, description = "No such episode, or it has no transcript", body = ErrorView),
    ),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_episode_transcript_timestamps_preview(
    State(state): State<AppState>,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<TranscriptTimestampsPreviewData>, ApiError> {
    let data = state
        .read(move |generation| {
            let transcript = super::find_transcript(generation, &id)?;
            Ok(TranscriptTimestampsPreviewData::of(&transcript))
        })
        .await?;
    Ok(Envelope::new(data))
}
