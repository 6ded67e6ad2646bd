//! Word statistics of the served generation.

use super::keyword_podcasts::podcasts_of_episodes;
use earshot_api_server::prelude::*;
use earshot_assist::words::WordStatistics;
use earshot_indexer::Page;
use earshot_model::search::{SearchMode, SearchRequest, TermOptionsRequest, TermRequest, build_search_options};
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

/// How many podcasts have all words of a keyword in title or description, or else in those of an episode, as the searches of
/// strategies find them. `None` when it is no search term, or the index cannot be read.
fn count_podcasts(generation: &OpenGeneration, keyword: &str, now: Timestamp) -> Option<u64> {
    let options = |targets: [&str; 2], mode| {
        let term = TermRequest {
            search_term: keyword.to_owned(),
            search_type: Some("text".to_owned()),
            search_targets: targets.map(str::to_owned).into(),
            options: TermOptionsRequest { match_mode: Some("must".to_owned()), ..TermOptionsRequest::default() },
        };
        let request = SearchRequest { search_terms: vec![term], ..SearchRequest::default() };
        build_search_options(&request, mode, Tier::Free, now).ok()
    };
    let of_podcasts = options(["podcast-title", "podcast-description"], SearchMode::Podcasts)?;
    let found = generation.backend.search_podcasts(&of_podcasts, Page { skip: 0, limit: 1 }).ok()?.total;
    let total = match found.count() {
        0 => {
            let of_episodes = options(["episode-title", "episode-description"], SearchMode::Episodes)?;
            podcasts_of_episodes(generation.backend.as_ref(), &of_episodes).ok()?.1
        }
        _ => found,
    };
    u64::try_from(total.count()).ok()
}
