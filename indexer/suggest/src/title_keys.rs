//! The keys by which titles are completed.

use earshot_text::analyze::{
    Alternative, Extent, Language, PositionedWord, fold_word, for_each_alternative, for_each_join, is_symbol_word,
    positioned_words, title_key,
};
use std::ops::Range;

/// The longest key, in bytes. Users choose before they have typed more.
const MAX_KEY_BYTES: usize = 96;

/// Ends the key of a title, before the number of its podcast.
pub(crate) const KEY_END: char = '\0';

/// Words of a title that get alternative spellings.
const MAX_TITLE_WORDS: usize = 24;

/// Limit of words at which a completion may start within a title.
const MAX_STARTS: usize = 12;

/// A key that completes a title.
pub(crate) struct TitleStart {
    pub key: String,
    pub is_later_word: bool,
}

/// The title and its rest from each later word on, also with symbols spelled out or left out, and with alternative
/// spellings: at most [`MAX_STARTS`] each.
pub(crate) fn starts_of_title(title: &str) -> Vec<TitleStart> {
    let placed: Vec<PositionedWord> = positioned_words(title).take(MAX_TITLE_WORDS).collect();
    let mut found = Vec::new();
    let spellings = spell_symbols(title, &placed);
    for title in std::iter::once(title).chain(spellings.iter().flatten().map(String::as_str)) {
        let key = title_key(title);
        let starts = later_word_starts(&key).into_iter().enumerate();
        found.extend(starts.map(|(place, start)| TitleStart { key: start.to_owned(), is_later_word: place > 0 }));
    }
    let most = found.len() + MAX_STARTS;
    let mut add = |other: Alternative<'_>| {
        let Some(last) = placed.get(other.words.end - 1).filter(|_| found.len() < most) else { return };
        let mut key = title_key(other.text);
        let rest = title_key(&title[last.word.range.end..]);
        if !rest.is_empty() {
            key.push(' ');
            key.push_str(&rest);
        }
        found.push(TitleStart { key, is_later_word: other.words.start > 0 });
    };
    for_each_alternative(title, &placed, Language::Plain, Extent::Name, &mut add);
    // People type joined names at the beginning of a title.
    for_each_join(title, &placed, &mut |other| {
        if other.words.start == 0 {
            add(other);
        }
    });
    found.retain(|start| !start.key.is_empty());
    found.sort_by(|one, other| (&one.key, one.is_later_word).cmp(&(&other.key, other.is_later_word)));
    found.dedup_by(|one, other| one.key == other.key);
    found
}

/// `99% Invisible` as people type it: `99 percent Invisible` and `99 Invisible`. `None` for a title without a symbol that
/// is read as a word.
fn spell_symbols(title: &str, words: &[PositionedWord]) -> Option<[String; 2]> {
    let ranges = words.iter().map(|placed| placed.word.range.clone());
    let symbols: Vec<Range<usize>> = ranges.filter(|range| is_symbol_word(&title[range.clone()])).collect();
    if symbols.is_empty() {
        return None;
    }
    let [mut spelled, mut left_out] = [(); 2].map(|()| String::with_capacity(title.len() + 8));
    let mut end = 0;
    for symbol in symbols {
        for text in [&mut spelled, &mut left_out] {
            text.push_str(&title[end..symbol.start]);
            text.push(' ');
        }
        fold_word(&title[symbol.clone()], Language::Plain, &mut spelled);
        spelled.push(' ');
        end = symbol.end;
    }
    spelled.push_str(&title[end..]);
    left_out.push_str(&title[end..]);
    Some([spelled, left_out])
}

/// The title and its rest from each later word on.
fn later_word_starts(title_key: &str) -> Vec<&str> {
    let mut starts = vec![title_key];
    let mut before = 0;
    for word in earshot_text::analyze::words(title_key) {
        if word.range.start > before && !word.is_tail && starts.len() < MAX_STARTS {
            starts.push(&title_key[word.range.start..]);
        }
        before = before.max(word.range.start);
    }
    starts
}

/// The first [`MAX_KEY_BYTES`] bytes of a key, cut between characters.
pub(crate) fn truncate_key(key: &str) -> &str {
    &key[..key.floor_char_boundary(MAX_KEY_BYTES)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_start_at_each_word() {
        assert_eq!(later_word_starts("the art of war"), ["the art of war", "art of war", "of war", "war"]);
        assert_eq!(later_word_starts("機械学習"), ["機械学習", "械学習", "学習"]);
    }

    #[test]
    fn titles_start_in_other_spellings_too() {
        let cases: &[(&str, &[&str])] = &[
            ("My X-Ray", &["my x ray", "myx ray", "myxray", "ray", "x ray", "xray"]),
            ("Jörg's Tür", &["joerg tur", "jorg tur", "jorgs tur", "jorgstur", "tuer", "tur"]),
            ("RadioLab", &["lab", "radio", "radiolab"]),
            ("D'Or", &["dor", "or"]),
            ("99% Us", &["99 percent us", "99 us", "99percent us", "99percentus", "percent us", "us"]),
            ("R&B", &["and b", "b", "r and b", "r b", "randb", "rb"]),
        ];
        for (title, expected) in cases {
            let keys: Vec<String> = starts_of_title(title).into_iter().map(|start| start.key).collect();
            assert_eq!(keys, *expected, "{title}");
        }
        let long = "a-b' ".repeat(10_000);
        assert!(starts_of_title(&long).len() <= 2 * MAX_STARTS);
    }
}
