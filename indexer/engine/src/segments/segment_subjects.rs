//! The topics and keywords of a segment's documents: a sidecar index with the same document numbers, and a file of
//! values per field.

use super::column_values::{ColumnValues, values_path};
use super::document_set::DocumentSet;
use crate::index_read_error::IndexReadError;
use crate::read_only_directory::open_index;
use crate::schema::{self, field};
use earshot_vectors::VectorError;
use std::path::Path;
use tantivy::columnar::StrColumn;
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, ReloadPolicy, SegmentReader, TantivyError, Term};

/// The subjects of a document, most significant first (spec 3, `podcastTopics`, `podcastKeywords`, `episodeTopics`,
/// `episodeKeywords`).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Subjects {
    /// Words and phrases that the document shares with other podcasts, in the most common spelling.
    pub topics: Vec<String>,
    /// The feed's keywords and further phrases, in lower case.
    pub keywords: Vec<String>,
}

/// The topics and keywords of one segment.
pub struct SegmentSubjects {
    reader: SegmentReader,
    /// Like `keywords`, `None` when no document has a value.
    topics: Option<SubjectColumn>,
    keywords: Option<SubjectColumn>,
}

/// A field of the sidecar index.
pub struct SubjectColumn {
    /// The value numbers of each document.
    pub column: StrColumn,
    pub values: ColumnValues,
}

impl SegmentSubjects {
    /// Opens the sidecar of a segment with this many documents.
    pub fn open(folder: &Path, documents: DocId) -> Result<Self, IndexReadError> {
        let index = open_index(folder)?;
        let damaged = |reason: &str| {
            let path = folder.display();
            IndexReadError::Engine(TantivyError::InternalError(format!("{path} is damaged: {reason}")))
        };
        if index.schema() != schema::subject_schema() {
            return Err(damaged("its fields differ from those of this version"));
        }
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
        let searcher = reader.searcher();
        let [reader] = searcher.segment_readers() else { return Err(damaged("it does not have exactly one segment")) };
        if reader.max_doc() != documents {
            return Err(damaged("its number of documents differs from that of its segment"));
        }
        let reported = |name: &str| -> Result<Option<SubjectColumn>, IndexReadError> {
            let Some(column) = reader.fast_fields().str(name)? else { return Ok(None) };
            let values = ColumnValues::open(&values_path(folder, name), &column)?;
            Ok(Some(SubjectColumn { column, values }))
        };
        let (topics, keywords) = (reported(field::TOPIC)?, reported(field::KEYWORD)?);
        Ok(Self { reader: reader.clone(), topics, keywords })
    }

    pub fn of(&self, document: DocId) -> Result<Subjects, IndexReadError> {
        let of = |reported: &Option<SubjectColumn>| {
            reported.as_ref().map_or(Ok(Vec::new()), |reported| reported.of(document))
        };
        Ok(Subjects { topics: of(&self.topics)?, keywords: of(&self.keywords)? })
    }

    /// The column of a field; `None` when no document has a value.
    pub fn column(&self, name: &str) -> Option<&SubjectColumn> {
        if name == field::TOPIC { self.topics.as_ref() } else { self.keywords.as_ref() }
    }

    /// Reads all value files and compares checksums, except for files that are already verified.
    ///
    /// # Errors
    /// When a file is damaged.
    pub fn verify(&self, is_known: &dyn Fn(&Path) -> bool) -> Result<(), VectorError> {
        let reported = self.topics.iter().chain(&self.keywords);
        reported
            .filter(|reported| !is_known(reported.values.path()))
            .try_for_each(|reported| reported.values.verify(&reported.column))
    }

    /// The documents with at least one of these values.
    pub fn documents(&self, name: &str, requested: &[String]) -> Result<DocumentSet, IndexReadError> {
        let field = schema::find_field(self.reader.schema(), name);
        let index = self.reader.inverted_index(field)?;
        let mut documents = DocumentSet::empty(self.reader.max_doc());
        for value in requested {
            let term = Term::from_field_text(field, value);
            if let Some(mut found) = index.read_postings(&term, IndexRecordOption::Basic)? {
                documents.extend(&mut found);
            }
        }
        Ok(documents)
    }
}

impl SubjectColumn {
    /// The values of a document in their stored order.
    fn of(&self, document: DocId) -> Result<Vec<String>, IndexReadError> {
        let numbers = self.column.term_ords(document);
        Ok(numbers.map(|number| self.values.get(number).map(str::to_owned)).collect::<Result<_, _>>()?)
    }
}
