//! A condition that is decided for all documents of a window at a time: each part is a row of bits, and parts are put
//! together by whole words of bits.

use super::check::Leaf;
use super::collection::{Collection, Segment};
use super::fault::Fault;
use super::known::KnownTerm;
use super::lists::Lists;
use super::matching::Match;
use super::stretches::Spread;
use super::window::{NONE, Row, Window, documents_of, intersect, is_empty, set};
use std::collections::HashMap;
use std::sync::Arc;
use tantivy::{DocId, DocSet, TERMINATED};

/// A part of the condition. Those that lead say which window is next, the others are asked about its documents.
pub enum Part<'s> {
    Everything,
    Nothing,
    /// By number.
    List(usize),
    Leading(Box<dyn DocSet + 's>),
    Asked(Leaf<'s>),
    All(Vec<Self>),
    Any(Vec<Self>),
    Most(usize, Vec<Self>),
    Not(Box<Self>),
}

impl Part<'_> {
    /// No document from `from` on satisfies it before this one.
    pub fn next(&mut self, lists: &mut Lists<'_>, from: DocId) -> DocId {
        match self {
            Self::Nothing => TERMINATED,
            Self::List(number) => lists.all[*number].seek(from),
            Self::Leading(documents) if documents.doc() < from => documents.seek(from),
            Self::Leading(documents) => documents.doc(),
            Self::All(parts) => parts.first_mut().map_or(from, |first| first.next(lists, from)),
            Self::Any(parts) | Self::Most(_, parts) => {
                parts.iter_mut().map(|part| part.next(lists, from)).min().unwrap_or(TERMINATED)
            }
            Self::Everything | Self::Asked(_) | Self::Not(_) => from,
        }
    }

    /// Sets the bits of the documents of `within` that satisfy it; other bits mean nothing.
    fn add(&mut self, lists: &mut Lists<'_>, window: Window, within: &Row, row: &mut Row) {
        match self {
            Self::Everything => row.iter_mut().zip(within).for_each(|(word, within)| *word |= within),
            Self::Nothing => {}
            Self::List(number) => lists.take(*number, window, within, row),
            Self::Leading(documents) => {
                let mut document = documents.doc();
                if document < window.base {
                    document = documents.seek(window.base);
                }
                while document < window.end {
                    set(row, document - window.base);
                    document = documents.advance();
                }
            }
            Self::Asked(leaf) => {
                for document in documents_of(within, window.base).filter(|&document| leaf.has(document)) {
                    set(row, document - window.base);
                }
            }
            Self::All(parts) => {
                let mut all = *within;
                for part in parts {
                    let next = part.row(lists, window, &all);
                    intersect(&mut all, &next);
                    if is_empty(&all) {
                        return;
                    }
                }
                row.iter_mut().zip(all).for_each(|(word, all)| *word |= all);
            }
            Self::Any(parts) => parts.iter_mut().for_each(|part| part.add(lists, window, within, row)),
            Self::Most(least, parts) => {
                // For each number of parts the documents that satisfy so many.
                let mut rows = vec![NONE; *least + 1];
                rows[0] = *within;
                for part in parts {
                    let next = part.row(lists, window, within);
                    for number in (1..=*least).rev() {
                        for (at, next) in next.iter().enumerate() {
                            rows[number][at] |= rows[number - 1][at] & next;
                        }
                    }
                }
                row.iter_mut().zip(rows[*least]).for_each(|(word, most)| *word |= most);
            }
            Self::Not(part) => {
                let not = part.row(lists, window, within);
                row.iter_mut().zip(not).for_each(|(word, not)| *word |= !not);
            }
        }
    }

    pub fn row(&mut self, lists: &mut Lists<'_>, window: Window, within: &Row) -> Row {
        let mut row = NONE;
        self.add(lists, window, within, &mut row);
        row
    }
}

/// Makes the parts of a condition.
pub struct Planner<'a, 's> {
    pub collection: &'a Collection,
    pub segment: &'s Segment,
    pub lists: &'a mut Lists<'s>,
    /// Lists that give scores, and that no part has yet: by the term.
    pub of_terms: HashMap<*const KnownTerm, usize>,
}

impl<'s> Planner<'_, 's> {
    pub fn plan(&mut self, matcher: &Match, leads: bool) -> Result<Part<'s>, Fault> {
        Ok(match matcher {
            Match::Everything => Part::Everything,
            Match::Nothing => Part::Nothing,
            Match::Term(known) => match self.of_terms.remove(&Arc::as_ptr(known)) {
                Some(number) => Part::List(number),
                None => self.list(known)?,
            },
            Match::Phrase(..) | Match::OneOf(_) => {
                let (documents, stretches) = matcher.listed(self.collection, self.segment)?;
                match stretches {
                    _ if !leads => Part::Asked(Leaf::new(documents, stretches)),
                    Some(stretches) => Part::Leading(Box::new(Spread::new(documents, stretches))),
                    None => Part::Leading(documents),
                }
            }
            Match::All(parts) => {
                #[expect(clippy::cast_precision_loss, reason = "an estimate")]
                let documents = self.collection.documents as f64;
                let (driver, mut rest) = matcher.driver(documents);
                // A phrase is asked about what is left in the end.
                let cost = |part: &Match| if part.has_phrase() { f64::INFINITY } else { part.estimate(documents) };
                rest.sort_by(|one, other| cost(one).total_cmp(&cost(other)));
                let mut planned = Vec::with_capacity(parts.len());
                planned.push(self.plan(driver, leads)?);
                for part in rest {
                    planned.push(self.plan(part, false)?);
                }
                Part::All(planned)
            }
            Match::Any(parts) => Part::Any(self.plan_all(parts, leads)?),
            Match::Most(least, parts) => Part::Most(*least, self.plan_all(parts, leads)?),
            Match::Not(part) => Part::Not(Box::new(self.plan(part, false)?)),
        })
    }

    fn plan_all(&mut self, parts: &[Match], leads: bool) -> Result<Vec<Part<'s>>, Fault> {
        let planned = parts.iter().map(|part| self.plan(part, leads)).collect::<Result<Vec<_>, _>>()?;
        Ok(planned.into_iter().filter(|part| !matches!(part, Part::Nothing)).collect())
    }

    fn list(&mut self, known: &KnownTerm) -> Result<Part<'s>, Fault> {
        let Some(list) = known.list(self.segment, None)? else { return Ok(Part::Nothing) };
        self.lists.all.push(list);
        Ok(Part::List(self.lists.all.len() - 1))
    }
}
