//! Writes the topics and keywords of one segment: an index with the segment's document numbers, and files with the
//! values for hits.
//!
//! As an index they support filters and facets like all other fields, and writing them takes little memory.

use super::document_index_writer::close;
use super::error::WriteError;
use super::expected_index::check_files;
use crate::index_read_error::IndexReadError;
use crate::schema::{self, field};
use crate::segments::column_values::{ColumnValues, values_path};
use crate::segments::index_reader::IndexReader;
use crate::segments::segment_subjects::Subjects;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use tantivy::indexer::NoMergePolicy;
use tantivy::schema::Schema;
use tantivy::tokenizer::{LowerCaser, RawTokenizer, TextAnalyzer};
use tantivy::{DocId, Index, IndexWriter, TantivyDocument};

/// Enough for about a hundred thousand documents at a time, and close to the minimum that tantivy accepts.
const MEMORY_BYTES: usize = 24 << 20;

/// Writes the topics and keywords of one segment.
pub struct SubjectWriter {
    folder: PathBuf,
    schema: Schema,
    writer: IndexWriter,
    /// The number of the next document.
    next: DocId,
}

impl SubjectWriter {
    pub fn create(folder: &Path) -> Result<Self, WriteError> {
        fs::create_dir_all(folder).map_err(WriteError::at(folder))?;
        let failed = WriteError::at(folder);
        let schema = schema::subject_schema();
        let builder = Index::builder().schema(schema.clone()).settings(schema::index_settings());
        let index = builder.create_in_dir(folder).map_err(&failed)?;
        let lower_case = TextAnalyzer::builder(RawTokenizer::default()).filter(LowerCaser).build();
        index.tokenizers().register(schema::LOWER_CASE, lower_case);
        let writer: IndexWriter = index.writer_with_num_threads(1, MEMORY_BYTES).map_err(&failed)?;
        writer.set_merge_policy(Box::new(NoMergePolicy));
        drop(failed);
        Ok(Self { folder: folder.to_owned(), schema, writer, next: 0 })
    }

    /// Adds the subjects of a document. Documents come in ascending order; omitted ones have none.
    pub fn push(&mut self, document: DocId, subjects: &Subjects) -> Result<(), WriteError> {
        self.fill_to(document)?;
        self.add(subjects)
    }

    fn fill_to(&mut self, document: DocId) -> Result<(), WriteError> {
        while self.next < document {
            self.add(&Subjects::default())?;
        }
        Ok(())
    }

    fn add(&mut self, subjects: &Subjects) -> Result<(), WriteError> {
        let mut row = TantivyDocument::new();
        row.add_u64(schema::find_field(&self.schema, field::RANK), u64::from(self.next));
        for (name, values) in [(field::TOPIC, &subjects.topics), (field::KEYWORD, &subjects.keywords)] {
            let field = schema::find_field(&self.schema, name);
            values.iter().for_each(|value| row.add_text(field, value));
        }
        self.next += 1;
        self.writer.add_document(row).map(|_| ()).map_err(WriteError::at(&self.folder))
    }

    /// Commits the index for this many documents, and verifies it.
    pub fn finish(mut self, documents: DocId) -> Result<(), WriteError> {
        self.fill_to(documents)?;
        // Merging sorts by rank, and the rank is the document number.
        let index = close(self.writer, &self.folder, true).map_err(WriteError::at(&self.folder))?;
        check_files(&index, &self.folder, &BTreeSet::new())?;
        write_values(&index, &self.folder).map_err(WriteError::at(&self.folder))
    }
}

/// Writes the values of each field that some document has.
fn write_values(index: &Index, folder: &Path) -> Result<(), IndexReadError> {
    for segment in IndexReader::of(index)?.searcher().segment_readers() {
        for name in [field::TOPIC, field::KEYWORD] {
            if let Some(column) = segment.fast_fields().str(name)? {
                ColumnValues::write(&values_path(folder, name), &column)?;
            }
        }
    }
    Ok(())
}
