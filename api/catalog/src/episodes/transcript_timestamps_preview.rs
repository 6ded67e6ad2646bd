//! `GET /api/v1/episodes/{episodeId}/transcript-timestamps/preview`

use super::{PREVIEW_SENTENCES, cut_to_preview};
use earshot_api_content::lookup::find_episode_and_transcript;
use earshot_api_content::views::{SentenceView, TranscriptOriginView, sentences};
use earshot_api_server::metering::PREVIEW_CHARS;
use earshot_api_server::prelude::*;
use earshot_model::Transcript;

/// The first sentences with their times.
#[view]
pub struct TranscriptTimestampsPreviewData {
    /// ID of the episode.
    episode_id: String,
    /// ID of the podcast.
    podcast_id: String,
    /// Where the transcript comes from.
    origin: TranscriptOriginView,
    /// The sentences, in order of time.
    pub sentences: Vec<SentenceView>,
    /// The beginning of a transcript without times, otherwise `null`.
    pub text_without_times: Option<String>,
    /// Sentences in the whole transcript.
    total_sentences: usize,
    /// Whether the transcript continues.
    pub truncated: bool,
}

impl TranscriptTimestampsPreviewData {
    pub fn of(transcript: &Transcript, duration_s: Option<i64>) -> Self {
        let (mut left, mut is_cut) = (PREVIEW_CHARS, transcript.cues.len() > PREVIEW_SENTENCES);
        let mut cut = |text: &str| {
            let shown = cut_to_preview(text, &mut left);
            is_cut |= shown.len() < text.len();
            shown
        };
        let mut all = sentences(transcript);
        let text_without_times = all.is_empty().then(|| {
            let cues = transcript.cues.iter().take(PREVIEW_SENTENCES).cloned().collect();
            cut(&Transcript { cues, ..transcript.clone() }.text())
        });
        all.truncate(PREVIEW_SENTENCES);
        for sentence in &mut all {
            sentence.text = cut(&sentence.text);
        }
        all.retain(|sentence| !sentence.text.is_empty());
        Self {
            episode_id: transcript.episode_id.to_string(),
            podcast_id: transcript.podcast_id.to_string(),
            origin: TranscriptOriginView::of(transcript, duration_s),
            sentences: all,
            text_without_times,
            total_sentences: transcript.cues.len(),
            truncated: is_cut,
        }
    }
}

/// Returns the first sentences of an episode's transcript. Needs no account.
#[endpoint(
    get "/api/v1/episodes/{episodeId}/transcript-timestamps/preview",
    (status = 200, description = "The first sentences", body = Envelope<TranscriptTimestampsPreviewData>),
    (status = 404, description = "Episode not found, or it has no transcript"),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_episode_transcript_timestamps_preview(
    state: AppState,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<TranscriptTimestampsPreviewData>, ApiError> {
    let data = state
        .read_generation(move |generation| {
            let (document, transcript) = find_episode_and_transcript(generation, &id)?;
            Ok(TranscriptTimestampsPreviewData::of(&transcript, document.episode.duration_s))
        })
        .await?;
    Ok(Envelope::new(data))
}
