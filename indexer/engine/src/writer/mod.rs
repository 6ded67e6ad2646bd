//! Writes indexes: the documents of a shard's layer by the schema, the subjects of a segment, and the stems of all.
//!
//! Documents are numbered by rank: by popularity, then by id. Of equal scores, the lower number comes first.

mod dictionaries;
mod document;
mod document_fields;
mod error;
mod expected_index;
mod layer_writer;
mod rank;
mod segment;
mod stems;
mod subject_writer;

pub use dictionaries::FieldDictionaries;
pub use document::{BlockPosition, Show};
pub use error::WriteError;
pub use layer_writer::LayerWriter;
pub use rank::popularity;
pub use segment::SortedTerms;
pub use stems::write_stems;
pub use subject_writer::SubjectWriter;
