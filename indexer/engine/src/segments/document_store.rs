//! Reads the stored documents of a segment.
//!
//! The engine's reader copies a document twice into forms of its own. This one parses it in place, in the decompressed
//! block.

use crate::index_read_error::IndexReadError;
use crate::stored_value::text_of;
use serde::de::DeserializeOwned;
use tantivy::schema::Field;
use tantivy::store::StoreReader;
use tantivy::{DocId, SegmentReader, TantivyError};

/// Reads stored documents in place.
pub struct DocumentStore {
    reader: StoreReader,
    field: Field,
}

impl DocumentStore {
    /// Opens the store. `field` must be the only stored field.
    pub fn open(segment: &SegmentReader, field: Field, cached_blocks: usize) -> Result<Self, IndexReadError> {
        Ok(Self { reader: segment.get_store_reader(cached_blocks)?, field })
    }

    pub fn read<D: DeserializeOwned>(&self, document: DocId) -> Result<D, IndexReadError> {
        self.with_json(document, |json| serde_json::from_str(json))
    }

    /// Calls `read` with a stored document, as JSON.
    pub fn with_json<T>(
        &self,
        document: DocId,
        read: impl FnOnce(&str) -> Result<T, serde_json::Error>,
    ) -> Result<T, IndexReadError> {
        let stored = self.reader.get_document_bytes(document)?;
        let text = text_of(&stored, self.field).ok_or_else(|| {
            TantivyError::InternalError(format!("document {document} is not stored as this program stores them"))
        })?;
        Ok(read(text)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tantivy::schema::{BytesOptions, Schema};
    use tantivy::{Index, IndexWriter, TantivyDocument};

    #[test]
    fn documents_are_read_as_the_engine_writes_them() {
        let mut schema = Schema::builder();
        schema.add_bytes_field("id", BytesOptions::default().set_indexed());
        let field = schema.add_bytes_field("document", BytesOptions::default().set_stored());
        let index = Index::create_in_ram(schema.build());
        let mut writer: IndexWriter = index.writer_with_num_threads(1, 15_000_000).unwrap();
        let texts: Vec<String> = [0, 1, 127, 128, 70_000].iter().map(|&length| "\u{e9}".repeat(length)).collect();
        for text in &texts {
            let mut document = TantivyDocument::new();
            document.add_bytes(field, serde_json::to_string(text).unwrap().as_bytes());
            writer.add_document(document).unwrap();
        }
        writer.commit().unwrap();
        let searcher = index.reader().unwrap().searcher();
        let store = DocumentStore::open(searcher.segment_reader(0), field, 1).unwrap();
        let read: Vec<String> = (0..5).map(|document| store.read(document).unwrap()).collect();
        assert_eq!(read, texts);
        let other = DocumentStore::open(searcher.segment_reader(0), Field::from_field_id(0), 1).unwrap();
        assert!(other.read::<String>(0).is_err(), "of another field");
    }
}
