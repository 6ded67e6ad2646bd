//! Checks that a query was searched as the evaluation states.

use crate::failure::{CommandResult, Failure};
use earshot_indexer::RetrievalOutcome;

/// Fails when a connected model did not embed a query: words alone would be measured under the name of another ranking.
pub fn require_model(is_connected: bool, retrieval: &RetrievalOutcome) -> CommandResult {
    match &retrieval.fallback_reason {
        Some(reason) if is_connected => Err(Failure::input(format!("a query was searched by words alone: {reason}"))
            .with_advice("run it again when the embedding service responds within two seconds")),
        _ => Ok(()),
    }
}
