//! The name of the term table, and the weights of its terms.

/// The model's display name. It shows that this is not a neural model.
pub const MODEL_NAME: &str = "lexical-semantic";

/// The weight of a term with this count in a text.
#[expect(clippy::cast_precision_loss, reason = "a count of words")]
pub(super) fn frequency_weight(count: u32) -> f32 {
    1.0 + (count as f32).ln()
}
