//! A set of documents of one segment.

use crate::segments::doc_window::{WORD_BITS, WindowBits, bits_of};
use tantivy::{DocId, DocSet, TERMINATED};

/// One bit per document.
pub struct DocumentSet {
    bits: Vec<u64>,
    count: u32,
}

impl DocumentSet {
    /// An empty set for a segment with this many documents.
    pub fn empty(documents: DocId) -> Self {
        Self { bits: vec![0; documents.div_ceil(WORD_BITS) as usize], count: 0 }
    }

    pub fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub fn count(&self) -> u32 {
        self.count
    }

    pub fn contains(&self, document: DocId) -> bool {
        self.bits.get((document / WORD_BITS) as usize).is_some_and(|word| word >> (document % WORD_BITS) & 1 == 1)
    }

    /// The documents in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = DocId> {
        bits_of(self.bits.iter().copied(), 0)
    }

    /// Removes from the window bits at `base` all documents that are not in the set.
    pub fn retain_in(&self, base: DocId, row: &mut WindowBits) {
        self.zip(base, row, |word, own| *word &= own);
    }

    /// Removes from the window bits at `base` all documents that are in the set.
    pub fn remove_from(&self, base: DocId, row: &mut WindowBits) {
        self.zip(base, row, |word, own| *word &= !own);
    }

    /// Combines each 64-bit word of the window with the set's word.
    fn zip(&self, base: DocId, row: &mut WindowBits, change: impl Fn(&mut u64, u64)) {
        let own = self.bits.get((base / WORD_BITS) as usize..).unwrap_or_default();
        let known = own.len().min(row.len());
        let (within, beyond) = row.split_at_mut(known);
        within.iter_mut().zip(own).for_each(|(word, &own)| change(word, own));
        beyond.iter_mut().for_each(|word| change(word, 0));
    }

    pub fn insert(&mut self, document: DocId) {
        if let Some(word) = self.bits.get_mut((document / WORD_BITS) as usize) {
            let bit = 1 << (document % WORD_BITS);
            self.count += u32::from(*word & bit == 0);
            *word |= bit;
        }
    }

    /// Adds all remaining documents of `found`.
    pub fn extend(&mut self, found: &mut dyn DocSet) {
        let mut document = found.doc();
        while document != TERMINATED {
            self.insert(document);
            document = found.advance();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::segments::doc_window::NO_BITS;

    /// Documents in ascending order; the next one first.
    struct SliceDocSet(&'static [DocId]);

    impl DocSet for SliceDocSet {
        fn advance(&mut self) -> DocId {
            self.0 = self.0.get(1..).unwrap_or_default();
            self.doc()
        }

        fn doc(&self) -> DocId {
            self.0.first().copied().unwrap_or(TERMINATED)
        }

        fn size_hint(&self) -> u32 {
            4
        }
    }

    #[test]
    fn inserted_documents_are_contained() {
        let mut documents = DocumentSet::empty(130);
        assert!(documents.is_empty());
        documents.extend(&mut SliceDocSet(&[0, 63, 64, 129]));
        let found: Vec<DocId> = (0..200).filter(|&document| documents.contains(document)).collect();
        assert_eq!(found, [0, 63, 64, 129]);
        assert!(documents.iter().eq(found));
        documents.insert(63);
        assert_eq!(documents.count(), 4);
        let mut row = NO_BITS;
        row[..4].copy_from_slice(&[3, 2, 1, 1]);
        let mut other = row;
        documents.retain_in(64, &mut row);
        assert_eq!(row[..4], [1, 2, 0, 0]);
        documents.remove_from(64, &mut other);
        assert_eq!(other[..4], [2, 0, 1, 1]);
    }
}
