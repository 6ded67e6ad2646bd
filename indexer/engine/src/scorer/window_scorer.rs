//! Visits all matching documents of a segment, one doc window at a time.

use super::bounded_terms::{BoundedTerms, UpperBounds};
use super::filters::segment_filter::SegmentFilter;
use super::planner::{Planner, Role};
use super::posting_lists::PostingLists;
use super::quoted_texts::QuotedTexts;
use super::window_condition::{EvaluationDepth, WindowCondition};
use super::window_sums::Scores;
use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::query::condition::Condition;
use crate::segments::collection::Collection;
use crate::segments::doc_window::{
    DocWindow, NO_BITS, WORD_BITS, WindowBits, WindowSubset, clear, count, documents_of, intersect, is_empty, set,
};
use crate::segments::quantized_score::{QuantizedScore, dequantize, quantize};
use crate::segments::segment::Segment;
use std::sync::Arc;
use tantivy::{DocId, Score};

/// Scans a segment; see the [module](self).
pub struct WindowScorer<'s> {
    segment: &'s Segment,
    deadline: &'s Deadline,
    condition: WindowCondition<'s>,
    lists: PostingLists<'s>,
    bounds: UpperBounds,
    has_phrase: bool,
}

impl<'s> WindowScorer<'s> {
    /// Scans what matches, with the scores of `scored`. Conditions on scored words share the lists of these, or open
    /// their own when MaxScore pruning skips them.
    pub fn new(
        collection: &'s Collection,
        segment: &'s Segment,
        condition: &'s Condition,
        scored: &BoundedTerms<'_>,
        share_lists: bool,
        texts: &'s QuotedTexts<'s>,
        deadline: &'s Deadline,
    ) -> Result<Self, IndexReadError> {
        let (mut lists, bounds, terms) = scored.open_lists(collection, segment, deadline)?;
        let of_terms = terms.into_iter().filter(|_| share_lists).map(Arc::as_ptr).zip(0..).collect();
        let has_phrase = condition.has_phrase();
        let mut planner = Planner {
            collection,
            segment,
            texts,
            deadline,
            lists: &mut lists,
            scored_terms: of_terms,
            caches_rows: has_phrase,
        };
        let root = planner.plan(condition, Role::ROOT)?;
        Ok(Self { segment, deadline, condition: root, lists, bounds, has_phrase })
    }

    /// Visits the hits of each window in order, until `visit` breaks or the deadline is over.
    pub fn for_each_window(
        mut self,
        filter: &SegmentFilter<'_>,
        selection: &dyn Fn() -> HitSelection,
        visit: &mut dyn FnMut(&WindowHits<'_>) -> bool,
    ) {
        let documents = self.segment.reader.max_doc();
        let mut from = 0;
        let mut is_dense = false;
        loop {
            // When all documents of a window are hits, the next window follows directly.
            let next = if is_dense { from } else { self.condition.next(&mut self.lists, from) };
            if next >= documents || self.deadline.is_over() {
                return;
            }
            let window = DocWindow::at(next, documents);
            let (all, scored) = self.evaluate_window(window, filter, selection());
            // After the deadline conditions are incomplete and would admit excluded documents.
            if self.deadline.has_expired() {
                return;
            }
            is_dense = !is_empty(&all);
            let scored = scored.as_ref().unwrap_or(&all);
            let hits = WindowHits { base: window.base, all: &all, scored, scores: &self.lists.scores };
            if is_dense && !visit(&hits) {
                return;
            }
            self.lists.scores.clear();
            from = window.end;
        }
    }

    /// Visits hits, among them all with a score above `least`. Skips documents that only have terms which cannot lift
    /// them above it.
    ///
    /// MaxScore (Turtle and Flood, 1995): the lists are sorted by their upper bounds. While the best hits exceed the
    /// sum of the first bounds, documents that occur only in those first lists are skipped. Those lists are read only
    /// for documents of the other lists, and only while these can still exceed the threshold.
    pub fn for_each_above(
        mut self,
        filter: &SegmentFilter<'_>,
        least: &dyn Fn() -> Option<QuantizedScore>,
        visit: &mut dyn FnMut(&WindowHits<'_>),
    ) {
        let documents = self.segment.reader.max_doc();
        let mut from = 0;
        loop {
            let least = least();
            let passed_over = self.bounds.terms_below(least);
            let brings = passed_over..self.bounds.terms();
            let next = brings.clone().map(|number| self.lists.seek(number, from)).min();
            let Some(next) = next.filter(|&next| next < documents && !self.deadline.is_over()) else { return };
            let window = DocWindow::at(next, documents);
            from = window.end;
            let (passing, count) = filter.candidates_in(window);
            let within = WindowSubset { row: &passing, count };
            if within.is_empty() {
                continue;
            }
            let mut row = NO_BITS;
            brings.for_each(|number| self.lists.add_window(number, window, within, &mut row));
            intersect(&mut row, &passing);
            if let Some(least) = least {
                self.retain_above_by_first_lists(passed_over, least, window, &mut row);
            }
            if !is_empty(&row) {
                let satisfying =
                    self.condition.evaluate(&mut self.lists, EvaluationDepth::Exact, window, WindowSubset::new(&row));
                intersect(&mut row, &satisfying);
                filter.retain_by_columns(window.base, &mut row);
            }
            if self.deadline.has_expired() {
                return;
            }
            visit(&WindowHits { base: window.base, all: &row, scored: &row, scores: &self.lists.scores });
            self.lists.scores.clear();
        }
    }

    /// The documents among these (in ascending order) that are hits.
    pub fn hits_among(mut self, filter: &SegmentFilter<'_>, mut documents: &[DocId]) -> Vec<DocId> {
        let mut hits = Vec::new();
        while let Some(&first) = documents.first() {
            let window = DocWindow::at(first, self.segment.reader.max_doc());
            let (requested, rest) = documents.split_at(documents.partition_point(|&document| document < window.end));
            let mut row = NO_BITS;
            requested.iter().for_each(|document| set(&mut row, document - window.base));
            let satisfying =
                self.condition.evaluate(&mut self.lists, EvaluationDepth::Exact, window, WindowSubset::new(&row));
            intersect(&mut row, &satisfying);
            // After the deadline conditions are incomplete.
            if self.deadline.has_expired() {
                break;
            }
            hits.extend(documents_of(&row, window.base).filter(|&document| filter.accepts(document)));
            documents = rest;
        }
        hits
    }

    /// The hits of a window, and those of them that have scores; without a threshold all have.
    fn evaluate_window(
        &mut self,
        window: DocWindow,
        filter: &SegmentFilter<'_>,
        selection: HitSelection,
    ) -> (WindowBits, Option<WindowBits>) {
        let (passing, count) = filter.candidates_in(window);
        let within = WindowSubset { row: &passing, count };
        if within.is_empty() {
            return (NO_BITS, None);
        }
        // Ruling out hits by score first pays only for phrases, which are expensive to check.
        let least = selection.above.filter(|_| self.has_phrase).map(quantize);
        let look = if least.is_some() && !selection.all { EvaluationDepth::ListsOnly } else { EvaluationDepth::Exact };
        let mut row = self.condition.evaluate(&mut self.lists, look, window, within);
        intersect(&mut row, &passing);
        if !is_empty(&row) {
            filter.retain_by_columns(window.base, &mut row);
        }
        if is_empty(&row) {
            return (NO_BITS, None);
        }
        let Some(least) = least else {
            self.lists.add_missing_scores(window, &row);
            return (row, None);
        };
        let mut scored = row;
        self.retain_above(least, window, &mut scored);
        if look == EvaluationDepth::Exact {
            return (row, Some(scored));
        }
        if !is_empty(&scored) {
            let satisfying =
                self.condition.evaluate(&mut self.lists, EvaluationDepth::Exact, window, WindowSubset::new(&scored));
            intersect(&mut scored, &satisfying);
        }
        (scored, None)
    }

    /// Completes the scores of documents that may exceed `least`, and drops the others. Reads lists with high bounds
    /// first, as in [`Self::for_each_above`].
    fn retain_above(&mut self, least: QuantizedScore, window: DocWindow, row: &mut WindowBits) {
        let passed_over = self.bounds.terms_below(Some(least));
        let brings = passed_over..self.bounds.terms();
        // A list that was already added to this window left no record of its documents.
        let is_known = !brings.clone().any(|number| self.lists.is_window_added(number, window));
        let mut brought = NO_BITS;
        let within = WindowSubset::new(row);
        brings.for_each(|number| self.lists.add_scores(number, window, within, &mut brought));
        if is_known && passed_over > 0 {
            intersect(row, &brought);
        }
        self.retain_above_by_first_lists(passed_over, least, window, row);
    }

    /// Adds the first lists one after the other, the highest upper bound first, and drops documents once they can no
    /// longer exceed `least`.
    fn retain_above_by_first_lists(
        &mut self,
        passed_over: usize,
        least: QuantizedScore,
        window: DocWindow,
        row: &mut WindowBits,
    ) {
        let mut brought = NO_BITS;
        for number in (0..=passed_over).rev() {
            let more = self.bounds.of_first(number);
            let is_unwanted =
                |offset: &u32| self.lists.scores.quantized_score_of(*offset).saturating_add(more) <= least;
            documents_of(row, 0).filter(is_unwanted).for_each(|offset| clear(row, offset));
            if is_empty(row) {
                return;
            }
            if let Some(list) = number.checked_sub(1) {
                self.lists.add_scores(list, window, WindowSubset::new(row), &mut brought);
            }
        }
    }
}

/// Selects the hits that are visited.
#[derive(Clone, Copy)]
pub struct HitSelection {
    /// All hits. Otherwise, hits without scores are visited only when that is no extra work.
    pub all: bool,
    /// Hits above this score get scores; `None` for all.
    pub above: Option<Score>,
}

impl HitSelection {
    pub const ALL: Self = Self { all: true, above: None };
}

/// The hits of a window.
pub struct WindowHits<'w> {
    base: DocId,
    all: &'w WindowBits,
    scored: &'w WindowBits,
    scores: &'w Scores,
}

impl WindowHits<'_> {
    pub fn count(&self) -> usize {
        count(self.all)
    }

    /// Visits the scored hits above `least`, in ascending order. `visit` returns the next threshold.
    pub fn for_each_hit_above(
        &self,
        mut least: Option<QuantizedScore>,
        mut visit: impl FnMut(DocId, Score) -> Option<QuantizedScore>,
    ) {
        for (start, &word) in (0..).step_by(WORD_BITS as usize).zip(self.scored) {
            let mut left = word;
            while left != 0 {
                let offset = start + left.trailing_zeros();
                left &= left - 1;
                let points = self.scores.quantized_score_of(offset);
                if least.is_none_or(|least| points > least) {
                    least = visit(self.base + offset, dequantize(points));
                }
            }
        }
    }

    /// The scored hits, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = (DocId, Score)> {
        documents_of(self.scored, 0)
            .map(|offset| (self.base + offset, dequantize(self.scores.quantized_score_of(offset))))
    }
}
