//! What a document must satisfy to be a hit: a tree over terms and phrases, apart from what gives the score.
//!
//! All that satisfies it is gone through ([`super::scorer::walk`]), along its rarest part ([`Match::driver`]); where the best hits
//! are taken from the flat disjunction of scored terms, only candidates are looked at.

use super::collection::{Collection, Segment};
use super::deadline::Deadline;
use super::fault::Fault;
use super::known::KnownTerm;
use super::near_phrase::{NearPhrase, PhrasePostings};
use super::query_term::QueryTerm;
use super::scorer::check::Leaf;
use super::scorer::stretches::Stretches;
use super::standing::Standing;
use std::collections::HashSet;
use std::sync::Arc;
use tantivy::query::{EmptyQuery, EnableScoring, PhraseQuery, Query, TermSetQuery, Weight};
use tantivy::{DocSet, Term};

/// Where the rarest word of a phrase has fewer than one in so many documents of the most frequent one, that one's list is
/// skipped along, not gone along.
const STANDING_SHARE: u64 = 64;

/// A condition on documents.
#[derive(Clone, Debug, PartialEq)]
pub enum Match {
    Everything,
    Nothing,
    Term(Arc<KnownTerm>),
    /// A word of the query, in any of its forms.
    Word(Arc<QueryTerm>),
    /// Terms one after another, with slop.
    Phrase(Vec<Arc<KnownTerm>>, u32),
    /// Where the words of a phrase stand. Only as a part of `All`, beside its words ([`NearPhrase::matcher`]).
    NearPhrase(Arc<NearPhrase>),
    /// One of many terms, ids for example.
    OneOf(Vec<Term>),
    All(Vec<Match>),
    Any(Vec<Match>),
    /// At least so many of these.
    Most(usize, Vec<Match>),
    /// Only as a part of `All`.
    Not(Box<Match>),
}

impl Match {
    /// All of them; of none, everything.
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

    /// Any of them; of none, nothing.
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

    /// At least `least` of them.
    pub fn most(least: usize, parts: Vec<Self>) -> Self {
        let kept: Vec<Self> = parts.into_iter().filter(|part| *part != Self::Nothing).collect();
        match least {
            _ if least > kept.len() => Self::Nothing,
            0 | 1 => Self::any(kept),
            _ if least == kept.len() => Self::all(kept),
            _ => Self::Most(least, kept),
        }
    }

    /// About how many of `documents` satisfy it, as if words stood in texts by chance.
    pub fn estimate(&self, documents: f64) -> f64 {
        let share = |part: &Self| (part.estimate(documents) / documents.max(1.0)).min(1.0);
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        match self {
            Self::Everything => documents,
            Self::Nothing => 0.0,
            Self::Term(known) => known.reach as f64,
            Self::Word(term) => (term.reach() as f64).min(documents),
            Self::Phrase(terms, _) => rarest(terms) as f64 / (10 * terms.len()) as f64,
            Self::NearPhrase(phrase) => phrase.rarest() as f64 / (10 * phrase.words.len()) as f64,
            Self::OneOf(terms) => terms.len() as f64,
            Self::All(parts) => documents * parts.iter().map(share).product::<f64>(),
            Self::Any(parts) => parts.iter().map(|part| part.estimate(documents)).sum::<f64>().min(documents),
            Self::Most(least, parts) => {
                let mut shares: Vec<f64> = parts.iter().map(share).collect();
                shares.sort_by(|one, other| other.total_cmp(one));
                documents * shares.iter().take(*least).product::<f64>()
            }
            Self::Not(inner) => documents - inner.estimate(documents),
        }
    }

    /// Whether it only asks for any of the words.
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

    /// At least so many documents satisfy it, deleted ones too.
    pub fn at_least(&self) -> u64 {
        match self {
            Self::Term(known) => known.documents,
            Self::Word(term) => term.at_least(),
            Self::Any(parts) => parts.iter().map(Self::at_least).max().unwrap_or_default(),
            _ => 0,
        }
    }

    /// The part to walk, and what is left to check of each document of it.
    pub fn driver(&self, documents: f64) -> (&Self, Vec<&Self>) {
        let Self::All(parts) = self else { return (self, Vec::new()) };
        let costs = |part: &Self| match part {
            Self::Not(_) | Self::NearPhrase(_) => f64::INFINITY,
            // To find a phrase costs more than its hits.
            Self::Phrase(terms, _) => {
                #[expect(clippy::cast_precision_loss, reason = "an estimate")]
                let cost = rarest(terms) as f64;
                cost
            }
            part => part.estimate(documents),
        };
        let rarest = (0..parts.len()).min_by(|&one, &other| costs(&parts[one]).total_cmp(&costs(&parts[other])));
        let rarest = rarest.unwrap_or_default();
        let rest = parts.iter().enumerate().filter(|(number, _)| *number != rarest).map(|(_, part)| part);
        (&parts[rarest], rest.collect())
    }

    /// Ready to be asked about many documents: of a phrase those that have all its words.
    pub fn asked<'s>(
        &self,
        collection: &Collection,
        segment: &'s Segment,
        deadline: &'s Deadline,
    ) -> Result<Leaf<'s>, Fault> {
        let Self::Phrase(terms, slop) = self else { return self.leaf(collection, segment, deadline) };
        let most = terms.iter().map(|known| known.reach).max().unwrap_or_default();
        let is_own = (*slop == 0 || terms.len() == 2) && !has_repeated(terms);
        if !is_own || most / STANDING_SHARE > rarest(terms) {
            return self.leaf(collection, segment, deadline);
        }
        let words = terms.iter().map(|known| known.word(segment)).collect::<Result<Option<Vec<_>>, _>>()?;
        match words {
            Some(words) => Ok(Leaf::standing(Standing::new(words, *slop, deadline), self.stretches(segment))),
            None => self.leaf(collection, segment, deadline),
        }
    }

    /// Ready to be asked about documents by lists that are skipped along.
    pub fn leaf<'s>(
        &self,
        collection: &Collection,
        segment: &'s Segment,
        deadline: &'s Deadline,
    ) -> Result<Leaf<'s>, Fault> {
        match self {
            Self::NearPhrase(phrase) => {
                return Ok(Leaf::near(phrase.postings(segment, deadline)?, self.stretches(segment)));
            }
            // The engine's way with slop is exponential in repeated words.
            Self::Phrase(terms, slop) if *slop > 0 || has_repeated(terms) => {
                let words: Vec<_> = terms.iter().map(|known| vec![known.as_ref()]).collect();
                let postings = PhrasePostings::open(&words, *slop, segment, deadline)?;
                return Ok(Leaf::near(postings, self.stretches(segment)));
            }
            _ => {}
        }
        // Without a search for the first one, which may be far.
        let (first, found) = self.weight(collection)?.scorer_danger(&segment.reader, 0, 1.0)?;
        Ok(Leaf::of(first, found, self.stretches(segment)))
    }

    /// Of a phrase in what shows say.
    pub fn stretches<'s>(&self, segment: &'s Segment) -> Option<&'s Stretches> {
        let first = match self {
            Self::Phrase(terms, _) => terms.first()?,
            Self::NearPhrase(phrase) => &phrase.words.first()?.forms().first()?.known,
            _ => return None,
        };
        segment.stretches(first.term.field())
    }

    /// What the engine finds for us, to be gone through.
    pub fn leading(&self, collection: &Collection, segment: &Segment) -> Result<Box<dyn DocSet>, Fault> {
        Ok(self.weight(collection)?.scorer(&segment.reader, 1.0)?)
    }

    /// Of phrases of different words without slop, and lists of ids.
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

    /// Whether a phrase is part of it.
    pub fn has_phrase(&self) -> bool {
        match self {
            Self::Phrase(..) | Self::NearPhrase(_) => true,
            Self::All(parts) | Self::Any(parts) | Self::Most(_, parts) => parts.iter().any(Self::has_phrase),
            Self::Not(inner) => inner.has_phrase(),
            _ => false,
        }
    }
}

/// Whether a word of a phrase comes twice.
fn has_repeated(terms: &[Arc<KnownTerm>]) -> bool {
    let mut seen = HashSet::new();
    !terms.iter().all(|known| seen.insert(&known.term))
}

/// About how many documents the rarest term finds.
fn rarest(terms: &[Arc<KnownTerm>]) -> u64 {
    terms.iter().map(|known| known.reach).min().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tantivy::schema::Field;

    fn term(text: &str, frequency: u64) -> Match {
        Match::Term(KnownTerm::imagined(Term::from_field_text(Field::from_field_id(0), text), frequency))
    }

    #[test]
    fn trees_are_made_simple() {
        let (a, b) = (term("a", 10), term("b", 20));
        assert_eq!(Match::any(vec![Match::Nothing, a.clone()]), a);
        assert_eq!(Match::any(Vec::new()), Match::Nothing);
        assert_eq!(Match::all(vec![Match::Everything, a.clone()]), a);
        assert_eq!(Match::all(vec![a.clone(), Match::Nothing]), Match::Nothing);
        let not = Match::Not(Box::new(a.clone()));
        assert_eq!(Match::all(vec![not.clone()]), Match::All(vec![not, Match::Everything]), "something is walked");
        assert_eq!(Match::most(2, vec![a.clone(), Match::Nothing]), Match::Nothing);
        assert_eq!(Match::most(2, vec![a.clone(), b.clone()]), Match::All(vec![a, b]));
    }

    #[test]
    fn the_rarest_part_is_walked() {
        let not = Match::Not(Box::new(term("c", 1)));
        let tree = Match::all(vec![term("often", 900), not.clone(), term("rare", 3)]);
        let (driver, rest) = tree.driver(1000.0);
        assert_eq!(*driver, term("rare", 3));
        assert_eq!(rest, [&term("often", 900), &not]);
        assert!((tree.estimate(1000.0) - 1000.0 * 0.9 * 0.999 * 0.003).abs() < 1e-6);
    }
}
