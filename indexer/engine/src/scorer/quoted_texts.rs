//! Checks in the texts of documents whether they contain a quoted term as written, which the index cannot decide.

use crate::deadline::Deadline;
use crate::index_read_error::IndexReadError;
use crate::query::quoted_term::QuotedTerm;
use crate::segments::collection::Collection;
use crate::segments::doc_address::DocAddress;
use crate::segments::segment::Segment;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use tantivy::DocId;

/// Opens checks of texts. The engine implements it, because the texts of an episode are in several stores.
pub trait TextReader: Sync {
    /// Opens a check of the documents of a segment for a quoted term.
    fn open_check<'s>(
        &'s self,
        quoted: &'s QuotedTerm,
        collection: &'s Collection,
        segment: &'s Segment,
        deadline: &'s Deadline,
    ) -> Box<dyn TextCheck + 's>;
}

/// Checks the documents of one segment for one quoted term.
pub trait TextCheck {
    /// Whether the document has the term as written.
    fn has_term(&mut self, document: DocId) -> Result<bool, IndexReadError>;
}

/// The texts that one search has checked. A search evaluates its condition several times: for hits, facets and counts.
pub struct QuotedTexts<'a> {
    reader: &'a dyn TextReader,
    /// The results by term and document. A term is identified by its address.
    results: Mutex<HashMap<(usize, DocAddress), bool>>,
    /// The first error. Conditions cannot return errors, so it ends the search at the next opportunity.
    error: Mutex<Option<IndexReadError>>,
}

impl<'a> QuotedTexts<'a> {
    pub fn new(reader: &'a dyn TextReader) -> Self {
        Self { reader, results: Mutex::default(), error: Mutex::default() }
    }

    pub fn open_probe<'s>(
        &'s self,
        quoted: &'s QuotedTerm,
        collection: &'s Collection,
        segment: &'s Segment,
        deadline: &'s Deadline,
    ) -> QuotedProbe<'s> {
        QuotedProbe {
            texts: self,
            check: self.reader.open_check(quoted, collection, segment, deadline),
            term: std::ptr::from_ref(quoted).addr(),
            segment: segment.number,
            deadline,
        }
    }

    /// Fails when a text could not be read.
    pub fn check_error(&self) -> Result<(), IndexReadError> {
        self.error.lock().unwrap_or_else(PoisonError::into_inner).take().map_or(Ok(()), Err)
    }
}

/// Checks single documents of a segment for a quoted term.
pub struct QuotedProbe<'s> {
    texts: &'s QuotedTexts<'s>,
    check: Box<dyn TextCheck + 's>,
    term: usize,
    segment: usize,
    deadline: &'s Deadline,
}

impl QuotedProbe<'_> {
    /// Whether the document has the term as written. After the deadline it returns false even for documents that have
    /// it; callers then drop what depends on it.
    pub fn contains(&mut self, document: DocId) -> bool {
        let key = (self.term, DocAddress { segment: self.segment, document });
        if let Some(&known) = self.texts.results.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return known;
        }
        if self.deadline.is_over() {
            return false;
        }
        match self.check.has_term(document) {
            Ok(has_term) => {
                if !self.deadline.has_expired() {
                    self.texts.results.lock().unwrap_or_else(PoisonError::into_inner).insert(key, has_term);
                }
                has_term
            }
            Err(error) => {
                self.texts.error.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
                self.deadline.expire();
                false
            }
        }
    }
}
