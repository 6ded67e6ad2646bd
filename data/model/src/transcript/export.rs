//! Exports transcripts to files.

use super::json::to_json;
use super::record::Transcript;
use super::sentence::split_cues_by_sentence;
use super::srt::to_srt;
use super::vtt::to_vtt;

named! {
    /// A format to which transcripts are exported.
    TranscriptExportFormat {
        /// WebVTT with the cues of the source.
        Vtt = "vtt",
        /// Plain text: one cue per line, the speaker's name before each turn.
        Txt = "txt",
        /// WebVTT with one sentence per cue.
        VttSentences = "vtt-sentences",
        /// SubRip.
        Srt = "srt",
        /// The podcast namespace's JSON.
        Json = "json",
    }
}

/// Subtitles were requested of a transcript without any times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the transcript has no times, which {0} needs; txt and json do not")]
pub struct MissingTimesError(&'static str);

impl TranscriptExportFormat {
    /// The extension of the file name, without the dot.
    #[must_use]
    pub fn extension(self) -> &'static str {
        match self {
            Self::Vtt | Self::VttSentences => "vtt",
            Self::Txt => "txt",
            Self::Srt => "srt",
            Self::Json => "json",
        }
    }

    /// The value of `Content-Type`.
    #[must_use]
    pub fn media_type(self) -> &'static str {
        match self {
            Self::Vtt | Self::VttSentences => "text/vtt; charset=utf-8",
            Self::Txt => "text/plain; charset=utf-8",
            Self::Srt => "application/x-subrip; charset=utf-8",
            Self::Json => "application/json",
        }
    }
}

impl Transcript {
    /// The transcript as the text of a file that ends with a line break.
    ///
    /// # Errors
    /// [`MissingTimesError`] for subtitles of a transcript in which no cue has a time.
    ///
    /// ```
    /// # use earshot_model::{Cue, EpisodeId, PodcastId, Transcript, TranscriptFormat};
    /// # use earshot_model::transcript::TranscriptExportFormat;
    /// # let podcast_id = PodcastId::from_feed_url("https://a.example");
    /// # let episode_id = EpisodeId::derive(podcast_id, "1");
    /// # let (language, source, format) = (None, String::new(), TranscriptFormat::Vtt);
    /// # let fetched_at = earshot_model::Timestamp::UNIX_EPOCH;
    /// let cues = vec![Cue { start_ms: Some(500), end_ms: Some(1500), speaker: Some("Ann".into()), text: "Hi.".into() }];
    /// let transcript = Transcript { episode_id, podcast_id, language, source, format, cues, fetched_at, corrected_at: None, confidence: None };
    /// let srt = transcript.export(TranscriptExportFormat::Srt)?;
    /// assert_eq!(srt, "1\n00:00:00,500 --> 00:00:01,500\nAnn: Hi.\n\n");
    /// # Ok::<(), earshot_model::transcript::MissingTimesError>(())
    /// ```
    pub fn export(&self, format: TranscriptExportFormat) -> Result<String, MissingTimesError> {
        let has_times = self.cues.iter().any(|cue| cue.start_ms.is_some());
        match format {
            TranscriptExportFormat::Txt => Ok(self.text() + "\n"),
            TranscriptExportFormat::Json => Ok(to_json(&self.cues)),
            _ if !has_times => Err(MissingTimesError(format.as_str())),
            TranscriptExportFormat::Vtt => Ok(to_vtt(&self.cues)),
            TranscriptExportFormat::VttSentences => Ok(to_vtt(&split_cues_by_sentence(&self.cues))),
            TranscriptExportFormat::Srt => Ok(to_srt(&self.cues)),
        }
    }
}
