//! Reads the sorted term dictionaries of many segments and fields together.

use super::error::WriteError;
use crate::index_read_error::IndexReadError;
use crate::schema;
use crate::segments::index_reader::IndexReader;
use earshot_text::analyze::Language;
use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::collections::binary_heap::PeekMut;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tantivy::TantivyError;
use tantivy::index::InvertedIndexReader;
use tantivy::termdict::TermStreamer;

/// The term dictionaries of one field, in all segments of some indexes.
pub struct FieldDictionaries(Vec<Arc<InvertedIndexReader>>);

impl FieldDictionaries {
    /// Opens the dictionaries of the indexes in these folders.
    ///
    /// # Errors
    /// When an index cannot be read.
    pub fn open(folders: impl Iterator<Item = PathBuf>, name: &str) -> Result<Self, WriteError> {
        let mut dictionaries = Vec::new();
        for folder in folders {
            dictionaries.extend(open_dictionaries(&folder, name).map_err(WriteError::at(&folder))?);
        }
        Ok(Self(dictionaries))
    }

    /// Calls back with all terms in sorted order, once per dictionary that has the term, with the number of documents.
    ///
    /// # Errors
    /// When a dictionary cannot be read, or `take` fails.
    pub fn for_each_term(&self, mut take: impl FnMut(&[u8], u64) -> io::Result<()>) -> io::Result<()> {
        let mut slices = Vec::with_capacity(self.0.len());
        for dictionary in &self.0 {
            slices.push(DictionarySlice { terms: dictionary.terms().stream()?, mark: 0, language: Language::Plain });
        }
        for_each_term(slices, |term, _, documents| take(term, documents))
    }
}

fn open_dictionaries(folder: &Path, name: &str) -> Result<Vec<Arc<InvertedIndexReader>>, IndexReadError> {
    let index = IndexReader::open(folder)?;
    let field = schema::find_field(index.searcher().schema(), name);
    let segments = index.searcher().segment_readers().iter();
    Ok(segments.map(|segment| segment.inverted_index(field)).collect::<Result<_, TantivyError>>()?)
}

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
