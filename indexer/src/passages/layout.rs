//! How a transcript is cut: its whole text, and where each passage begins.

use crate::analyze::words;
use earshot_model::Transcript;

/// A passage ends at the first good place after this many bytes.
const PASSAGE_BYTES: usize = 2 << 10;

/// The text of a transcript as it is indexed and stored: the cues, a line break after each but the last.
pub struct Layout {
    pub text: String,
    pub passages: Vec<PassageStart>,
}

/// Where a passage begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassageStart {
    /// Number of its first word in the transcript, as the index counts positions.
    pub word: u32,
    /// Its first byte in the text.
    pub byte: u32,
}

impl Layout {
    pub fn of(transcript: &Transcript) -> Self {
        let mut text = String::with_capacity(transcript.cues.iter().map(|cue| cue.text.len() + 1).sum());
        for (number, cue) in transcript.cues.iter().enumerate() {
            if number > 0 {
                text.push('\n');
            }
            text.push_str(&cue.text);
        }
        let passages = cut(&text);
        Self { text, passages }
    }
}

/// Passages end after white space, where no word can straddle the border.
fn cut(text: &str) -> Vec<PassageStart> {
    let mut passages = Vec::new();
    let mut start = 0;
    let mut word = 0;
    while start < text.len() {
        let end = end_of_passage(text, start);
        passages.push(PassageStart { word, byte: narrow(start) });
        word += narrow(words(&text[start..end]).filter(|word| !word.is_tail).count());
        start = end;
    }
    passages
}

fn end_of_passage(text: &str, start: usize) -> usize {
    let mut least = start + PASSAGE_BYTES;
    while least < text.len() && !text.is_char_boundary(least) {
        least += 1;
    }
    let Some(rest) = text.get(least..) else { return text.len() };
    // The end of a cue when one is near, else the next white space.
    let near: usize = rest.chars().take(PASSAGE_BYTES / 4).map(char::len_utf8).sum();
    let found = rest[..near].find('\n').or_else(|| rest.find(char::is_whitespace));
    match found {
        Some(at) => least + at + rest[at..].chars().next().map_or(0, char::len_utf8),
        None => text.len(),
    }
}

/// Transcripts are bounded far below 4 GiB ([`earshot_model::limits::MAX_TRANSCRIPT_BYTES`]).
fn narrow(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passages_cover_the_text_and_count_its_words() {
        for text in
            ["one two\n".repeat(2000), "机械学习。".repeat(900), "a b ".repeat(5), "x".repeat(9000), String::new()]
        {
            let passages = cut(&text);
            let total = words(&text).filter(|word| !word.is_tail).count();
            let mut counted = 0;
            for (number, passage) in passages.iter().enumerate() {
                assert_eq!(passage.word as usize, counted);
                let end = passages.get(number + 1).map_or(text.len(), |next| next.byte as usize);
                counted += words(&text[passage.byte as usize..end]).filter(|word| !word.is_tail).count();
            }
            assert_eq!(counted, total);
        }
    }
}
