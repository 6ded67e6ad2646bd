//! The explanation of a score, as a tree.

use earshot_indexer::Explanation;
use serde::Serialize;
use utoipa::ToSchema;

/// A part of a score.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ExplanationView {
    /// Text for people: `title matches exactly`.
    pub what: String,
    /// The value that this part contributes.
    pub value: f64,
    /// The parts from which `value` is computed.
    #[schema(no_recursion)]
    pub parts: Vec<ExplanationView>,
}

impl From<&Explanation> for ExplanationView {
    fn from(explanation: &Explanation) -> Self {
        Self {
            what: explanation.label.clone(),
            value: f64::from(explanation.value),
            parts: explanation.parts.iter().map(Into::into).collect(),
        }
    }
}
