//! Documents as they are stored, in the order in which they are given, until they are written in that of their ranks.

use crate::schema::{self, field};
use std::io::Write as _;
use std::path::Path;
use tantivy::directory::{Directory as _, MmapDirectory, WritePtr};
use tantivy::index::SegmentComponent;
use tantivy::store::StoreWriter;
use tantivy::{DocId, Segment, TantivyDocument, TantivyError};

const FILE: &str = "documents";

/// A file of documents, made with the first.
#[derive(Default)]
pub struct Stored {
    file: Option<WritePtr>,
    /// Where each ends.
    ends: Vec<usize>,
}

impl Stored {
    pub fn push(&mut self, directory: &MmapDirectory, document: &[u8]) -> Result<(), TantivyError> {
        let file = match &mut self.file {
            Some(file) => file,
            None => self.file.insert(directory.open_write(Path::new(FILE))?),
        };
        file.write_all(document)?;
        self.ends.push(self.ends.last().copied().unwrap_or_default() + document.len());
        Ok(())
    }

    /// Writes the documents in this order.
    pub fn write(self, directory: &MmapDirectory, segment: &Segment, order: &[DocId]) -> Result<(), TantivyError> {
        if let Some(mut file) = self.file {
            file.flush()?;
        }
        let given = directory.open_read(Path::new(FILE))?.read_bytes()?;
        let settings = segment.index().settings();
        let file = segment.open_write(SegmentComponent::Store)?;
        let is_apart = settings.docstore_compress_dedicated_thread;
        let mut store = StoreWriter::new(file, settings.docstore_compression, settings.docstore_blocksize, is_apart)?;
        let schema = segment.schema();
        let field = schema::of(&schema, field::DOCUMENT);
        for &document in order {
            let document = document as usize;
            let start = document.checked_sub(1).map_or(0, |before| self.ends[before]);
            let mut row = TantivyDocument::new();
            row.add_bytes(field, &given[start..self.ends[document]]);
            store.store(&row, &schema)?;
        }
        Ok(store.close()?)
    }
}
