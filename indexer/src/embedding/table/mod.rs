//! The table of terms: what the catalog's own texts say about which words go together, without any model from elsewhere.
//!
//! Latent semantic analysis: documents by terms, weighed by (1 + ln tf) · idf and scaled to length one, and the 768
//! dimensions that keep the most of it, as they are (scaled to equal weight they are worth half, facts 3.2). The meaning
//! of a text is the sum of its terms' rows.

mod matrix;
mod orthonormal;
mod table_file;
mod term_reader;
mod trainer;

pub use table_file::TermTable;
pub use term_reader::TermReader;
pub use trainer::{TableRules, TableTrainer};

/// The name of the model wherever a person sees it: it is no neural one, and does not pretend to be.
pub const MODEL_NAME: &str = "lexical-semantic";

/// How much a term counts in a text that has it so often.
#[expect(clippy::cast_precision_loss, reason = "a count of words")]
fn frequency_weight(count: u32) -> f32 {
    1.0 + (count as f32).ln()
}
