//! From a condition to the parts that a walk goes along.

use super::list::Takes;
use super::lists::Lists;
use super::parts::Part;
use crate::search::collection::{Collection, Segment};
use crate::search::deadline::Deadline;
use crate::search::fault::Fault;
use crate::search::known::KnownTerm;
use crate::search::matching::Match;
use crate::search::query_term::QueryTerm;
use std::collections::HashMap;
use std::sync::Arc;

/// Makes the parts of a condition.
pub struct Planner<'a, 's> {
    pub collection: &'a Collection,
    pub segment: &'s Segment,
    pub deadline: &'s Deadline,
    pub lists: &'a mut Lists<'s>,
    /// Terms that give scores, and that no part has yet.
    pub of_terms: HashMap<*const QueryTerm, usize>,
    /// Windows are looked at twice.
    pub are_kept: bool,
}

/// Where in a condition a part stands.
#[derive(Clone, Copy)]
pub struct Role {
    /// It says which window is next.
    leads: bool,
    /// What does not satisfy it may be a hit all the same.
    is_alternative: bool,
    /// It is asked about fewer documents than may be hits: a list that gives scores cannot be taken for it.
    is_narrowed: bool,
}

impl Role {
    pub const ROOT: Self = Self { leads: true, is_alternative: false, is_narrowed: false };
}

impl<'s> Planner<'_, 's> {
    pub fn plan(&mut self, matcher: &Match, role: Role) -> Result<Part<'s>, Fault> {
        let alternative = Role { is_alternative: true, ..role };
        Ok(match matcher {
            Match::Everything => Part::Everything,
            Match::Nothing => Part::Nothing,
            Match::Term(known) => {
                let number = self.list(known)?;
                self.of_list(number)
            }
            Match::Word(term) => {
                let scored = if role.is_narrowed { None } else { self.of_terms.remove(&Arc::as_ptr(term)) };
                let number = match scored {
                    Some(number) => Some(number),
                    None => term.list(self.segment, self.lists, self.deadline)?,
                };
                self.of_list(number)
            }
            Match::OneOf(_) if role.leads => Part::leading(matcher.leading(self.collection, self.segment)?),
            Match::OneOf(_) | Match::NearPhrase(_) => {
                Part::Asked(matcher.leaf(self.collection, self.segment, self.deadline)?)
            }
            Match::Phrase(terms, _) => {
                let mut rarest_first = terms.clone();
                rarest_first
                    .sort_by(|one, other| one.documents.cmp(&other.documents).then_with(|| one.term.cmp(&other.term)));
                rarest_first.dedup();
                let mut lists = Vec::with_capacity(rarest_first.len());
                for known in &rarest_first {
                    let Some(list) = known.list(self.segment, None)? else { return Ok(Part::Nothing) };
                    lists.push(self.lists.push(Vec::new(), vec![list.taking(Takes::First)]));
                }
                let stretches = matcher.stretches(self.segment);
                Part::phrase(lists, stretches, matcher.asked(self.collection, self.segment, self.deadline)?)
            }
            Match::All(parts) => {
                #[expect(clippy::cast_precision_loss, reason = "an estimate")]
                let documents = self.collection.documents as f64;
                let (driver, mut rest) = matcher.driver(documents);
                // A phrase is asked about what is left in the end.
                let cost = |part: &Match| if part.has_phrase() { f64::INFINITY } else { part.estimate(documents) };
                rest.sort_by(|one, other| cost(one).total_cmp(&cost(other)));
                let mut planned = Vec::with_capacity(parts.len());
                let role = Role { is_narrowed: role.is_narrowed || role.is_alternative, ..role };
                planned.push(self.plan(driver, role)?);
                for part in rest {
                    planned.push(self.plan(part, Role { leads: false, ..role })?);
                }
                Part::All(planned)
            }
            Match::Any(parts) => Part::Any(self.plan_all(parts, alternative)?),
            Match::Most(least, parts) => Part::Most(*least, self.plan_all(parts, alternative)?),
            Match::Not(part) => {
                // It may be asked after the scores were summed up.
                let role = Role { leads: false, is_narrowed: true, ..alternative };
                Part::Not(Box::new(self.plan(part, role)?))
            }
        })
    }

    fn plan_all(&mut self, parts: &[Match], role: Role) -> Result<Vec<Part<'s>>, Fault> {
        let planned = parts.iter().map(|part| self.plan(part, role)).collect::<Result<Vec<_>, _>>()?;
        Ok(planned.into_iter().filter(|part| !matches!(part, Part::Nothing)).collect())
    }

    /// The number of a list without scores; `None` also once the deadline is over, for a search may have thousands of them.
    fn list(&mut self, known: &KnownTerm) -> Result<Option<usize>, Fault> {
        if self.deadline.is_over() {
            return Ok(None);
        }
        let Some(list) = known.list(self.segment, None)? else { return Ok(None) };
        Ok(Some(self.lists.push(Vec::new(), vec![list])))
    }

    fn of_list(&self, number: Option<usize>) -> Part<'s> {
        match number {
            Some(number) if self.are_kept => Part::kept_list(number),
            Some(number) => Part::List(number),
            None => Part::Nothing,
        }
    }
}
