//! The posting list of one term, decompressed block by block.

use super::window_sums::Frequencies;
use crate::index_read_error::IndexReadError;
use crate::segments::bm25f::{FieldWeight, Frequency};
use crate::segments::doc_window::{DocWindow, WINDOW_DOCUMENTS, WindowBits, WindowSubset, documents_of, set};
use crate::segments::episode_blocks::EpisodeBlocks;
use crate::segments::index_term::IndexTerm;
use crate::segments::segment::Segment;
use std::ops::Range;
use tantivy::DocId;
use tantivy::fieldnorm::FieldNormReader;
use tantivy::postings::BlockSegmentPostings;
use tantivy::schema::IndexRecordOption;

/// Documents of a full posting block.
const BLOCK: usize = 128;
/// Seeking a document costs as much as passing this many.
const COST_OF_A_SEEK: usize = 6;

/// The posting list of a term.
pub struct PostingList<'s> {
    blocks: BlockSegmentPostings,
    at: usize,
    /// Present when an entry represents its episode block.
    episode_blocks: Option<&'s EpisodeBlocks>,
    /// The documents of an episode block that an entry represents.
    block_mode: BlockMode,
    /// The field's lengths and weight, when the list adds to scores.
    weight: Option<(&'s FieldNormReader, FieldWeight<'s>)>,
}

/// The documents of an episode block that an entry represents.
#[derive(Clone, Copy, PartialEq)]
pub enum BlockMode {
    AllEpisodes,
    /// Only the first episode; in a window that begins within the block, the first one there.
    FirstEpisode,
}

/// Offsets in a posting block.
struct BlockOffsets {
    offsets: [u8; BLOCK],
    count: usize,
}

impl BlockOffsets {
    const NONE: Self = Self { offsets: [0; BLOCK], count: 0 };

    /// Appends without a branch, because the branch would be unpredictable.
    fn push_offset_if(&mut self, offset: usize, is_taken: bool) {
        #[expect(clippy::cast_possible_truncation, reason = "a block has fewer")]
        let small = offset as u8;
        self.offsets[self.count] = small;
        self.count += usize::from(is_taken);
    }

    fn is_empty(&self) -> bool {
        self.count == 0
    }

    fn iter(&self) -> impl Iterator<Item = usize> {
        self.offsets[..self.count].iter().map(|&offset| usize::from(offset))
    }
}

impl<'s> PostingList<'s> {
    /// Opens the posting list of a term in a segment, with weights for scores when given. `None` when the segment does
    /// not have the term.
    pub fn open(
        term: &IndexTerm,
        segment: &'s Segment,
        weight: Option<FieldWeight<'s>>,
    ) -> Result<Option<Self>, IndexReadError> {
        let Some(term_info) = term.term_info(segment) else { return Ok(None) };
        let field = term.term.field();
        let option = if weight.is_some() { IndexRecordOption::WithFreqs } else { IndexRecordOption::Basic };
        let blocks = segment.inverted_index(field)?.read_block_postings_from_terminfo(term_info, option)?;
        let lengths = segment.lengths(field)?;
        let (episode_blocks, weight) = (segment.episode_blocks(field), weight.map(|weight| (lengths, weight)));
        Ok(Some(Self { blocks, at: 0, episode_blocks, block_mode: BlockMode::AllEpisodes, weight }))
    }

    pub fn with_block_mode(self, takes: BlockMode) -> Self {
        Self { block_mode: takes, ..self }
    }

    /// The current entry; for an episode block its first document.
    pub fn listed_document(&self) -> DocId {
        self.blocks.doc(self.at)
    }

    /// The first document from `target` on.
    pub fn seek(&mut self, target: DocId) -> DocId {
        match self.episode_blocks {
            None => self.seek_listed_document(target),
            Some(episode_blocks) => self.seek_listed_document(episode_blocks.block_start(target)).max(target),
        }
    }

    fn seek_listed_document(&mut self, target: DocId) -> DocId {
        if self.listed_document() < target {
            self.at = self.blocks.seek(target);
        }
        self.listed_document()
    }

    /// The frequency in a document: as stored, and weighted. Documents must come in ascending order.
    pub fn frequency_of(&mut self, document: DocId) -> Option<(u32, Frequency)> {
        let listed = self.episode_blocks.map_or(document, |episode_blocks| episode_blocks.block_start(document));
        (self.seek_listed_document(listed) == listed)
            .then(|| (self.blocks.freq(self.at), self.frequency_at(self.at, listed)))
    }

    /// The weighted frequency of the entry at this offset in the block.
    fn frequency_at(&self, at: usize, listed: DocId) -> Frequency {
        let weight = self.weight.as_ref();
        weight.map_or(0, |(lengths, weight)| weight.frequency(lengths.fieldnorm_id(listed), self.blocks.freq(at)))
    }

    /// Sets the bits of the window's documents, at least of those in `within`, and adds the frequencies of these.
    pub fn add_window(
        &mut self,
        window: DocWindow,
        within: WindowSubset<'_>,
        row: &mut WindowBits,
        frequencies: &mut Frequencies,
    ) {
        if self.seek(window.base) >= window.end {
            return;
        }
        match self.episode_blocks {
            _ if self.is_much_denser_than(within) => self.add_few(window, within, row, frequencies),
            None => self.add_listed(window, within, row, frequencies),
            Some(episode_blocks) if self.block_mode == BlockMode::FirstEpisode => {
                self.add_block_starts(episode_blocks, window, row)
            }
            Some(episode_blocks) => self.add_blocks(episode_blocks, window, within, row, frequencies),
        }
    }

    /// Estimates whether the list has so many documents in the window that seeking the wanted ones is faster.
    fn is_much_denser_than(&self, within: WindowSubset<'_>) -> bool {
        let next = self.blocks.docs();
        let (Some(first), Some(last)) = (next.first(), next.last()) else { return false };
        let listed = next.len() * WINDOW_DOCUMENTS as usize / (last - first + 1).max(WINDOW_DOCUMENTS) as usize;
        listed > COST_OF_A_SEEK && within.count * COST_OF_A_SEEK < listed
    }

    /// [`Self::add_window`] for the documents in `within` alone.
    fn add_few(
        &mut self,
        window: DocWindow,
        within: WindowSubset<'_>,
        row: &mut WindowBits,
        frequencies: &mut Frequencies,
    ) {
        for offset in documents_of(within.row, 0) {
            let document = window.base + offset;
            let listed = self.episode_blocks.map_or(document, |episode_blocks| episode_blocks.block_start(document));
            if self.seek_listed_document(listed) == listed {
                set(row, offset);
                if self.weight.is_some() {
                    frequencies.add(offset, self.frequency_at(self.at, listed));
                }
            }
        }
    }

    fn add_blocks(
        &mut self,
        episode_blocks: &EpisodeBlocks,
        window: DocWindow,
        within: WindowSubset<'_>,
        row: &mut WindowBits,
        frequencies: &mut Frequencies,
    ) {
        loop {
            let listed_offsets = self.offsets_before(window.end);
            // The last block may continue in the next window.
            let mut is_over = false;
            let offsets = |first: DocId| {
                let end = episode_blocks.block_end(first);
                (end > window.end, first.max(window.base) - window.base..end.min(window.end) - window.base)
            };
            let mut requested = BlockOffsets::NONE;
            for (&first, at) in self.blocks.docs()[listed_offsets.clone()].iter().zip(listed_offsets.clone()) {
                let (goes_on, offsets) = offsets(first);
                let is_wanted = offsets.fold(false, |is_wanted, offset| {
                    set(row, offset);
                    is_wanted | within.has(offset)
                });
                requested.push_offset_if(at, is_wanted);
                is_over |= goes_on;
            }
            self.for_each_frequency(&requested, |first, frequency| {
                let (_, offsets) = offsets(first);
                offsets.filter(|&offset| within.has(offset)).for_each(|offset| frequencies.add(offset, frequency));
            });
            if is_over {
                self.at = listed_offsets.end - 1;
                return;
            }
            if !self.advance_to(listed_offsets.end) {
                return;
            }
        }
    }

    fn add_block_starts(&mut self, episode_blocks: &EpisodeBlocks, window: DocWindow, row: &mut WindowBits) {
        loop {
            let offsets = self.offsets_before(window.end);
            let firsts = &self.blocks.docs()[offsets.clone()];
            firsts.iter().for_each(|&first| set(row, first.max(window.base) - window.base));
            if firsts.last().is_some_and(|&last| episode_blocks.block_end(last) > window.end) {
                // The block continues in the next window.
                self.at = offsets.end - 1;
                return;
            }
            if !self.advance_to(offsets.end) {
                return;
            }
        }
    }

    fn add_listed(
        &mut self,
        window: DocWindow,
        within: WindowSubset<'_>,
        row: &mut WindowBits,
        frequencies: &mut Frequencies,
    ) {
        loop {
            let offsets = self.offsets_before(window.end);
            let listed = &self.blocks.docs()[offsets.clone()];
            listed.iter().for_each(|&document| set(row, document - window.base));
            if self.weight.is_some() {
                let mut requested = BlockOffsets::NONE;
                for (&document, at) in listed.iter().zip(offsets.clone()) {
                    requested.push_offset_if(at, within.has(document - window.base));
                }
                self.for_each_frequency(&requested, |document, frequency| {
                    frequencies.add(document - window.base, frequency)
                });
            }
            if !self.advance_to(offsets.end) {
                return;
            }
        }
    }

    /// The offsets of the block's documents before `end`.
    fn offsets_before(&self, end: DocId) -> Range<usize> {
        self.at..self.at + self.blocks.docs()[self.at..].partition_point(|&document| document < end)
    }

    /// Calls `add` with the documents at these offsets and their frequencies. Reads document lengths together, because
    /// they are far apart in memory and reading one after the other waits for each.
    fn for_each_frequency(&self, requested: &BlockOffsets, mut add: impl FnMut(DocId, Frequency)) {
        let Some((lengths, weight)) = self.weight.as_ref().filter(|_| !requested.is_empty()) else { return };
        let mut of_wanted = [0; BLOCK];
        for (length, at) in of_wanted.iter_mut().zip(requested.iter()) {
            *length = lengths.fieldnorm_id(self.blocks.doc(at));
        }
        for (&length, at) in of_wanted.iter().zip(requested.iter()) {
            add(self.blocks.doc(at), weight.frequency(length, self.blocks.freq(at)));
        }
    }

    /// Moves to an offset of the block. Returns true when that is the next block, which may be in the window too.
    fn advance_to(&mut self, at: usize) -> bool {
        self.at = at;
        if self.at < BLOCK {
            return false;
        }
        self.blocks.advance();
        self.at = 0;
        true
    }
}
