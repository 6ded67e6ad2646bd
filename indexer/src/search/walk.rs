//! Going through everything that matches in a segment, a window of documents at a time.

use super::collection::{Collection, Segment};
use super::deadline::Deadline;
use super::fault::Fault;
use super::filter::SegmentFilter;
use super::forms::Form;
use super::lists::{Lists, Scores};
use super::matching::Match;
use super::parts::{Look, Part};
use super::plan::{Planner, Role};
use super::window::{NONE, Row, Window, clear, count, documents_of, intersect, is_empty};
use std::collections::HashMap;
use std::sync::Arc;
use tantivy::{DocId, Score};

/// A walk through a segment; see the [module](self).
pub struct Walk<'s> {
    segment: &'s Segment,
    root: Part<'s>,
    lists: Lists<'s>,
    first_look: Look,
}

impl<'s> Walk<'s> {
    /// Through what matches, with the scores that `scored` sum up to.
    pub fn new(
        collection: &'s Collection,
        segment: &'s Segment,
        matcher: &Match,
        scored: &[Form],
    ) -> Result<Self, Fault> {
        let mut lists = Lists::new(scored.len(), !scored.is_empty());
        let mut of_terms = HashMap::with_capacity(scored.len());
        for form in scored {
            let Some(list) = form.known.list(segment, Some(collection.weight(form)))? else { continue };
            of_terms.insert(Arc::as_ptr(&form.known), lists.push(list));
        }
        let has_phrase = matcher.has_phrase();
        let mut planner = Planner { collection, segment, lists: &mut lists, of_terms, are_kept: has_phrase };
        let root = planner.plan(matcher, Role::ROOT)?;
        let first_look = if has_phrase { Look::AtLists } else { Look::Whole };
        Ok(Self { segment, root, lists, first_look })
    }

    /// Visits the hits of one window after the other, until `visit` says to stop or the time is over. Where there are
    /// phrases, only those whose score is wanted.
    pub fn run(
        mut self,
        filter: &SegmentFilter<'_>,
        deadline: &Deadline,
        is_wanted: &dyn Fn(Score) -> bool,
        visit: &mut dyn FnMut(&Hits<'_>) -> bool,
    ) {
        let documents = self.segment.reader.max_doc();
        let mut from = 0;
        let mut is_dense = false;
        loop {
            // Windows of which all have hits follow one another.
            let next = if is_dense { from } else { self.root.next(&mut self.lists, from) };
            if next >= documents || deadline.is_over() {
                return;
            }
            let window = Window::at(next, documents);
            let row = self.row(window, filter, is_wanted);
            is_dense = !is_empty(&row);
            let hits = Hits { base: window.base, row, scores: &self.lists.scores };
            if is_dense && !visit(&hits) {
                return;
            }
            self.lists.scores.forget();
            from = window.end;
        }
    }

    /// The hits of a window, with their scores in the lists.
    fn row(&mut self, window: Window, filter: &SegmentFilter<'_>, is_wanted: &dyn Fn(Score) -> bool) -> Row {
        let within = filter.within(window);
        if is_empty(&within) {
            return NONE;
        }
        // What every score is wanted of is looked at once.
        let look = if is_wanted(0.0) { Look::Whole } else { self.first_look };
        let mut row = self.root.row(&mut self.lists, look, window, &within);
        intersect(&mut row, &within);
        if is_empty(&row) {
            return NONE;
        }
        filter.narrow_by_columns(window.base, &mut row);
        if is_empty(&row) {
            return NONE;
        }
        self.lists.complete_scores(window, &row);
        if look == Look::AtLists {
            let is_unwanted = |&offset: &u32| !is_wanted(self.lists.scores.of(offset));
            documents_of(&row, 0).filter(is_unwanted).for_each(|offset| clear(&mut row, offset));
            let satisfying = self.root.row(&mut self.lists, Look::Whole, window, &row);
            intersect(&mut row, &satisfying);
        }
        row
    }
}

/// The hits of a window.
pub struct Hits<'w> {
    base: DocId,
    row: Row,
    scores: &'w Scores,
}

impl Hits<'_> {
    pub fn count(&self) -> usize {
        count(&self.row)
    }

    /// In the order of documents.
    pub fn iter(&self) -> impl Iterator<Item = (DocId, Score)> {
        documents_of(&self.row, 0).map(|offset| (self.base + offset, self.scores.of(offset)))
    }
}
