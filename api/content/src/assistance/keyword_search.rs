//! The search of a keyword, as strategies run it and as statistics count it.

use earshot_api_server::prelude::*;
use earshot_indexer::{CancelToken, Page, SearchBackend, SearchError, Total};
use earshot_model::search::{
    SearchMode, SearchOptions, SearchOptionsError, SearchRequest, TermOptionsRequest, TermRequest, build_search_options,
};
use earshot_model::{PodcastDocument, PodcastId, Tier, Timestamp};
use std::collections::HashSet;
use std::sync::Arc;

/// Episodes of a keyword that are read.
const MAX_EPISODES: usize = 100;

/// Podcasts with all words of a keyword in title or description, or else those of episodes that have them there.
#[derive(Clone)]
pub struct KeywordSearch {
    podcasts: SearchOptions,
    episodes: SearchOptions,
}

/// The results of one search.
pub struct FoundPodcasts {
    /// Of a search by episodes, the podcasts of the first hundred.
    pub total: Total,
    /// Best first, each once.
    pub documents: Vec<Arc<PodcastDocument>>,
}

impl KeywordSearch {
    /// The search in one of the languages, or in all of them if there are none.
    ///
    /// # Errors
    /// When the keyword is no search term (spec 5, Search terms).
    pub fn new(keyword: &str, languages: &[String], tier: Tier, now: Timestamp) -> Result<Self, SearchOptionsError> {
        let options = |targets: [&str; 2], mode| {
            let term = TermRequest {
                search_term: keyword.to_owned(),
                search_type: Some("text".to_owned()),
                search_targets: targets.map(str::to_owned).into(),
                options: TermOptionsRequest { match_mode: Some("must".to_owned()), ..TermOptionsRequest::default() },
            };
            let request = SearchRequest {
                search_terms: vec![term],
                languages: (!languages.is_empty()).then(|| languages.to_vec()),
                ..SearchRequest::default()
            };
            build_search_options(&request, mode, tier, now)
        };
        Ok(Self {
            podcasts: options(["podcast-title", "podcast-description"], SearchMode::Podcasts)?,
            episodes: options(["episode-title", "episode-description"], SearchMode::Episodes)?,
        })
    }

    /// The search without some podcasts.
    #[must_use]
    pub fn without(mut self, podcasts: impl Iterator<Item = PodcastId>) -> Self {
        let ids: Vec<PodcastId> = podcasts.collect();
        self.podcasts.filters.exclude_podcast_ids.extend(ids.iter().copied());
        self.episodes.filters.exclude_podcast_ids.extend(ids);
        self
    }

    /// That of both searches, since the second one often follows.
    #[must_use]
    pub fn cost(&self) -> WorkCost {
        WorkCost::of_search(&self.podcasts).and(WorkCost::of_search(&self.episodes))
    }

    /// Returns its best `limit` podcasts.
    ///
    /// # Errors
    /// When the index cannot be read, or `cancel` ends the search.
    pub fn find(
        &self,
        backend: &dyn SearchBackend,
        limit: usize,
        cancel: &CancelToken,
    ) -> Result<FoundPodcasts, SearchError> {
        let found = backend.search_podcasts_until(&self.podcasts, Page { skip: 0, limit }, cancel)?;
        if found.hits.is_empty() {
            return podcasts_of_episodes(backend, &self.episodes, limit, cancel);
        }
        let documents = found.hits.into_iter().map(|hit| hit.document).collect();
        Ok(FoundPodcasts { total: found.total, documents })
    }
}

/// The podcasts of the best episodes of a search.
fn podcasts_of_episodes(
    backend: &dyn SearchBackend,
    options: &SearchOptions,
    limit: usize,
    cancel: &CancelToken,
) -> Result<FoundPodcasts, SearchError> {
    let found = backend.search_episodes_until(options, Page { skip: 0, limit: MAX_EPISODES }, cancel)?;
    let has_more = found.total.count() > found.hits.len();
    let mut seen = HashSet::new();
    let mut documents: Vec<Arc<PodcastDocument>> = found.hits.into_iter().map(|hit| hit.podcast).collect();
    documents.retain(|document| seen.insert(document.podcast.id));
    let count = documents.len();
    documents.truncate(limit);
    Ok(FoundPodcasts { total: if has_more { Total::AtLeast(count) } else { Total::Exactly(count) }, documents })
}
