//! Quoted phrases: their words match as written, without stems (decision 041).

use super::fuzzy_phrase::FuzzyPhrase;
use super::term_variants::TermVariant;
use earshot_text::analyze::{Language, split_language};

/// A quoted word or phrase in one field and one reading. In a reading, a name may be joined or split.
#[derive(Clone, Debug, PartialEq)]
pub struct QuotedPhrase {
    /// The words as index terms. Most fields are indexed by stem, so a document with these terms is only a candidate.
    pub indexed: FuzzyPhrase,
    /// The folded spellings of each word.
    pub surface_spellings: Vec<Vec<String>>,
}

impl QuotedPhrase {
    /// Whether some index term is a stem, which other words may share.
    pub fn has_stem(&self) -> bool {
        let variants = self.indexed.words.iter().flat_map(|word| word.variants());
        variants.map(TermVariant::text).any(|text| split_language(text).0 != Language::Plain)
    }
}
