//! What a build writes of documents: their words and values by the schema, as segments. Of equal scores the better rank
//! comes first, so documents are numbered by rank: by popularity, then by id.

mod document;
mod segment;

pub use document::{BlockPosition, DocumentSink, Show, popularity};
pub use segment::{SegmentDraft, SortedTerms};
