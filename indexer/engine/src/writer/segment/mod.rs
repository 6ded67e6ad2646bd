//! Writes a segment from documents that are buffered in memory (decision 027).
//!
//! Tantivy's writer looks up each word of each document in one table of all fields and then appends to the word's list:
//! three cache misses per word. This writer turns words into numbers, appends them in document order, and sorts them
//! into posting lists by counting when memory is full. What does not fit becomes a run on disk; runs are joined to one
//! segment. The output uses tantivy's format and serializers, so tantivy reads and merges such a segment like any
//! other.
//!
//! ```text
//! documents -> buffer -> segment
//!                     -> runs -> join -> segment
//! ```

mod buffered_documents;
mod chunked_vec;
mod field_keys;
mod field_postings;
mod inverted_field;
mod posting_list_writer;
mod run;
mod run_join;
mod sorted_terms;
mod stored_documents;
#[cfg(test)]
mod tests;

pub use sorted_terms::SortedTerms;

use buffered_documents::BufferedDocuments;
use earshot_text::analyze::{Lexicon, MAX_TERM_BYTES, Token};
use run::Run;
use serde::Serialize;
use std::fs;
use std::path::PathBuf;
use stored_documents::StoredDocuments;
use tantivy::directory::MmapDirectory;
use tantivy::index::SegmentMeta;
use tantivy::schema::{Field, Schema};
use tantivy::{DocId, Segment, TantivyDocument, TantivyError};

// The lexicon numbers every term that the engine takes.
const _: () = assert!(MAX_TERM_BYTES == tantivy::tokenizer::MAX_TOKEN_LEN);

/// The documents of a future segment.
pub struct SegmentDraft {
    schema: Schema,
    /// The folder of temporary files.
    folder: PathBuf,
    /// Created with the first document.
    directory: Option<MmapDirectory>,
    buffered: BufferedDocuments,
    runs: Vec<Run>,
    stored: StoredDocuments,
}

impl SegmentDraft {
    /// Creates a draft. It creates `folder` when needed and removes it at the end.
    pub fn new(schema: &Schema, folder: PathBuf) -> Result<Self, TantivyError> {
        let pending = BufferedDocuments::new(schema)?;
        let (schema, stored) = (schema.clone(), StoredDocuments::default());
        Ok(Self { schema, folder, directory: None, buffered: pending, runs: Vec::new(), stored })
    }

    /// Bytes of memory in use, with those that writing will need.
    pub fn bytes(&self) -> usize {
        self.buffered.bytes()
    }

    /// Adds the sorted tokens of a field of the next document, once per field.
    pub fn add_words(&mut self, field: Field, tokens: &[Token]) {
        self.buffered.add_words(field, tokens);
    }

    /// Completes the next document with its other values, its rank and its stored form.
    pub fn finish_document(
        &mut self,
        values: &TantivyDocument,
        rank: u64,
        stored: &impl Serialize,
        lexicon: &mut Lexicon,
    ) -> Result<(), TantivyError> {
        if self.directory.is_none() {
            fs::create_dir_all(&self.folder)?;
            self.directory = Some(MmapDirectory::open(&self.folder)?);
        }
        self.stored.push(&self.folder, stored)?;
        self.buffered.finish_document(values, rank, lexicon)
    }

    /// Writes the buffered documents to a run. Afterwards the lexicon may assign term numbers again.
    pub fn flush_run(&mut self, terms: &SortedTerms<'_>) -> Result<(), TantivyError> {
        if let Some(directory) = self.directory.as_ref().filter(|_| !self.buffered.is_empty()) {
            let first = self.runs.iter().map(Run::len).sum();
            let number = self.runs.len();
            self.runs.push(Run::write(&mut self.buffered, &self.schema, directory, number, first, terms)?);
        }
        Ok(())
    }

    /// Writes the documents as `segment`, best rank first; equal ranks keep the given order. `None` when there are no
    /// documents.
    pub fn write(mut self, segment: Segment, terms: &SortedTerms<'_>) -> Result<Option<SegmentMeta>, TantivyError> {
        if !self.runs.is_empty() {
            self.flush_run(terms)?;
            // Frees the buffers, because joining needs the memory.
            self.buffered = BufferedDocuments::new(&self.schema)?;
        }
        let Some(directory) = &self.directory else { return Ok(None) };
        let documents = if self.runs.is_empty() {
            self.buffered.write(&segment, terms)?
        } else {
            run_join::join_runs(&self.runs, directory, &segment)?
        };
        self.stored.write(&segment, &documents)?;
        fs::remove_dir_all(&self.folder)?;
        let count = DocId::try_from(documents.len()).map_err(|error| TantivyError::InternalError(error.to_string()))?;
        let meta = segment.with_max_doc(count).meta().clone();
        // Stored documents were buffered in our own file, not in tantivy's temporary one.
        meta.untrack_temp_docstore();
        Ok(Some(meta))
    }
}
