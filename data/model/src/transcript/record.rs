//! A stored transcript with its source.

use super::cue::Cue;
use crate::{EpisodeId, PodcastId, Timestamp};
use serde::{Deserialize, Serialize};

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
}

/// The format of the source, detected from its content and not from its declared type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TranscriptFormat {
    Vtt,
    Srt,
    Json,
    Html,
    Text,
}

impl TranscriptFormat {
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Vtt => "vtt",
            Self::Srt => "srt",
            Self::Json => "json",
            Self::Html => "html",
            Self::Text => "text",
        }
    }

    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        [Self::Vtt, Self::Srt, Self::Json, Self::Html, Self::Text].into_iter().find(|format| format.as_str() == name)
    }
}

impl Transcript {
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
