//! What a search reads of segments: documents, terms, columns and statistics; and what it caches of them.

pub mod bm25f;
pub mod chart_cache;
pub mod collection;
pub mod columns;
pub mod doc_window;
pub mod document_set;
pub mod document_store;
pub mod episode_blocks;
pub mod filter_cache;
pub mod generation_vectors;
pub mod index_term;
pub mod quantized_score;
pub mod segment_subjects;
