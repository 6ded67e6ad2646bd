//! A segment of the engine, made from documents that are kept in memory until there are enough (decision 027).
//!
//! The engine's own writer looks each word of each document up in one table of all fields, and follows that to where the
//! word's list goes on: three places that a processor has to wait for. Here a document's words are numbers, which are put
//! down one after another, and become lists by counting when memory is full. What does not fit becomes a [run] on disk;
//! runs are joined to one segment. What is written is the engine's format, by its own serializers: it reads
//! and merges such a segment like any other.
//!
//! ```text
//! documents -> pending -> segment
//!                      -> runs -> join -> segment
//! ```

mod buffered_documents;
mod chunked_vec;
mod field_keys;
mod field_postings;
mod inverted_field;
mod posting_list_writer;
mod run;
mod run_join;
mod stored_documents;
#[cfg(test)]
mod tests;

use crate::analyze::{Lexicon, Token};
use buffered_documents::BufferedDocuments;
use run::Run;
use serde::Serialize;
use std::fs;
use std::path::PathBuf;
use stored_documents::StoredDocuments;
use tantivy::directory::MmapDirectory;
use tantivy::index::SegmentMeta;
use tantivy::schema::{Field, Schema};
use tantivy::{DocId, Segment, TantivyDocument, TantivyError};

/// Documents that will be a segment.
pub struct SegmentDraft {
    schema: Schema,
    /// Of the files that are of use until the segment is written.
    folder: PathBuf,
    /// Made with the first document.
    directory: Option<MmapDirectory>,
    buffered: BufferedDocuments,
    runs: Vec<Run>,
    stored: StoredDocuments,
}

impl SegmentDraft {
    /// `folder` will be made and removed.
    pub fn new(schema: &Schema, folder: PathBuf) -> Result<Self, TantivyError> {
        let pending = BufferedDocuments::new(schema)?;
        let (schema, stored) = (schema.clone(), StoredDocuments::default());
        Ok(Self { schema, folder, directory: None, buffered: pending, runs: Vec::new(), stored })
    }

    /// Memory that is taken, and that writing will take, in bytes.
    pub fn bytes(&self) -> usize {
        self.buffered.bytes()
    }

    /// The sorted tokens of a field of the next document, once for each field.
    pub fn add_words(&mut self, field: Field, tokens: &[Token]) {
        self.buffered.add_words(field, tokens);
    }

    /// The next document's other values, its place among documents, and itself as it is stored.
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

    /// Nothing is pending then: numbers of terms may mean others afterwards.
    pub fn flush_run(&mut self, terms: &SortedTerms<'_>) -> Result<(), TantivyError> {
        if let Some(directory) = self.directory.as_ref().filter(|_| !self.buffered.is_empty()) {
            let first = self.runs.iter().map(Run::len).sum();
            let number = self.runs.len();
            self.runs.push(Run::write(&mut self.buffered, &self.schema, directory, number, first, terms)?);
        }
        Ok(())
    }

    /// Writes the documents as `segment`, best rank first, in the given order where ranks are equal. Nothing, when there
    /// are none.
    pub fn write(mut self, segment: Segment, terms: &SortedTerms<'_>) -> Result<Option<SegmentMeta>, TantivyError> {
        if !self.runs.is_empty() {
            self.flush_run(terms)?;
            // Joining wants the memory that was kept for more.
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
        // Documents waited in a file of ours, not in the one that the engine would have.
        meta.untrack_temp_docstore();
        Ok(Some(meta))
    }
}

/// The terms of a lexicon in their order.
pub struct SortedTerms<'a> {
    lexicon: &'a Lexicon,
    /// Numbers of terms.
    sorted: Vec<u32>,
    /// Of each number, its place among them.
    ranks: Vec<u32>,
}

impl<'a> SortedTerms<'a> {
    pub fn new(lexicon: &'a Lexicon) -> Self {
        let sorted = lexicon.sorted();
        let ranks = invert_permutation(&sorted);
        Self { lexicon, sorted, ranks }
    }
}

/// Where each number is in a list of all numbers below its length.
fn invert_permutation(numbers: &[u32]) -> Vec<u32> {
    let mut places = vec![0; numbers.len()];
    for (place, &number) in (0..).zip(numbers) {
        places[number as usize] = place;
    }
    places
}
