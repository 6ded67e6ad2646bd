//! Marking what matched, over the same analysis as the index, so that stems and pairs mark the right bytes.

use super::query::Marks;
use crate::analyze::{Language, Terms, words};
use std::ops::Range;

/// Bytes of a text that are looked at for marks.
const MAX_BYTES: usize = 32 << 10;
/// Bytes of a fragment, about.
const FRAGMENT_BYTES: usize = 220;
/// Fragments of a description.
const MAX_FRAGMENTS: usize = 2;

/// Marks texts of documents; keeps the analysis of each language that was met.
#[derive(Default)]
pub struct Highlighter {
    terms: Vec<(Language, Terms)>,
}

impl Highlighter {
    /// The bytes that matched, in order and apart.
    pub fn find(&mut self, text: &str, language: Language, marks: &Marks) -> Vec<Range<usize>> {
        if marks.is_nothing() {
            return Vec::new();
        }
        let text = cut(text, MAX_BYTES);
        let terms = self.terms_of(language);
        let mut found: Vec<(Range<usize>, String)> = Vec::new();
        let mut ranges = Vec::new();
        let mut term = String::new();
        for word in words(text) {
            terms.term_into(text, &word, &mut term);
            if marks.single.contains(term.as_str()) {
                ranges.push(word.range.clone());
            }
            if !marks.phrases.is_empty() && !word.is_tail {
                found.push((word.range, std::mem::take(&mut term)));
            }
        }
        for (phrase, slop) in &marks.phrases {
            mark_phrase(&found, phrase, *slop, &mut ranges);
        }
        merged(ranges)
    }

    /// A short text with everything that matched marked; empty when nothing did.
    pub fn whole(&mut self, text: &str, language: Language, marks: &Marks) -> Vec<String> {
        let found = self.find(text, language, marks);
        if found.is_empty() { Vec::new() } else { vec![marked(text, &(0..text.len()), &found)] }
    }

    /// The stretches of a long text where the most matched, in their order.
    pub fn fragments(&mut self, text: &str, language: Language, marks: &Marks) -> Vec<String> {
        let found = self.find(text, language, marks);
        let windows = best_windows(text, &found);
        windows.into_iter().map(|window| fragment(text, &window, &found)).collect()
    }

    fn terms_of(&mut self, language: Language) -> &mut Terms {
        let known = self.terms.iter().position(|(known, _)| *known == language);
        let at = known.unwrap_or_else(|| {
            self.terms.push((language, Terms::new(language)));
            self.terms.len() - 1
        });
        &mut self.terms[at].1
    }
}

/// Marks where the words of a phrase stand as near as the slop allows.
fn mark_phrase(words: &[(Range<usize>, String)], phrase: &[String], slop: u32, ranges: &mut Vec<Range<usize>>) {
    let Some(first) = phrase.first() else { return };
    let slop = slop as usize;
    for (start, (range, term)) in words.iter().enumerate() {
        if term != first {
            continue;
        }
        let mut places = vec![range.clone()];
        for (offset, wanted) in phrase.iter().enumerate().skip(1) {
            let expected = start + offset;
            let nearby = expected.saturating_sub(slop)..(expected + slop + 1).min(words.len());
            let found = words.get(nearby).and_then(|near| near.iter().find(|(_, term)| term == wanted));
            match found {
                Some((range, _)) => places.push(range.clone()),
                None => break,
            }
        }
        if places.len() == phrase.len() {
            ranges.extend(places);
        }
    }
}

/// Sorted, overlapping and touching ones as one.
pub fn merged(mut ranges: Vec<Range<usize>>) -> Vec<Range<usize>> {
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

/// Windows with the most matches, at most [`MAX_FRAGMENTS`], apart and in order.
fn best_windows(text: &str, found: &[Range<usize>]) -> Vec<Range<usize>> {
    let mut candidates: Vec<(usize, Range<usize>)> = found
        .iter()
        .enumerate()
        .map(|(at, first)| {
            let end = first.start + FRAGMENT_BYTES;
            let count = found[at..].iter().take_while(|range| range.end <= end).count().max(1);
            let last = found[at + count - 1].end;
            (count, around(text, first.start..last, FRAGMENT_BYTES))
        })
        .collect();
    candidates.sort_by_key(|(count, window)| (std::cmp::Reverse(*count), window.start));
    let mut windows: Vec<Range<usize>> = Vec::new();
    for (_, window) in candidates {
        if windows.iter().all(|other| window.end <= other.start || window.start >= other.end) {
            windows.push(window);
            if windows.len() == MAX_FRAGMENTS {
                break;
            }
        }
    }
    windows.sort_by_key(|window| window.start);
    windows
}

/// Widens a stretch to about so many bytes, ending between words where there are spaces.
pub fn around(text: &str, core: Range<usize>, bytes: usize) -> Range<usize> {
    let spare = bytes.saturating_sub(core.len());
    let start = word_start(text, core.start.saturating_sub(spare / 2), core.start);
    let end = word_end(text, (core.end + spare - spare / 2).min(text.len()), core.end);
    start..end
}

/// The first start of a word from `at` on, not after `limit`.
fn word_start(text: &str, at: usize, limit: usize) -> usize {
    if at == 0 {
        return 0;
    }
    let at = floor(text, at);
    let space = text[at..limit].char_indices().find(|(_, letter)| letter.is_whitespace());
    space.map_or(at, |(offset, letter)| at + offset + letter.len_utf8())
}

/// The last end of a word up to `at`, not before `limit`.
fn word_end(text: &str, at: usize, limit: usize) -> usize {
    let at = floor(text, at).max(limit);
    if at >= text.len() {
        return text.len();
    }
    text[limit..at].rfind(char::is_whitespace).map_or(at, |offset| limit + offset)
}

fn fragment(text: &str, window: &Range<usize>, found: &[Range<usize>]) -> String {
    let mut shown = marked(text, window, found);
    if window.start > 0 {
        shown.insert(0, '…');
    }
    if window.end < text.trim_end().len() {
        shown.push('…');
    }
    shown
}

/// The text of a window, escaped, with `<em>` around what matched.
pub fn marked(text: &str, window: &Range<usize>, found: &[Range<usize>]) -> String {
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

fn cut(text: &str, bytes: usize) -> &str {
    &text[..floor(text, text.len().min(bytes))]
}

/// The start of the character at or before a byte.
fn floor(text: &str, mut at: usize) -> usize {
    while !text.is_char_boundary(at) {
        at -= 1;
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(single: &[&str], phrases: &[(&[&str], u32)]) -> Marks {
        let owned = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<String>>();
        Marks {
            single: owned(single).into_iter().collect(),
            phrases: phrases.iter().map(|(phrase, slop)| (owned(phrase), *slop)).collect(),
        }
    }

    #[test]
    fn matches_are_marked_and_the_rest_is_escaped() {
        let cases: &[(&str, &str, Marks, &str)] = &[
            ("en", "Houses & <b>", marks(&["en:hous"], &[]), "<em>Houses</em> &amp; &lt;b&gt;"),
            ("de", "Die Häuser", marks(&["de:haus"], &[]), "Die <em>Häuser</em>"),
            ("ja", "機械学習の本", marks(&["機械", "械学"], &[]), "<em>機械学</em>習の本"),
            (
                "en",
                "heat the pump, heat pump",
                marks(&[], &[(&["en:heat", "en:pump"], 0)]),
                "heat the pump, <em>heat</em> <em>pump</em>",
            ),
            ("en", "heat the pump", marks(&[], &[(&["en:heat", "en:pump"], 1)]), "<em>heat</em> the <em>pump</em>"),
        ];
        for (language, text, marks, expected) in cases {
            let shown = Highlighter::default().whole(text, Language::of(Some(language)), marks);
            assert_eq!(shown, [*expected], "{text}");
        }
    }

    #[test]
    fn fragments_are_short_and_hold_the_matches() {
        let text = format!("{} solar panels {}", "before ".repeat(100), "after ".repeat(100));
        let shown = Highlighter::default().fragments(&text, Language::Plain, &marks(&["solar"], &[]));
        assert_eq!(shown.len(), 1);
        assert!(shown[0].contains("<em>solar</em> panels") && shown[0].len() < 300, "{shown:?}");
        assert!(shown[0].starts_with('…') && shown[0].ends_with('…'));
    }

    #[test]
    fn nothing_matched_gives_nothing() {
        assert!(Highlighter::default().whole("text", Language::Plain, &Marks::default()).is_empty());
    }
}
