//! The best hits of a query that has many, without a look at those whose words cannot bring them there
//! ([`Walk::prune`]).
//!
//! The engine's own pruning sorts the lists again for each document that it scores, and bounds a word field by field.

use super::top::{Threshold, Top};
use super::walk::Walk;
use crate::Total;
use crate::search::collect::{Count, Scored, Search, of_top};
use crate::search::fault::Fault;
use crate::search::matching::Match;
use crate::search::query_term::QueryTerm;
use std::cell::RefCell;
use std::collections::HashSet;
use std::sync::Arc;

/// Skipping pays when enough hits are expected to fill the list of the best several times.
const PRUNED_FROM: f64 = 4.0;
/// Where not all that lists have are hits, these are counted by a walk of its own: skipping pays from so many times as many
/// entries on.
const TIMES_TO_COUNT: u64 = 6;

impl Search<'_> {
    pub fn is_pruning_better(&self, wanted: usize) -> bool {
        let needs_check = self.needs_check();
        let times = if needs_check || self.is_filtered() { TIMES_TO_COUNT } else { 1 };
        if self.work() < self.collection.long_lists.skipped_from.saturating_mul(times) {
            return false;
        }
        if !needs_check {
            return true;
        }
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let (documents, wanted) = (self.collection.documents as f64, wanted as f64);
        let matcher = self.matcher;
        !matcher.has_phrase() && matcher.estimate(documents) * self.share() > PRUNED_FROM * wanted
    }

    /// Whether there are scored documents that are no hits.
    fn needs_check(&self) -> bool {
        let scored: HashSet<*const QueryTerm> =
            self.compiled.scored.iter().map(|scored| Arc::as_ptr(&scored.term)).collect();
        !self.matcher.is_any_of(&scored)
    }

    /// The best of each segment, and the number of all hits.
    pub fn pruned(&self, wanted: usize) -> Result<(Vec<Vec<Scored>>, Total), Fault> {
        let terms = self.bounded(&self.compiled.scored);
        let threshold = Threshold::default();
        let (known, count) = (self.known_total(), Count::default());
        let matcher = if self.needs_check() { self.matcher } else { &Match::Everything };
        let found = self.collection.map_segments(self.work(), |segment| {
            let walk = Walk::new(self.collection, segment, matcher, &terms, false, self.deadline)?;
            let top = RefCell::new(Top::new(wanted));
            walk.prune(self.filter(segment), &|| top.borrow().enough(&threshold), &mut |hits| {
                let top = &mut *top.borrow_mut();
                hits.for_each_above(top.enough(&threshold), |document, score| {
                    top.push(document, score, &threshold);
                    top.enough(&threshold)
                });
            });
            if known.is_none() {
                self.windows(segment, &mut |hits| count.add(hits.count()))?;
            }
            Ok(of_top(segment, top.into_inner()))
        })?;
        Ok((found, known.unwrap_or_else(|| count.total())))
    }
}
