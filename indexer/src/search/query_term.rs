//! A word of a query as the index has it: in all fields that are searched, languages and near spellings.

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

/// The forms of one word.
#[derive(Debug, PartialEq)]
pub struct QueryTerm {
    /// Those that give a score first, the nearest spellings of them first.
    variants: Vec<TermVariant>,
    scored: usize,
    /// About how many documents have the word, in the field in which most have it.
    pub frequency: u64,
}

impl QueryTerm {
    /// `None` of no forms. At most `max_scored` of them give a score: those that count the most.
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

    /// All its forms, the nearest spelling first where all are of one field.
    pub fn forms(&self) -> &[TermVariant] {
        &self.variants
    }

    pub fn scored_variants(&self) -> &[TermVariant] {
        &self.variants[..self.scored]
    }

    /// Scored forms by how near their spelling is, the nearest first.
    pub fn distance_groups(&self) -> impl Iterator<Item = &[TermVariant]> {
        self.scored_variants().chunk_by(|one, other| one.similarity.total_cmp(&other.similarity).is_eq())
    }

    /// About how many documents have it in any form.
    pub fn reach(&self) -> u64 {
        self.variants.iter().map(|form| form.term.reach).sum()
    }

    /// At least so many documents have it, deleted ones too.
    pub fn min_documents(&self) -> u64 {
        self.variants.iter().map(TermVariant::documents).max().unwrap_or_default()
    }

    /// Adds the lists that a segment has of it, without scores; returns their number, or `None` where it has none. Once
    /// the deadline is over, no more are opened.
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

/// The lists that a segment has of forms, without scores. A search may have thousands of them: once the deadline is over,
/// no more are opened.
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

/// Each term of the index once, with the most that it is worth.
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

/// A word that gives a score, as often as the query has it.
#[derive(Clone, Debug)]
pub struct ScoredTerm {
    pub term: Arc<QueryTerm>,
    pub count: u32,
}

impl ScoredTerm {
    /// What it adds to scores by forms of a nearness.
    pub fn weight(&self, collection: &Collection, nearness: f32) -> TermWeight {
        #[expect(clippy::cast_precision_loss, reason = "a query has few words")]
        let count = self.count as f32;
        TermWeight::new(self.term.frequency, collection.documents, count * nearness)
    }

    /// Adds the lists that a segment has of it; returns their number, or `None` where it has none.
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

/// The scored terms of a search with their upper bounds, those that add the least first.
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

    /// The lists that a segment has of the terms in their order, with their bounds, and the terms that it has.
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

/// For terms in the order of what each can add, the least first: what the first so many can add up to.
pub struct UpperBounds(Vec<QuantizedScore>);

impl UpperBounds {
    /// How many terms there are.
    pub fn terms(&self) -> usize {
        self.0.len() - 1
    }

    /// Of the first `terms`.
    pub fn of_first(&self, terms: usize) -> QuantizedScore {
        self.0[terms]
    }

    /// How many terms, from the first one on, cannot bring a document above `least` together.
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
