//! The dictionaries of many segments and fields, gone through together in one order.

use crate::stems::{Languages, TermPlace};
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;
use std::io;
use tantivy::termdict::TermStreamer;

/// Terms of one dictionary that begin with the same mark of a language.
pub struct Slice<'a> {
    pub terms: TermStreamer<'a>,
    /// Bytes of the mark.
    pub mark: usize,
    /// The number of the dictionary.
    pub dictionary: usize,
    pub languages: Languages,
}

impl Slice<'_> {
    /// Puts the next term without its mark into `text`, and returns where it lies.
    fn next(&mut self, text: &mut Vec<u8>) -> Option<TermPlace> {
        text.clear();
        if !self.terms.advance() {
            return None;
        }
        text.extend_from_slice(self.terms.key().get(self.mark..)?);
        let info = self.terms.value().clone();
        Some(TermPlace { dictionary: self.dictionary, languages: self.languages, info })
    }
}

/// Gives all terms without their marks in their order, each as often as there are slices that have it.
pub fn for_each(
    mut slices: Vec<Slice<'_>>,
    mut take: impl FnMut(&[u8], TermPlace) -> io::Result<()>,
) -> io::Result<()> {
    let mut heap = BinaryHeap::with_capacity(slices.len());
    // The next term of each slice.
    let mut next = Vec::with_capacity(slices.len());
    for (number, slice) in slices.iter_mut().enumerate() {
        let mut text = Vec::new();
        next.push(slice.next(&mut text));
        heap.extend(next[number].is_some().then_some(Reverse((text, number))));
    }
    while let Some(mut head) = heap.peek_mut() {
        let Reverse((text, number)) = &mut *head;
        next[*number].take().map_or(Ok(()), |place| take(text, place))?;
        next[*number] = slices[*number].next(text);
        if next[*number].is_none() {
            drop(PeekMut::pop(head));
        }
    }
    Ok(())
}
