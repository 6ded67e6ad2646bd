//! Completions of what is typed: finite-state maps over titles and words, the most popular first.
//!
//! A part of the titles is two files: `.fst` maps each title, and each title from each of its later words on, to
//! where it starts, how popular it is and which podcast it is; `.ids` lists the podcasts. An incremental build adds a
//! part with the podcasts that changed; what older parts say of those is recognised by comparing with the document.
//! The words' maps are made anew with each build, from the dictionaries of the index: `words.fst` maps each word of a
//! title to how frequent it is, `sounds.fst` leads from how a word sounds to the words that sound so. `written.fst` has the
//! words of all texts as they are written ([`written`]). Beside them lie the maps of [`crate::stems`].

mod best;
mod counted;
pub mod near;
mod runs;
mod titles;
mod words;
mod write;
mod written;

pub use best::Typed;
pub use near::MOST_ERRORS;
pub use titles::{TitleMatch, Titles};
pub use words::{Distances, WordMap, WordWriter};
pub use write::TitleWriter;
pub use written::{FEW_DOCUMENTS, WrittenCounts, WrittenWords, write_written};

use std::path::{Path, PathBuf};

/// Longest key, in bytes: nobody types more before choosing.
const MAX_KEY_BYTES: usize = 96;

/// Shortest word worth completing or suggesting, in characters.
const LEAST_LETTERS: usize = 3;

/// Words of a title from which on it can be completed.
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

fn sounds_path(folder: &Path) -> PathBuf {
    folder.join("sounds.fst")
}

fn written_path(folder: &Path) -> PathBuf {
    folder.join("written.fst")
}

/// Whether a folded word is worth completing or suggesting: numbers and pairs of an unspaced script are nothing that a
/// person would choose.
pub fn is_word(word: &str) -> bool {
    let is_long = word.len() >= LEAST_LETTERS && word.chars().count() >= LEAST_LETTERS;
    is_long
        && !word.starts_with(|letter: char| letter.is_ascii_digit())
        && (word.is_ascii() || !crate::analyze::words(word).any(|word| word.is_unspaced))
}

/// The title and what is left of it from each later word on.
fn starts_of(title_key: &str) -> Vec<&str> {
    let mut starts = vec![title_key];
    let mut before = 0;
    for word in crate::analyze::words(title_key) {
        if word.range.start > before && !word.is_tail && starts.len() < MAX_STARTS {
            starts.push(&title_key[word.range.start..]);
        }
        before = before.max(word.range.start);
    }
    starts
}

fn cut(key: &str) -> &str {
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
        assert_eq!(starts_of("the art of war"), ["the art of war", "art of war", "of war", "war"]);
        assert_eq!(starts_of("機械学習"), ["機械学習", "械学習", "学習"]);
    }
}
