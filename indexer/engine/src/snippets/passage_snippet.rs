//! Cuts the snippet of a passage around its matches, with times and speakers.

use super::snippet_windows::{highlight_window, widen_range};
use crate::passages::CueSpan;
use crate::{SpeakerTurn, TranscriptSnippet};
use earshot_model::search::SnippetOptions;
use std::ops::Range;

/// Milliseconds. A longer pause between two cues ends a snippet.
const MAX_PAUSE_MS: i64 = 10_000;

/// The length of snippets, in bytes of the text.
#[derive(Clone, Copy, Default)]
pub struct SnippetLengths {
    passage: usize,
    highlight: usize,
}

impl SnippetLengths {
    /// Converts the requested characters to the bytes that they take in this text on average.
    pub fn for_text(text: &str, snippets: SnippetOptions) -> Self {
        let chars = text.chars().count().max(1);
        let bytes = |requested: usize| (requested.min(chars) * text.len()).div_ceil(chars);
        Self { passage: bytes(snippets.snippet_chars), highlight: bytes(snippets.highlight_chars) }
    }

    /// Up to this length a text is shown whole.
    pub fn min_length(self) -> usize {
        self.passage.min(self.highlight)
    }
}

/// A cue with its speaker, which may be that of an earlier cue.
type SpokenCue<'a> = (&'a CueSpan, Option<&'a String>);

/// A text to cut a snippet from.
pub struct PassageText<'a> {
    pub text: &'a str,
    /// Its offset in the transcript.
    pub offset: usize,
    /// The cues that overlap it.
    pub cues: &'a [CueSpan],
    /// The matches, in bytes of the text.
    pub matches: &'a [Range<usize>],
    pub lengths: SnippetLengths,
}

impl PassageText<'_> {
    /// The snippet around the densest matches, with the times of its cues.
    pub fn densest(&self) -> TranscriptSnippet {
        let window = self.window(densest(self.matches, self.lengths.passage), &(0..self.text.len()));
        let inside = |hit: &&Range<usize>| hit.start >= window.start && hit.end <= window.end;
        let inside: Vec<Range<usize>> = self.matches.iter().filter(inside).cloned().collect();
        let core = densest(&inside, self.lengths.highlight);
        let core = if inside.is_empty() { window.start..window.start } else { core };
        self.snippet(window, core)
    }

    /// A snippet that contains all of `core` and nothing outside of `within`.
    pub fn snippet_around(&self, core: Range<usize>, within: &Range<usize>) -> TranscriptSnippet {
        self.snippet(self.window(core.clone(), within), core)
    }

    /// The window to show around `core`.
    fn window(&self, core: Range<usize>, within: &Range<usize>) -> Range<usize> {
        let (text, most) = (self.text, self.lengths.passage);
        // Whole cues read best. A cue that is too long is cut between words; a transcript without times has a single
        // cue.
        let own = |range: &Range<usize>| {
            range.start.saturating_sub(self.offset)..(range.end.max(self.offset) - self.offset).min(text.len())
        };
        let cues: Vec<TimedRange> = (self.cues.iter())
            .map(|cue| TimedRange { range: own(&cue.range), start_ms: cue.start_ms, end_ms: cue.end_ms })
            .collect();
        let touched = cues.iter().filter(|cue| cue.range.end > core.start && cue.range.start < core.end);
        let window = touched.map(|cue| cue.range.clone()).reduce(|window, cue| window.start..cue.end);
        let fits = |window: &Range<usize>| {
            window.len() <= most + most / 4 && window.start >= within.start && window.end <= within.end
        };
        let window = match window.filter(fits) {
            Some(window) => widen_to_cues(window, &cues, most, within),
            None => {
                let around = widen_range(text, core.clone(), most);
                around.start.max(within.start).min(core.start)..around.end.min(within.end).max(core.end)
            }
        };
        trim_range(text, window)
    }

    fn snippet(&self, window: Range<usize>, core: Range<usize>) -> TranscriptSnippet {
        let Self { text, offset, matches: hits, .. } = *self;
        let touched = self.cues_with_speakers(&(offset + window.start..offset + window.end));
        let shown = highlighted_range(text, &window, core, self.lengths.highlight);
        let first_hit = hits.iter().find(|hit| hit.start >= shown.start && hit.end <= shown.end);
        let first_byte = offset + first_hit.map_or(shown.start, |hit| hit.start);
        let spoken = touched.iter().find(|(cue, _)| cue.range.contains(&first_byte)).or(touched.first());
        TranscriptSnippet {
            text: text[window.clone()].split_whitespace().collect::<Vec<_>>().join(" "),
            highlighted: highlight_window(text, &shown, hits),
            start_ms: touched.first().and_then(|(cue, _)| cue.start_ms),
            end_ms: touched.last().and_then(|(cue, _)| cue.end_ms),
            match_ms: first_hit.and(spoken).and_then(|(cue, _)| spoken_at(cue, first_byte)),
            speaker: spoken.and_then(|(_, speaker)| speaker.cloned()),
            turns: self.turns(&window, &touched),
            is_semantic: false,
        }
    }

    /// The cues that overlap a range of the transcript, with their speakers. A cue without a speaker continues the turn
    /// before: many transcripts name a speaker only where another one begins.
    fn cues_with_speakers(&self, range: &Range<usize>) -> Vec<SpokenCue<'_>> {
        let mut speaker = None;
        let with_speaker = self.cues.iter().map(|cue| {
            speaker = cue.speaker.as_ref().or(speaker);
            (cue, speaker)
        });
        with_speaker.filter(|(cue, _)| cue.range.end > range.start && cue.range.start < range.end).collect()
    }

    /// The window by speaker.
    fn turns(&self, window: &Range<usize>, cues: &[SpokenCue<'_>]) -> Vec<SpeakerTurn> {
        if cues.iter().all(|(_, speaker)| speaker.is_none()) {
            return Vec::new();
        }
        let turns: Vec<&[SpokenCue<'_>]> = cues.chunk_by(|(_, one), (_, other)| one == other).collect();
        let start =
            |turn: &[SpokenCue<'_>]| turn[0].0.range.start.saturating_sub(self.offset).clamp(window.start, window.end);
        let ends = turns.iter().skip(1).map(|next| start(next)).chain([window.end]);
        let to_turn = |(turn, end): (&&[SpokenCue<'_>], usize)| {
            let (cue, speaker) = turn[0];
            let range = trim_range(self.text, start(turn)..end);
            (!range.is_empty()).then(|| SpeakerTurn {
                speaker: speaker.cloned(),
                start_ms: cue.start_ms,
                highlighted: highlight_window(self.text, &range, self.matches),
            })
        };
        turns.iter().zip(ends).filter_map(to_turn).collect()
    }
}

/// The time of a byte of the transcript, if the speed within its cue is constant.
fn spoken_at(cue: &CueSpan, byte: usize) -> Option<i64> {
    let start = cue.start_ms?;
    let Some(length) = cue.end_ms.map(|end| end - start).filter(|length| *length > 0) else { return Some(start) };
    let before = i64::try_from(byte.saturating_sub(cue.range.start)).unwrap_or(0);
    let bytes = i64::try_from(cue.range.len()).unwrap_or(i64::MAX).max(1);
    Some(start + length.saturating_mul(before.min(bytes)) / bytes)
}

/// The highlighted part of a window around `core`.
fn highlighted_range(text: &str, window: &Range<usize>, core: Range<usize>, bytes: usize) -> Range<usize> {
    if window.len() <= bytes + bytes / 4 {
        return window.clone();
    }
    let part = widen_range(text, core, bytes);
    trim_range(text, part.start.max(window.start)..part.end.min(window.end))
}

/// The range that fits into one snippet and has the most matches.
fn densest(hits: &[Range<usize>], bytes: usize) -> Range<usize> {
    let mut best = (0, 0..0);
    for (at, first) in hits.iter().enumerate() {
        let fitting = hits[at..].iter().take_while(|hit| hit.end <= first.start + bytes).count().max(1);
        if fitting > best.0 {
            best = (fitting, first.start..hits[at + fitting - 1].end);
        }
    }
    best.1
}

/// A cue's range in the passage's text.
struct TimedRange {
    range: Range<usize>,
    start_ms: Option<i64>,
    end_ms: Option<i64>,
}

impl TimedRange {
    /// Whether `next` follows without a long pause, as far as the times are available.
    fn continues_in(&self, next: &Self) -> bool {
        match (self.end_ms, next.start_ms) {
            (Some(end), Some(start)) => start - end <= MAX_PAUSE_MS,
            _ => true,
        }
    }
}

/// Extends the window to neighboring cues while it is short and no long pause intervenes. A snippet's time must lead to
/// the place in the audio.
fn widen_to_cues(mut window: Range<usize>, cues: &[TimedRange], bytes: usize, within: &Range<usize>) -> Range<usize> {
    let mut last = cues.iter().rposition(|cue| cue.range.start < window.end).unwrap_or(0);
    let mut first = cues.iter().position(|cue| cue.range.end > window.start).unwrap_or(0);
    while let Some(next) = cues.get(last + 1)
        && next.range.end - window.start <= bytes
        && next.range.end <= within.end
        && cues[last].continues_in(next)
    {
        window.end = next.range.end;
        last += 1;
    }
    while let Some(before) = first.checked_sub(1).map(|at| &cues[at])
        && window.end - before.range.start <= bytes
        && before.range.start >= within.start
        && before.continues_in(&cues[first])
    {
        window.start = before.range.start;
        first -= 1;
    }
    window
}

fn trim_range(text: &str, window: Range<usize>) -> Range<usize> {
    let slice = &text[window.clone()];
    let start = window.start + (slice.len() - slice.trim_start().len());
    start..start + slice.trim().len()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cues of two seconds each, with a space between them.
    fn cues(said: &[(Option<&str>, &str)]) -> (String, Vec<CueSpan>) {
        let (mut text, mut cues) = (String::new(), Vec::new());
        for ((speaker, words), start_ms) in said.iter().zip((0..).step_by(2_000)) {
            let start = text.len();
            text.push_str(words);
            let range = start..text.len();
            let speaker = speaker.map(str::to_owned);
            cues.push(CueSpan { start_ms: Some(start_ms), end_ms: Some(start_ms + 2_000), speaker, range });
            text.push(' ');
        }
        (text, cues)
    }

    fn snippet(said: &[(Option<&str>, &str)], word: &str) -> TranscriptSnippet {
        let (text, cues) = cues(said);
        let start = text.find(word).expect("is said");
        let lengths = SnippetLengths { passage: 400, highlight: 400 };
        let found = start..start + word.len();
        let matches = std::slice::from_ref(&found);
        PassageText { text: &text, offset: 0, cues: &cues, matches, lengths }.densest()
    }

    fn turns(snippet: &TranscriptSnippet) -> Vec<(Option<&str>, Option<i64>, &str)> {
        let turns = snippet.turns.iter();
        turns.map(|turn| (turn.speaker.as_deref(), turn.start_ms, turn.highlighted.as_str())).collect()
    }

    #[test]
    fn a_snippet_is_split_where_another_person_speaks() {
        let said = [(None, "One."), (Some("Ada"), "Two & two."), (None, "Three."), (Some("Bo"), "Four five.")];
        let found = snippet(&said, "Three");
        let expected = [
            (None, Some(0), "One."),
            (Some("Ada"), Some(2_000), "Two &amp; two. <em>Three</em>."),
            (Some("Bo"), Some(6_000), "Four five."),
        ];
        assert_eq!(turns(&found), expected);
        assert_eq!(found.speaker.as_deref(), Some("Ada"), "who goes on");
        assert_eq!(found.match_ms, Some(4_000));
        assert_eq!(snippet(&said, "five").match_ms, Some(6_000 + 2_000 * 5 / 10), "half of the cue is before it");
        assert_eq!(turns(&snippet(&[(None, "One."), (None, "Two.")], "Two")), []);
    }
}
