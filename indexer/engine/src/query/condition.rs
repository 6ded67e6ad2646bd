//! The condition that a document must satisfy to be a hit: a tree of terms and phrases. Scoring is separate.
//!
//! The window scorer ([`crate::scorer`]) evaluates all hits along the rarest part of the condition
//! ([`Condition::split_lead`]). With MaxScore pruning, only candidates are checked.

use super::fuzzy_phrase::FuzzyPhrase;
use super::query_term::QueryTerm;
use super::quoted_term::QuotedTerm;
use crate::schema::field;
use crate::segments::collection::Collection;
use crate::segments::doc_address::DocAddress;
use crate::segments::index_term::IndexTerm;
use std::collections::HashSet;
use std::sync::Arc;
use tantivy::Term;

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
    /// ([`Condition::fuzzy_phrase`]).
    FuzzyPhrase(Arc<FuzzyPhrase>),
    /// Documents that satisfy the condition and have a quoted term as written. The condition finds the stems.
    Quoted(Box<Condition>, Arc<QuotedTerm>),
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

    /// A fuzzy phrase: posting lists decide whether all words occur, then positions decide the phrase.
    pub fn fuzzy_phrase(phrase: FuzzyPhrase) -> Self {
        let mut parts: Vec<Self> = phrase.words.iter().cloned().map(Self::Word).collect();
        parts.push(Self::FuzzyPhrase(Arc::new(phrase)));
        Self::all(parts)
    }

    /// Exactly these documents.
    pub fn documents(collection: &Collection, addresses: impl Iterator<Item = DocAddress>) -> Self {
        let field = collection.field(field::ID);
        let id = |at: DocAddress| Term::from_field_bytes(field, collection.columns(at).id(at.document).as_bytes());
        let ids: Vec<Term> = addresses.map(id).collect();
        if ids.is_empty() { Self::Nothing } else { Self::OneOf(ids) }
    }

    /// Documents that have one of these ids in the field.
    pub fn of_ids<'i>(collection: &Collection, field: &str, ids: impl Iterator<Item = &'i [u8; 16]>) -> Self {
        let field = collection.field(field);
        let ids: Vec<Term> = ids.map(|id| Term::from_field_bytes(field, id)).collect();
        if ids.is_empty() { Self::Nothing } else { Self::OneOf(ids) }
    }

    /// Estimates how many of `documents` satisfy the condition, as if words were distributed independently.
    pub fn estimate(&self, documents: f64) -> f64 {
        let share = |part: &Self| (part.estimate(documents) / documents.max(1.0)).min(1.0);
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        match self {
            Self::Everything => documents,
            Self::Nothing => 0.0,
            Self::Term(known) => known.estimated_documents as f64,
            Self::Word(term) => (term.estimated_documents() as f64).min(documents),
            Self::Quoted(inner, _) => inner.estimate(documents),
            Self::Phrase(terms, _) => min_estimated_documents(terms) as f64 / (10 * terms.len()) as f64,
            Self::FuzzyPhrase(phrase) => phrase.min_estimated_documents() as f64 / (10 * phrase.words.len()) as f64,
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

    /// The maximum number of documents that can satisfy the condition, by the lengths of its posting lists.
    pub fn max_documents(&self) -> u64 {
        match self {
            Self::Nothing => 0,
            Self::Term(known) => known.estimated_documents,
            Self::Word(term) => term.estimated_documents(),
            Self::Phrase(terms, _) => min_estimated_documents(terms),
            Self::FuzzyPhrase(phrase) => phrase.min_estimated_documents(),
            Self::Quoted(inner, _) => inner.max_documents(),
            Self::OneOf(terms) => terms.len() as u64,
            Self::All(parts) => parts.iter().map(Self::max_documents).min().unwrap_or(u64::MAX),
            Self::Any(parts) | Self::AtLeast(_, parts) => {
                parts.iter().map(Self::max_documents).fold(0, u64::saturating_add)
            }
            Self::Everything | Self::Not(_) => u64::MAX,
        }
    }

    /// Whether the condition is a disjunction of these words only.
    pub fn is_any_of(&self, requested: &HashSet<*const QueryTerm>) -> bool {
        let parts = match self {
            Self::Any(parts) => parts.as_slice(),
            one => std::slice::from_ref(one),
        };
        let mut own = HashSet::with_capacity(parts.len());
        for part in parts {
            let Self::Word(term) = part else { return false };
            own.insert(Arc::as_ptr(term));
        }
        own == *requested
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
    pub fn split_lead(&self, documents: f64) -> (&Self, Vec<&Self>) {
        let Self::All(parts) = self else { return (self, Vec::new()) };
        let costs = |part: &Self| match part.without_texts() {
            Self::Not(_) | Self::FuzzyPhrase(_) => f64::INFINITY,
            // Finding a phrase costs more than its number of hits suggests.
            Self::Phrase(terms, _) => {
                #[expect(clippy::cast_precision_loss, reason = "an estimate")]
                let cost = min_estimated_documents(terms) as f64;
                cost
            }
            part => part.estimate(documents),
        };
        let rarest = (0..parts.len()).min_by(|&one, &other| costs(&parts[one]).total_cmp(&costs(&parts[other])));
        let rarest = rarest.unwrap_or_default();
        let rest = parts.iter().enumerate().filter(|(number, _)| *number != rarest).map(|(_, part)| part);
        (&parts[rarest], rest.collect())
    }

    /// The part of the condition that the index decides.
    fn without_texts(&self) -> &Self {
        match self {
            Self::Quoted(inner, _) => inner,
            part => part,
        }
    }

    /// Whether the condition contains a phrase or a quoted term, which posting lists alone cannot decide.
    pub fn has_phrase(&self) -> bool {
        match self {
            Self::Phrase(..) | Self::FuzzyPhrase(_) | Self::Quoted(..) => true,
            Self::All(parts) | Self::Any(parts) | Self::AtLeast(_, parts) => parts.iter().any(Self::has_phrase),
            Self::Not(inner) => inner.has_phrase(),
            _ => false,
        }
    }
}

/// Estimated number of documents of the rarest term.
pub fn min_estimated_documents(terms: &[Arc<IndexTerm>]) -> u64 {
    terms.iter().map(|known| known.estimated_documents).min().unwrap_or_default()
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
        let (lead, rest) = tree.split_lead(1000.0);
        assert_eq!(*lead, term("rare", 3));
        assert_eq!(rest, [&term("often", 900), &not]);
        assert!((tree.estimate(1000.0) - 1000.0 * 0.9 * 0.999 * 0.003).abs() < 1e-6);
    }
}
