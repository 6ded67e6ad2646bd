//! What a document must satisfy to be a hit: a tree of terms and phrases. Scoring is separate.
//!
//! The window scorer ([`super::scorer`]) evaluates all hits along the rarest part of the condition
//! ([`Condition::driver`]). With MaxScore pruning, only candidates are checked.

use super::collection::{Collection, Segment};
use super::deadline::Deadline;
use super::fault::Fault;
use super::fuzzy_phrase::{FuzzyPhrase, PhrasePostings};
use super::index_term::IndexTerm;
use super::phrase_matcher::PhraseMatcher;
use super::query_term::QueryTerm;
use super::scorer::document_probe::DocumentProbe;
use super::scorer::episode_blocks::EpisodeBlocks;
use std::collections::HashSet;
use std::sync::Arc;
use tantivy::query::{EmptyQuery, EnableScoring, PhraseQuery, Query, TermSetQuery, Weight};
use tantivy::{DocSet, Term};

/// When the rarest word of a phrase has fewer entries than this fraction of the most frequent word's, the phrase
/// matcher skips in the long list instead of reading it.
const PHRASE_MATCHER_SHARE: u64 = 64;

/// A condition on documents.
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    Everything,
    Nothing,
    Term(Arc<IndexTerm>),
    /// A query word in any of its variants.
    Word(Arc<QueryTerm>),
    /// Terms in sequence, with slop.
    Phrase(Vec<Arc<IndexTerm>>, u32),
    /// The positions of a fuzzy phrase. Only valid inside `All`, next to the conditions for its words
    /// ([`FuzzyPhrase`]).
    FuzzyPhrase(Arc<FuzzyPhrase>),
    /// Any of many terms, for example ids.
    OneOf(Vec<Term>),
    All(Vec<Condition>),
    Any(Vec<Condition>),
    /// At least this number of the conditions.
    AtLeast(usize, Vec<Condition>),
    /// Only valid inside `All`.
    Not(Box<Condition>),
}

impl Condition {
    /// All conditions. An empty list accepts every document.
    pub fn all(parts: Vec<Self>) -> Self {
        let mut kept = Vec::with_capacity(parts.len());
        for part in parts {
            match part {
                Self::Everything => {}
                Self::Nothing => return Self::Nothing,
                Self::All(inner) => kept.extend(inner),
                Self::Not(inner) if *inner == Self::Nothing => {}
                part => kept.push(part),
            }
        }
        match kept.len() {
            0 => Self::Everything,
            1 if !matches!(kept[0], Self::Not(_)) => kept.remove(0),
            _ if kept.iter().all(|part| matches!(part, Self::Not(_))) => {
                kept.push(Self::Everything);
                Self::All(kept)
            }
            _ => Self::All(kept),
        }
    }

    /// Any of the conditions. An empty list accepts no document.
    pub fn any(parts: Vec<Self>) -> Self {
        let mut kept = Vec::with_capacity(parts.len());
        for part in parts {
            match part {
                Self::Everything => return Self::Everything,
                Self::Nothing => {}
                Self::Any(inner) => kept.extend(inner),
                part => kept.push(part),
            }
        }
        match kept.len() {
            0 => Self::Nothing,
            1 => kept.remove(0),
            _ => Self::Any(kept),
        }
    }

    /// At least `least` of the conditions.
    pub fn at_least_of(least: usize, parts: Vec<Self>) -> Self {
        let kept: Vec<Self> = parts.into_iter().filter(|part| *part != Self::Nothing).collect();
        match least {
            _ if least > kept.len() => Self::Nothing,
            0 | 1 => Self::any(kept),
            _ if least == kept.len() => Self::all(kept),
            _ => Self::AtLeast(least, kept),
        }
    }

    /// Estimates how many of `documents` satisfy the condition, as if words were distributed independently.
    pub fn estimate(&self, documents: f64) -> f64 {
        let share = |part: &Self| (part.estimate(documents) / documents.max(1.0)).min(1.0);
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        match self {
            Self::Everything => documents,
            Self::Nothing => 0.0,
            Self::Term(known) => known.reach as f64,
            Self::Word(term) => (term.reach() as f64).min(documents),
            Self::Phrase(terms, _) => min_reach(terms) as f64 / (10 * terms.len()) as f64,
            Self::FuzzyPhrase(phrase) => phrase.min_reach() as f64 / (10 * phrase.words.len()) as f64,
            Self::OneOf(terms) => terms.len() as f64,
            Self::All(parts) => documents * parts.iter().map(share).product::<f64>(),
            Self::Any(parts) => parts.iter().map(|part| part.estimate(documents)).sum::<f64>().min(documents),
            Self::AtLeast(least, parts) => {
                let mut shares: Vec<f64> = parts.iter().map(share).collect();
                shares.sort_by(|one, other| other.total_cmp(one));
                documents * shares.iter().take(*least).product::<f64>()
            }
            Self::Not(inner) => documents - inner.estimate(documents),
        }
    }

    /// Whether the condition is a disjunction of these words only.
    pub fn is_any_of(&self, wanted: &HashSet<*const QueryTerm>) -> bool {
        let parts = match self {
            Self::Any(parts) => parts.as_slice(),
            one => std::slice::from_ref(one),
        };
        let mut own = HashSet::with_capacity(parts.len());
        for part in parts {
            let Self::Word(term) = part else { return false };
            own.insert(Arc::as_ptr(term));
        }
        own == *wanted
    }

    /// A lower bound for the number of documents that satisfy the condition, deleted ones included.
    pub fn min_documents(&self) -> u64 {
        match self {
            Self::Term(known) => known.documents,
            Self::Word(term) => term.min_documents(),
            Self::Any(parts) => parts.iter().map(Self::min_documents).max().unwrap_or_default(),
            _ => 0,
        }
    }

    /// Splits the condition into the part to iterate over and the parts to check for each of its documents.
    pub fn driver(&self, documents: f64) -> (&Self, Vec<&Self>) {
        let Self::All(parts) = self else { return (self, Vec::new()) };
        let costs = |part: &Self| match part {
            Self::Not(_) | Self::FuzzyPhrase(_) => f64::INFINITY,
            // Finding a phrase costs more than its number of hits suggests.
            Self::Phrase(terms, _) => {
                #[expect(clippy::cast_precision_loss, reason = "an estimate")]
                let cost = min_reach(terms) as f64;
                cost
            }
            part => part.estimate(documents),
        };
        let rarest = (0..parts.len()).min_by(|&one, &other| costs(&parts[one]).total_cmp(&costs(&parts[other])));
        let rarest = rarest.unwrap_or_default();
        let rest = parts.iter().enumerate().filter(|(number, _)| *number != rarest).map(|(_, part)| part);
        (&parts[rarest], rest.collect())
    }

    /// Opens a probe that checks many documents. For a phrase, callers pass only documents that have all its words.
    pub fn positions_probe<'s>(
        &self,
        collection: &Collection,
        segment: &'s Segment,
        deadline: &'s Deadline,
    ) -> Result<DocumentProbe<'s>, Fault> {
        let Self::Phrase(terms, slop) = self else { return self.probe(collection, segment, deadline) };
        let most = terms.iter().map(|known| known.reach).max().unwrap_or_default();
        let is_own = (*slop == 0 || terms.len() == 2) && !has_repeated(terms);
        if !is_own || most / PHRASE_MATCHER_SHARE > min_reach(terms) {
            return self.probe(collection, segment, deadline);
        }
        let words = terms.iter().map(|known| known.word_positions(segment)).collect::<Result<Option<Vec<_>>, _>>()?;
        match words {
            Some(words) => Ok(DocumentProbe::from_phrase_matcher(
                PhraseMatcher::new(words, *slop, deadline),
                self.episode_blocks(segment),
            )),
            None => self.probe(collection, segment, deadline),
        }
    }

    /// Opens a probe whose posting lists skip to each checked document.
    pub fn probe<'s>(
        &self,
        collection: &Collection,
        segment: &'s Segment,
        deadline: &'s Deadline,
    ) -> Result<DocumentProbe<'s>, Fault> {
        match self {
            Self::FuzzyPhrase(phrase) => {
                return Ok(DocumentProbe::from_fuzzy_phrase(
                    phrase.postings(segment, deadline)?,
                    self.episode_blocks(segment),
                ));
            }
            // Tantivy's phrase scorer with slop takes exponential time for repeated words.
            Self::Phrase(terms, slop) if *slop > 0 || has_repeated(terms) => {
                let words: Vec<_> = terms.iter().map(|known| vec![known.as_ref()]).collect();
                let postings = PhrasePostings::open(&words, *slop, segment, deadline)?;
                return Ok(DocumentProbe::from_fuzzy_phrase(postings, self.episode_blocks(segment)));
            }
            _ => {}
        }
        // Opens the scorer without seeking the first match, which may be far away.
        let (first, found) = self.weight(collection)?.scorer_danger(&segment.reader, 0, 1.0)?;
        Ok(DocumentProbe::from_first_seek(first, found, self.episode_blocks(segment)))
    }

    /// The episode blocks of the segment when the condition is a phrase in a podcast's field.
    pub fn episode_blocks<'s>(&self, segment: &'s Segment) -> Option<&'s EpisodeBlocks> {
        let first = match self {
            Self::Phrase(terms, _) => terms.first()?,
            Self::FuzzyPhrase(phrase) => &phrase.words.first()?.forms().first()?.term,
            _ => return None,
        };
        segment.episode_blocks(first.term.field())
    }

    /// An iterator of the engine over the matching documents.
    pub fn lead_iterator(&self, collection: &Collection, segment: &Segment) -> Result<Box<dyn DocSet>, Fault> {
        Ok(self.weight(collection)?.scorer(&segment.reader, 1.0)?)
    }

    /// Supports phrases of distinct words without slop, and lists of terms.
    fn weight(&self, collection: &Collection) -> Result<Box<dyn Weight>, Fault> {
        let query: Box<dyn Query> = match self {
            Self::Phrase(terms, _) => {
                Box::new(PhraseQuery::new(terms.iter().map(|known| known.term.clone()).collect()))
            }
            Self::OneOf(terms) => Box::new(TermSetQuery::new(terms.clone())),
            _ => Box::new(EmptyQuery),
        };
        Ok(query.weight(EnableScoring::disabled_from_schema(&collection.schema))?)
    }

    /// Whether the condition contains a phrase.
    pub fn has_phrase(&self) -> bool {
        match self {
            Self::Phrase(..) | Self::FuzzyPhrase(_) => true,
            Self::All(parts) | Self::Any(parts) | Self::AtLeast(_, parts) => parts.iter().any(Self::has_phrase),
            Self::Not(inner) => inner.has_phrase(),
            _ => false,
        }
    }
}

/// Whether a word occurs twice in the phrase.
fn has_repeated(terms: &[Arc<IndexTerm>]) -> bool {
    let mut seen = HashSet::new();
    !terms.iter().all(|known| seen.insert(&known.term))
}

/// Estimated number of documents of the rarest term.
fn min_reach(terms: &[Arc<IndexTerm>]) -> u64 {
    terms.iter().map(|known| known.reach).min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tantivy::schema::Field;

    fn term(text: &str, frequency: u64) -> Condition {
        Condition::Term(IndexTerm::for_test(Term::from_field_text(Field::from_field_id(0), text), frequency))
    }

    #[test]
    fn condition_trees_are_simplified() {
        let (a, b) = (term("a", 10), term("b", 20));
        assert_eq!(Condition::any(vec![Condition::Nothing, a.clone()]), a);
        assert_eq!(Condition::any(Vec::new()), Condition::Nothing);
        assert_eq!(Condition::all(vec![Condition::Everything, a.clone()]), a);
        assert_eq!(Condition::all(vec![a.clone(), Condition::Nothing]), Condition::Nothing);
        let not = Condition::Not(Box::new(a.clone()));
        assert_eq!(
            Condition::all(vec![not.clone()]),
            Condition::All(vec![not, Condition::Everything]),
            "something is walked"
        );
        assert_eq!(Condition::at_least_of(2, vec![a.clone(), Condition::Nothing]), Condition::Nothing);
        assert_eq!(Condition::at_least_of(2, vec![a.clone(), b.clone()]), Condition::All(vec![a, b]));
    }

    #[test]
    fn the_rarest_condition_leads() {
        let not = Condition::Not(Box::new(term("c", 1)));
        let tree = Condition::all(vec![term("often", 900), not.clone(), term("rare", 3)]);
        let (driver, rest) = tree.driver(1000.0);
        assert_eq!(*driver, term("rare", 3));
        assert_eq!(rest, [&term("often", 900), &not]);
        assert!((tree.estimate(1000.0) - 1000.0 * 0.9 * 0.999 * 0.003).abs() < 1e-6);
    }
}
