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

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_model::{Cue, EpisodeId, PodcastId, TranscriptFormat};

    fn transcript(cues: Vec<Cue>) -> Transcript {
        let podcast_id = PodcastId::from_feed_url("https://feeds.example/show");
        Transcript {
            episode_id: EpisodeId::derive(podcast_id, "1"),
            podcast_id,
            language: None,
            source: "a file".to_owned(),
            format: TranscriptFormat::Text,
            cues,
            fetched_at: "2026-11-20T12:00:00Z".parse().expect("a moment"),
            corrected_at: None,
            confidence: None,
        }
    }

    fn cue(start_ms: Option<i64>, chars: usize) -> Cue {
        Cue { start_ms, end_ms: None, speaker: None, text: "é".repeat(chars) }
    }

    #[test]
    fn a_preview_is_truncated_even_with_long_sentences() {
        let chars = |text: &str| text.chars().count();
        let shown = |preview: &TranscriptTimestampsPreviewData| -> usize {
            preview.sentences.iter().map(|sentence| chars(&sentence.text)).sum()
        };
        // A transcript without times is a single sentence.
        let untimed = TranscriptTimestampsPreviewData::of(&transcript(vec![cue(None, 90_000)]), None);
        assert_eq!(untimed.text_without_times.as_deref().map(chars), Some(PREVIEW_CHARS));
        assert!(untimed.truncated);
        let long =
            TranscriptTimestampsPreviewData::of(&transcript(vec![cue(Some(0), 1_500), cue(Some(9_000), 1_500)]), None);
        assert_eq!((long.sentences.len(), shown(&long), long.truncated), (2, PREVIEW_CHARS, true));
        let two = (0..30).map(|number| cue(Some(number * 1_000), 1_000)).collect();
        let two = TranscriptTimestampsPreviewData::of(&transcript(two), None);
        assert_eq!((two.sentences.len(), shown(&two), two.truncated), (2, PREVIEW_CHARS, true));
        let short = TranscriptTimestampsPreviewData::of(&transcript(vec![cue(Some(0), 50)]), None);
        assert_eq!((shown(&short), short.truncated), (50, false));
    }
}
