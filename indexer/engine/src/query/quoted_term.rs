//! Quoted search terms: a document must have them as written in one of the targets.

use super::highlight_terms::HighlightTerms;
use super::quoted_phrase::QuotedPhrase;
use earshot_model::search::Target;
use std::collections::BTreeMap;

/// The quoted phrases of a search term, by target.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct QuotedTerm(BTreeMap<Target, HighlightTerms>);

impl QuotedTerm {
    pub fn add(&mut self, target: Target, phrase: QuotedPhrase) {
        self.0.entry(target).or_default().quoted.push(phrase);
    }

    /// The phrases of each target, as terms that a highlighter finds.
    pub fn targets(&self) -> impl Iterator<Item = (Target, &HighlightTerms)> {
        self.0.iter().map(|(target, terms)| (*target, terms))
    }

    /// Whether the index alone cannot decide it, because some of its terms are stems.
    pub fn needs_texts(&self) -> bool {
        self.0.values().flat_map(|terms| &terms.quoted).any(QuotedPhrase::has_stem)
    }
}
