//! The term table: embeddings from the catalog's own texts, without an external model.
//!
//! It is latent semantic analysis: a matrix of documents by terms, weighted by (1 + ln tf) · idf with rows of length
//! one, reduced to the 768 dimensions that preserve most of it. Dimensions are not rescaled (scaling all to equal
//! weight halves the quality, facts 3.2). The embedding of a text is the sum of its terms' rows.

mod matrix;
mod model_constants;
mod orthonormal;
mod table_file;
mod term_reader;
mod trainer;

pub use model_constants::MODEL_NAME;
pub use table_file::TermTable;
pub use term_reader::TermReader;
pub use trainer::{TableRules, TableTrainer};
