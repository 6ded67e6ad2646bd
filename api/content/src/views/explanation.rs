//! The explanation of a score, as a tree.

use super::visible_scores::visible_relevance;
use earshot_api_server::prelude::*;
use earshot_indexer::Explanation;
use earshot_model::Tier;

/// A part of a score.
#[view(Clone)]
pub struct ExplanationView {
    /// Text for people: `title matches exactly`.
    pub what: String,
    /// The value that this part contributes.
    pub value: f64,
    /// The parts from which `value` is computed.
    #[schema(no_recursion)]
    pub parts: Vec<ExplanationView>,
}

impl ExplanationView {
    /// Values are rounded for tiers that could otherwise read the exact authority score from the popularity.
    pub fn of(explanation: &Explanation, tier: Tier) -> Self {
        Self {
            what: explanation.label.clone(),
            value: visible_relevance(explanation.value, tier),
            parts: explanation.parts.iter().map(|part| Self::of(part, tier)).collect(),
        }
    }
}
