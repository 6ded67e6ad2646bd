//! Segments as a search reads them: documents, terms, columns and statistics, and caches of these.

pub(crate) mod bm25f;
mod changed_documents;
pub(crate) mod chart_cache;
pub(crate) mod collection;
pub(crate) mod column_values;
pub(crate) mod columns;
pub(crate) mod doc_address;
pub(crate) mod doc_window;
pub(crate) mod document_set;
pub(crate) mod document_store;
pub(crate) mod episode_blocks;
pub(crate) mod filter_cache;
pub(crate) mod index_reader;
pub(crate) mod index_term;
pub(crate) mod quantized_score;
pub(crate) mod segment;
pub(crate) mod segment_subjects;

pub use collection::{Collection, LongListThresholds};
pub use doc_address::DocAddress;
pub use index_reader::{IndexReader, SegmentDocuments};
pub use segment::Segment;
pub use segment_subjects::Subjects;
