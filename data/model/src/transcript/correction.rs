//! Another text for a part of a transcript, as a reader suggests it.

use super::record::Transcript;

/// The part of a transcript that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TranscriptPart {
    /// The sentence that begins at a time, as a whole.
    Sentence { start_ms: i64 },
    /// A text within the line with this index, from 0, which has no time.
    Line(u32),
    /// The name of a speaker, wherever they speak.
    Speaker,
}

/// Another text for a part of a transcript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextCorrection {
    pub part: TranscriptPart,
    /// The text that the reader saw.
    pub text_before: String,
    pub text: String,
}

/// What a transcript has where a correction belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CorrectionFit {
    /// The text that the reader saw.
    Open,
    /// The corrected text.
    Corrected,
    /// Another text, or no such part.
    Outdated,
}

impl CorrectionFit {
    fn of(has_before: bool, has_corrected: bool) -> Self {
        match (has_before, has_corrected) {
            (true, _) => Self::Open,
            (false, true) => Self::Corrected,
            (false, false) => Self::Outdated,
        }
    }
}

impl Transcript {
    /// Compares a correction with the transcript.
    #[must_use]
    pub fn fit_of(&self, correction: &TextCorrection) -> CorrectionFit {
        let TextCorrection { part, text_before, text } = correction;
        match *part {
            TranscriptPart::Sentence { start_ms } => {
                let has = |text: &str| self.sentence_with(start_ms, text).is_some();
                CorrectionFit::of(has(text_before), has(text))
            }
            TranscriptPart::Line(line) => {
                let has = |text: &str| self.line(line).is_some_and(|line| line.contains(text));
                // A text that was extended still has what it was before.
                let is_extended = text.contains(text_before.as_str()) && has(text);
                CorrectionFit::of(has(text_before) && !is_extended, has(text))
            }
            TranscriptPart::Speaker => {
                let has = |name: &str| self.cues.iter().any(|cue| cue.speaker.as_deref() == Some(name));
                CorrectionFit::of(has(text_before), has(text))
            }
        }
    }

    /// Writes a correction if the transcript still has the text that the reader saw. Returns what it had before.
    pub fn correct(&mut self, correction: &TextCorrection) -> CorrectionFit {
        let fit = self.fit_of(correction);
        if fit != CorrectionFit::Open {
            return fit;
        }
        let TextCorrection { part, text_before, text } = correction;
        match *part {
            TranscriptPart::Sentence { start_ms } => {
                let found = self.sentence_with(start_ms, text_before);
                if let Some(cue) = found.and_then(|index| self.cues.get_mut(index)) {
                    cue.text.clone_from(text);
                }
            }
            TranscriptPart::Line(line) => {
                if let Some(cue) = self.cues.get_mut(line as usize) {
                    cue.text = cue.text.replacen(text_before.as_str(), text, 1);
                }
            }
            TranscriptPart::Speaker => {
                let spoken = self.cues.iter_mut().filter(|cue| cue.speaker.as_ref() == Some(text_before));
                spoken.for_each(|cue| cue.speaker = Some(text.clone()));
            }
        }
        fit
    }

    /// The cue that begins at a time and has a text. Cues that begin at the same time differ in their text.
    fn sentence_with(&self, start_ms: i64, text: &str) -> Option<usize> {
        self.cues.iter().position(|cue| cue.start_ms == Some(start_ms) && cue.text == text)
    }

    /// The text of a cue without a time.
    fn line(&self, line: u32) -> Option<&str> {
        let cue = self.cues.get(line as usize).filter(|cue| cue.start_ms.is_none());
        cue.map(|cue| cue.text.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Cue, EpisodeId, PodcastId, Timestamp, TranscriptFormat};

    fn transcript(cues: Vec<Cue>) -> Transcript {
        let podcast_id = PodcastId::from_feed_url("https://a.example/feed");
        Transcript {
            episode_id: EpisodeId::derive(podcast_id, "1"),
            podcast_id,
            language: None,
            source: "1.vtt".to_owned(),
            format: TranscriptFormat::Vtt,
            cues,
            fetched_at: Timestamp::UNIX_EPOCH,
            corrected_at: None,
            confidence: None,
        }
    }

    fn cue(start_ms: Option<i64>, text: &str) -> Cue {
        Cue { start_ms, end_ms: None, speaker: None, text: text.to_owned() }
    }

    fn correction(part: TranscriptPart, before: &str, text: &str) -> TextCorrection {
        TextCorrection { part, text_before: before.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn a_correction_fits_the_sentence_with_its_time_and_its_text() {
        let cues = vec![cue(None, "tea"), cue(Some(500), "milk"), cue(Some(500), "tea"), cue(Some(900), "oolong")];
        let mut transcript = transcript(cues);
        let of = |start_ms, before: &str, text: &str| correction(TranscriptPart::Sentence { start_ms }, before, text);
        assert_eq!(transcript.fit_of(&of(900, "ulong", "oolong")), CorrectionFit::Corrected);
        for (start_ms, before) in [(0, "tea"), (900, "tea"), (901, "oolong")] {
            assert_eq!(transcript.fit_of(&of(start_ms, before, "Tea")), CorrectionFit::Outdated, "{start_ms} {before}");
        }
        assert_eq!(transcript.correct(&of(500, "tea", "Tea")), CorrectionFit::Open);
        assert_eq!(transcript.correct(&of(500, "tea", "Tea")), CorrectionFit::Corrected);
        let texts: Vec<&str> = transcript.cues.iter().map(|cue| cue.text.as_str()).collect();
        assert_eq!(texts, ["tea", "milk", "Tea", "oolong"]);
    }

    #[test]
    fn a_text_within_a_line_without_a_time_is_corrected_once() {
        let mut transcript =
            transcript(vec![cue(None, "We met."), cue(None, "We met. It rained."), cue(Some(9), "Tea")]);
        let of = |line, before: &str, text: &str| correction(TranscriptPart::Line(line), before, text);
        let longer = of(1, "We met.", "We met. In May.");
        assert_eq!(transcript.correct(&longer), CorrectionFit::Open);
        assert_eq!(transcript.correct(&longer), CorrectionFit::Corrected, "it is not extended again");
        assert_eq!(transcript.correct(&of(1, "It rained.", "It snowed.")), CorrectionFit::Open);
        assert_eq!(transcript.cues[1].text, "We met. In May. It snowed.");
        assert_eq!(transcript.cues[0].text, "We met.");
        for (line, before) in [(0, "It rained."), (2, "Tea"), (3, "We met."), (u32::MAX, "We met.")] {
            assert_eq!(transcript.correct(&of(line, before, "Milk")), CorrectionFit::Outdated, "{line} {before}");
        }
    }

    #[test]
    fn the_name_of_a_speaker_is_corrected_wherever_they_speak() {
        let named = |name: &str, text: &str| Cue { speaker: Some(name.to_owned()), ..cue(Some(0), text) };
        let mut transcript =
            transcript(vec![named("Speaker 1", "Hi"), named("Ben", "Hey"), named("Speaker 1", "Speaker 1?")]);
        let renamed = correction(TranscriptPart::Speaker, "Speaker 1", "Ada");
        assert_eq!(transcript.correct(&renamed), CorrectionFit::Open);
        assert_eq!(transcript.text(), "Ada: Hi\nBen: Hey\nAda: Speaker 1?");
        assert_eq!(transcript.correct(&renamed), CorrectionFit::Corrected);
        assert_eq!(transcript.correct(&correction(TranscriptPart::Speaker, "Eve", "Adam")), CorrectionFit::Outdated);
    }
}
