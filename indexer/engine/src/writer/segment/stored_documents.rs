//! Buffers stored documents in a file, in the order of arrival, until they are written in rank order.

use crate::schema::{self, field};
use crate::stored_value::push_header;
use serde::Serialize;
use std::fs::File;
use std::io::{BufWriter, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use tantivy::directory::WritePtr;
use tantivy::index::SegmentComponent;
use tantivy::store::StoreWriter;
use tantivy::{DocId, Segment, TantivyError};

/// Bytes per write. Smaller writes are expensive: when a write ends within a page, the system clears the rest of the
/// page first.
const WRITE_BYTES: usize = 1 << 20;
/// Consecutive documents that are read together.
const READ_BATCH: usize = 64;

/// The file of documents. It is created with the first document.
#[derive(Default)]
pub struct StoredDocuments {
    file: Option<BufWriter<File>>,
    /// The end offset of each document.
    ends: Vec<u64>,
    /// Buffer for the next document.
    json: Vec<u8>,
}

impl StoredDocuments {
    pub fn push(&mut self, folder: &Path, document: &impl Serialize) -> Result<(), TantivyError> {
        self.json.clear();
        serde_json::to_writer(&mut self.json, document)
            .map_err(|error| TantivyError::InternalError(error.to_string()))?;
        let file = match &mut self.file {
            Some(file) => file,
            None => {
                let file = File::options().read(true).write(true).create_new(true).open(folder.join("documents"))?;
                self.file.insert(BufWriter::with_capacity(WRITE_BYTES, file))
            }
        };
        file.write_all(&self.json)?;
        self.ends.push(self.ends.last().copied().unwrap_or_default() + self.json.len() as u64);
        Ok(())
    }

    /// Writes the documents in this order.
    pub fn write(self, segment: &Segment, order: &[DocId]) -> Result<(), TantivyError> {
        let Self { file: Some(given), ends, .. } = self else { return Ok(()) };
        let mut given = given.into_inner().map_err(|error| error.into_error())?;
        let settings = segment.index().settings();
        let file = WritePtr::with_capacity(WRITE_BYTES, Box::new(segment.open_write(SegmentComponent::Store)?));
        let is_apart = settings.docstore_compress_dedicated_thread;
        let mut store = StoreWriter::new(file, settings.docstore_compression, settings.docstore_blocksize, is_apart)?;
        let field = schema::find_field(&segment.schema(), field::DOCUMENT);
        let place = |document: DocId| {
            let start = document.checked_sub(1).map_or(0, |before| ends[before as usize]);
            (start, (ends[document as usize] - start) as usize)
        };
        let (mut read, mut bytes) = (Vec::new(), Vec::new());
        let next_to_it = |one: &DocId, next: &DocId| one + 1 == *next;
        for together in order.chunk_by(next_to_it).flat_map(|together| together.chunks(READ_BATCH)) {
            // Documents of similar rank arrived far apart. Reads beat a memory map here, which would wait for a page
            // fault per document.
            let (start, _) = place(together[0]);
            given.seek(SeekFrom::Start(start))?;
            read.resize(together.iter().map(|&document| place(document).1).sum(), 0);
            given.read_exact(&mut read)?;
            let mut rest = read.as_slice();
            for &document in together {
                let (json, others) = rest.split_at(place(document).1);
                rest = others;
                bytes.clear();
                push_header(&mut bytes, field, json.len());
                bytes.extend_from_slice(json);
                store.store_bytes(&bytes)?;
            }
        }
        Ok(store.close()?)
    }
}
