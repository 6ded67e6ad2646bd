//! What a score is made of, as a tree.

use earshot_indexer::Explanation;
use serde::Serialize;
use utoipa::ToSchema;

/// A part of a score.
#[derive(Debug, Clone, Serialize, ToSchema)]
pub struct ExplanationView {
    /// For people: `title matches exactly`.
    pub what: String,
    pub value: f64,
    /// What `value` comes from.
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
