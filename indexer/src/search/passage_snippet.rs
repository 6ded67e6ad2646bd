//! What is shown of a passage: the stretch around what matched, with the times and the speaker.

use super::snippet_windows::{highlight_window, widen_range};
use crate::TranscriptSnippet;
use crate::passages::CueSpan;
use earshot_model::search::SnippetOptions;
use std::ops::Range;

/// A longer pause between two cues ends a fragment, in milliseconds.
const MAX_PAUSE_MS: i64 = 10_000;

/// How much is shown of a passage, in bytes of its text.
#[derive(Clone, Copy, Default)]
pub struct SnippetLengths {
    passage: usize,
    highlight: usize,
}

impl SnippetLengths {
    /// About as many bytes as the characters that are asked for take in this text.
    pub fn for_text(text: &str, snippets: SnippetOptions) -> Self {
        let chars = text.chars().count().max(1);
        let bytes = |wanted: usize| (wanted.min(chars) * text.len()).div_ceil(chars);
        Self { passage: bytes(snippets.snippet_chars), highlight: bytes(snippets.highlight_chars) }
    }

    /// What can be shown whole, highlighted too.
    pub fn min_length(self) -> usize {
        self.passage.min(self.highlight)
    }
}

/// A text of which a stretch is shown.
pub struct PassageText<'a> {
    pub text: &'a str,
    /// Where it begins in the transcript.
    pub offset: usize,
    /// The cues that touch it.
    pub cues: &'a [CueSpan],
    /// What matched, in bytes of the text.
    pub matches: &'a [Range<usize>],
    pub lengths: SnippetLengths,
}

impl PassageText<'_> {
    /// The stretch around the densest hits, with the times of the cues it touches.
    pub fn densest(&self) -> TranscriptSnippet {
        let window = self.window(densest(self.matches, self.lengths.passage), &(0..self.text.len()));
        let inside = |hit: &&Range<usize>| hit.start >= window.start && hit.end <= window.end;
        let inside: Vec<Range<usize>> = self.matches.iter().filter(inside).cloned().collect();
        let core = densest(&inside, self.lengths.highlight);
        let core = if inside.is_empty() { window.start..window.start } else { core };
        self.snippet(window, core)
    }

    /// The stretch with all of `core`, which leaves out what is not `within`.
    pub fn snippet_around(&self, core: Range<usize>, within: &Range<usize>) -> TranscriptSnippet {
        self.snippet(self.window(core.clone(), within), core)
    }

    /// What is shown around `core`.
    fn window(&self, core: Range<usize>, within: &Range<usize>) -> Range<usize> {
        let (text, most) = (self.text, self.lengths.passage);
        // Whole cues read best; one that is too long for that (a text without times has one cue) is cut between words.
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

/// The part of a window around `core`, marked.
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

/// The hits that fit into one fragment, where there are the most.
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

/// A cue within the passage's text.
struct TimedRange {
    range: Range<usize>,
    start_ms: Option<i64>,
    end_ms: Option<i64>,
}

impl TimedRange {
    /// Whether `next` was said in the same breath, as far as the times tell.
    fn continues_in(&self, next: &Self) -> bool {
        match (self.end_ms, next.start_ms) {
            (Some(end), Some(start)) => start - end <= MAX_PAUSE_MS,
            _ => true,
        }
    }
}

/// Takes in the cues before and after while the fragment is short and the talk goes on: a fragment's time must lead to
/// where it was said.
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
