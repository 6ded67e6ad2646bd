//! The term table: embeddings from the catalog's own texts, without an external model.
//!
//! It is latent semantic analysis: a matrix of documents by terms, weighted by (1 + ln tf) · idf with rows of length
//! one, reduced to the 768 dimensions that preserve most of it. Dimensions are not rescaled (scaling all to equal
//! weight halves the quality, facts 3.2). The embedding of a text is the sum of its terms' rows.

mod matrix;
mod orthonormal;
mod table_file;
mod term_reader;
mod trainer;

pub use table_file::TermTable;
pub use term_reader::TermReader;
pub use trainer::{TableRules, TableTrainer};

/// The model's display name. It states that this is no neural model.
pub const MODEL_NAME: &str = "lexical-semantic";

/// The weight of a term with this count in a text.
#[expect(clippy::cast_precision_loss, reason = "a count of words")]
fn frequency_weight(count: u32) -> f32 {
    1.0 + (count as f32).ln()
}
