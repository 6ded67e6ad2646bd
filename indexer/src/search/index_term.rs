//! Terms of the index, looked up once in each segment for all that a search does with them.

use super::collection::{Collection, Segment};
use super::fault::Fault;
use super::phrase_matcher::WordPositions;
use super::scorer::bm25f::FieldWeight;
use super::scorer::posting_list::PostingList;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use tantivy::Term;
use tantivy::positions::PositionReader;
use tantivy::postings::{SegmentPostings, TermInfo};
use tantivy::schema::IndexRecordOption;

/// A term that some document has.
#[derive(Debug)]
pub struct IndexTerm {
    pub term: Term,
    /// In its lists, over all segments, deleted ones too: of what shows say, the first of each stretch.
    pub documents: u64,
    /// About how many documents are found by it.
    pub reach: u64,
    /// Where each segment has the list of its documents.
    term_infos: Vec<Option<TermInfo>>,
}

/// The same term of the same collection.
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
    /// `None` when no document has the term.
    pub fn look_up(collection: &Collection, term: Term) -> Result<Option<Arc<Self>>, Fault> {
        let mut places = Vec::with_capacity(collection.segments().len());
        for segment in collection.segments() {
            places.push(segment.inverted_index(term.field())?.get_term_info(&term)?);
        }
        let known = Self::with_term_infos(collection, term, places);
        Ok((known.documents > 0).then(|| Arc::new(known)))
    }

    /// A term, with where each segment has it.
    pub fn with_term_infos(collection: &Collection, term: Term, term_infos: Vec<Option<TermInfo>>) -> Self {
        let documents = term_infos.iter().flatten().map(|place| u64::from(place.doc_freq)).sum();
        Self { reach: collection.documents_reached(term.field(), documents), term, documents, term_infos }
    }

    /// A term of no index, for tests of what only looks at frequencies.
    #[cfg(test)]
    pub fn for_test(term: Term, documents: u64) -> Arc<Self> {
        Arc::new(Self { term, documents, reach: documents, term_infos: Vec::new() })
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(self.term.serialized_value_bytes()).unwrap_or_default()
    }

    /// The list of a segment, whose documents get scores by the weight.
    pub fn posting_list<'s>(
        &self,
        segment: &'s Segment,
        weight: Option<FieldWeight<'s>>,
    ) -> Result<Option<PostingList<'s>>, Fault> {
        let Some(place) = self.term_info(segment) else { return Ok(None) };
        let field = self.term.field();
        let option = if weight.is_some() { IndexRecordOption::WithFreqs } else { IndexRecordOption::Basic };
        let blocks = segment.inverted_index(field)?.read_block_postings_from_terminfo(place, option)?;
        let lengths = segment.lengths(field)?;
        Ok(Some(PostingList::new(blocks, segment.episode_blocks(field), weight.map(|weight| (lengths, weight)))))
    }

    /// Its list with where it stands in each document.
    pub fn word_positions(&self, segment: &Segment) -> Result<Option<WordPositions>, Fault> {
        let Some(place) = self.term_info(segment) else { return Ok(None) };
        let field = self.term.field();
        let blocks =
            segment.inverted_index(field)?.read_block_postings_from_terminfo(place, IndexRecordOption::WithFreqs)?;
        let positions = segment.positions(field)?.read_bytes_slice(place.positions_range.clone())?;
        Ok(Some(WordPositions::new(blocks, PositionReader::open(positions)?)))
    }

    /// As they stand in the list; see [`Segment::stretches`].
    pub fn postings(&self, segment: &Segment, option: IndexRecordOption) -> Result<Option<SegmentPostings>, Fault> {
        let Some(place) = self.term_info(segment) else { return Ok(None) };
        Ok(Some(segment.inverted_index(self.term.field())?.read_postings_from_terminfo(place, option)?))
    }

    fn term_info(&self, segment: &Segment) -> Option<&TermInfo> {
        self.term_infos.get(segment.number)?.as_ref()
    }
}
