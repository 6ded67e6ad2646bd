//! Episode blocks: the episodes of a podcast are consecutive, in blocks of up to 64. Posting lists of podcast fields
//! contain only the first episode of each block, which represents all of them.
//!
//! Texts of a podcast are longer than those of an episode. Repeating them for each episode would be most of the index.

use super::doc_window::{DocWindow, WORD_BITS};
use crate::schema::field;
use std::ops::Range;
use tantivy::columnar::Column;
use tantivy::{DocId, SegmentReader, TantivyError};

/// The episode blocks of a segment.
pub struct EpisodeBlocks {
    /// One bit per document, set for the first of a block.
    starts: Vec<u64>,
    documents: DocId,
}

impl EpisodeBlocks {
    /// `None` for the podcast index.
    pub fn open(segment: &SegmentReader) -> Result<Option<Self>, TantivyError> {
        if segment.schema().get_field(field::FIRST_OF_BLOCK).is_err() {
            return Ok(None);
        }
        let column: Column<u64> = segment.fast_fields().u64(field::FIRST_OF_BLOCK)?;
        let documents = segment.max_doc();
        let is_first = |document: DocId| column.first(document) == Some(1);
        let blocks = Self::from_starts(documents, is_first);
        if documents > 0 && !is_first(0) {
            return Err(TantivyError::InternalError(
                "the first episode is not the first of an episode block".to_owned(),
            ));
        }
        Ok(Some(blocks))
    }

    fn from_starts(documents: DocId, is_first: impl Fn(DocId) -> bool) -> Self {
        let word = |start: DocId| {
            let of_word = start..documents.min(start + WORD_BITS);
            of_word
                .filter(|&document| is_first(document))
                .fold(0, |word: u64, document| word | 1 << (document % WORD_BITS))
        };
        let starts = (0..documents).step_by(WORD_BITS as usize).map(word).collect();
        Self { starts, documents }
    }

    /// The first document of the block of `document`; the document itself when it has no block.
    pub fn block_start(&self, document: DocId) -> DocId {
        let (mut at, bit) = ((document / WORD_BITS) as usize, document % WORD_BITS);
        let Some(mut word) = self.starts.get(at).map(|word| word & (u64::MAX >> (WORD_BITS - 1 - bit))) else {
            return document;
        };
        while word == 0 && at > 0 {
            at -= 1;
            word = self.starts[at];
        }
        if word == 0 { document } else { number(at) + word.ilog2() }
    }

    /// The first document after the block that begins at `first`.
    pub fn block_end(&self, first: DocId) -> DocId {
        let (mut at, bit) = ((first / WORD_BITS) as usize, first % WORD_BITS);
        let Some(mut word) = self.starts.get(at).map(|word| word & (u64::MAX - 1) << bit) else {
            return self.documents;
        };
        while word == 0 {
            at += 1;
            match self.starts.get(at) {
                Some(next) => word = *next,
                None => return self.documents,
            }
        }
        number(at) + word.trailing_zeros()
    }

    /// The documents of `document`'s block that are in a window, as offsets in the window.
    pub fn block_offsets(&self, document: DocId, window: DocWindow) -> Range<u32> {
        let first = self.block_start(document);
        first.max(window.base) - window.base..self.block_end(first).min(window.end) - window.base
    }

    /// The first documents of all blocks, in ascending order.
    pub fn block_starts(&self) -> impl Iterator<Item = DocId> {
        super::doc_window::bits_of(self.starts.iter().copied(), 0)
    }

    pub fn count(&self) -> u64 {
        self.starts.iter().map(|word| u64::from(word.count_ones())).sum()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "there are fewer words than documents")]
fn number(word: usize) -> DocId {
    word as DocId * WORD_BITS
}

#[cfg(test)]
mod tests {
    use super::*;
    const STARTS: [DocId; 7] = [0, 1, 5, 63, 64, 130, 260];

    fn episode_blocks(documents: DocId) -> EpisodeBlocks {
        EpisodeBlocks::from_starts(documents, |document| STARTS.contains(&document))
    }

    #[test]
    fn every_document_is_in_the_block_that_starts_before_it() {
        for documents in [1, 2, 64, 65, 131, 300, 320] {
            let blocks = episode_blocks(documents);
            let firsts: Vec<DocId> = STARTS.into_iter().filter(|&first| first < documents).collect();
            assert_eq!(blocks.block_starts().collect::<Vec<_>>(), firsts);
            assert_eq!(blocks.count(), firsts.len() as u64);
            for document in 0..documents {
                let at = firsts.partition_point(|&first| first <= document) - 1;
                assert_eq!(blocks.block_start(document), firsts[at], "{document} of {documents}");
                assert_eq!(blocks.block_end(firsts[at]), firsts.get(at + 1).copied().unwrap_or(documents));
            }
        }
    }
}
