//! `GET /api/v1/episodes/{episodeId}/transcript-timestamps`

use earshot_api_content::lookup::find_episode_and_transcript;
use earshot_api_content::views::{SentenceView, TranscriptLineView, TranscriptOriginView, lines, sentences};
use earshot_api_server::prelude::*;
use earshot_model::Transcript;

/// The sentences of a transcript with their times.
#[view]
pub struct TranscriptTimestampsData {
    /// ID of the episode.
    episode_id: String,
    /// ID of the podcast.
    podcast_id: String,
    /// Where the transcript comes from.
    origin: TranscriptOriginView,
    /// The sentences, in order of time.
    sentences: Vec<SentenceView>,
    /// The whole text of a transcript without times, otherwise `null`.
    text_without_times: Option<String>,
    /// The lines of a transcript without times; empty for others.
    lines: Vec<TranscriptLineView>,
}

impl TranscriptTimestampsData {
    pub fn of(transcript: &Transcript, duration_s: Option<i64>) -> Self {
        let sentences = sentences(transcript);
        let text_without_times = sentences.is_empty().then(|| transcript.text());
        let lines = if sentences.is_empty() { lines(transcript) } else { Vec::new() };
        Self {
            episode_id: transcript.episode_id.to_string(),
            podcast_id: transcript.podcast_id.to_string(),
            origin: TranscriptOriginView::of(transcript, duration_s),
            sentences,
            text_without_times,
            lines,
        }
    }
}

/// Returns the sentences of an episode's transcript with their times.
#[endpoint(
    get "/api/v1/episodes/{episodeId}/transcript-timestamps",
    (status = 200, description = "The sentences", body = Envelope<TranscriptTimestampsData>),
    (status = 404, description = "Episode not found, or it has no transcript"),
)]
pub async fn get_episode_transcript_timestamps(
    state: AppState,
    owner: WorkOwner,
    _: SignedInAccount,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<TranscriptTimestampsData>, ApiError> {
    let data = state
        .run_engine_task(EngineTask::new(owner, WorkCost::TRANSCRIPT), move |generation, _cancel| {
            let (document, transcript) = find_episode_and_transcript(generation, &id)?;
            Ok(TranscriptTimestampsData::of(&transcript, document.episode.duration_s))
        })
        .await?;
    Ok(Envelope::new(data))
}
