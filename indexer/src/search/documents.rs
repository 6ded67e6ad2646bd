//! A set of documents of one segment.

use tantivy::{DocId, DocSet, TERMINATED};

/// One bit for each document.
pub struct Documents {
    bits: Vec<u64>,
}

impl Documents {
    /// Of a segment with so many documents.
    pub fn none(documents: DocId) -> Self {
        Self { bits: vec![0; documents.div_ceil(64) as usize] }
    }

    pub fn is_empty(&self) -> bool {
        self.bits.iter().all(|&word| word == 0)
    }

    pub fn contains(&self, document: DocId) -> bool {
        self.bits.get((document / 64) as usize).is_some_and(|word| word >> (document % 64) & 1 == 1)
    }

    /// In their order.
    pub fn iter(&self) -> impl Iterator<Item = DocId> {
        (0..).zip(&self.bits).flat_map(|(number, &word)| {
            let mut left = word;
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros())?;
                left &= left - 1;
                Some(number * 64 + bit)
            })
        })
    }

    /// The words of bits that a row of documents has from `base` on, each with the set's own.
    pub fn words_from<'r>(&self, base: DocId, row: &'r mut [u64]) -> impl Iterator<Item = (&'r mut u64, u64)> {
        let own = self.bits.get((base / 64) as usize..).unwrap_or_default();
        row.iter_mut().zip(own.iter().copied().chain(std::iter::repeat(0)))
    }

    pub fn insert(&mut self, document: DocId) {
        if let Some(word) = self.bits.get_mut((document / 64) as usize) {
            *word |= 1 << (document % 64);
        }
    }

    /// Takes in everything that is left of `found`.
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

    /// Documents in their order, the one to come first.
    struct Listed(&'static [DocId]);

    impl DocSet for Listed {
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
    fn what_was_taken_in_is_there() {
        let mut documents = Documents::none(130);
        assert!(documents.is_empty());
        documents.extend(&mut Listed(&[0, 63, 64, 129]));
        let found: Vec<DocId> = (0..200).filter(|&document| documents.contains(document)).collect();
        assert_eq!(found, [0, 63, 64, 129]);
        assert!(documents.iter().eq(found));
        let mut row = [0; 4];
        documents.words_from(64, &mut row).for_each(|(word, own)| *word = own);
        assert_eq!(row, [1, 2, 0, 0]);
    }
}
