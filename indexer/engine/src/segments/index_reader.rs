//! Reads an index document by document, as builds do.

use super::columns::Columns;
use super::doc_address::{DocAddress, add_live_documents};
use super::document_store::DocumentStore;
use crate::index_read_error::IndexReadError;
use crate::read_only_directory::open_index;
use crate::schema::{self, DocumentKind, field};
use std::path::Path;
use tantivy::columnar::Column;
use tantivy::{DocId, Index, ReloadPolicy, Searcher, SegmentReader, TantivyError, Term};
use uuid::Uuid;

/// Cached decompressed blocks of stored documents. Documents are read in order, so few suffice.
const CACHED_BLOCKS: usize = 4;

/// The committed state of an index.
pub struct IndexReader(Searcher);

impl IndexReader {
    /// Opens the index in a folder without writing to it.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn open(folder: &Path) -> Result<Self, IndexReadError> {
        Self::of(&open_index(folder)?)
    }

    /// Opens the index of a document kind.
    ///
    /// # Errors
    /// When it cannot be read, or its fields differ from those of this version.
    pub fn open_kind(folder: &Path, kind: DocumentKind) -> Result<Self, IndexReadError> {
        let index = open_index(folder)?;
        if index.schema() != kind.schema() {
            let reason = "its fields differ from those of this version".to_owned();
            return Err(TantivyError::SchemaError(reason).into());
        }
        Self::of(&index)
    }

    pub(crate) fn of(index: &Index) -> Result<Self, IndexReadError> {
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
        Ok(Self(reader.searcher()))
    }

    pub(crate) fn searcher(&self) -> &Searcher {
        &self.0
    }

    /// Number of documents, deleted ones excluded.
    #[must_use]
    pub fn documents(&self) -> u64 {
        self.0.num_docs()
    }

    /// Opens the segments one after the other.
    pub fn segments(&self) -> impl Iterator<Item = Result<SegmentDocuments, IndexReadError>> {
        self.0.segment_readers().iter().map(SegmentDocuments::open)
    }

    /// The documents with a value in a field of exact bytes, deleted ones excluded.
    pub fn live_documents(&self, name: &str, value: &[u8]) -> Result<Vec<DocAddress>, IndexReadError> {
        let term = Term::from_field_bytes(schema::find_field(self.0.schema(), name), value);
        let mut found = Vec::new();
        for (number, segment) in self.0.segment_readers().iter().enumerate() {
            let index = segment.inverted_index(term.field())?;
            add_live_documents(&mut found, number, segment, &index, &term)?;
        }
        Ok(found)
    }
}

/// The stored documents of a segment, with the columns that builds read.
pub struct SegmentDocuments {
    reader: SegmentReader,
    store: DocumentStore,
    columns: Columns,
    /// The language number of each document, and the codes of the numbers.
    languages: Option<(Column<u64>, Vec<String>)>,
}

impl SegmentDocuments {
    fn open(segment: &SegmentReader) -> Result<Self, IndexReadError> {
        let languages = match segment.fast_fields().str(field::LANGUAGE_BASE)? {
            Some(column) => {
                let mut codes = Vec::new();
                let mut terms = column.dictionary().stream()?;
                while terms.advance() {
                    codes.push(std::str::from_utf8(terms.key()).unwrap_or_default().to_owned());
                }
                Some((column.ords().clone(), codes))
            }
            None => None,
        };
        let document = schema::find_field(segment.schema(), field::DOCUMENT);
        let store = DocumentStore::open(segment, document, CACHED_BLOCKS)?;
        Ok(Self { reader: segment.clone(), store, columns: Columns::open(segment)?, languages })
    }

    /// The name of the folders that belong to the segment.
    #[must_use]
    pub fn name(&self) -> String {
        segment_name(&self.reader)
    }

    /// Number of documents, deleted ones included.
    #[must_use]
    pub fn max_doc(&self) -> DocId {
        self.reader.max_doc()
    }

    /// Number of documents, deleted ones excluded.
    #[must_use]
    pub fn live_count(&self) -> u64 {
        u64::from(self.reader.num_docs())
    }

    /// The documents that are not deleted, in ascending order.
    pub fn live(&self) -> impl Iterator<Item = DocId> {
        self.reader.doc_ids_alive()
    }

    #[must_use]
    pub fn id(&self, document: DocId) -> Uuid {
        self.columns.id(document)
    }

    #[must_use]
    pub fn has_transcript(&self, document: DocId) -> bool {
        self.columns.has_transcript(document)
    }

    /// 0 to 1, of the podcast.
    #[must_use]
    pub fn popularity(&self, document: DocId) -> f64 {
        self.columns.popularity(document)
    }

    /// The stored language without region, also when it has no stemmer. Empty when the podcast has none.
    #[must_use]
    pub fn language(&self, document: DocId) -> &str {
        let Some((column, codes)) = &self.languages else { return "" };
        let number = column.first(document).and_then(|number| usize::try_from(number).ok());
        number.and_then(|number| codes.get(number)).map(String::as_str).unwrap_or_default()
    }

    /// Calls `read` with a stored document, as JSON.
    ///
    /// # Errors
    /// When the document cannot be read, or `read` fails.
    pub fn read<T>(
        &self,
        document: DocId,
        read: impl FnOnce(&str) -> Result<T, serde_json::Error>,
    ) -> Result<T, IndexReadError> {
        self.store.with_json(document, read)
    }
}

/// The name of the folders that belong to a segment.
pub fn segment_name(segment: &SegmentReader) -> String {
    segment.segment_id().uuid_string()
}
