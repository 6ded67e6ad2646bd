//! Word statistics of the served generation.

use super::keyword_search::KeywordSearch;
use earshot_api_server::prelude::*;
use earshot_assist::words::WordStatistics;
use earshot_indexer::CancelToken;
use earshot_model::{Tier, Timestamp};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Shares of documents with a term and counts of podcasts with a keyword, each read from the index once. Unknown before a catalog is published.
pub struct IndexStatistics {
    generation: Option<Arc<OpenGeneration>>,
    shares: Mutex<HashMap<String, Option<f32>>>,
    counts: Mutex<HashMap<String, Option<u64>>>,
    now: Timestamp,
}

impl IndexStatistics {
    /// The statistics of the served generation.
    pub fn of(state: &AppState) -> Self {
        Self::new(state.generations.current().ok(), state.clock.now())
    }

    pub(super) fn new(generation: Option<Arc<OpenGeneration>>, now: Timestamp) -> Self {
        Self { generation, shares: Mutex::default(), counts: Mutex::default(), now }
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

    fn podcasts_with(&self, keyword: &str) -> Option<u64> {
        let generation = self.generation.as_ref()?;
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get(keyword) {
            return *count;
        }
        let count = count_podcasts(generation, keyword, self.now);
        counts.insert(keyword.to_owned(), count);
        count
    }
}

/// How many podcasts the search of a keyword finds. `None` when it is no search term, or the index cannot be read.
fn count_podcasts(generation: &OpenGeneration, keyword: &str, now: Timestamp) -> Option<u64> {
    let search = KeywordSearch::new(keyword, &[], Tier::Free, now).ok()?;
    let found = search.find(generation.backend.as_ref(), 1, &CancelToken::default()).ok()?;
    u64::try_from(found.total.count()).ok()
}
