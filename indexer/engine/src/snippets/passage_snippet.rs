//! Cuts the snippet of a passage around its matches, with times and speaker.

use super::snippet_windows::{highlight_window, widen_range};
use crate::TranscriptSnippet;
use crate::passages::CueSpan;
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
        let bytes = |wanted: usize| (wanted.min(chars) * text.len()).div_ceil(chars);
        Self { passage: bytes(snippets.snippet_chars), highlight: bytes(snippets.highlight_chars) }
    }

    /// Up to this length a text is shown whole.
    pub fn min_length(self) -> usize {
        self.passage.min(self.highlight)
    }
}

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
        let spoken = offset + window.start..offset + window.end;
        let touched: Vec<_> =
            self.cues.iter().filter(|cue| cue.range.end > spoken.start && cue.range.start < spoken.end).collect();
        let first_hit = hits.iter().find(|hit| hit.start >= window.start).map_or(window.start, |hit| hit.start);
        let speaking = touched.iter().find(|cue| cue.range.contains(&(offset + first_hit))).or(touched.first());
        TranscriptSnippet {
            text: text[window.clone()].split_whitespace().collect::<Vec<_>>().join(" "),
            highlighted: highlight_around(text, window, hits, core, self.lengths.highlight),
            start_ms: touched.first().and_then(|cue| cue.start_ms),
            end_ms: touched.last().and_then(|cue| cue.end_ms),
            speaker: speaking.and_then(|cue| cue.speaker.clone()),
            is_semantic: false,
        }
    }
}

/// The highlighted text of a window around `core`.
fn highlight_around(
    text: &str,
    window: Range<usize>,
    hits: &[Range<usize>],
    core: Range<usize>,
    bytes: usize,
) -> String {
    if window.len() <= bytes + bytes / 4 {
        return highlight_window(text, &window, hits);
    }
    let part = widen_range(text, core, bytes);
    let part = trim_range(text, part.start.max(window.start)..part.end.min(window.end));
    highlight_window(text, &part, hits)
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
