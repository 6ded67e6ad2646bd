//! Going through everything that matches in a segment, a window of documents at a time.

use super::collection::{Collection, Segment};
use super::deadline::Deadline;
use super::fault::Fault;
use super::filter::SegmentFilter;
use super::forms::Form;
use super::lists::Lists;
use super::matching::Match;
use super::parts::{Part, Planner};
use super::window::{NONE, Window, documents_of, intersect, is_empty};
use std::collections::HashMap;
use std::sync::Arc;
use tantivy::{DocId, Score};

/// A walk through a segment; see the [module](self).
pub struct Walk<'s> {
    segment: &'s Segment,
    root: Part<'s>,
    lists: Lists<'s>,
}

impl<'s> Walk<'s> {
    /// Through what matches, with the scores that `scored` sum up to.
    pub fn new(collection: &Collection, segment: &'s Segment, matcher: &Match, scored: &[Form]) -> Result<Self, Fault> {
        let mut lists = Lists::new(!scored.is_empty());
        let mut of_terms = HashMap::with_capacity(scored.len());
        for form in scored {
            let Some(list) = form.known.list(segment, Some(collection.weight(form)))? else { continue };
            of_terms.insert(Arc::as_ptr(&form.known), lists.all.len());
            lists.all.push(list);
        }
        let mut planner = Planner { collection, segment, lists: &mut lists, of_terms };
        let root = planner.plan(matcher, true)?;
        Ok(Self { segment, root, lists })
    }

    /// Visits every hit in the order of documents, until `visit` says to stop or the time is over.
    pub fn run(mut self, filter: &SegmentFilter<'_>, deadline: &Deadline, visit: &mut dyn FnMut(DocId, Score) -> bool) {
        let documents = self.segment.reader.max_doc();
        let mut from = 0;
        loop {
            let next = self.root.next(&mut self.lists, from);
            if next >= documents || deadline.is_over() {
                return;
            }
            let window = Window::at(next, documents);
            let base = window.base;
            let within = filter.within(window);
            let mut row = if is_empty(&within) { NONE } else { self.root.row(&mut self.lists, window, &within) };
            intersect(&mut row, &within);
            if !is_empty(&row) {
                filter.narrow_by_columns(base, &mut row);
            }
            if !is_empty(&row) {
                self.lists.complete_scores(window, &row);
                for document in documents_of(&row, base) {
                    if !visit(document, self.lists.scores.of(document - base)) {
                        return;
                    }
                }
            }
            self.lists.scores.forget();
            from = window.end;
        }
    }
}
