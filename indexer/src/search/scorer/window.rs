//! The documents that are looked at together: a row of bits, one for each.

use tantivy::DocId;

/// Documents of a window.
pub const DOCUMENTS: u32 = 4096;
/// Documents of a word of bits.
pub const WORD: u32 = 64;
const WORDS: usize = (DOCUMENTS / WORD) as usize;
/// A bit for each document of a window.
pub type Row = [u64; WORDS];

pub const NONE: Row = [0; WORDS];

pub fn is_empty(row: &Row) -> bool {
    row.iter().all(|&word| word == 0)
}

pub fn count(row: &Row) -> usize {
    row.iter().map(|word| word.count_ones() as usize).sum()
}

/// The documents of a row that begins at `base`.
pub fn documents_of(row: &Row, base: DocId) -> impl Iterator<Item = DocId> + use<> {
    bits_of(*row, base)
}

/// The bits that are set in words of them, of which the first begins at `base`.
pub fn bits_of(words: impl IntoIterator<Item = u64>, base: DocId) -> impl Iterator<Item = DocId> {
    (0..).zip(words).flat_map(move |(number, mut word): (u32, u64)| {
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| word.trailing_zeros())?;
            word &= word - 1;
            Some(base + number * WORD + bit)
        })
    })
}

pub fn has(row: &Row, offset: u32) -> bool {
    row[(offset / WORD) as usize] >> (offset % WORD) & 1 == 1
}

/// Leaves what the other row has too.
pub fn intersect(row: &mut Row, other: &Row) {
    row.iter_mut().zip(other).for_each(|(word, other)| *word &= other);
}

/// Takes in what the other row has.
pub fn unite(row: &mut Row, other: &Row) {
    row.iter_mut().zip(other).for_each(|(word, other)| *word |= other);
}

pub fn set(row: &mut Row, offset: u32) {
    row[(offset / WORD) as usize] |= 1 << (offset % WORD);
}

pub fn clear(row: &mut Row, offset: u32) {
    row[(offset / WORD) as usize] &= !(1 << (offset % WORD));
}

/// Documents of a window that are looked at.
#[derive(Clone, Copy)]
pub struct Within<'r> {
    pub row: &'r Row,
    /// Counted once for all that is asked about them.
    pub count: usize,
}

impl<'r> Within<'r> {
    pub fn of(row: &'r Row) -> Self {
        Self { row, count: count(row) }
    }

    pub fn is_empty(self) -> bool {
        self.count == 0
    }

    pub fn has(self, offset: u32) -> bool {
        has(self.row, offset)
    }
}

/// From a multiple of [`WORD`] on.
#[derive(Clone, Copy)]
pub struct Window {
    pub base: DocId,
    pub end: DocId,
}

impl Window {
    /// The one that `document` is in, of a segment with so many documents.
    pub fn at(document: DocId, documents: DocId) -> Self {
        let base = document / WORD * WORD;
        Self { base, end: base.saturating_add(DOCUMENTS).min(documents) }
    }

    /// Every document of it.
    pub fn whole(self) -> Row {
        let mut row = NONE;
        let count = self.end - self.base;
        for (number, word) in (0..).zip(&mut row) {
            let left = count.saturating_sub(number * WORD);
            *word = if left >= WORD { u64::MAX } else { (1 << left) - 1 };
        }
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_hold_documents() {
        let window = Window::at(130, 200);
        assert_eq!((window.base, window.end), (128, 200));
        let documents: Vec<DocId> = documents_of(&window.whole(), window.base).collect();
        assert_eq!(documents, (128..200).collect::<Vec<_>>());
        let window = Window::at(64, 1_000_000);
        assert_eq!(documents_of(&window.whole(), 64).count(), DOCUMENTS as usize);
        let mut row = NONE;
        assert!(is_empty(&row));
        [0, 63, 64, 4095].into_iter().for_each(|offset| set(&mut row, offset));
        assert_eq!(documents_of(&row, 64).collect::<Vec<_>>(), [64, 127, 128, 4159]);
    }
}
