//! Collects the cues of a transcript: repairs times, splits long texts, and limits the number.

use super::speaker::without_remark;
use super::transcript_issues::TranscriptIssues;
use crate::feed::clean_line;
use earshot_model::transcript::split_sentences;
use earshot_model::{Cue, Issue, without_hidden_characters};

/// Maximum length of a cue's text, in bytes. A longer text is split at the end of a sentence, or else at blank space.
const MAX_CUE_BYTES: usize = 8 << 10;
/// Maximum length of a speaker's name, in bytes.
const MAX_NAME_BYTES: usize = 200;
/// Maximum number of cues: more than one per half second of a day.
const MAX_CUES: usize = 200_000;
/// Maximum time in milliseconds, about four months. A later time is an error.
const MAX_TIME_MS: i64 = 10_000_000_000;

/// The cues so far.
pub(super) struct CueCollector {
    cues: Vec<Cue>,
    pub(super) issues: TranscriptIssues,
    /// The latest start time, for detecting cues out of order.
    latest_ms: i64,
}

impl CueCollector {
    pub(super) fn new(issues: TranscriptIssues) -> Self {
        Self { cues: Vec::new(), issues, latest_ms: 0 }
    }

    /// Adds a cue. `line` is its line in the file, from 1.
    pub(super) fn push(&mut self, cue: Cue, line: Option<usize>) {
        let text = clean_line(&cue.text, usize::MAX);
        if text.is_empty() {
            return;
        }
        // Speakers become guests and hosts of the catalog, so their names are cleaned as those of feeds are.
        let name_of = |name: String| without_hidden_characters(&clean_line(&name, MAX_NAME_BYTES)).trim().to_owned();
        let speaker = cue.speaker.map(|name| without_remark(&name_of(name)).to_owned()).filter(|name| !name.is_empty());
        let (start_ms, end_ms) = self.check_times(cue.start_ms, cue.end_ms, line);
        let cue = Cue { start_ms, end_ms, speaker, text };
        if cue.text.len() <= MAX_CUE_BYTES {
            return self.push_bounded(cue, line);
        }
        for piece in split_long_text(&cue.text) {
            self.push_bounded(Cue { text: piece.to_owned(), ..cue.clone() }, line);
        }
    }

    fn push_bounded(&mut self, cue: Cue, line: Option<usize>) {
        if self.cues.len() >= MAX_CUES {
            self.issues.error("too-many-cues", line, "only the first 200,000 cues are kept");
        } else {
            self.cues.push(cue);
        }
    }

    fn check_times(&mut self, start: Option<i64>, end: Option<i64>, line: Option<usize>) -> (Option<i64>, Option<i64>) {
        let possible = |ms: &i64| (0..=MAX_TIME_MS).contains(ms);
        let (good_start, good_end) = (start.filter(possible), end.filter(possible));
        if good_start != start || good_end != end {
            self.issues.warning("bad-time", line, "a negative or impossible time was dropped");
        }
        let Some(start) = good_start else { return (None, None) };
        if good_end.is_some_and(|end| end < start) {
            self.issues.warning("reversed-time", line, "a cue ends before it begins: it ends where it begins");
        }
        if start < self.latest_ms {
            self.issues.notice(
                "out-of-order",
                line,
                "a cue begins before the previous one; the order of the file was kept",
            );
        }
        self.latest_ms = self.latest_ms.max(start);
        (Some(start), good_end.map(|end| end.max(start)))
    }

    pub(super) fn finish(self) -> (Vec<Cue>, Vec<Issue>) {
        (self.cues, self.issues.finish())
    }
}

/// Splits a long text into parts of at most [`MAX_CUE_BYTES`], at sentence ends where possible.
fn split_long_text(text: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut end = 0;
    for (sentence, _) in split_sentences(text) {
        if sentence.end - start > MAX_CUE_BYTES && end > start {
            pieces.push(text[start..end].trim());
            start = end;
        }
        end = sentence.end;
        while end - start > MAX_CUE_BYTES {
            let limit = text.floor_char_boundary(start + MAX_CUE_BYTES);
            let cut = text[start..limit].rfind(' ').map_or(limit, |at| start + at + 1);
            pieces.push(text[start..cut].trim());
            start = cut;
        }
    }
    pieces.push(text[start..].trim());
    pieces.retain(|piece| !piece.is_empty());
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_lose_nothing() {
        for text in ["Word word. ".repeat(3000), "x".repeat(30_000), "学。".repeat(9000), "学".repeat(9000)] {
            let text = text.trim();
            let pieces = split_long_text(text);
            assert!(pieces.len() > 1 && pieces.iter().all(|piece| piece.len() <= MAX_CUE_BYTES));
            let bare = |text: &str| text.replace(' ', "");
            assert_eq!(bare(&pieces.concat()), bare(text));
        }
    }
}
