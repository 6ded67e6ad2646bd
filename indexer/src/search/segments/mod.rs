//! What a search reads of a segment: documents, terms, columns, statistics.

pub mod bm25f;
pub mod doc_window;
pub mod episode_blocks;
pub mod quantized_score;
