//! Index terms: terms that a search looks up once in each segment.

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
    /// Length of its posting lists over all segments, deleted documents included. For podcast fields in the episode
    /// index, the lists contain only the first episode of each episode block.
    pub documents: u64,
    /// Estimated number of documents with the term.
    pub reach: u64,
    /// Where each segment stores the posting list.
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
    pub fn look_up(collection: &Collection, term: Term) -> Result<Option<Arc<Self>>, Fault> {
        let mut places = Vec::with_capacity(collection.segments().len());
        for segment in collection.segments() {
            places.push(segment.inverted_index(term.field())?.get_term_info(&term)?);
        }
        let known = Self::with_term_infos(collection, term, places);
        Ok((known.documents > 0).then(|| Arc::new(known)))
    }

    /// A term whose dictionary entries are already looked up.
    pub fn with_term_infos(collection: &Collection, term: Term, term_infos: Vec<Option<TermInfo>>) -> Self {
        let documents = term_infos.iter().flatten().map(|place| u64::from(place.doc_freq)).sum();
        Self { reach: collection.documents_reached(term.field(), documents), term, documents, term_infos }
    }

    /// A term without an index, for tests that only read frequencies.
    #[cfg(test)]
    pub fn for_test(term: Term, documents: u64) -> Arc<Self> {
        Arc::new(Self { term, documents, reach: documents, term_infos: Vec::new() })
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(self.term.serialized_value_bytes()).unwrap_or_default()
    }

    /// The posting list in a segment, with weights for scores when given.
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

    /// The posting list in a segment with positions.
    pub fn word_positions(&self, segment: &Segment) -> Result<Option<WordPositions>, Fault> {
        let Some(place) = self.term_info(segment) else { return Ok(None) };
        let field = self.term.field();
        let blocks =
            segment.inverted_index(field)?.read_block_postings_from_terminfo(place, IndexRecordOption::WithFreqs)?;
        let positions = segment.positions(field)?.read_bytes_slice(place.positions_range.clone())?;
        Ok(Some(WordPositions::new(blocks, PositionReader::open(positions)?)))
    }

    /// The posting list as stored; see [`Segment::episode_blocks`].
    pub fn postings(&self, segment: &Segment, option: IndexRecordOption) -> Result<Option<SegmentPostings>, Fault> {
        let Some(place) = self.term_info(segment) else { return Ok(None) };
        Ok(Some(segment.inverted_index(self.term.field())?.read_postings_from_terminfo(place, option)?))
    }

    fn term_info(&self, segment: &Segment) -> Option<&TermInfo> {
        self.term_infos.get(segment.number)?.as_ref()
    }
}
