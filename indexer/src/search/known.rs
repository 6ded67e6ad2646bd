//! Terms of the index, looked up once in each segment for all that a search does with them.

use super::collection::{Collection, Segment};
use super::fault::Fault;
use super::scorer::list::List;
use super::scorer::weight::FieldWeight;
use super::standing::Word;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use tantivy::Term;
use tantivy::positions::PositionReader;
use tantivy::postings::{SegmentPostings, TermInfo};
use tantivy::schema::IndexRecordOption;

/// A term that some document has.
#[derive(Debug)]
pub struct KnownTerm {
    pub term: Term,
    /// In its lists, over all segments, deleted ones too: of what shows say, the first of each stretch.
    pub documents: u64,
    /// About how many documents are found by it.
    pub reach: u64,
    /// Where each segment has the list of its documents.
    places: Vec<Option<TermInfo>>,
}

/// The same term of the same collection.
impl PartialEq for KnownTerm {
    fn eq(&self, other: &Self) -> bool {
        self.term == other.term
    }
}

impl Eq for KnownTerm {}

impl Hash for KnownTerm {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.term.hash(state);
    }
}

impl KnownTerm {
    /// `None` when no document has the term.
    pub fn look_up(collection: &Collection, term: Term) -> Result<Option<Arc<Self>>, Fault> {
        let mut places = Vec::with_capacity(collection.segments().len());
        for segment in collection.segments() {
            places.push(segment.inverted(term.field())?.get_term_info(&term)?);
        }
        let known = Self::of(collection, term, places);
        Ok((known.documents > 0).then(|| Arc::new(known)))
    }

    /// A term, with where each segment has it.
    pub fn of(collection: &Collection, term: Term, places: Vec<Option<TermInfo>>) -> Self {
        let documents = places.iter().flatten().map(|place| u64::from(place.doc_freq)).sum();
        Self { reach: collection.reach(term.field(), documents), term, documents, places }
    }

    /// A term of no index, for tests of what only looks at frequencies.
    #[cfg(test)]
    pub fn imagined(term: Term, documents: u64) -> Arc<Self> {
        Arc::new(Self { term, documents, reach: documents, places: Vec::new() })
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(self.term.serialized_value_bytes()).unwrap_or_default()
    }

    /// The list of a segment, whose documents get scores by the weight.
    pub fn list<'s>(&self, segment: &'s Segment, weight: Option<FieldWeight<'s>>) -> Result<Option<List<'s>>, Fault> {
        let Some(place) = self.place(segment) else { return Ok(None) };
        let field = self.term.field();
        let option = if weight.is_some() { IndexRecordOption::WithFreqs } else { IndexRecordOption::Basic };
        let blocks = segment.inverted(field)?.read_block_postings_from_terminfo(place, option)?;
        let lengths = segment.lengths(field)?;
        Ok(Some(List::new(blocks, segment.stretches(field), weight.map(|weight| (lengths, weight)))))
    }

    /// Its list with where it stands in each document.
    pub fn word(&self, segment: &Segment) -> Result<Option<Word>, Fault> {
        let Some(place) = self.place(segment) else { return Ok(None) };
        let field = self.term.field();
        let blocks = segment.inverted(field)?.read_block_postings_from_terminfo(place, IndexRecordOption::WithFreqs)?;
        let positions = segment.positions(field)?.read_bytes_slice(place.positions_range.clone())?;
        Ok(Some(Word::new(blocks, PositionReader::open(positions)?)))
    }

    /// As they stand in the list; see [`Segment::stretches`].
    pub fn postings(&self, segment: &Segment, option: IndexRecordOption) -> Result<Option<SegmentPostings>, Fault> {
        let Some(place) = self.place(segment) else { return Ok(None) };
        Ok(Some(segment.inverted(self.term.field())?.read_postings_from_terminfo(place, option)?))
    }

    fn place(&self, segment: &Segment) -> Option<&TermInfo> {
        self.places.get(segment.number)?.as_ref()
    }
}
