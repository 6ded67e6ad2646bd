//! Another text for a cue of a transcript, as a reader suggests it.

use super::record::Transcript;

/// Another text for the cue that begins at a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CueCorrection {
    pub start_ms: i64,
    /// The text that the reader saw.
    pub text_before: String,
    pub text: String,
}

/// What a transcript has where a correction belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CorrectionFit {
    /// The text that the reader saw, in the cue with this index.
    Open(usize),
    /// The corrected text.
    Corrected,
    /// Another text, or no cue.
    Outdated,
}

impl Transcript {
    /// Compares a correction with the transcript. Cues that begin at the same time differ in their text.
    #[must_use]
    pub fn fit_of(&self, correction: &CueCorrection) -> CorrectionFit {
        let cue_with =
            |text: &str| self.cues.iter().position(|cue| cue.start_ms == Some(correction.start_ms) && cue.text == text);
        match cue_with(&correction.text_before) {
            Some(index) => CorrectionFit::Open(index),
            None if cue_with(&correction.text).is_some() => CorrectionFit::Corrected,
            None => CorrectionFit::Outdated,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cue, EpisodeId, PodcastId, Timestamp, TranscriptFormat};

    #[test]
    fn a_correction_fits_the_cue_with_its_time_and_its_text() {
        let podcast_id = PodcastId::from_feed_url("https://a.example/feed");
        let cue = |start_ms, text: &str| Cue { start_ms, end_ms: None, speaker: None, text: text.to_owned() };
        let transcript = Transcript {
            episode_id: EpisodeId::derive(podcast_id, "1"),
            podcast_id,
            language: None,
            source: "1.vtt".to_owned(),
            format: TranscriptFormat::Vtt,
            cues: vec![cue(None, "tea"), cue(Some(500), "milk"), cue(Some(500), "tea"), cue(Some(900), "oolong")],
            fetched_at: Timestamp::UNIX_EPOCH,
            corrected_at: None,
        };
        let fit = |start_ms, before: &str, text: &str| {
            let correction = CueCorrection { start_ms, text_before: before.to_owned(), text: text.to_owned() };
            transcript.fit_of(&correction)
        };
        assert_eq!(fit(500, "tea", "Tea"), CorrectionFit::Open(2));
        assert_eq!(fit(900, "ulong", "oolong"), CorrectionFit::Corrected);
        for (start_ms, before) in [(0, "tea"), (900, "tea"), (901, "oolong")] {
            assert_eq!(fit(start_ms, before, "Tea"), CorrectionFit::Outdated, "{start_ms} {before}");
        }
    }
}
