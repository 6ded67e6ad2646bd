//! The topics and keywords of a segment's documents, opened: an index beside it, with the same numbers of documents.

use super::collection::Collection;
use super::documents::Documents;
use super::fault::Fault;
use crate::manifest::{Layer, segment_name};
use crate::schema::{self, field};
use crate::topics::Subjects;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use tantivy::columnar::StrColumn;
use tantivy::schema::IndexRecordOption;
use tantivy::{DocId, Index, ReloadPolicy, SegmentReader, TantivyError, Term};

/// Values of a field that are remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(8_192).expect("is not zero");

/// Of one segment.
pub struct SegmentSubjects {
    reader: SegmentReader,
    topics: Option<Values>,
    keywords: Option<Values>,
}

/// A field of the documents. To read a value of its dictionary a block of it is unpacked, and every hit has a dozen of them:
/// those that were read last are remembered.
struct Values {
    column: StrColumn,
    known: Mutex<LruCache<u64, String>>,
}

impl SegmentSubjects {
    /// Of a segment with so many documents.
    fn open(folder: &Path, documents: DocId) -> Result<Self, Fault> {
        let index = Index::open_in_dir(folder)?;
        let damaged = |reason: &str| {
            let path = folder.display();
            Fault::Engine(TantivyError::InternalError(format!("{path} is damaged: {reason}")))
        };
        if index.schema() != schema::subjects() {
            return Err(damaged("its fields are not those of this program"));
        }
        let reader = index.reader_builder().reload_policy(ReloadPolicy::Manual).try_into()?;
        let searcher = reader.searcher();
        let [reader] = searcher.segment_readers() else { return Err(damaged("it is not of one segment")) };
        if reader.max_doc() != documents {
            return Err(damaged("its documents are not those of its segment"));
        }
        let columns = reader.fast_fields();
        let values = |column: StrColumn| Values { column, known: Mutex::new(LruCache::new(REMEMBERED)) };
        let (topics, keywords) = (columns.str(field::TOPIC)?.map(values), columns.str(field::KEYWORD)?.map(values));
        Ok(Self { reader: reader.clone(), topics, keywords })
    }

    pub fn of(&self, document: DocId) -> Result<Subjects, Fault> {
        Ok(Subjects {
            topics: values(self.topics.as_ref(), document)?,
            keywords: values(self.keywords.as_ref(), document)?,
        })
    }

    /// A field as a column; `None` when no document has a value.
    pub fn column(&self, name: &str) -> Option<&StrColumn> {
        let values = if name == field::TOPIC { &self.topics } else { &self.keywords };
        values.as_ref().map(|values| &values.column)
    }

    /// The documents that have one of these values.
    pub fn documents(&self, name: &str, wanted: &[String]) -> Result<Documents, Fault> {
        let field = schema::of(self.reader.schema(), name);
        let index = self.reader.inverted_index(field)?;
        let mut documents = Documents::none(self.reader.max_doc());
        for value in wanted {
            let term = Term::from_field_text(field, value);
            if let Some(mut found) = index.read_postings(&term, IndexRecordOption::Basic)? {
                documents.extend(&mut found);
            }
        }
        Ok(documents)
    }
}

fn values(field: Option<&Values>, document: DocId) -> Result<Vec<String>, Fault> {
    let Some(Values { column, known }) = field else { return Ok(Vec::new()) };
    let mut known = known.lock().unwrap_or_else(PoisonError::into_inner);
    let mut values = Vec::new();
    for ordinal in column.term_ords(document) {
        if let Some(value) = known.get(&ordinal) {
            values.push(value.clone());
            continue;
        }
        let mut value = String::new();
        column.ord_to_str(ordinal, &mut value)?;
        known.put(ordinal, value.clone());
        values.push(value);
    }
    Ok(values)
}

impl Collection {
    /// Opens what lies beside the segments.
    pub fn open_subjects(&mut self, folder: &Path, layer: Layer) -> Result<(), Fault> {
        for segment in self.segments_mut() {
            let folder = layer.subjects_folder(folder, segment.shard).join(segment_name(&segment.reader));
            segment.subjects = Some(SegmentSubjects::open(&folder, segment.reader.max_doc())?);
        }
        Ok(())
    }
}
