//! A word of a query as the index has it: in all fields that are searched, languages and near spellings.

use super::collect::Search;
use super::collection::{Collection, Segment};
use super::deadline::Deadline;
use super::fault::Fault;
use super::forms::Form;
use super::scorer::list::List;
use super::scorer::lists::{Lists, Tier};
use super::scorer::points::Points;
use super::scorer::weight::TermWeight;
use std::collections::HashMap;
use std::sync::Arc;
use tantivy::schema::Field;

/// The forms of one word.
#[derive(Debug, PartialEq)]
pub struct QueryTerm {
    /// Those that give a score first, the nearest spellings of them first.
    forms: Vec<Form>,
    scored: usize,
    /// About how many documents have the word, in the field in which most have it.
    pub frequency: u64,
}

impl QueryTerm {
    /// `None` of no forms. At most `max_scored` of them give a score: those that count the most.
    pub fn new(forms: Vec<Form>, max_scored: usize, collection: &Collection) -> Option<Arc<Self>> {
        Self::of(merged(forms), max_scored, collection.documents).filter(|term| !term.forms.is_empty()).map(Arc::new)
    }

    fn of(mut forms: Vec<Form>, max_scored: usize, documents: u64) -> Option<Self> {
        let mut reached: HashMap<Field, u64> = HashMap::new();
        for form in &forms {
            *reached.entry(form.known.term.field()).or_default() += form.known.reach;
        }
        let frequency = reached.into_values().max()?.min(documents);
        forms.sort_by(|one, other| {
            other.worth.total_cmp(&one.worth).then_with(|| one.known.term.cmp(&other.known.term))
        });
        let scored = forms.len().min(max_scored);
        forms[..scored].sort_by(|one, other| other.nearness.total_cmp(&one.nearness));
        Some(Self { forms, scored, frequency })
    }

    /// All its forms, the nearest spelling first where all are of one field.
    pub fn forms(&self) -> &[Form] {
        &self.forms
    }

    pub fn scored_forms(&self) -> &[Form] {
        &self.forms[..self.scored]
    }

    /// Scored forms by how near their spelling is, the nearest first.
    pub fn tiers(&self) -> impl Iterator<Item = &[Form]> {
        self.scored_forms().chunk_by(|one, other| one.nearness.total_cmp(&other.nearness).is_eq())
    }

    /// About how many documents have it in any form.
    pub fn reach(&self) -> u64 {
        self.forms.iter().map(|form| form.known.reach).sum()
    }

    /// At least so many documents have it, deleted ones too.
    pub fn at_least(&self) -> u64 {
        self.forms.iter().map(Form::documents).max().unwrap_or_default()
    }

    /// Adds the lists that a segment has of it, without scores; returns their number, or `None` where it has none. Once
    /// the deadline is over, no more are opened.
    pub fn list<'s>(
        &self,
        segment: &'s Segment,
        lists: &mut Lists<'s>,
        deadline: &Deadline,
    ) -> Result<Option<usize>, Fault> {
        let own = unscored(&self.forms, segment, deadline)?;
        Ok((!own.is_empty()).then(|| lists.push(Vec::new(), own)))
    }
}

/// The lists that a segment has of forms, without scores. A search may have thousands of them: once the deadline is over,
/// no more are opened.
fn unscored<'s>(forms: &[Form], segment: &'s Segment, deadline: &Deadline) -> Result<Vec<List<'s>>, Fault> {
    let mut lists = Vec::with_capacity(forms.len());
    for form in forms {
        if deadline.is_over() {
            break;
        }
        lists.extend(form.known.list(segment, None)?);
    }
    Ok(lists)
}

/// Each term of the index once, with the most that it is worth.
fn merged(forms: Vec<Form>) -> Vec<Form> {
    let mut places = HashMap::new();
    let mut merged: Vec<Form> = Vec::with_capacity(forms.len());
    for form in forms {
        match places.get(&form.known) {
            Some(&place) => {
                let known: &mut Form = &mut merged[place];
                if form.worth > known.worth {
                    *known = form;
                }
            }
            None => {
                places.insert(form.known.clone(), merged.len());
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
    pub fn list<'s>(
        &self,
        collection: &'s Collection,
        segment: &'s Segment,
        lists: &mut Lists<'s>,
        deadline: &Deadline,
    ) -> Result<Option<usize>, Fault> {
        let (mut own, mut tiers) = (Vec::with_capacity(self.term.forms.len()), Vec::new());
        for forms in self.term.tiers() {
            let before = own.len();
            for form in forms {
                own.extend(form.known.list(segment, Some(collection.field_weight(form)))?);
            }
            if let Some(form) = forms.first().filter(|_| own.len() > before) {
                tiers.push(Tier { end: own.len(), weight: self.weight(collection, form.nearness) });
            }
        }
        own.extend(unscored(&self.term.forms[self.term.scored..], segment, deadline)?);
        Ok((!own.is_empty()).then(|| lists.push(tiers, own)))
    }
}

/// The scored terms of a search with their upper bounds, those that add the least first.
pub struct BoundedTerms<'q>(Vec<(Points, &'q ScoredTerm)>);

impl Search<'_> {
    pub(super) fn bounded<'q>(&self, terms: &'q [ScoredTerm]) -> BoundedTerms<'q> {
        let bound = |scored: &ScoredTerm| {
            let of_tier = |forms: &[Form]| scored.weight(self.collection, forms[0].nearness).most();
            scored.term.tiers().map(of_tier).fold(0, Points::saturating_add)
        };
        let mut bounded: Vec<(Points, &ScoredTerm)> = terms.iter().map(|scored| (bound(scored), scored)).collect();
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
    ) -> Result<(Lists<'s>, Bounds, Vec<&'q Arc<QueryTerm>>), Fault> {
        let mut lists = Lists::new(self.0.len(), !self.0.is_empty());
        let (mut bounds, mut had): (Vec<Points>, _) = (vec![0], Vec::with_capacity(self.0.len()));
        for (bound, scored) in &self.0 {
            if scored.list(collection, segment, &mut lists, deadline)?.is_some() {
                bounds.push(bounds[bounds.len() - 1].saturating_add(*bound));
                had.push(&scored.term);
            }
        }
        Ok((lists, Bounds(bounds), had))
    }
}

/// For terms in the order of what each can add, the least first: what the first so many can add up to.
pub struct Bounds(Vec<Points>);

impl Bounds {
    /// How many terms there are.
    pub fn terms(&self) -> usize {
        self.0.len() - 1
    }

    /// Of the first `terms`.
    pub fn of_first(&self, terms: usize) -> Points {
        self.0[terms]
    }

    /// How many terms, from the first one on, cannot bring a document above `least` together.
    pub fn too_little(&self, least: Option<Points>) -> usize {
        least.map_or(0, |least| self.0.partition_point(|&bound| bound <= least).saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::super::known::KnownTerm;
    use super::*;
    use tantivy::Term;

    fn form(field: u32, text: &str, documents: u64, worth: f32, nearness: f32) -> Form {
        let term = Term::from_field_text(Field::from_field_id(field), text);
        Form { known: KnownTerm::imagined(term, documents), worth, nearness }
    }

    #[test]
    fn a_word_is_as_frequent_as_in_the_field_that_has_it_most() {
        let forms = vec![form(0, "en:bee", 10, 3.0, 1.0), form(1, "en:bee", 40, 1.0, 1.0), form(1, "bee", 5, 1.0, 1.0)];
        let term = QueryTerm::of(forms, 10, 1_000).expect("has forms");
        assert_eq!((term.frequency, term.reach(), term.at_least()), (45, 55, 40));
        assert_eq!(QueryTerm::of(vec![form(0, "bee", 10, 1.0, 1.0)], 10, 7).expect("has a form").frequency, 7);
        assert!(QueryTerm::of(Vec::new(), 10, 7).is_none());
    }

    #[test]
    fn forms_that_count_most_are_scored_by_nearness() {
        let forms = vec![form(0, "bea", 1, 1.8, 0.6), form(1, "bee", 1, 1.0, 1.0), form(2, "bzz", 1, 0.3, 0.36)];
        let term = QueryTerm::of(forms, 2, 10).expect("has forms");
        let tiers: Vec<Vec<&str>> = term.tiers().map(|forms| forms.iter().map(Form::text).collect()).collect();
        assert_eq!(tiers, [["bee"], ["bea"]]);
        assert_eq!(term.forms.len(), 3, "what gives no score matches all the same");
    }

    #[test]
    fn the_first_terms_can_add_too_little() {
        let bounds = Bounds(vec![0, 1, 3, 8]);
        let too_little = |least| bounds.too_little(least);
        assert_eq!([None, Some(0), Some(1), Some(2), Some(7), Some(8)].map(too_little), [0, 0, 1, 1, 2, 3]);
        assert_eq!((bounds.terms(), bounds.of_first(2)), (3, 3));
        assert_eq!(Bounds(vec![0]).too_little(Some(1)), 0);
    }
}
