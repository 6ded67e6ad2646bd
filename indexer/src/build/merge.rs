//! The dictionaries of many segments and fields, gone through together in one order.

use crate::suggest::Languages;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::io;
use tantivy::termdict::TermStreamer;

/// Terms of one dictionary that begin with the same mark of a language.
pub struct Slice<'a> {
    pub terms: TermStreamer<'a>,
    /// Bytes of the mark.
    pub mark: usize,
    pub languages: Languages,
}

impl Slice<'_> {
    /// The next term without its mark, and how many documents have it.
    fn next(&mut self, mut text: Vec<u8>) -> Option<(Vec<u8>, u64)> {
        text.clear();
        if !self.terms.advance() {
            return None;
        }
        text.extend_from_slice(self.terms.key().get(self.mark..)?);
        Some((text, u64::from(self.terms.value().doc_freq)))
    }
}

/// Gives all terms without their marks in their order, each as often as there are slices that have it.
pub fn for_each(
    mut slices: Vec<Slice<'_>>,
    mut take: impl FnMut(&[u8], Languages, u64) -> io::Result<()>,
) -> io::Result<()> {
    let mut heap = BinaryHeap::with_capacity(slices.len());
    for (number, slice) in slices.iter_mut().enumerate() {
        heap.extend(slice.next(Vec::new()).map(|(text, documents)| Reverse((text, number, documents))));
    }
    while let Some(Reverse((text, number, documents))) = heap.pop() {
        let slice = &mut slices[number];
        take(&text, slice.languages, documents)?;
        heap.extend(slice.next(text).map(|(text, documents)| Reverse((text, number, documents))));
    }
    Ok(())
}
