//! Semantic search at index scale: the benchmark `vector-bench`.
//!
//! Measures speed, recall and size of the vectors against exact search, by filter; compares with libraries; and
//! measures the training of the offline term table.

pub mod arguments;
mod corpus;
mod exact_search;
#[cfg(feature = "vector-peers")]
mod peers;
mod run;
mod term_table;
mod time_used;
mod vector_store;

pub use run::run;
