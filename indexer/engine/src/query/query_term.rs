//! A query word with all its index terms: in every searched field, by language and by spelling.

use super::term_variants::TermVariant;
use crate::segments::bm25f::{TermWeight, query_weight};
use crate::segments::collection::Collection;
use std::collections::HashMap;
use std::sync::Arc;
use tantivy::schema::Field;

/// The term variants of one word.
#[derive(Debug, PartialEq)]
pub struct QueryTerm {
    /// Scored variants come first, and the most similar spellings first among them.
    variants: Vec<TermVariant>,
    scored: usize,
    /// Estimated number of documents with the word, in the field where most have it.
    pub frequency: u64,
}

impl QueryTerm {
    /// `None` when there are no variants. At most `max_scored` variants are scored: those with the most weight.
    pub fn new(variants: Vec<TermVariant>, max_scored: usize, collection: &Collection) -> Option<Arc<Self>> {
        Self::of(merge_variants(variants), max_scored, collection.documents)
            .filter(|term| !term.variants.is_empty())
            .map(Arc::new)
    }

    fn of(mut variants: Vec<TermVariant>, max_scored: usize, documents: u64) -> Option<Self> {
        let mut estimates: HashMap<Field, u64> = HashMap::new();
        for variant in &variants {
            *estimates.entry(variant.term.term.field()).or_default() += variant.term.estimated_documents;
        }
        let frequency = estimates.into_values().max()?.min(documents);
        variants
            .sort_by(|one, other| other.boost.total_cmp(&one.boost).then_with(|| one.term.term.cmp(&other.term.term)));
        let scored = variants.len().min(max_scored);
        variants[..scored].sort_by(|one, other| other.similarity.total_cmp(&one.similarity));
        Some(Self { variants, scored, frequency })
    }

    /// All variants. When they are all of one field, the most similar spelling comes first.
    pub fn variants(&self) -> &[TermVariant] {
        &self.variants
    }

    pub fn scored_variants(&self) -> &[TermVariant] {
        &self.variants[..self.scored]
    }

    /// The variants that match and give no score.
    pub fn unscored_variants(&self) -> &[TermVariant] {
        &self.variants[self.scored..]
    }

    /// Groups of scored variants with equal similarity, the most similar first.
    pub fn distance_groups(&self) -> impl Iterator<Item = &[TermVariant]> {
        self.scored_variants().chunk_by(|one, other| one.similarity.total_cmp(&other.similarity).is_eq())
    }

    /// Estimated number of documents that have the word in any variant.
    pub fn estimated_documents(&self) -> u64 {
        self.variants.iter().map(|variant| variant.term.estimated_documents).sum()
    }

    /// A lower bound for the number of documents, deleted ones included.
    pub fn min_documents(&self) -> u64 {
        self.variants.iter().map(TermVariant::documents).max().unwrap_or_default()
    }
}

/// Merges equal index terms and keeps the highest boost.
fn merge_variants(variants: Vec<TermVariant>) -> Vec<TermVariant> {
    let mut places = HashMap::new();
    let mut merged: Vec<TermVariant> = Vec::with_capacity(variants.len());
    for variant in variants {
        match places.get(&variant.term) {
            Some(&place) => {
                let known: &mut TermVariant = &mut merged[place];
                if variant.boost > known.boost {
                    *known = variant;
                }
            }
            None => {
                places.insert(variant.term.clone(), merged.len());
                merged.push(variant);
            }
        }
    }
    merged
}

/// A scored query word with its number of occurrences in the query.
#[derive(Clone, Debug)]
pub struct ScoredTerm {
    pub term: Arc<QueryTerm>,
    pub count: u32,
}

impl ScoredTerm {
    /// The weight of the word's variants with this similarity.
    pub fn weight(&self, collection: &Collection, similarity: f32) -> TermWeight {
        TermWeight::new(self.term.frequency, collection.documents, query_weight(self.count) * similarity)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::segments::index_term::IndexTerm;
    use tantivy::Term;

    fn variant(field: u32, text: &str, documents: u64, boost: f32, similarity: f32) -> TermVariant {
        let term = Term::from_field_text(Field::from_field_id(field), text);
        TermVariant { term: IndexTerm::for_test(term, documents), boost, similarity }
    }

    #[test]
    fn a_word_is_as_frequent_as_in_the_field_that_has_it_most() {
        let variants = vec![
            variant(0, "en:bee", 10, 3.0, 1.0),
            variant(1, "en:bee", 40, 1.0, 1.0),
            variant(1, "bee", 5, 1.0, 1.0),
        ];
        let term = QueryTerm::of(variants, 10, 1_000).expect("has variants");
        assert_eq!((term.frequency, term.estimated_documents(), term.min_documents()), (45, 55, 40));
        assert_eq!(QueryTerm::of(vec![variant(0, "bee", 10, 1.0, 1.0)], 10, 7).expect("has a variant").frequency, 7);
        assert!(QueryTerm::of(Vec::new(), 10, 7).is_none());
    }

    #[test]
    fn variants_with_most_weight_are_scored_by_similarity() {
        let variants =
            vec![variant(0, "bea", 1, 1.8, 0.6), variant(1, "bee", 1, 1.0, 1.0), variant(2, "bzz", 1, 0.3, 0.36)];
        let term = QueryTerm::of(variants, 2, 10).expect("has variants");
        let tiers: Vec<Vec<&str>> =
            term.distance_groups().map(|variants| variants.iter().map(TermVariant::text).collect()).collect();
        assert_eq!(tiers, [["bee"], ["bea"]]);
        assert_eq!(term.variants.len(), 3, "variants without a score still match");
    }
}
