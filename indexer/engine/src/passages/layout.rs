//! The layout of a transcript: its whole text, and the start of each passage.
//!
//! The model ([`CueText`]) cuts passages here and for embeddings, so a passage has the same number in both.

use earshot_model::Transcript;
use earshot_model::transcript::{CueText, PassageRules};
use earshot_text::analyze::words;

/// The text of a transcript as it is indexed and stored: its cues, separated by line breaks.
pub struct PassageLayout {
    pub text: String,
    pub passages: Vec<PassageStart>,
}

/// The start of a passage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassageStart {
    /// Number of its first word in the transcript, counted as index positions.
    pub word: u32,
    /// Its first byte in the text.
    pub byte: u32,
}

impl PassageLayout {
    pub fn from_transcript(transcript: &Transcript) -> Self {
        let spoken = CueText::from_cues(&transcript.cues);
        let mut word = 0;
        // Passages end where no word can span the border, so each passage's words can be counted separately.
        let passages = spoken
            .passages(&PassageRules::STORED)
            .into_iter()
            .map(|passage| {
                let start = PassageStart { word, byte: to_u32(passage.range.start) };
                word += to_u32(words(&spoken.text()[passage.range]).filter(|word| !word.is_tail).count());
                start
            })
            .collect();
        Self { passages, text: spoken.into_text() }
    }
}

/// Transcripts are limited far below 4 GiB ([`earshot_model::limits::MAX_TRANSCRIPT_BYTES`]).
fn to_u32(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use earshot_model::{Cue, EpisodeId, PodcastId, Timestamp, TranscriptFormat};
    use proptest::prelude::*;

    fn layout(texts: &[String]) -> PassageLayout {
        let podcast_id = PodcastId::from_feed_url("https://a.example");
        let cue = |text: &String| Cue { start_ms: None, end_ms: None, speaker: None, text: text.clone() };
        PassageLayout::from_transcript(&Transcript {
            episode_id: EpisodeId::derive(podcast_id, "1"),
            podcast_id,
            language: None,
            source: String::new(),
            format: TranscriptFormat::Text,
            cues: texts.iter().map(cue).collect(),
            fetched_at: Timestamp::UNIX_EPOCH,
            corrected_at: None,
            confidence: None,
        })
    }

    fn check(texts: &[String]) {
        let PassageLayout { text, passages } = layout(texts);
        let total = words(&text).filter(|word| !word.is_tail).count();
        let mut counted = 0;
        for (number, passage) in passages.iter().enumerate() {
            assert_eq!(passage.word as usize, counted);
            let end = passages.get(number + 1).map_or(text.len(), |next| next.byte as usize);
            counted += words(&text[passage.byte as usize..end]).filter(|word| !word.is_tail).count();
        }
        assert_eq!(counted, total);
    }

    #[test]
    fn passages_cover_the_text_and_count_its_words() {
        let texts =
            ["one two. ".repeat(2000), "机械学习。".repeat(900), "a b ".repeat(5), "x".repeat(9000), String::new()];
        for text in &texts {
            check(std::slice::from_ref(text));
        }
        check(&texts);
        assert!(layout(&texts[1..2]).passages.len() > 10, "a script without spaces is cut too");
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn no_word_straddles_a_border(pieces in prop::collection::vec("[a-z]{1,7}[ .,'’!?]{1,3}|[学びカ한ทำ々]{1,6}[。、，！ ]{0,2}|\\PC{1,5}", 0..400), cues in 1_usize..4) {
            let texts: Vec<String> = pieces.chunks(pieces.len().div_ceil(cues).max(1)).map(|pieces| pieces.concat().repeat(9)).collect();
            check(&texts);
        }
    }
}
