//! Cuts windows of a text around matches, with `<em>` around the matches and everything escaped.

use std::ops::Range;

/// Approximate length of a snippet in bytes.
const SNIPPET_BYTES: usize = 220;
/// Limit of snippets per description.
const MAX_SNIPPETS: usize = 2;

/// Sorts ranges and merges those that overlap or touch.
pub fn merge_ranges(mut ranges: Vec<Range<usize>>) -> Vec<Range<usize>> {
    ranges.sort_unstable_by_key(|range| (range.start, range.end));
    let mut apart: Vec<Range<usize>> = Vec::with_capacity(ranges.len());
    for range in ranges {
        match apart.last_mut() {
            Some(last) if range.start <= last.end => last.end = last.end.max(range.end),
            _ => apart.push(range),
        }
    }
    apart
}

/// The windows with the most matches, at most [`MAX_SNIPPETS`], without overlap and in text order.
pub fn best_windows(text: &str, found: &[Range<usize>]) -> Vec<Range<usize>> {
    let mut candidates: Vec<(usize, Range<usize>)> = found
        .iter()
        .enumerate()
        .map(|(at, first)| {
            let end = first.start + SNIPPET_BYTES;
            let count = found[at..].iter().take_while(|range| range.end <= end).count().max(1);
            let last = found[at + count - 1].end;
            (count, widen_range(text, first.start..last, SNIPPET_BYTES))
        })
        .collect();
    candidates.sort_by_key(|(count, window)| (std::cmp::Reverse(*count), window.start));
    let mut windows: Vec<Range<usize>> = Vec::new();
    for (_, window) in candidates {
        if windows.iter().all(|other| window.end <= other.start || window.start >= other.end) {
            windows.push(window);
            if windows.len() == MAX_SNIPPETS {
                break;
            }
        }
    }
    windows.sort_by_key(|window| window.start);
    windows
}

/// Widens a range to about `bytes` bytes, and ends it between words in scripts with spaces.
pub fn widen_range(text: &str, core: Range<usize>, bytes: usize) -> Range<usize> {
    let spare = bytes.saturating_sub(core.len());
    let start = word_start(text, core.start.saturating_sub(spare / 2), core.start);
    let end = word_end(text, (core.end + spare - spare / 2).min(text.len()), core.end);
    start..end
}

/// The first start of a word from `at` on, at most `limit`.
fn word_start(text: &str, at: usize, limit: usize) -> usize {
    if at == 0 {
        return 0;
    }
    let at = text.floor_char_boundary(at);
    let space = text[at..limit].char_indices().find(|(_, letter)| letter.is_whitespace());
    space.map_or(at, |(offset, letter)| at + offset + letter.len_utf8())
}

/// The last end of a word up to `at`, at least `limit`.
fn word_end(text: &str, at: usize, limit: usize) -> usize {
    let at = text.floor_char_boundary(at).max(limit);
    if at >= text.len() {
        return text.len();
    }
    text[limit..at].rfind(char::is_whitespace).map_or(at, |offset| limit + offset)
}

pub fn cut_snippet(text: &str, window: &Range<usize>, found: &[Range<usize>]) -> String {
    let mut shown = highlight_window(text, window, found);
    if window.start > 0 {
        shown.insert(0, '…');
    }
    if window.end < text.trim_end().len() {
        shown.push('…');
    }
    shown
}

/// The escaped text of a window with `<em>` around matches.
pub fn highlight_window(text: &str, window: &Range<usize>, found: &[Range<usize>]) -> String {
    let mut shown = String::with_capacity(window.len() + 64);
    let mut at = window.start;
    for range in found.iter().filter(|range| range.start >= window.start && range.end <= window.end) {
        escape_into(&text[at..range.start], &mut shown);
        shown.push_str("<em>");
        escape_into(&text[range.clone()], &mut shown);
        shown.push_str("</em>");
        at = range.end;
    }
    escape_into(&text[at..window.end], &mut shown);
    shown
}

fn escape_into(text: &str, out: &mut String) {
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            letter if letter.is_whitespace() => out.push(' '),
            letter => out.push(letter),
        }
    }
}
