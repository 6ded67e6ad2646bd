//! A query word with all its index terms: in every searched field, by language and by spelling.

use super::collect::Search;
use super::collection::{Collection, Segment};
use super::deadline::Deadline;
use super::fault::Fault;
use super::scorer::bm25f::TermWeight;
use super::scorer::posting_list::PostingList;
use super::scorer::posting_lists::{DistanceGroup, PostingLists};
use super::scorer::quantized_score::QuantizedScore;
use super::term_variants::TermVariant;
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
    pub fn new(forms: Vec<TermVariant>, max_scored: usize, collection: &Collection) -> Option<Arc<Self>> {
        Self::of(merge_variants(forms), max_scored, collection.documents)
            .filter(|term| !term.variants.is_empty())
            .map(Arc::new)
    }

    fn of(mut forms: Vec<TermVariant>, max_scored: usize, documents: u64) -> Option<Self> {
        let mut reached: HashMap<Field, u64> = HashMap::new();
        for form in &forms {
            *reached.entry(form.term.term.field()).or_default() += form.term.reach;
        }
        let frequency = reached.into_values().max()?.min(documents);
        forms.sort_by(|one, other| other.boost.total_cmp(&one.boost).then_with(|| one.term.term.cmp(&other.term.term)));
        let scored = forms.len().min(max_scored);
        forms[..scored].sort_by(|one, other| other.similarity.total_cmp(&one.similarity));
        Some(Self { variants: forms, scored, frequency })
    }

    /// All variants. When they are all of one field, the most similar spelling comes first.
    pub fn forms(&self) -> &[TermVariant] {
        &self.variants
    }

    pub fn scored_variants(&self) -> &[TermVariant] {
        &self.variants[..self.scored]
    }

    /// Groups of scored variants with equal similarity, the most similar first.
    pub fn distance_groups(&self) -> impl Iterator<Item = &[TermVariant]> {
        self.scored_variants().chunk_by(|one, other| one.similarity.total_cmp(&other.similarity).is_eq())
    }

    /// Estimated number of documents that have the word in any variant.
    pub fn reach(&self) -> u64 {
        self.variants.iter().map(|form| form.term.reach).sum()
    }

    /// A lower bound for the number of documents, deleted ones included.
    pub fn min_documents(&self) -> u64 {
        self.variants.iter().map(TermVariant::documents).max().unwrap_or_default()
    }

    /// Opens the segment's posting lists of the word without scores, and adds them to `lists`. Returns their number, or
    /// `None` when there are none. Opens no more lists after the deadline.
    pub fn add_lists<'s>(
        &self,
        segment: &'s Segment,
        lists: &mut PostingLists<'s>,
        deadline: &Deadline,
    ) -> Result<Option<usize>, Fault> {
        let own = open_unscored_lists(&self.variants, segment, deadline)?;
        Ok((!own.is_empty()).then(|| lists.push(Vec::new(), own)))
    }
}

/// Opens the segment's posting lists of these variants without scores. A search may have thousands of variants, so it
/// opens no more after the deadline.
fn open_unscored_lists<'s>(
    forms: &[TermVariant],
    segment: &'s Segment,
    deadline: &Deadline,
) -> Result<Vec<PostingList<'s>>, Fault> {
    let mut lists = Vec::with_capacity(forms.len());
    for form in forms {
        if deadline.is_over() {
            break;
        }
        lists.extend(form.term.posting_list(segment, None)?);
    }
    Ok(lists)
}

/// Merges equal index terms and keeps the highest boost.
fn merge_variants(forms: Vec<TermVariant>) -> Vec<TermVariant> {
    let mut places = HashMap::new();
    let mut merged: Vec<TermVariant> = Vec::with_capacity(forms.len());
    for form in forms {
        match places.get(&form.term) {
            Some(&place) => {
                let known: &mut TermVariant = &mut merged[place];
                if form.boost > known.boost {
                    *known = form;
                }
            }
            None => {
                places.insert(form.term.clone(), merged.len());
                merged.push(form);
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
    pub fn weight(&self, collection: &Collection, nearness: f32) -> TermWeight {
        #[expect(clippy::cast_precision_loss, reason = "a query has few words")]
        let count = self.count as f32;
        TermWeight::new(self.term.frequency, collection.documents, count * nearness)
    }

    /// Opens the segment's posting lists of the word with scores. Returns their number, or `None` when there are none.
    pub fn add_lists<'s>(
        &self,
        collection: &'s Collection,
        segment: &'s Segment,
        lists: &mut PostingLists<'s>,
        deadline: &Deadline,
    ) -> Result<Option<usize>, Fault> {
        let (mut own, mut tiers) = (Vec::with_capacity(self.term.variants.len()), Vec::new());
        for forms in self.term.distance_groups() {
            let before = own.len();
            for form in forms {
                own.extend(form.term.posting_list(segment, Some(collection.field_weight(form)))?);
            }
            if let Some(form) = forms.first().filter(|_| own.len() > before) {
                tiers.push(DistanceGroup { end: own.len(), weight: self.weight(collection, form.similarity) });
            }
        }
        own.extend(open_unscored_lists(&self.term.variants[self.term.scored..], segment, deadline)?);
        Ok((!own.is_empty()).then(|| lists.push(tiers, own)))
    }
}

/// The scored terms of a search with their upper bounds, lowest bound first.
pub struct BoundedTerms<'q>(Vec<(QuantizedScore, &'q ScoredTerm)>);

impl Search<'_> {
    pub(super) fn bounded_terms<'q>(&self, terms: &'q [ScoredTerm]) -> BoundedTerms<'q> {
        let bound = |scored: &ScoredTerm| {
            let of_tier = |forms: &[TermVariant]| scored.weight(self.collection, forms[0].similarity).upper_bound();
            scored.term.distance_groups().map(of_tier).fold(0, QuantizedScore::saturating_add)
        };
        let mut bounded: Vec<(QuantizedScore, &ScoredTerm)> =
            terms.iter().map(|scored| (bound(scored), scored)).collect();
        bounded.sort_by_key(|(bound, _)| *bound);
        BoundedTerms(bounded)
    }
}

impl<'q> BoundedTerms<'q> {
    pub const NONE: Self = Self(Vec::new());

    /// Opens the segment's posting lists of the terms in this order, with their upper bounds. Also returns the terms
    /// that the segment has.
    pub fn lists<'s>(
        &self,
        collection: &'s Collection,
        segment: &'s Segment,
        deadline: &Deadline,
    ) -> Result<(PostingLists<'s>, UpperBounds, Vec<&'q Arc<QueryTerm>>), Fault> {
        let mut lists = PostingLists::new(self.0.len(), !self.0.is_empty());
        let (mut bounds, mut had): (Vec<QuantizedScore>, _) = (vec![0], Vec::with_capacity(self.0.len()));
        for (bound, scored) in &self.0 {
            if scored.add_lists(collection, segment, &mut lists, deadline)?.is_some() {
                bounds.push(bounds[bounds.len() - 1].saturating_add(*bound));
                had.push(&scored.term);
            }
        }
        Ok((lists, UpperBounds(bounds), had))
    }
}

/// Cumulative upper bounds of terms that are sorted by their bounds, lowest first.
pub struct UpperBounds(Vec<QuantizedScore>);

impl UpperBounds {
    /// Number of terms.
    pub fn terms(&self) -> usize {
        self.0.len() - 1
    }

    /// The upper bound of the first `terms` terms together.
    pub fn of_first(&self, terms: usize) -> QuantizedScore {
        self.0[terms]
    }

    /// How many of the first terms together cannot lift a document above `least`.
    pub fn terms_below(&self, least: Option<QuantizedScore>) -> usize {
        least.map_or(0, |least| self.0.partition_point(|&bound| bound <= least).saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::super::index_term::IndexTerm;
    use super::*;
    use tantivy::Term;

    fn form(field: u32, text: &str, documents: u64, worth: f32, nearness: f32) -> TermVariant {
        let term = Term::from_field_text(Field::from_field_id(field), text);
        TermVariant { term: IndexTerm::for_test(term, documents), boost: worth, similarity: nearness }
    }

    #[test]
    fn a_word_is_as_frequent_as_in_the_field_that_has_it_most() {
        let forms = vec![form(0, "en:bee", 10, 3.0, 1.0), form(1, "en:bee", 40, 1.0, 1.0), form(1, "bee", 5, 1.0, 1.0)];
        let term = QueryTerm::of(forms, 10, 1_000).expect("has forms");
        assert_eq!((term.frequency, term.reach(), term.min_documents()), (45, 55, 40));
        assert_eq!(QueryTerm::of(vec![form(0, "bee", 10, 1.0, 1.0)], 10, 7).expect("has a form").frequency, 7);
        assert!(QueryTerm::of(Vec::new(), 10, 7).is_none());
    }

    #[test]
    fn variants_with_most_weight_are_scored_by_similarity() {
        let forms = vec![form(0, "bea", 1, 1.8, 0.6), form(1, "bee", 1, 1.0, 1.0), form(2, "bzz", 1, 0.3, 0.36)];
        let term = QueryTerm::of(forms, 2, 10).expect("has forms");
        let tiers: Vec<Vec<&str>> =
            term.distance_groups().map(|forms| forms.iter().map(TermVariant::text).collect()).collect();
        assert_eq!(tiers, [["bee"], ["bea"]]);
        assert_eq!(term.variants.len(), 3, "what gives no score matches all the same");
    }

    #[test]
    fn terms_whose_bounds_stay_below_the_threshold_are_counted() {
        let bounds = UpperBounds(vec![0, 1, 3, 8]);
        let too_little = |least| bounds.terms_below(least);
        assert_eq!([None, Some(0), Some(1), Some(2), Some(7), Some(8)].map(too_little), [0, 0, 1, 1, 2, 3]);
        assert_eq!((bounds.terms(), bounds.of_first(2)), (3, 3));
        assert_eq!(UpperBounds(vec![0]).terms_below(Some(1)), 0);
    }
}
