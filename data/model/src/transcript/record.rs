//! A stored transcript with its source.

use super::cue::Cue;
use crate::{EpisodeId, PodcastId, Timestamp};
use serde::{Deserialize, Serialize};

/// The beginning of the source of a transcript that was made from audio. The name of the model follows.
pub const RECOGNIZED_SOURCE: &str = "recognized:";
/// A transcript may end this long after the audio, or this share before it, without a sign of drift: music and
/// silence have no words.
const LATE_END_MS: i64 = 30_000;
const EARLY_END_MS: i64 = 180_000;
const EARLY_END_PARTS: i64 = 10;

/// The transcript of an episode: cues in the order of speech, with times in milliseconds from the start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Transcript {
    pub episode_id: EpisodeId,
    pub podcast_id: PodcastId,
    /// BCP 47; `None` when the source has no language.
    pub language: Option<String>,
    /// A URL or a file name.
    pub source: String,
    pub format: TranscriptFormat,
    pub cues: Vec<Cue>,
    pub fetched_at: Timestamp,
    /// When the last correction of a reader was written into it; `None` when it is as it was read or made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected_at: Option<Timestamp>,
    /// The mean probability of the recognized words, 0 to 1; `None` for texts of people, and when the recognizer does not return it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confidence: Option<f64>,
}

named! {
    /// The format of the source, detected from its content and not from its declared type.
    TranscriptFormat {
        Vtt = "vtt",
        Srt = "srt",
        Json = "json",
        Html = "html",
        Text = "text",
    }
}

impl Transcript {
    /// Returns the model that made the transcript from audio; `None` when the podcast published it.
    #[must_use]
    pub fn recognizing_model(&self) -> Option<&str> {
        self.source.strip_prefix(RECOGNIZED_SOURCE)
    }

    /// Returns by how many milliseconds the transcript is longer than the episode (less than zero: shorter), when that is
    /// so much that its times may have drifted: hosts insert other advertisements into each download.
    #[must_use]
    pub fn possible_drift_ms(&self, duration_s: Option<i64>) -> Option<i64> {
        let duration_ms = duration_s.filter(|seconds| *seconds > 0)?.checked_mul(1_000)?;
        let last_ms = self.cues.iter().filter_map(|cue| cue.end_ms.or(cue.start_ms)).max()?;
        let difference_ms = last_ms.checked_sub(duration_ms)?;
        let early_ms = EARLY_END_MS.max(duration_ms / EARLY_END_PARTS);
        (difference_ms > LATE_END_MS || difference_ms < -early_ms).then_some(difference_ms)
    }

    /// The whole text: one cue per line, with `Name: ` before the first cue of each speaker's turn.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut last_speaker: Option<&str> = None;
        for cue in &self.cues {
            if !text.is_empty() {
                text.push('\n');
            }
            if cue.speaker.as_deref() != last_speaker {
                last_speaker = cue.speaker.as_deref();
                if let Some(name) = last_speaker {
                    text.push_str(name);
                    text.push_str(": ");
                }
            }
            text.push_str(&cue.text);
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn origin_and_drift_are_derived() {
        let podcast_id = PodcastId::from_feed_url("https://a.example/feed");
        let transcript = |source: &str, end_s: Option<i64>| Transcript {
            episode_id: EpisodeId::derive(podcast_id, "1"),
            podcast_id,
            language: None,
            source: source.to_owned(),
            format: TranscriptFormat::Json,
            cues: vec![Cue {
                start_ms: end_s.map(|_| 0),
                end_ms: end_s.map(|s| s * 1_000),
                speaker: None,
                text: "a".to_owned(),
            }],
            fetched_at: Timestamp::UNIX_EPOCH,
            corrected_at: None,
            confidence: None,
        };
        assert_eq!(transcript("recognized:whisper-1", None).recognizing_model(), Some("whisper-1"));
        assert_eq!(transcript("https://a.example/1.vtt", None).recognizing_model(), None);
        let drift = |end_s, duration_s| transcript("x", end_s).possible_drift_ms(duration_s).map(|ms| ms / 1_000);
        assert_eq!(drift(Some(3_600), Some(3_590)), None);
        assert_eq!(drift(Some(3_660), Some(3_600)), Some(60));
        assert_eq!(drift(Some(3_300), Some(3_600)), None);
        assert_eq!(drift(Some(3_000), Some(3_600)), Some(-600));
        assert_eq!((drift(None, Some(3_600)), drift(Some(9), None), drift(Some(9), Some(0))), (None, None, None));
    }
}
