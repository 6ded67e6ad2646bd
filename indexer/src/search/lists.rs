//! Going along the lists of terms, window by window: each list is unpacked once, and adds to the scores along the way.

use super::points::{Points, points, score};
use super::stretches::Stretches;
use super::window::{DOCUMENTS, NONE, Row, WORD, Window, documents_of, has, set};
use tantivy::fieldnorm::FieldNormReader;
use tantivy::postings::BlockSegmentPostings;
use tantivy::query::Bm25Weight;
use tantivy::{DocId, Score, TERMINATED};

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
    /// The base of the window that was last taken.
    taken: DocId,
    /// How what stands in the list adds to the score.
    score: Option<(&'s FieldNormReader, Bm25Weight)>,
}

impl<'s> List<'s> {
    pub fn new(
        blocks: BlockSegmentPostings,
        stretches: Option<&'s Stretches>,
        score: Option<(&'s FieldNormReader, Bm25Weight)>,
    ) -> Self {
        Self { blocks, at: 0, stretches, taken: TERMINATED, score }
    }

    /// The first document from `target` on.
    pub fn seek(&mut self, target: DocId) -> DocId {
        match self.stretches {
            None => self.seek_listed(target),
            Some(stretches) => self.seek_listed(stretches.first_of(target)).max(target),
        }
    }

    fn seek_listed(&mut self, target: DocId) -> DocId {
        if self.blocks.doc(self.at) < target {
            self.at = self.blocks.seek(target);
        }
        self.blocks.doc(self.at)
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
    fn take(&mut self, window: Window, within: &Row, row: &mut Row, scores: &mut Scores) {
        self.taken = window.base;
        if self.seek(window.base) >= window.end {
            return;
        }
        match self.stretches {
            _ if self.is_far_more_than(within) => self.take_few(window, within, row, scores),
            None => self.take_listed(window, within, row, scores),
            Some(stretches) => self.take_stretches(stretches, window, within, row, scores),
        }
    }

    /// Whether a window has so many documents of the list, as far as the next ones tell, that those which are wanted of
    /// them are faster asked for one by one.
    fn is_far_more_than(&self, within: &Row) -> bool {
        let next = self.blocks.docs();
        let (Some(first), Some(last)) = (next.first(), next.last()) else { return false };
        let listed = next.len() * DOCUMENTS as usize / (last - first + 1).max(DOCUMENTS) as usize;
        listed > COST_OF_A_SEEK
            && within.iter().map(|word| word.count_ones() as usize).sum::<usize>() * COST_OF_A_SEEK < listed
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
            let first = self.blocks.doc(self.at);
            if first >= window.end {
                return;
            }
            let end = stretches.end_of(first);
            let offsets = first.max(window.base) - window.base..end.min(window.end) - window.base;
            offsets.clone().for_each(|offset| set(row, offset));
            if self.score.is_some() {
                let points = self.points_at(self.at, first);
                offsets.filter(|&offset| has(within, offset)).for_each(|offset| scores.add(offset, points));
            }
            if end > window.end {
                // The next window has the rest.
                return;
            }
            self.at += 1;
            if self.at == BLOCK {
                self.blocks.advance();
                self.at = 0;
            }
        }
    }

    fn take_listed(&mut self, window: Window, within: &Row, row: &mut Row, scores: &mut Scores) {
        loop {
            let documents = &self.blocks.docs()[self.at..];
            let taken = documents.partition_point(|&document| document < window.end);
            for &document in &documents[..taken] {
                set(row, document - window.base);
            }
            if let Some((lengths, weight)) = &self.score {
                for (at, &document) in (self.at..).zip(&documents[..taken]) {
                    let offset = document - window.base;
                    if has(within, offset) {
                        scores.add(offset, points(weight.score(lengths.fieldnorm_id(document), self.blocks.freq(at))));
                    }
                }
            }
            let is_over = taken < documents.len() || self.at + taken < BLOCK;
            self.at += taken;
            if is_over {
                return;
            }
            self.blocks.advance();
            self.at = 0;
        }
    }
}

/// Of the documents of a window.
pub struct Scores {
    /// Empty where nothing is scored.
    values: Vec<Points>,
    /// The words of bits whose documents have some.
    words: u64,
}

impl Scores {
    fn new(is_scored: bool) -> Self {
        Self { values: if is_scored { vec![0; DOCUMENTS as usize] } else { Vec::new() }, words: 0 }
    }

    fn add(&mut self, offset: u32, points: Points) {
        self.words |= 1 << (offset / WORD);
        let value = &mut self.values[offset as usize];
        *value = value.saturating_add(points);
    }

    pub fn points_of(&self, offset: u32) -> Points {
        self.values.get(offset as usize).copied().unwrap_or_default()
    }

    pub fn of(&self, offset: u32) -> Score {
        score(self.points_of(offset))
    }

    pub fn forget(&mut self) {
        while self.words != 0 {
            let start = (self.words.trailing_zeros() * WORD) as usize;
            self.values[start..start + WORD as usize].fill(0);
            self.words &= self.words - 1;
        }
    }
}

/// The lists that a walk goes along.
pub struct Lists<'s> {
    pub all: Vec<List<'s>>,
    pub scores: Scores,
}

impl Lists<'_> {
    pub fn new(is_scored: bool) -> Self {
        Self { all: Vec::new(), scores: Scores::new(is_scored) }
    }

    pub fn take(&mut self, number: usize, window: Window, within: &Row, row: &mut Row) {
        self.all[number].take(window, within, row, &mut self.scores);
    }

    /// Adds the scores of those lists that nobody asked for in this window, for the documents of `within`.
    pub fn complete_scores(&mut self, window: Window, within: &Row) {
        let mut row = NONE;
        for list in self.all.iter_mut().filter(|list| list.score.is_some() && list.taken != window.base) {
            list.take(window, within, &mut row, &mut self.scores);
        }
    }
}
