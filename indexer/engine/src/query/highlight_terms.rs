//! The terms and phrases that a query highlights in texts.

use super::fuzzy_phrase::FuzzyPhrase;
use super::quoted_phrase::QuotedPhrase;
use std::collections::HashSet;

/// The terms and phrases to highlight in the texts of one target.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct HighlightTerms {
    /// Terms that match alone, in all languages.
    pub single: HashSet<String>,
    /// Phrases with their slop; the terms of a phrase are of one language.
    pub phrases: Vec<(Vec<String>, u32)>,
    /// The terms of a fuzzy phrase are of one language.
    pub fuzzy_phrases: Vec<FuzzyPhrase>,
    /// Quoted words and phrases.
    pub quoted: Vec<QuotedPhrase>,
}

impl HighlightTerms {
    pub fn is_empty(&self) -> bool {
        self.single.is_empty() && self.phrases.is_empty() && self.fuzzy_phrases.is_empty() && self.quoted.is_empty()
    }
}
