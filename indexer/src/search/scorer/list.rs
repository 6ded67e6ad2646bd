//! The list of one term's documents, unpacked a block at a time.

use super::lists::Frequencies;
use super::stretches::Stretches;
use super::weight::{FieldWeight, Frequency};
use super::window::{DOCUMENTS, Row, Window, Within, documents_of, set};
use std::ops::Range;
use tantivy::DocId;
use tantivy::fieldnorm::FieldNormReader;
use tantivy::postings::BlockSegmentPostings;

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
    /// How often documents have the term, where that gives a score.
    weight: Option<(&'s FieldNormReader, FieldWeight<'s>)>,
}

/// What is taken of a stretch that is in the list.
#[derive(Clone, Copy, PartialEq)]
pub enum Takes {
    Documents,
    /// The first document alone; in a window that begins within the stretch, the first one there.
    First,
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

impl<'s> List<'s> {
    pub fn new(
        blocks: BlockSegmentPostings,
        stretches: Option<&'s Stretches>,
        weight: Option<(&'s FieldNormReader, FieldWeight<'s>)>,
    ) -> Self {
        Self { blocks, at: 0, stretches, takes: Takes::Documents, weight }
    }

    pub fn taking(self, takes: Takes) -> Self {
        Self { takes, ..self }
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

    /// How often a document has the term: as it stands in the list, and by the weight. Asked forward only.
    pub fn frequency_of(&mut self, document: DocId) -> Option<(u32, Frequency)> {
        let listed = self.stretches.map_or(document, |stretches| stretches.first_of(document));
        (self.seek_listed(listed) == listed).then(|| (self.blocks.freq(self.at), self.frequency_at(self.at, listed)))
    }

    /// Of the document that stands at a place of the block.
    fn frequency_at(&self, at: usize, listed: DocId) -> Frequency {
        let weight = self.weight.as_ref();
        weight.map_or(0, |(lengths, weight)| weight.frequency(lengths.fieldnorm_id(listed), self.blocks.freq(at)))
    }

    /// Sets the bits of the documents in the window, at least of those that are `within`, and adds to the frequencies
    /// of these.
    pub fn take(&mut self, window: Window, within: Within<'_>, row: &mut Row, frequencies: &mut Frequencies) {
        if self.seek(window.base) >= window.end {
            return;
        }
        match self.stretches {
            _ if self.is_far_more_than(within) => self.take_few(window, within, row, frequencies),
            None => self.take_listed(window, within, row, frequencies),
            Some(stretches) if self.takes == Takes::First => self.take_firsts(stretches, window, row),
            Some(stretches) => self.take_stretches(stretches, window, within, row, frequencies),
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
    fn take_few(&mut self, window: Window, within: Within<'_>, row: &mut Row, frequencies: &mut Frequencies) {
        for offset in documents_of(within.row, 0) {
            let document = window.base + offset;
            let listed = self.stretches.map_or(document, |stretches| stretches.first_of(document));
            if self.seek_listed(listed) == listed {
                set(row, offset);
                if self.weight.is_some() {
                    frequencies.add(offset, self.frequency_at(self.at, listed));
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
        frequencies: &mut Frequencies,
    ) {
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
            self.weigh(&wanted, |first, frequency| {
                let (_, offsets) = offsets(first);
                offsets.filter(|&offset| within.has(offset)).for_each(|offset| frequencies.add(offset, frequency));
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

    fn take_listed(&mut self, window: Window, within: Within<'_>, row: &mut Row, frequencies: &mut Frequencies) {
        loop {
            let places = self.before(window.end);
            let listed = &self.blocks.docs()[places.clone()];
            listed.iter().for_each(|&document| set(row, document - window.base));
            if self.weight.is_some() {
                let mut wanted = Places::NONE;
                for (&document, at) in listed.iter().zip(places.clone()) {
                    wanted.push_if(at, within.has(document - window.base));
                }
                self.weigh(&wanted, |document, frequency| frequencies.add(document - window.base, frequency));
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

    /// Calls `add` with the documents at some places of the block, and how often they have the term. Lengths of documents
    /// lie far apart, and one after another each would be waited for: they are read together.
    fn weigh(&self, wanted: &Places, mut add: impl FnMut(DocId, Frequency)) {
        let Some((lengths, weight)) = self.weight.as_ref().filter(|_| !wanted.is_empty()) else { return };
        let mut of_wanted = [0; BLOCK];
        for (length, at) in of_wanted.iter_mut().zip(wanted.iter()) {
            *length = lengths.fieldnorm_id(self.blocks.doc(at));
        }
        for (&length, at) in of_wanted.iter().zip(wanted.iter()) {
            add(self.blocks.doc(at), weight.frequency(length, self.blocks.freq(at)));
        }
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
