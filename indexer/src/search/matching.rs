//! What a document must satisfy to be a hit: a tree over terms and phrases, apart from what gives the score.
//!
//! It is used in two ways. Where the best hits are taken from the flat disjunction of scored terms, candidates are
//! checked against it one by one ([`Check`]). Where few documents satisfy it, its rarest part is walked
//! ([`Match::driver`]) and the others are checked.

use super::collection::{Collection, Segment};
use super::fault::Fault;
use tantivy::query::{AllQuery, BooleanQuery, EnableScoring, PhraseQuery, Query, TermQuery, TermSetQuery};
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, DocSet, SeekDangerResult, TERMINATED, Term};

/// A condition on documents.
#[derive(Clone, Debug, PartialEq)]
pub enum Match {
    Everything,
    Nothing,
    /// A term, and in how many documents it is.
    Term(Term, u64),
    /// Terms one after another with slop; the frequency is of the rarest.
    Phrase(Vec<Term>, u32, u64),
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
            Self::Term(_, frequency) => *frequency as f64,
            Self::Phrase(terms, _, frequency) => *frequency as f64 / (10 * terms.len()) as f64,
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

    /// Whether it only asks for any of the terms.
    pub fn is_any_of(&self, wanted: &[&Term]) -> bool {
        let parts = match self {
            Self::Any(parts) => parts.as_slice(),
            one => std::slice::from_ref(one),
        };
        let mut own: Vec<&Term> = Vec::with_capacity(parts.len());
        for part in parts {
            let Self::Term(term, _) = part else { return false };
            own.push(term);
        }
        own.sort_unstable();
        own.dedup();
        own == wanted
    }

    /// At least so many documents satisfy it, deleted ones too.
    pub fn at_least(&self) -> u64 {
        match self {
            Self::Term(_, frequency) => *frequency,
            Self::Any(parts) => parts.iter().map(Self::at_least).max().unwrap_or_default(),
            _ => 0,
        }
    }

    /// The part to walk, and what is left to check of each document of it.
    pub fn driver(&self, documents: f64) -> (&Self, Vec<&Self>) {
        let Self::All(parts) = self else { return (self, Vec::new()) };
        let costs = |part: &Self| match part {
            Self::Not(_) => f64::INFINITY,
            // To find a phrase costs more than its hits.
            Self::Phrase(_, _, frequency) => {
                #[expect(clippy::cast_precision_loss, reason = "an estimate")]
                let cost = *frequency as f64;
                cost
            }
            part => part.estimate(documents),
        };
        let rarest = (0..parts.len()).min_by(|&one, &other| costs(&parts[one]).total_cmp(&costs(&parts[other])));
        let rarest = rarest.unwrap_or_default();
        let rest = parts.iter().enumerate().filter(|(number, _)| *number != rarest).map(|(_, part)| part);
        (&parts[rarest], rest.collect())
    }

    /// As a query of the engine that gives no score.
    pub fn query(&self) -> Box<dyn Query> {
        let queries = |parts: &[Self]| parts.iter().map(Self::query).collect::<Vec<_>>();
        match self {
            Self::Everything => Box::new(AllQuery),
            Self::Term(term, _) => Box::new(TermQuery::new(term.clone(), IndexRecordOption::Basic)),
            Self::Phrase(terms, slop, _) => Box::new(phrase_query(terms, *slop)),
            Self::OneOf(terms) => Box::new(TermSetQuery::new(terms.clone())),
            Self::All(parts) => Box::new(BooleanQuery::intersection(queries(parts))),
            Self::Any(parts) => Box::new(BooleanQuery::union(queries(parts))),
            Self::Most(least, parts) => {
                Box::new(BooleanQuery::union_with_minimum_required_clauses(queries(parts), *least))
            }
            Self::Nothing | Self::Not(_) => Box::new(BooleanQuery::new(Vec::new())),
        }
    }

    /// Ready to be asked about the documents of a segment, in their order.
    pub fn check(&self, collection: &Collection, segment: &Segment) -> Result<Check, Fault> {
        let parts = |parts: &[Self]| parts.iter().map(|part| part.check(collection, segment)).collect::<Result<_, _>>();
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let documents = collection.documents as f64;
        Ok(match self {
            Self::Everything => Check::Always(true),
            Self::Nothing => Check::Always(false),
            Self::Term(term, _) => {
                let index = segment.reader.inverted_index(term.field())?;
                match index.read_postings(term, IndexRecordOption::Basic)? {
                    Some(postings) => Check::Leaf(Leaf::new(Box::new(postings))),
                    None => Check::Always(false),
                }
            }
            Self::Phrase(..) | Self::OneOf(_) => {
                let weight = self.query().weight(EnableScoring::disabled_from_schema(&collection.schema))?;
                Check::Leaf(Leaf::new(weight.scorer(&segment.reader, 1.0)?))
            }
            Self::All(inner) => {
                let mut rarest_first: Vec<&Self> = inner.iter().collect();
                rarest_first.sort_by(|one, other| one.estimate(documents).total_cmp(&other.estimate(documents)));
                let checks = rarest_first.into_iter().map(|part| part.check(collection, segment));
                Check::All(checks.collect::<Result<_, _>>()?)
            }
            Self::Any(inner) => {
                let mut likeliest_first: Vec<&Self> = inner.iter().collect();
                likeliest_first.sort_by(|one, other| other.estimate(documents).total_cmp(&one.estimate(documents)));
                let checks = likeliest_first.into_iter().map(|part| part.check(collection, segment));
                let mut checks: Vec<Check> = checks.collect::<Result<_, _>>()?;
                checks.retain(|check| !matches!(check, Check::Always(false)));
                Check::Any(checks)
            }
            Self::Most(least, inner) => Check::Most(*least, parts(inner)?),
            Self::Not(inner) => Check::Not(Box::new(inner.check(collection, segment)?)),
        })
    }
}

pub fn phrase_query(terms: &[Term], slop: u32) -> PhraseQuery {
    let mut query = PhraseQuery::new(terms.to_vec());
    query.set_slop(slop);
    query
}

/// A condition that is asked about documents of one segment, each later than the one before.
pub enum Check {
    Always(bool),
    Leaf(Leaf),
    All(Vec<Check>),
    Any(Vec<Check>),
    Most(usize, Vec<Check>),
    Not(Box<Check>),
}

impl Check {
    pub fn accepts(&mut self, document: DocId) -> bool {
        match self {
            Self::Always(answer) => *answer,
            Self::Leaf(leaf) => leaf.has(document),
            Self::All(parts) => parts.iter_mut().all(|part| part.accepts(document)),
            Self::Any(parts) => parts.iter_mut().any(|part| part.accepts(document)),
            Self::Most(least, parts) => {
                let mut missing = *least;
                for part in parts {
                    missing -= usize::from(part.accepts(document));
                    if missing == 0 {
                        return true;
                    }
                }
                false
            }
            Self::Not(inner) => !inner.accepts(document),
        }
    }
}

/// Documents that are only ever gone through forward.
pub struct Leaf {
    documents: Box<dyn DocSet>,
    /// No document before this one is to come.
    next: DocId,
    /// The last one that was found.
    found: DocId,
}

impl Leaf {
    fn new(documents: Box<dyn DocSet>) -> Self {
        let next = documents.doc();
        Self { documents, next, found: TERMINATED }
    }

    fn has(&mut self, document: DocId) -> bool {
        if document == self.found {
            return true;
        }
        // The engine wants to be asked about later and later documents only.
        if document < self.next || self.next == TERMINATED {
            return false;
        }
        match self.documents.seek_danger(document) {
            SeekDangerResult::Found => {
                self.found = document;
                self.next = document + 1;
                true
            }
            SeekDangerResult::SeekLowerBound(next) => {
                self.next = next;
                false
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tantivy::schema::Field;

    fn term(text: &str, frequency: u64) -> Match {
        Match::Term(Term::from_field_text(Field::from_field_id(0), text), frequency)
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

    #[test]
    fn leaves_are_asked_forward() {
        let documents: Vec<DocId> = vec![3, 5, 9];
        struct Some3(Vec<DocId>, usize);
        impl DocSet for Some3 {
            fn advance(&mut self) -> DocId {
                self.1 += 1;
                self.doc()
            }
            fn doc(&self) -> DocId {
                self.0.get(self.1).copied().unwrap_or(TERMINATED)
            }
            fn size_hint(&self) -> u32 {
                3
            }
        }
        let mut leaf = Leaf::new(Box::new(Some3(documents.clone(), 0)));
        let found: Vec<DocId> = (0..12).filter(|&document| leaf.has(document)).collect();
        assert_eq!(found, documents);
        assert!(!leaf.has(100));
    }
}
