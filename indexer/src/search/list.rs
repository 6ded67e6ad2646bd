//! The list of one term's documents, unpacked a block at a time.

use super::lists::Scores;
use super::points::{Points, points};
use super::stretches::Stretches;
use super::weight::Weight;
use super::window::{DOCUMENTS, Row, Window, Within, documents_of, set};
use std::ops::Range;
use tantivy::fieldnorm::FieldNormReader;
use tantivy::postings::BlockSegmentPostings;
use tantivy::{DocId, TERMINATED};

/// Documents of a full block of a list.
const BLOCK: usize = 128;
/// To look for a document in a list takes as long as to go past so many.
const COST_OF_A_SEEK: usize = 6;

/// Where fewer than one in so many are wanted, blocks are not scored whole.
const ONE_IN: usize = 4;

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

/// How the documents of a list are scored.
#[derive(Clone, Copy, PartialEq)]
enum Scoring {
    Nothing,
    /// Those that are wanted, where they are few.
    Wanted,
    /// Block by block.
    Blocks,
}

/// Some places of a block.
struct Places {
    places: [u8; BLOCK],
    count: usize,
}

impl Places {
    const NONE: Self = Self { places: [0; BLOCK], count: 0 };

    /// Without a jump: which ones are taken, nobody could foretell.
    fn push_if(&mut self, place: usize, is_taken: bool) {
        #[expect(clippy::cast_possible_truncation, reason = "a block has fewer")]
        let small = place as u8;
        self.places[self.count] = small;
        self.count += usize::from(is_taken);
    }

    fn is_empty(&self) -> bool {
        self.count == 0
    }

    fn iter(&self) -> impl Iterator<Item = usize> {
        self.places[..self.count].iter().map(|&place| usize::from(place))
    }
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
    pub fn take(&mut self, window: Window, within: Within<'_>, row: &mut Row, scores: &mut Scores) {
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
    fn is_far_more_than(&self, within: Within<'_>) -> bool {
        let next = self.blocks.docs();
        let (Some(first), Some(last)) = (next.first(), next.last()) else { return false };
        let listed = next.len() * DOCUMENTS as usize / (last - first + 1).max(DOCUMENTS) as usize;
        listed > COST_OF_A_SEEK && within.count * COST_OF_A_SEEK < listed
    }

    /// [`Self::take`] of the documents that are `within` alone.
    fn take_few(&mut self, window: Window, within: Within<'_>, row: &mut Row, scores: &mut Scores) {
        for offset in documents_of(within.row, 0) {
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
        within: Within<'_>,
        row: &mut Row,
        scores: &mut Scores,
    ) {
        let scoring = self.scoring(within);
        loop {
            let places = self.before(window.end);
            // Of the last stretch the next window may have the rest.
            let mut is_over = false;
            let offsets = |first: DocId| {
                let end = stretches.end_of(first);
                (end > window.end, first.max(window.base) - window.base..end.min(window.end) - window.base)
            };
            let mut wanted = Places::NONE;
            for (&first, at) in self.blocks.docs()[places.clone()].iter().zip(places.clone()) {
                let (goes_on, offsets) = offsets(first);
                let is_wanted = offsets.fold(false, |is_wanted, offset| {
                    set(row, offset);
                    is_wanted | within.has(offset)
                });
                wanted.push_if(at, is_wanted);
                is_over |= goes_on;
            }
            self.score(scoring, &wanted, |first, points| {
                let (_, offsets) = offsets(first);
                offsets.filter(|&offset| within.has(offset)).for_each(|offset| scores.add(offset, points));
            });
            if is_over {
                self.at = places.end - 1;
                return;
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

    fn take_listed(&mut self, window: Window, within: Within<'_>, row: &mut Row, scores: &mut Scores) {
        let scoring = self.scoring(within);
        loop {
            let places = self.before(window.end);
            let listed = &self.blocks.docs()[places.clone()];
            listed.iter().for_each(|&document| set(row, document - window.base));
            if scoring != Scoring::Nothing {
                let mut wanted = Places::NONE;
                for (&document, at) in listed.iter().zip(places.clone()) {
                    wanted.push_if(at, within.has(document - window.base));
                }
                self.score(scoring, &wanted, |document, points| scores.add(document - window.base, points));
            }
            if !self.go_to(places.end) {
                return;
            }
        }
    }

    /// The places in the block of what it has before `end`.
    fn before(&self, end: DocId) -> Range<usize> {
        self.at..self.at + self.blocks.docs()[self.at..].partition_point(|&document| document < end)
    }

    /// How those of a window are scored of which these are wanted.
    fn scoring(&self, within: Within<'_>) -> Scoring {
        match &self.score {
            None => Scoring::Nothing,
            Some(_) if within.count * ONE_IN <= DOCUMENTS as usize => Scoring::Wanted,
            Some(_) => Scoring::Blocks,
        }
    }

    /// Calls `add` with the documents at some places of the block, and what the list adds to their scores. Lengths of
    /// documents lie far apart, and one after another each would be waited for: they are read together.
    fn score(&mut self, scoring: Scoring, wanted: &Places, mut add: impl FnMut(DocId, Points)) {
        let Some((lengths, weight)) = self.score.filter(|_| !wanted.is_empty()) else { return };
        match scoring {
            Scoring::Nothing => {}
            Scoring::Wanted => {
                let mut of_wanted = [0; BLOCK];
                for (length, at) in of_wanted.iter_mut().zip(wanted.iter()) {
                    *length = lengths.fieldnorm_id(self.blocks.doc(at));
                }
                for (&length, at) in of_wanted.iter().zip(wanted.iter()) {
                    add(self.blocks.doc(at), points(weight.score(length, self.blocks.freq(at))));
                }
            }
            Scoring::Blocks => {
                self.score_block();
                wanted.iter().for_each(|at| add(self.blocks.doc(at), self.points.of_block[at]));
            }
        }
    }

    /// The whole block at once: of a window it may have few.
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
