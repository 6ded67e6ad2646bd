//! Writes indexes: the documents of one kind in a shard by the schema, the subjects of a segment, and the stems of all.
//!
//! Documents are numbered by rank: by popularity, then by id. Of equal scores, the lower number comes first.

mod dictionaries;
mod document;
mod document_fields;
mod document_index_writer;
mod error;
mod expected_index;
mod rank;
mod segment;
mod stems;
mod subject_writer;

pub use dictionaries::FieldDictionaries;
pub use document::{BlockPosition, IndexedPodcast};
pub use document_index_writer::DocumentIndexWriter;
pub use error::WriteError;
pub use rank::popularity;
pub use segment::SortedTerms;
pub use stems::write_stems;
pub use subject_writer::SubjectWriter;
