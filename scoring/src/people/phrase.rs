//! Phrases of several words, found at a token: a table from the first word, the longest that fits.

use super::fold::fold;
use super::text::{Shape, Text};
use std::cmp::Reverse;
use std::collections::HashMap;

/// Of each place in a phrase, the words that may stand there.
type Places = Vec<Vec<String>>;

/// What phrases say, by the words they are made of.
pub(crate) struct Phrases<T> {
    by_first: HashMap<String, Vec<(Places, T)>>,
}

impl<T: Copy> Phrases<T> {
    /// From tables of phrases: words by blanks, choices for a place by `|`.
    pub(crate) fn new(tables: &[(&[&str], T)]) -> Self {
        let mut by_first: HashMap<String, Vec<(Places, T)>> = HashMap::new();
        for (table, says) in tables {
            for phrase in *table {
                let places: Places = phrase.split(' ').map(|place| place.split('|').map(fold).collect()).collect();
                for first in &places[0] {
                    by_first.entry(first.clone()).or_default().push((places.clone(), *says));
                }
            }
        }
        for phrases in by_first.values_mut() {
            phrases.sort_by_key(|(places, _)| Reverse(places.len()));
        }
        Self { by_first }
    }

    /// The longest phrase that begins at a token, and the token behind it.
    pub(crate) fn at(&self, text: &Text<'_>, at: usize) -> Option<(T, usize)> {
        if matches!(text.shape(at), Shape::Sign | Shape::Break | Shape::Address) {
            return None;
        }
        let fits = |places: &[Vec<String>]| {
            let mut rest = places.iter().enumerate().skip(1);
            rest.all(|(offset, choices)| choices.iter().any(|choice| choice == text.folded(at + offset)))
        };
        let phrases = self.by_first.get(text.folded(at))?;
        phrases.iter().find(|(places, _)| fits(places)).map(|(places, says)| (*says, at + places.len()))
    }
}
