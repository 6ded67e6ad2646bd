//! Plans a condition: turns it into window conditions.

use super::bounded_terms::add_unscored_lists;
use super::document_probe::{DocumentProbe, documents_with_one_of, phrase_blocks};
use super::posting_list::{BlockMode, PostingList};
use super::posting_lists::PostingLists;
use super::quoted_texts::QuotedTexts;
use super::window_condition::WindowCondition;
use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::query::condition::Condition;
use crate::query::query_term::QueryTerm;
use crate::query::quoted_term::QuotedTerm;
use crate::segments::collection::Collection;
use crate::segments::index_term::IndexTerm;
use crate::segments::segment::Segment;
use std::collections::HashMap;
use std::sync::Arc;

/// Builds the window conditions of a condition.
pub struct Planner<'a, 's> {
    pub collection: &'s Collection,
    pub segment: &'s Segment,
    pub texts: &'s QuotedTexts<'s>,
    pub deadline: &'s Deadline,
    pub lists: &'a mut PostingLists<'s>,
    /// Scored terms that no window condition reads yet.
    pub scored_terms: HashMap<*const QueryTerm, usize>,
    /// Windows are evaluated twice, so rows are cached.
    pub caches_rows: bool,
}

/// The role of a part within a condition.
#[derive(Clone, Copy)]
pub struct Role {
    /// The part determines the next window.
    is_lead: bool,
    /// Documents that do not satisfy it may still be hits.
    is_alternative: bool,
    /// It is evaluated for fewer documents than may be hits, so a list with scores cannot serve it.
    is_narrowed: bool,
}

impl Role {
    pub const ROOT: Self = Self { is_lead: true, is_alternative: false, is_narrowed: false };
}

impl<'s> Planner<'_, 's> {
    pub fn plan(&mut self, condition: &'s Condition, role: Role) -> Result<WindowCondition<'s>, IndexReadError> {
        let alternative = Role { is_alternative: true, ..role };
        Ok(match condition {
            Condition::Everything => WindowCondition::Everything,
            Condition::Nothing => WindowCondition::Nothing,
            Condition::Term(known) => {
                let number = self.add_list(known)?;
                self.list_condition(number)
            }
            Condition::Word(term) => {
                let scored = if role.is_narrowed { None } else { self.scored_terms.remove(&Arc::as_ptr(term)) };
                let number = match scored {
                    Some(number) => Some(number),
                    None => add_unscored_lists(term, self.segment, self.lists, self.deadline)?,
                };
                self.list_condition(number)
            }
            Condition::Quoted(stems, quoted) => {
                WindowCondition::All(vec![self.plan(stems, role)?, self.open_texts(quoted)])
            }
            Condition::OneOf(terms) if role.is_lead => {
                WindowCondition::lead(Box::new(documents_with_one_of(terms, self.segment)?))
            }
            Condition::OneOf(_) | Condition::FuzzyPhrase(_) => {
                WindowCondition::Probe(DocumentProbe::open(condition, self.collection, self.segment, self.deadline)?)
            }
            Condition::Phrase(terms, _) => {
                let mut rarest_first = terms.clone();
                rarest_first
                    .sort_by(|one, other| one.documents.cmp(&other.documents).then_with(|| one.term.cmp(&other.term)));
                rarest_first.dedup();
                let mut lists = Vec::with_capacity(rarest_first.len());
                for known in &rarest_first {
                    let Some(list) = PostingList::open(known, self.segment, None)? else {
                        return Ok(WindowCondition::Nothing);
                    };
                    lists.push(self.lists.push(Vec::new(), vec![list.with_block_mode(BlockMode::FirstEpisode)]));
                }
                let episode_blocks = phrase_blocks(condition, self.segment);
                WindowCondition::phrase(
                    lists,
                    episode_blocks,
                    DocumentProbe::open_for_positions(condition, self.collection, self.segment, self.deadline)?,
                )
            }
            Condition::All(parts) => {
                #[expect(clippy::cast_precision_loss, reason = "an estimate")]
                let documents = self.collection.documents as f64;
                let (lead, mut rest) = condition.split_lead(documents);
                // Phrases are checked last, for the remaining documents.
                let cost = |part: &Condition| if part.has_phrase() { f64::INFINITY } else { part.estimate(documents) };
                rest.sort_by(|one, other| cost(one).total_cmp(&cost(other)));
                let mut planned = Vec::with_capacity(parts.len());
                let role = Role { is_narrowed: role.is_narrowed || role.is_alternative, ..role };
                let mut texts = Vec::new();
                planned.push(self.plan_without_texts(lead, role, &mut texts)?);
                for part in rest {
                    planned.push(self.plan_without_texts(part, Role { is_lead: false, ..role }, &mut texts)?);
                }
                // Texts are read after the phrases are checked.
                planned.append(&mut texts);
                WindowCondition::All(planned)
            }
            Condition::Any(parts) => WindowCondition::Any(self.plan_all(parts, alternative)?),
            Condition::AtLeast(least, parts) => WindowCondition::AtLeast(*least, self.plan_all(parts, alternative)?),
            Condition::Not(part) => {
                // It may be evaluated after the scores are summed up.
                let role = Role { is_lead: false, is_narrowed: true, ..alternative };
                WindowCondition::Not(Box::new(self.plan(part, role)?))
            }
        })
    }

    /// Plans a part of several. Conditions on its texts are added to `texts`.
    fn plan_without_texts(
        &mut self,
        part: &'s Condition,
        role: Role,
        texts: &mut Vec<WindowCondition<'s>>,
    ) -> Result<WindowCondition<'s>, IndexReadError> {
        let Condition::Quoted(stems, quoted) = part else { return self.plan(part, role) };
        texts.push(self.open_texts(quoted));
        self.plan(stems, role)
    }

    fn open_texts(&self, quoted: &'s QuotedTerm) -> WindowCondition<'s> {
        WindowCondition::Texts(self.texts.open_probe(quoted, self.collection, self.segment, self.deadline))
    }

    fn plan_all(&mut self, parts: &'s [Condition], role: Role) -> Result<Vec<WindowCondition<'s>>, IndexReadError> {
        let planned = parts.iter().map(|part| self.plan(part, role)).collect::<Result<Vec<_>, _>>()?;
        Ok(planned.into_iter().filter(|part| !matches!(part, WindowCondition::Nothing)).collect())
    }

    /// Adds a list without scores and returns its number. `None` when the segment does not have the term, or after the
    /// deadline, because a search may have thousands of lists.
    fn add_list(&mut self, known: &IndexTerm) -> Result<Option<usize>, IndexReadError> {
        if self.deadline.is_over() {
            return Ok(None);
        }
        let Some(list) = PostingList::open(known, self.segment, None)? else { return Ok(None) };
        Ok(Some(self.lists.push(Vec::new(), vec![list])))
    }

    fn list_condition(&self, number: Option<usize>) -> WindowCondition<'s> {
        match number {
            Some(number) if self.caches_rows => WindowCondition::cached_list(number),
            Some(number) => WindowCondition::List(number),
            None => WindowCondition::Nothing,
        }
    }
}
