//! The list of one term's documents, unpacked a block at a time.

use super::lists::Scores;
use super::points::{Points, points};
use super::stretches::Stretches;
use super::weight::Weight;
use super::window::{DOCUMENTS, Row, Window, count, documents_of, has, set};
use std::ops::Range;
use tantivy::fieldnorm::FieldNormReader;
use tantivy::postings::BlockSegmentPostings;
use tantivy::{DocId, TERMINATED};

/// Documents of a full block of a list.
const BLOCK: usize = 128;
/// To look for a document in a list takes as long as to go past so many.
const COST_OF_A_SEEK: usize = 6;

/// The list of a term's documents.
pub struct List<'s> {
    blocks: BlockSegmentPostings,
    at: usize,
    /// Where what stands in the list stands for its stretch.
    stretches: Option<&'s Stretches>,
    /// What is taken of a stretch.
    takes: Takes,
    /// How what stands in the list adds to the score.
    score: Option<(&'s FieldNormReader, Weight<'s>)>,
    points: BlockPoints,
}

/// What is taken of a stretch that is in the list.
#[derive(Clone, Copy, PartialEq)]
pub enum Takes {
    Documents,
    /// The first document alone; in a window that begins within the stretch, the first one there.
    First,
}

/// What the documents of a block add to the score.
struct BlockPoints {
    /// The first document of the block that they are of.
    first: DocId,
    of_block: [Points; BLOCK],
}

impl<'s> List<'s> {
    pub fn new(
        blocks: BlockSegmentPostings,
        stretches: Option<&'s Stretches>,
        score: Option<(&'s FieldNormReader, Weight<'s>)>,
    ) -> Self {
        let points = BlockPoints { first: TERMINATED, of_block: [0; BLOCK] };
        Self { blocks, at: 0, stretches, takes: Takes::Documents, score, points }
    }

    pub fn taking(self, takes: Takes) -> Self {
        Self { takes, ..self }
    }

    pub fn is_scored(&self) -> bool {
        self.score.is_some()
    }

    /// What stands in the list where it is gone along to: of a stretch, its first document.
    pub fn listed(&self) -> DocId {
        self.blocks.doc(self.at)
    }

    /// The first document from `target` on.
    pub fn seek(&mut self, target: DocId) -> DocId {
        match self.stretches {
            None => self.seek_listed(target),
            Some(stretches) => self.seek_listed(stretches.first_of(target)).max(target),
        }
    }

    fn seek_listed(&mut self, target: DocId) -> DocId {
        if self.listed() < target {
            self.at = self.blocks.seek(target);
        }
        self.listed()
    }

    /// What the list adds to the score of a document. Asked forward only.
    pub fn points_of(&mut self, document: DocId) -> Points {
        let listed = self.stretches.map_or(document, |stretches| stretches.first_of(document));
        if self.seek_listed(listed) == listed { self.points_at(self.at, listed) } else { 0 }
    }

    /// Of the document that stands at a place of the block.
    fn points_at(&self, at: usize, listed: DocId) -> Points {
        let score = self.score.as_ref();
        score.map_or(0, |(lengths, weight)| points(weight.score(lengths.fieldnorm_id(listed), self.blocks.freq(at))))
    }

    /// Sets the bits of the documents in the window, at least of those that are `within`, and adds to the scores of
    /// these.
    pub fn take(&mut self, window: Window, within: &Row, row: &mut Row, scores: &mut Scores) {
        if self.seek(window.base) >= window.end {
            return;
        }
        match self.stretches {
            _ if self.is_far_more_than(within) => self.take_few(window, within, row, scores),
            None => self.take_listed(window, within, row, scores),
            Some(stretches) if self.takes == Takes::First => self.take_firsts(stretches, window, row),
            Some(stretches) => self.take_stretches(stretches, window, within, row, scores),
        }
    }

    /// Whether a window has so many documents of the list, as far as the next ones tell, that those which are wanted of
    /// them are faster asked for one by one.
    fn is_far_more_than(&self, within: &Row) -> bool {
        let next = self.blocks.docs();
        let (Some(first), Some(last)) = (next.first(), next.last()) else { return false };
        let listed = next.len() * DOCUMENTS as usize / (last - first + 1).max(DOCUMENTS) as usize;
        listed > COST_OF_A_SEEK && count(within) * COST_OF_A_SEEK < listed
    }

    /// [`Self::take`] of the documents that are `within` alone.
    fn take_few(&mut self, window: Window, within: &Row, row: &mut Row, scores: &mut Scores) {
        for offset in documents_of(within, 0) {
            let document = window.base + offset;
            let listed = self.stretches.map_or(document, |stretches| stretches.first_of(document));
            if self.seek_listed(listed) == listed {
                set(row, offset);
                if self.score.is_some() {
                    scores.add(offset, self.points_at(self.at, listed));
                }
            }
        }
    }

    fn take_stretches(
        &mut self,
        stretches: &Stretches,
        window: Window,
        within: &Row,
        row: &mut Row,
        scores: &mut Scores,
    ) {
        loop {
            let places = self.before(window.end);
            for at in places.clone() {
                let first = self.blocks.doc(at);
                let end = stretches.end_of(first);
                let offsets = first.max(window.base) - window.base..end.min(window.end) - window.base;
                offsets.clone().for_each(|offset| set(row, offset));
                if self.score.is_some() {
                    let points = self.points.of_block[at];
                    offsets.filter(|&offset| has(within, offset)).for_each(|offset| scores.add(offset, points));
                }
                if end > window.end {
                    // The next window has the rest.
                    self.at = at;
                    return;
                }
            }
            if !self.go_to(places.end) {
                return;
            }
        }
    }

    fn take_firsts(&mut self, stretches: &Stretches, window: Window, row: &mut Row) {
        loop {
            let places = self.before(window.end);
            let firsts = &self.blocks.docs()[places.clone()];
            firsts.iter().for_each(|&first| set(row, first.max(window.base) - window.base));
            if firsts.last().is_some_and(|&last| stretches.end_of(last) > window.end) {
                // The next window has the rest.
                self.at = places.end - 1;
                return;
            }
            if !self.go_to(places.end) {
                return;
            }
        }
    }

    fn take_listed(&mut self, window: Window, within: &Row, row: &mut Row, scores: &mut Scores) {
        loop {
            let places = self.before(window.end);
            let listed = &self.blocks.docs()[places.clone()];
            for &document in listed {
                set(row, document - window.base);
            }
            if self.score.is_some() {
                for (&document, &points) in listed.iter().zip(&self.points.of_block[places.clone()]) {
                    let offset = document - window.base;
                    if has(within, offset) {
                        scores.add(offset, points);
                    }
                }
            }
            if !self.go_to(places.end) {
                return;
            }
        }
    }

    /// The places in the block of what it has before `end`, ready to be scored.
    fn before(&mut self, end: DocId) -> Range<usize> {
        let listed = self.at + self.blocks.docs()[self.at..].partition_point(|&document| document < end);
        let places = self.at..listed;
        if self.score.is_some() && !places.is_empty() {
            self.score_block();
        }
        places
    }

    /// The whole block at once: lengths of documents lie far apart, and one after another each would be waited for.
    fn score_block(&mut self) {
        let documents = self.blocks.docs();
        let first = documents[0];
        if self.points.first == first {
            return;
        }
        let Some((lengths, weight)) = &self.score else { return };
        let mut of_block = [0; BLOCK];
        for (length, &document) in of_block.iter_mut().zip(documents) {
            *length = lengths.fieldnorm_id(document);
        }
        for (at, &length) in of_block[..documents.len()].iter().enumerate() {
            self.points.of_block[at] = points(weight.score(length, self.blocks.freq(at)));
        }
        self.points.first = first;
    }

    /// Goes on to a place of the block; whether that is in the next block, which may be in the window too.
    fn go_to(&mut self, at: usize) -> bool {
        self.at = at;
        if self.at < BLOCK {
            return false;
        }
        self.blocks.advance();
        self.at = 0;
        true
    }
}
