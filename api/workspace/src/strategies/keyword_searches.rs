//! Searches of a strategy: one for each keyword.

use earshot_api_content::assistance::podcasts_of_episodes;
use earshot_api_content::search::{RepeatedSearch, SearchRequest};
use earshot_api_server::prelude::*;
use earshot_indexer::{Page, Total};
use earshot_model::search::SearchOptions;
use earshot_model::{PodcastDocument, PodcastId};
use serde_json::json;
use std::sync::Arc;

/// The results of one search.
pub(super) struct FoundPodcasts {
    pub total: Total,
    pub documents: Vec<Arc<PodcastDocument>>,
}

/// The search of a keyword: podcasts with its words in title or description, or else those of episodes that have them.
#[derive(Clone)]
pub(super) struct KeywordSearch {
    podcasts: SearchOptions,
    episodes: SearchOptions,
}

impl KeywordSearch {
    /// The search without some podcasts.
    pub(super) fn without(mut self, podcasts: impl Iterator<Item = PodcastId>) -> Self {
        let ids: Vec<PodcastId> = podcasts.collect();
        self.podcasts.filters.exclude_podcast_ids.extend(ids.iter().copied());
        self.episodes.filters.exclude_podcast_ids.extend(ids);
        self
    }
}

/// The search of a keyword in one of the languages.
pub(super) fn keyword_search(
    state: &AppState,
    account: &Account,
    keyword: &str,
    languages: &[String],
) -> Result<KeywordSearch, ApiError> {
    let search = |targets: [&str; 2], kind: &str| -> Result<SearchOptions, ApiError> {
        let body = json!({
            "searchTerms": [{
                "searchTerm": keyword,
                "searchType": "text",
                "searchTargets": targets,
                "searchTermOptions": { "matchMode": "must" },
            }],
            "languages": (!languages.is_empty()).then_some(languages),
            "sortOrder": [{ "field": "relevance", "direction": "desc" }],
        });
        let request: SearchRequest = serde_json::from_value(body).map_err(ApiError::internal)?;
        RepeatedSearch::new(request, kind)?.to_options(account.tier, state.clock.now())
    };
    Ok(KeywordSearch {
        podcasts: search(["podcast-title", "podcast-description"], "podcasts")?,
        episodes: search(["episode-title", "episode-description"], "episodes")?,
    })
}

/// Runs the search of a keyword, and returns its best `limit` podcasts.
pub(super) async fn find_candidates(
    state: &AppState,
    account: &Account,
    search: KeywordSearch,
    limit: usize,
) -> Result<FoundPodcasts, ApiError> {
    let owner = WorkOwner::background("strategies", account.team_id);
    let task = EngineTask::new(owner, WorkCost::of_search(&search.podcasts));
    state
        .run_engine_task(task, move |generation, cancel| {
            let page = Page { skip: 0, limit };
            let found = generation.backend.search_podcasts_until(&search.podcasts, page, cancel)?;
            if found.hits.is_empty() {
                let (mut documents, total) = podcasts_of_episodes(generation.backend.as_ref(), &search.episodes)?;
                documents.truncate(limit);
                return Ok(FoundPodcasts { total, documents });
            }
            let documents = found.hits.into_iter().map(|hit| hit.document).collect();
            Ok(FoundPodcasts { total: found.total, documents })
        })
        .await
}
