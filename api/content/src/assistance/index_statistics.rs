//! Word statistics of the served generation.

use earshot_api_server::serving::OpenGeneration;
use earshot_api_server::state::AppState;
use earshot_assist::words::WordStatistics;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Shares of documents with a term, read from the index once per term. Unknown before a catalog is published.
pub struct IndexStatistics {
    generation: Option<Arc<OpenGeneration>>,
    shares: Mutex<HashMap<String, Option<f32>>>,
    counts: Mutex<HashMap<String, Option<u64>>>,
    now: Timestamp,
}

impl IndexStatistics {
    /// The statistics of the served generation.
    pub fn of(state: &AppState) -> Self {
        Self {
            generation: state.generations.current().ok(),
            shares: Mutex::default(),
            counts: Mutex::default(),
            now: state.clock.now(),
        }
    }
}

impl WordStatistics for IndexStatistics {
    fn document_share(&self, term: &str) -> Option<f32> {
        let generation = self.generation.as_ref()?;
        let mut shares = self.shares.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(share) = shares.get(term) {
            return *share;
        }
        // A term that cannot be read counts as unknown; the rules weigh it as a rare one.
        let share = generation.backend.podcast_share(term).ok().flatten();
        shares.insert(term.to_owned(), share);
        share
    }
}
