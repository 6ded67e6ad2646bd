//! The best hits of a query that has many, without a look at those whose words cannot bring them there.
//!
//! MaxScore (Turtle and Flood, 1995), a window of documents at a time. Lists are in the order of what they can add. While
//! the best hits so far have more than the first lists can add up to, documents that are in no other list are passed
//! over: those lists are only asked about documents that others bring, and no further than these may still get in.
//!
//! The engine's own pruning sorts the lists again for each document that it scores, and knows nothing of languages:
//! where a word has forms in twenty of them, of which a document has those of one, its bounds are far too high.

use super::check::Check;
use super::collect::{Count, Scored, Search, of_top};
use super::collection::Segment;
use super::fault::Fault;
use super::lists::Lists;
use super::points::{Points, score};
use super::query_term::{BoundedTerms, Bounds, QueryTerm};
use super::top::{Threshold, Top};
use super::window::{NONE, Window, Within, documents_of, intersect};
use crate::Total;
use std::collections::HashSet;
use std::sync::Arc;
use tantivy::DocId;

/// Skipping pays when enough hits are expected to fill the list of the best several times.
const PRUNED_FROM: f64 = 4.0;
/// Where not all that lists have are hits, these are counted by a walk of its own: skipping pays from so many times as many
/// entries on.
const TIMES_TO_COUNT: u64 = 6;

impl Search<'_> {
    pub(super) fn is_pruning_better(&self, wanted: usize) -> bool {
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
    pub(super) fn pruned(&self, wanted: usize) -> Result<(Vec<Vec<Scored>>, Total), Fault> {
        let terms = self.bounded(&self.compiled.scored);
        let threshold = Threshold::default();
        let known = self.known_total();
        let count = Count::default();
        let found = self.collection.map_segments(self.work(), |segment| {
            let mut top = Top::new(wanted);
            self.prune(segment, &terms, &mut top, &threshold)?;
            if known.is_none() {
                self.windows(segment, &mut |hits| count.add(hits.count()))?;
            }
            Ok(of_top(segment, top))
        })?;
        Ok((found, known.unwrap_or_else(|| count.total())))
    }

    fn prune(
        &self,
        segment: &Segment,
        terms: &BoundedTerms<'_>,
        top: &mut Top,
        threshold: &Threshold,
    ) -> Result<(), Fault> {
        let (mut lists, bounds, _) = terms.lists(self.collection, segment, self.deadline)?;
        let filter = self.filter(segment);
        let mut check = if self.needs_check() {
            self.matcher.check(self.collection, segment, self.deadline)?
        } else {
            Check::Always(true)
        };
        let documents = segment.reader.max_doc();
        let mut from = 0;
        loop {
            let mut enough = top.enough(threshold);
            let passed_over = bounds.too_little(enough);
            let brings = passed_over..lists.len();
            let next = brings.clone().map(|number| lists.seek(number, from)).min();
            let Some(next) = next.filter(|&next| next < documents && !self.deadline.is_over()) else { return Ok(()) };
            let window = Window::at(next, documents);
            let base = window.base;
            from = window.end;
            let (passing, count) = filter.within(window);
            let within = Within { row: &passing, count };
            if within.is_empty() {
                continue;
            }
            let mut row = NONE;
            brings.for_each(|number| lists.take(number, window, within, &mut row));
            intersect(&mut row, &passing);
            for document in documents_of(&row, base) {
                let brought = lists.scores.points_of(document - base);
                if let Some(points) = completed(&mut lists, passed_over, &bounds, document, brought, enough)
                    && filter.accepts(document)
                    && check.accepts(document)
                    && !self.deadline.was_over()
                {
                    top.push(document, score(points), threshold);
                    enough = top.enough(threshold);
                }
            }
            lists.scores.forget();
        }
    }
}

/// The points of a document that `brought` some, with what the first lists, which were passed over, add; `None` where it
/// cannot get above `least`.
fn completed(
    lists: &mut Lists<'_>,
    passed_over: usize,
    bounds: &Bounds,
    document: DocId,
    brought: Points,
    least: Option<Points>,
) -> Option<Points> {
    let mut points = brought;
    let cannot = |points: Points, lists: usize| {
        least.is_some_and(|least| points.saturating_add(bounds.of_first(lists)) <= least)
    };
    for number in (0..passed_over).rev() {
        if cannot(points, number + 1) {
            return None;
        }
        points = points.saturating_add(lists.points_of(number, document));
    }
    (!cannot(points, 0)).then_some(points)
}
