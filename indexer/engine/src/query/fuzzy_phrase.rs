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
    pub fn min_reach(&self) -> u64 {
        self.words.iter().map(|word| word.reach()).min().unwrap_or_default()
    }

    /// The most similar spelling of each word: the word as written, if some document has it.
    pub fn nearest(&self) -> impl Iterator<Item = &str> {
        self.words.iter().filter_map(|word| word.forms().first()).map(TermVariant::text)
    }

    /// Any of its terms; its language mark is that of all terms.
    pub fn any_term(&self) -> &str {
        self.nearest().next().unwrap_or_default()
    }

    /// The spellings of each word.
    pub fn spellings(&self) -> Vec<Vec<&str>> {
        self.words.iter().map(|word| word.forms().iter().map(TermVariant::text).collect()).collect()
    }
}
