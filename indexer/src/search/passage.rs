//! What is shown of a passage: the stretch around what matched, with the times and the speaker.

use super::fragments::{around, marked};
use crate::TranscriptMatch;
use crate::passages::CuePlace;
use earshot_model::search::Snippets;
use std::ops::Range;

/// A longer pause between two cues ends a fragment, in milliseconds.
const MAX_PAUSE_MS: i64 = 10_000;

/// How much is shown of a passage, in bytes of its text.
#[derive(Clone, Copy)]
pub struct Lengths {
    passage: usize,
    highlight: usize,
}

impl Lengths {
    /// About as many bytes as the characters that are asked for take in this text.
    pub fn of(text: &str, snippets: Snippets) -> Self {
        let chars = text.chars().count().max(1);
        let bytes = |wanted: usize| (wanted.min(chars) * text.len()).div_ceil(chars);
        Self { passage: bytes(snippets.passage_chars), highlight: bytes(snippets.highlight_chars) }
    }
}

/// The stretch of a passage around its densest hits, with the times of the cues it touches. `offset` is where the text
/// begins in the transcript.
pub fn cut(text: &str, offset: usize, cues: &[CuePlace], hits: &[Range<usize>], lengths: Lengths) -> TranscriptMatch {
    let core = densest(hits, lengths.passage);
    // Whole cues read best; one that is too long for that (a text without times has one cue) is cut between words.
    let within =
        |range: &Range<usize>| range.start.saturating_sub(offset)..(range.end.max(offset) - offset).min(text.len());
    let mut window: Option<Range<usize>> = None;
    for cue in cues {
        let cue = within(&cue.range);
        if cue.end > core.start && cue.start < core.end {
            window = Some(window.map_or(cue.clone(), |window| window.start..cue.end));
        }
    }
    let window = match window {
        Some(window) if window.len() <= lengths.passage + lengths.passage / 4 => {
            let cues: Vec<Timed> = cues
                .iter()
                .map(|cue| Timed { range: within(&cue.range), start_ms: cue.start_ms, end_ms: cue.end_ms })
                .collect();
            widened(window, &cues, lengths.passage)
        }
        _ => around(text, core, lengths.passage),
    };
    let window = trimmed(text, window);
    let spoken = offset + window.start..offset + window.end;
    let touched: Vec<_> =
        cues.iter().filter(|cue| cue.range.end > spoken.start && cue.range.start < spoken.end).collect();
    let first_hit = offset + hits.iter().find(|hit| hit.start >= window.start).map_or(window.start, |hit| hit.start);
    let speaking = touched.iter().find(|cue| cue.range.contains(&first_hit)).or(touched.first());
    TranscriptMatch {
        text: text[window.clone()].split_whitespace().collect::<Vec<_>>().join(" "),
        highlighted: highlighted(text, window, hits, lengths.highlight),
        start_ms: touched.first().and_then(|cue| cue.start_ms),
        end_ms: touched.last().and_then(|cue| cue.end_ms),
        speaker: speaking.and_then(|cue| cue.speaker.clone()),
        is_by_meaning: false,
    }
}

/// The part of a window with the most hits, marked.
fn highlighted(text: &str, window: Range<usize>, hits: &[Range<usize>], bytes: usize) -> String {
    if window.len() <= bytes + bytes / 4 {
        return marked(text, &window, hits);
    }
    let inside: Vec<Range<usize>> =
        hits.iter().filter(|hit| hit.start >= window.start && hit.end <= window.end).cloned().collect();
    let core = densest(&inside, bytes);
    let core = if inside.is_empty() { window.start..window.start } else { core };
    let part = around(text, core, bytes);
    let part = trimmed(text, part.start.max(window.start)..part.end.min(window.end));
    marked(text, &part, hits)
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
struct Timed {
    range: Range<usize>,
    start_ms: Option<i64>,
    end_ms: Option<i64>,
}

impl Timed {
    /// Whether `next` was said in the same breath, as far as the times tell.
    fn flows_into(&self, next: &Self) -> bool {
        match (self.end_ms, next.start_ms) {
            (Some(end), Some(start)) => start - end <= MAX_PAUSE_MS,
            _ => true,
        }
    }
}

/// Takes in the cues before and after while the fragment is short and the talk goes on: a fragment's time must lead to
/// where it was said.
fn widened(mut window: Range<usize>, cues: &[Timed], bytes: usize) -> Range<usize> {
    let mut last = cues.iter().rposition(|cue| cue.range.start < window.end).unwrap_or(0);
    let mut first = cues.iter().position(|cue| cue.range.end > window.start).unwrap_or(0);
    while let Some(next) = cues.get(last + 1)
        && next.range.end - window.start <= bytes
        && cues[last].flows_into(next)
    {
        window.end = next.range.end;
        last += 1;
    }
    while let Some(before) = first.checked_sub(1).map(|at| &cues[at])
        && window.end - before.range.start <= bytes
        && before.flows_into(&cues[first])
    {
        window.start = before.range.start;
        first -= 1;
    }
    window
}

fn trimmed(text: &str, window: Range<usize>) -> Range<usize> {
    let slice = &text[window.clone()];
    let start = window.start + (slice.len() - slice.trim_start().len());
    start..start + slice.trim().len()
}
