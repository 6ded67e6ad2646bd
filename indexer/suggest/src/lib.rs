#![doc = include_str!("../README.md")]

mod best_first;
mod edit_distance;
mod key_sorter;
pub mod stems;
mod surface_forms;
mod title_map;
mod title_writer;
mod word_counts;
mod word_map;

pub use best_first::TypedPrefix;
pub use edit_distance::MAX_ERRORS;
pub use surface_forms::{FEW_DOCUMENTS, SurfaceFormCounts, SurfaceForms, write_surface_forms};
pub use title_map::{TitleCompletion, TitleMap};
pub use title_writer::TitleWriter;
pub use word_map::{EditDistances, WordMap, WordWriter};

use earshot_text::analyze::{
    Alternative, Extent, Language, PositionedWord, fold_word, for_each_alternative, for_each_join, is_symbol_word,
    positioned_words, title_key,
};
use earshot_text::mmap::map;
use fst::raw::Fst;
use std::io;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// Longest key in bytes. Nobody types more before choosing.
const MAX_KEY_BYTES: usize = 96;

/// Ends the key of a title, before the number of its podcast.
const KEY_END: char = '\0';

/// Shortest word to complete or suggest, in characters.
const MIN_LETTERS: usize = 3;

/// Words of a title that get alternative spellings.
const MAX_TITLE_WORDS: usize = 24;

/// Limit of words at which a completion may start within a title.
const MAX_STARTS: usize = 12;

fn titles_path(folder: &Path, part: u32) -> PathBuf {
    folder.join(format!("titles-{part:06}.fst"))
}

fn ids_path(folder: &Path, part: u32) -> PathBuf {
    folder.join(format!("titles-{part:06}.ids"))
}

fn words_path(folder: &Path) -> PathBuf {
    folder.join("words.fst")
}

fn phonetic_keys_path(folder: &Path) -> PathBuf {
    folder.join("sounds.fst")
}

fn surface_forms_path(folder: &Path) -> PathBuf {
    folder.join("written.fst")
}

/// Reads a whole map and compares its checksum.
///
/// # Errors
/// When the file cannot be read or is damaged.
pub fn verify_map(path: &Path) -> io::Result<()> {
    let map = Fst::new(map(path)?).map_err(io::Error::other)?;
    map.verify().map_err(io::Error::other)
}

/// Whether a folded word may be completed or suggested. Numbers and pairs of unspaced scripts may not.
pub fn is_word(word: &str) -> bool {
    let is_long = word.len() >= MIN_LETTERS && word.chars().count() >= MIN_LETTERS;
    is_long
        && !word.starts_with(|letter: char| letter.is_ascii_digit())
        && (word.is_ascii() || !earshot_text::analyze::words(word).any(|word| word.is_unspaced))
}

/// A key that completes a title.
struct TitleStart {
    key: String,
    is_later_word: bool,
}

/// The title and its rest from each later word on, also with symbols spelled out or left out, and with alternative
/// spellings: at most [`MAX_STARTS`] each.
fn starts_of_title(title: &str) -> Vec<TitleStart> {
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

fn truncate_key(key: &str) -> &str {
    let mut end = key.len().min(MAX_KEY_BYTES);
    while !key.is_char_boundary(end) {
        end -= 1;
    }
    &key[..end]
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
            ("Jörg's Tür", &["joerg tur", "jorg tur", "jorgs tur", "jorgtur", "tuer", "tur"]),
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
