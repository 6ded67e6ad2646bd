//! Documents as they are stored, in the order in which they are given, until they are written in that of their ranks.

use crate::schema::{self, field};
use crate::stored::push_head;
use std::fs::File;
use std::io::{BufWriter, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use tantivy::directory::WritePtr;
use tantivy::index::SegmentComponent;
use tantivy::store::StoreWriter;
use tantivy::{DocId, Segment, TantivyError};

/// Bytes that are written together. Less is dear: where a write ends within a page, the rest of the page is cleared first.
const WRITTEN_BYTES: usize = 1 << 20;

/// A file of documents, made with the first.
#[derive(Default)]
pub struct Stored {
    file: Option<BufWriter<File>>,
    /// Where each ends.
    ends: Vec<u64>,
}

impl Stored {
    pub fn push(&mut self, folder: &Path, document: &[u8]) -> Result<(), TantivyError> {
        let file = match &mut self.file {
            Some(file) => file,
            None => {
                let file = File::options().read(true).write(true).create_new(true).open(folder.join("documents"))?;
                self.file.insert(BufWriter::with_capacity(WRITTEN_BYTES, file))
            }
        };
        file.write_all(document)?;
        self.ends.push(self.ends.last().copied().unwrap_or_default() + document.len() as u64);
        Ok(())
    }

    /// Writes the documents in this order.
    pub fn write(self, segment: &Segment, order: &[DocId]) -> Result<(), TantivyError> {
        let Self { file: Some(given), ends } = self else { return Ok(()) };
        let mut given = given.into_inner().map_err(|error| error.into_error())?;
        let settings = segment.index().settings();
        let file = WritePtr::with_capacity(WRITTEN_BYTES, Box::new(segment.open_write(SegmentComponent::Store)?));
        let is_apart = settings.docstore_compress_dedicated_thread;
        let mut store = StoreWriter::new(file, settings.docstore_compression, settings.docstore_blocksize, is_apart)?;
        let field = schema::of(&segment.schema(), field::DOCUMENT);
        let mut bytes = Vec::new();
        for &document in order {
            let document = document as usize;
            let start = document.checked_sub(1).map_or(0, |before| ends[before]);
            let length = (ends[document] - start) as usize;
            bytes.clear();
            push_head(&mut bytes, field, length);
            let head = bytes.len();
            bytes.resize(head + length, 0);
            // Documents of like rank were given far apart: the file is read, for mapped it would be a page to wait for each.
            given.seek(SeekFrom::Start(start))?;
            given.read_exact(&mut bytes[head..])?;
            store.store_bytes(&bytes)?;
        }
        Ok(store.close()?)
    }
}
