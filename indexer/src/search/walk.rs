//! Going through everything that matches in a segment, a window of documents at a time.

use super::collection::{Collection, Segment};
use super::deadline::Deadline;
use super::fault::Fault;
use super::filter::SegmentFilter;
use super::lists::{Lists, Scores};
use super::matching::Match;
use super::parts::{Look, Part};
use super::plan::{Planner, Role};
use super::points::{Points, points, score};
use super::query_term::{BoundedTerms, Bounds};
use super::window::{NONE, Row, WORD, Window, Within, clear, count, documents_of, intersect, is_empty};
use std::sync::Arc;
use tantivy::{DocId, Score};

/// A walk through a segment; see the [module](self).
pub struct Walk<'s> {
    segment: &'s Segment,
    deadline: &'s Deadline,
    root: Part<'s>,
    lists: Lists<'s>,
    bounds: Bounds,
    has_phrase: bool,
}

impl<'s> Walk<'s> {
    /// Through what matches, with the scores that `scored` sum up to.
    pub fn new(
        collection: &'s Collection,
        segment: &'s Segment,
        matcher: &Match,
        scored: &BoundedTerms<'_>,
        deadline: &'s Deadline,
    ) -> Result<Self, Fault> {
        let (mut lists, bounds, terms) = scored.lists(collection, segment, deadline)?;
        let of_terms = terms.into_iter().map(Arc::as_ptr).zip(0..).collect();
        let has_phrase = matcher.has_phrase();
        let mut planner = Planner { collection, segment, deadline, lists: &mut lists, of_terms, are_kept: has_phrase };
        let root = planner.plan(matcher, Role::ROOT)?;
        Ok(Self { segment, deadline, root, lists, bounds, has_phrase })
    }

    /// Visits the hits of one window after the other, until `visit` says to stop or the time is over.
    pub fn run(
        mut self,
        filter: &SegmentFilter<'_>,
        wanted: &dyn Fn() -> Wanted,
        visit: &mut dyn FnMut(&Hits<'_>) -> bool,
    ) {
        let documents = self.segment.reader.max_doc();
        let mut from = 0;
        let mut is_dense = false;
        loop {
            // Windows of which all have hits follow one another.
            let next = if is_dense { from } else { self.root.next(&mut self.lists, from) };
            if next >= documents || self.deadline.is_over() {
                return;
            }
            let window = Window::at(next, documents);
            let (all, scored) = self.rows(window, filter, wanted());
            // After the end, conditions are not looked up: what they exclude would get in.
            if self.deadline.was_over() {
                return;
            }
            is_dense = !is_empty(&all);
            let scored = scored.as_ref().unwrap_or(&all);
            let hits = Hits { base: window.base, all: &all, scored, scores: &self.lists.scores };
            if is_dense && !visit(&hits) {
                return;
            }
            self.lists.scores.forget();
            from = window.end;
        }
    }

    /// The hits of a window, and those of them that have their scores in the lists; where there are none, all have.
    fn rows(&mut self, window: Window, filter: &SegmentFilter<'_>, wanted: Wanted) -> (Row, Option<Row>) {
        let (passing, count) = filter.within(window);
        let within = Within { row: &passing, count };
        if within.is_empty() {
            return (NONE, None);
        }
        // Only of phrases some hits are told from others at little cost.
        let least = wanted.above.filter(|_| self.has_phrase).map(points);
        let look = if least.is_some() && !wanted.all { Look::AtLists } else { Look::Whole };
        let mut row = self.root.row(&mut self.lists, look, window, within);
        intersect(&mut row, &passing);
        if !is_empty(&row) {
            filter.narrow_by_columns(window.base, &mut row);
        }
        if is_empty(&row) {
            return (NONE, None);
        }
        let Some(least) = least else {
            self.lists.complete_scores(window, &row);
            return (row, None);
        };
        let mut scored = row;
        self.score_above(least, window, &mut scored);
        if look == Look::Whole {
            return (row, Some(scored));
        }
        if !is_empty(&scored) {
            let satisfying = self.root.row(&mut self.lists, Look::Whole, window, Within::of(&scored));
            intersect(&mut scored, &satisfying);
        }
        (scored, None)
    }

    /// Completes the scores of documents that may have more than `least`, and leaves out the others. Lists that bring
    /// much are gone along first, see [`super::prune`].
    fn score_above(&mut self, least: Points, window: Window, row: &mut Row) {
        let passed_over = self.bounds.too_little(Some(least));
        let brings = passed_over..self.bounds.terms();
        // Of those that were taken before, nobody wrote down what they have.
        let is_known = !brings.clone().any(|number| self.lists.is_taken(number, window));
        let mut brought = NONE;
        let within = Within::of(row);
        brings.for_each(|number| self.lists.complete(number, window, within, &mut brought));
        if is_known && passed_over > 0 {
            intersect(row, &brought);
        }
        for number in (0..=passed_over).rev() {
            let more = self.bounds.of_first(number);
            let is_unwanted = |offset: &u32| self.lists.scores.points_of(*offset).saturating_add(more) <= least;
            documents_of(row, 0).filter(is_unwanted).for_each(|offset| clear(row, offset));
            if is_empty(row) {
                return;
            }
            if let Some(list) = number.checked_sub(1) {
                self.lists.complete(list, window, Within::of(row), &mut brought);
            }
        }
    }
}

/// Which hits are visited.
#[derive(Clone, Copy)]
pub struct Wanted {
    /// All, or only those that are scored. Where that is no less work, all are.
    pub all: bool,
    /// Those with a higher score are scored, without one all.
    pub above: Option<Score>,
}

impl Wanted {
    pub const ALL: Self = Self { all: true, above: None };
}

/// The hits of a window.
pub struct Hits<'w> {
    base: DocId,
    all: &'w Row,
    scored: &'w Row,
    scores: &'w Scores,
}

impl Hits<'_> {
    pub fn count(&self) -> usize {
        count(self.all)
    }

    /// Visits those that are scored with more than `least`, in the order of documents. `visit` says what the next ones
    /// have to have more than.
    pub fn for_each_above(&self, mut least: Option<Points>, mut visit: impl FnMut(DocId, Score) -> Option<Points>) {
        for (start, &word) in (0..).step_by(WORD as usize).zip(self.scored) {
            let mut left = word;
            while left != 0 {
                let offset = start + left.trailing_zeros();
                left &= left - 1;
                let points = self.scores.points_of(offset);
                if least.is_none_or(|least| points > least) {
                    least = visit(self.base + offset, score(points));
                }
            }
        }
    }

    /// Those that are scored, in the order of documents.
    pub fn iter(&self) -> impl Iterator<Item = (DocId, Score)> {
        documents_of(self.scored, 0).map(|offset| (self.base + offset, score(self.scores.points_of(offset))))
    }
}
