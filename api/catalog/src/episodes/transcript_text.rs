//! `GET /api/v1/episodes/{episodeId}/transcript-text`

use earshot_api_content::lookup::find_transcript;
use earshot_api_server::prelude::*;
use earshot_model::TranscriptId;

/// The whole transcript as text.
#[view]
pub struct TranscriptTextData {
    /// The transcript.
    episode_transcript_text: TranscriptText,
}

/// The whole text of a transcript.
#[view]
pub struct TranscriptText {
    /// ID of the podcast.
    podcast_id: String,
    /// ID of the episode.
    episode_id: String,
    /// ID of the transcript.
    transcript_id: String,
    /// One cue per line, with `Name: ` before the first cue of each speaker's turn.
    text: Option<String>,
}

/// Returns the transcript of an episode as text.
#[endpoint(
    get "/api/v1/episodes/{episodeId}/transcript-text",
    (status = 200, description = "The transcript", body = Envelope<TranscriptTextData>),
    (status = 404, description = "Episode not found, or it has no transcript"),
)]
pub async fn get_episode_transcript_text(
    state: AppState,
    owner: WorkOwner,
    // Spec 7: for users.
    _: SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<TranscriptTextData>, ApiError> {
    let text = state
        .run_engine_task(EngineTask::new(owner, WorkCost::TRANSCRIPT), move |generation, _cancel| {
            let transcript = find_transcript(generation, &id)?;
            Ok(TranscriptText {
                podcast_id: transcript.podcast_id.to_string(),
                episode_id: transcript.episode_id.to_string(),
                transcript_id: TranscriptId::from_episode(transcript.episode_id).to_string(),
                text: Some(transcript.text()),
            })
        })
        .await?;
    Ok(Envelope::new(TranscriptTextData { episode_transcript_text: text }))
}
