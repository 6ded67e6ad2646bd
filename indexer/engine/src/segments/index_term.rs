//! Index terms: terms that a search looks up once in each segment.

use super::collection::Collection;
use super::segment::Segment;
use crate::index_read_error::IndexReadError;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use tantivy::Term;
use tantivy::postings::{SegmentPostings, TermInfo};
use tantivy::schema::IndexRecordOption;

/// A term that some document has.
#[derive(Debug)]
pub struct IndexTerm {
    pub term: Term,
    /// Length of its posting lists over all segments, deleted documents included. For podcast fields in the episode
    /// index, the lists contain only the first episode of each episode block.
    pub documents: u64,
    /// Estimated number of documents with the term.
    pub estimated_documents: u64,
    /// The location of the posting list in each segment.
    term_infos: Vec<Option<TermInfo>>,
}

/// Equal when the terms are equal. Only terms of one collection are compared.
impl PartialEq for IndexTerm {
    fn eq(&self, other: &Self) -> bool {
        self.term == other.term
    }
}

impl Eq for IndexTerm {}

impl Hash for IndexTerm {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.term.hash(state);
    }
}

impl IndexTerm {
    /// Looks up a term in all segments. `None` when no document has it.
    pub fn look_up(collection: &Collection, term: Term) -> Result<Option<Arc<Self>>, IndexReadError> {
        let mut term_infos = Vec::with_capacity(collection.segments().len());
        for segment in collection.segments() {
            term_infos.push(segment.inverted_index(term.field())?.get_term_info(&term)?);
        }
        let known = Self::with_term_infos(collection, term, term_infos);
        Ok((known.documents > 0).then(|| Arc::new(known)))
    }

    /// A term whose dictionary entries are already looked up.
    pub fn with_term_infos(collection: &Collection, term: Term, term_infos: Vec<Option<TermInfo>>) -> Self {
        let documents = term_infos.iter().flatten().map(|info| u64::from(info.doc_freq)).sum();
        Self {
            estimated_documents: collection.estimate_documents(term.field(), documents),
            term,
            documents,
            term_infos,
        }
    }

    /// A term without an index, for tests that only read frequencies.
    #[cfg(test)]
    pub fn for_test(term: Term, documents: u64) -> Arc<Self> {
        Arc::new(Self { term, documents, estimated_documents: documents, term_infos: Vec::new() })
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(self.term.serialized_value_bytes()).unwrap_or_default()
    }

    /// Number of documents that may have the term: the documents of the language of its mark; a term without a mark may
    /// be in any document.
    pub fn documents_in_language(&self, collection: &Collection) -> u64 {
        let mark = self.text().split_once(':').map(|(mark, _)| mark);
        collection.documents_with_language_prefix(mark, self.term.field())
    }

    /// The posting list as stored; see [`Segment::episode_blocks`].
    pub fn postings(
        &self,
        segment: &Segment,
        option: IndexRecordOption,
    ) -> Result<Option<SegmentPostings>, IndexReadError> {
        let Some(term_info) = self.term_info(segment) else { return Ok(None) };
        Ok(Some(segment.inverted_index(self.term.field())?.read_postings_from_terminfo(term_info, option)?))
    }

    /// The location of the posting list in a segment.
    pub fn term_info(&self, segment: &Segment) -> Option<&TermInfo> {
        self.term_infos.get(segment.number)?.as_ref()
    }
}
