//! Doc windows: 4,096 consecutive documents that are evaluated together, with one bit each.

use tantivy::DocId;

/// Documents of a window.
pub const WINDOW_DOCUMENTS: u32 = 4096;
/// Documents of one 64-bit word.
pub const WORD_BITS: u32 = 64;
const WINDOW_WORDS: usize = (WINDOW_DOCUMENTS / WORD_BITS) as usize;
/// One bit per document of a window.
pub type WindowBits = [u64; WINDOW_WORDS];

pub const NO_BITS: WindowBits = [0; WINDOW_WORDS];

pub fn is_empty(row: &WindowBits) -> bool {
    row.iter().all(|&word| word == 0)
}

pub fn count(row: &WindowBits) -> usize {
    row.iter().map(|word| word.count_ones() as usize).sum()
}

/// The documents of a window that begins at `base`.
pub fn documents_of(row: &WindowBits, base: DocId) -> impl Iterator<Item = DocId> + use<> {
    bits_of(*row, base)
}

/// The set bits of consecutive 64-bit words, the first of which begins at `base`.
pub fn bits_of(words: impl IntoIterator<Item = u64>, base: DocId) -> impl Iterator<Item = DocId> {
    (0..).zip(words).flat_map(move |(number, mut word): (u32, u64)| {
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| word.trailing_zeros())?;
            word &= word - 1;
            Some(base + number * WORD_BITS + bit)
        })
    })
}

pub fn has(row: &WindowBits, offset: u32) -> bool {
    row[(offset / WORD_BITS) as usize] >> (offset % WORD_BITS) & 1 == 1
}

/// Keeps the bits that `other` has too.
pub fn intersect(row: &mut WindowBits, other: &WindowBits) {
    row.iter_mut().zip(other).for_each(|(word, other)| *word &= other);
}

/// Adds the bits of `other`.
pub fn unite(row: &mut WindowBits, other: &WindowBits) {
    row.iter_mut().zip(other).for_each(|(word, other)| *word |= other);
}

pub fn set(row: &mut WindowBits, offset: u32) {
    row[(offset / WORD_BITS) as usize] |= 1 << (offset % WORD_BITS);
}

pub fn clear(row: &mut WindowBits, offset: u32) {
    row[(offset / WORD_BITS) as usize] &= !(1 << (offset % WORD_BITS));
}

/// The documents of a window to evaluate.
#[derive(Clone, Copy)]
pub struct WindowSubset<'r> {
    pub row: &'r WindowBits,
    /// Their number, counted once.
    pub count: usize,
}

impl<'r> WindowSubset<'r> {
    pub fn new(row: &'r WindowBits) -> Self {
        Self { row, count: count(row) }
    }

    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    pub fn has(self, offset: u32) -> bool {
        has(self.row, offset)
    }
}

/// A window. It begins at a multiple of [`WORD_BITS`].
#[derive(Clone, Copy)]
pub struct DocWindow {
    pub base: DocId,
    pub end: DocId,
}

impl DocWindow {
    /// The window that begins at `document`'s word, in a segment with `documents` documents.
    pub fn at(document: DocId, documents: DocId) -> Self {
        let base = document / WORD_BITS * WORD_BITS;
        Self { base, end: base.saturating_add(WINDOW_DOCUMENTS).min(documents) }
    }

    /// The bits of all documents of the window.
    pub fn all_bits(self) -> WindowBits {
        let mut row = NO_BITS;
        let count = self.end - self.base;
        for (number, word) in (0..).zip(&mut row) {
            let left = count.saturating_sub(number * WORD_BITS);
            *word = if left >= WORD_BITS { u64::MAX } else { (1 << left) - 1 };
        }
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_hold_documents() {
        let window = DocWindow::at(130, 200);
        assert_eq!((window.base, window.end), (128, 200));
        let documents: Vec<DocId> = documents_of(&window.all_bits(), window.base).collect();
        assert_eq!(documents, (128..200).collect::<Vec<_>>());
        let window = DocWindow::at(64, 1_000_000);
        assert_eq!(documents_of(&window.all_bits(), 64).count(), WINDOW_DOCUMENTS as usize);
        let mut row = NO_BITS;
        assert!(is_empty(&row));
        [0, 63, 64, 4095].into_iter().for_each(|offset| set(&mut row, offset));
        assert_eq!(documents_of(&row, 64).collect::<Vec<_>>(), [64, 127, 128, 4159]);
    }
}
