//! Fuzzy phrases: words in sequence, each in any of its spellings.

use super::query_term::QueryTerm;
use super::term_variants::TermVariant;
use std::sync::Arc;

/// A fuzzy phrase in one field.
#[derive(Clone, Debug, PartialEq)]
pub struct FuzzyPhrase {
    /// Each word with the spellings that the field has.
    pub words: Vec<Arc<QueryTerm>>,
    pub slop: u32,
}

impl FuzzyPhrase {
    /// Estimated number of documents of the rarest word.
    pub fn min_estimated_documents(&self) -> u64 {
        self.words.iter().map(|word| word.estimated_documents()).min().unwrap_or_default()
    }

    /// The most similar spelling of each word: the word as written, if some document contains it.
    pub fn most_similar(&self) -> impl Iterator<Item = &str> {
        self.words.iter().filter_map(|word| word.variants().first()).map(TermVariant::text)
    }

    /// Any of its terms. All terms of the phrase have the same language mark.
    pub fn any_term(&self) -> &str {
        self.most_similar().next().unwrap_or_default()
    }

    /// The spellings of each word.
    pub fn spellings(&self) -> Vec<Vec<&str>> {
        self.words.iter().map(|word| word.variants().iter().map(TermVariant::text).collect()).collect()
    }
}
