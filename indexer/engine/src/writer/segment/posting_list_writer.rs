//! Writers of posting lists, term after term in byte order.

use std::io;
use tantivy::fieldnorm::{FieldNormReaders, FieldNormsSerializer};
use tantivy::index::SegmentComponent;
use tantivy::postings::{FieldSerializer, InvertedIndexSerializer};
use tantivy::schema::Field;
use tantivy::{DocId, Segment, TantivyError};

/// Writes the posting lists of one field.
pub trait PostingListWriter {
    /// Begins the next term, which `documents` documents have.
    fn begin_term(&mut self, term: &[u8], documents: u32) -> io::Result<()>;

    /// Adds the next document with its position differences; the first counts from 0.
    fn add(&mut self, document: DocId, distances: &[u32]) -> io::Result<()>;

    fn end_term(&mut self) -> io::Result<()>;
}

/// Writes the posting lists of a segment in tantivy's format.
pub struct SegmentPostingWriter {
    norms: FieldNormReaders,
    serializer: InvertedIndexSerializer,
}

impl SegmentPostingWriter {
    /// Writes the field lengths. Tantivy stores the best length of each block with its lists.
    pub fn create(
        segment: &Segment,
        norms: impl Iterator<Item = io::Result<(Field, Vec<u8>)>>,
    ) -> Result<Self, TantivyError> {
        let mut serializer = FieldNormsSerializer::from_write(segment.open_write(SegmentComponent::FieldNorms)?)?;
        for norms in norms {
            let (field, norms) = norms?;
            serializer.serialize_field(field, &norms)?;
        }
        serializer.close()?;
        let norms = FieldNormReaders::open(segment.open_read(SegmentComponent::FieldNorms)?)?;
        Ok(Self { norms, serializer: InvertedIndexSerializer::open(segment)? })
    }

    /// Begins a field with its total number of values.
    pub fn field(
        &mut self,
        field: Field,
        count: u64,
        has_positions: bool,
    ) -> Result<FieldPostingWriter<'_>, TantivyError> {
        let norms = self.norms.get_field(field)?;
        Ok(FieldPostingWriter { serializer: self.serializer.new_field(field, count, norms)?, has_positions })
    }

    pub fn close(self) -> io::Result<()> {
        self.serializer.close()
    }
}

/// Writes the posting lists of one field; see [`SegmentPostingWriter::field`].
pub struct FieldPostingWriter<'a> {
    serializer: FieldSerializer<'a>,
    has_positions: bool,
}

impl FieldPostingWriter<'_> {
    pub fn close(self) -> io::Result<()> {
        self.serializer.close()
    }
}

impl PostingListWriter for FieldPostingWriter<'_> {
    fn begin_term(&mut self, term: &[u8], documents: u32) -> io::Result<()> {
        // For values without positions, tantivy stores no frequencies and expects a document count of 0.
        let documents = if self.has_positions { documents } else { 0 };
        self.serializer.new_term(term, documents, self.has_positions)
    }

    fn add(&mut self, document: DocId, distances: &[u32]) -> io::Result<()> {
        let frequency = u32::try_from(distances.len()).unwrap_or(u32::MAX);
        self.serializer.write_doc(document, frequency, distances);
        Ok(())
    }

    fn end_term(&mut self) -> io::Result<()> {
        self.serializer.close_term()
    }
}
