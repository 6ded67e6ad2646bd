//! Look-up of phrases of several words at a token: indexed by the first word, the longest match wins.

use super::text_folding::fold;
use super::tokenizer::{TokenizedText, WordShape};
use super::word_lists::WordMap;
use std::cmp::Reverse;

/// Stands for any word in lower case: `ist * gast`.
const ANY_WORD: &str = "*";

/// For each position of a phrase, the words allowed there.
type PhraseSlots = Vec<Vec<String>>;

/// A table of phrases, each with a value.
pub(crate) struct PhraseTable<T> {
    by_first_word: WordMap<Vec<(PhraseSlots, T)>>,
}

impl<T: Copy> PhraseTable<T> {
    /// Builds a table from texts with sections: `[section]`, then one phrase per line; `#` starts a comment. Of phrases
    /// with equal length, the one in the first section wins.
    pub(crate) fn from_sections(texts: &[&'static str], sections: &[(&str, T)]) -> Self {
        let tables: Vec<(Vec<&str>, T)> = sections
            .iter()
            .map(|(name, kind)| (texts.iter().flat_map(|text| section_phrases(text, name)).collect(), *kind))
            .collect();
        let tables: Vec<(&[&str], T)> = tables.iter().map(|(phrases, kind)| (phrases.as_slice(), *kind)).collect();
        Self::new(&tables)
    }

    /// Builds a table from lists of phrases. Blanks separate words, `|` separates alternatives.
    pub(crate) fn new(tables: &[(&[&str], T)]) -> Self {
        let mut by_first_word: WordMap<Vec<(PhraseSlots, T)>> = WordMap::default();
        for (table, kind) in tables {
            for phrase in *table {
                let places: PhraseSlots = phrase.split(' ').map(|place| place.split('|').map(fold).collect()).collect();
                for first in &places[0] {
                    by_first_word.entry(first.clone()).or_default().push((places.clone(), *kind));
                }
            }
        }
        for phrases in by_first_word.values_mut() {
            phrases.sort_by_key(|(places, _)| Reverse(places.len()));
        }
        Self { by_first_word }
    }

    /// Returns the longest phrase that begins at a token, and the token after it.
    pub(crate) fn find_longest(&self, text: &TokenizedText<'_>, at: usize) -> Option<(T, usize)> {
        if matches!(text.shape(at), WordShape::Sign | WordShape::Break | WordShape::Address) {
            return None;
        }
        let fits = |places: &[Vec<String>]| {
            let mut rest = places.iter().enumerate().skip(1);
            rest.all(|(offset, choices)| {
                let is_word = |choice: &String| {
                    choice == text.folded(at + offset)
                        || choice == ANY_WORD && text.shape(at + offset) == WordShape::Lower
                };
                choices.iter().any(is_word)
            })
        };
        let phrases = self.by_first_word.get(text.folded(at))?;
        phrases.iter().find(|(places, _)| fits(places)).map(|(places, kind)| (*kind, at + places.len()))
    }
}

/// Returns the phrases of a section.
fn section_phrases(text: &'static str, requested: &str) -> Vec<&'static str> {
    let mut is_wanted = false;
    let mut phrases = Vec::new();
    for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')) {
        if line.starts_with('[') {
            is_wanted = line == requested;
        } else if is_wanted {
            phrases.push(line);
        }
    }
    phrases
}
