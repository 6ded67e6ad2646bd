//! Merges the sorted dictionaries of many segments and fields.

use earshot_text::analyze::Language;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;
use std::io;
use tantivy::termdict::TermStreamer;

/// The terms of one dictionary with the same language mark.
pub struct DictionarySlice<'a> {
    pub terms: TermStreamer<'a>,
    /// Length of the mark in bytes.
    pub mark: usize,
    pub language: Language,
}

impl DictionarySlice<'_> {
    /// Puts the next term without its mark into `text`. Returns the number of documents that have it.
    fn next_term(&mut self, text: &mut Vec<u8>) -> Option<u64> {
        text.clear();
        if !self.terms.advance() {
            return None;
        }
        text.extend_from_slice(self.terms.key().get(self.mark..)?);
        Some(self.terms.value().doc_freq.into())
    }
}

/// Calls back with all terms in sorted order without their marks, once per slice that has the term, with language and
/// document count.
pub fn for_each_term(
    mut slices: Vec<DictionarySlice<'_>>,
    mut take: impl FnMut(&[u8], Language, u64) -> io::Result<()>,
) -> io::Result<()> {
    let mut heap = BinaryHeap::with_capacity(slices.len());
    for (number, slice) in slices.iter_mut().enumerate() {
        let mut text = Vec::new();
        heap.extend(slice.next_term(&mut text).map(|documents| Reverse((text, number, documents))));
    }
    while let Some(mut head) = heap.peek_mut() {
        let Reverse((text, number, documents)) = &mut *head;
        let slice = &mut slices[*number];
        take(text, slice.language, *documents)?;
        match slice.next_term(text) {
            Some(next) => *documents = next,
            None => drop(PeekMut::pop(head)),
        }
    }
    Ok(())
}
