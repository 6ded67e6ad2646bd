//! Addresses of documents.

use crate::index_read_error::IndexReadError;
use tantivy::index::InvertedIndexReader;
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, DocSet as _, SegmentReader, TERMINATED, Term};

/// The address of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct DocAddress {
    /// Index of the segment in the collection.
    pub segment: usize,
    pub document: DocId,
}

/// Adds the documents of a segment that have a term and are not deleted.
pub fn add_live_documents(
    addresses: &mut Vec<DocAddress>,
    number: usize,
    segment: &SegmentReader,
    index: &InvertedIndexReader,
    term: &Term,
) -> Result<(), IndexReadError> {
    let Some(mut postings) = index.read_postings(term, IndexRecordOption::Basic)? else { return Ok(()) };
    while postings.doc() != TERMINATED {
        if !segment.is_deleted(postings.doc()) {
            addresses.push(DocAddress { segment: number, document: postings.doc() });
        }
        postings.advance();
    }
    Ok(())
}
