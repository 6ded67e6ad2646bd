//! Searches of a strategy: one for each keyword.

use earshot_api_content::search::{RepeatedSearch, SearchRequest};
use earshot_api_server::error::ApiError;
use earshot_api_server::state::{AppState, EngineTask};
use earshot_api_server::work_queue::{WorkCost, WorkOwner};
use earshot_app::Account;
use earshot_indexer::{Page, Total};
use earshot_model::PodcastDocument;
use earshot_model::search::SearchOptions;
use serde_json::json;
use std::sync::Arc;

/// The results of one search.
pub(super) struct FoundPodcasts {
    pub total: Total,
    pub documents: Vec<Arc<PodcastDocument>>,
}

/// The search of a keyword: podcasts with its words in title or description, in one of the languages.
pub(super) fn keyword_search(
    state: &AppState,
    account: &Account,
    keyword: &str,
    languages: &[String],
) -> Result<SearchOptions, ApiError> {
    let body = json!({
        "searchTerms": [{
            "searchTerm": keyword,
            "searchType": "text",
            "searchTargets": ["podcast-title", "podcast-description"],
            "searchTermOptions": { "matchMode": "must" },
        }],
        "languages": (!languages.is_empty()).then_some(languages),
        "sortOrder": [{ "field": "relevance", "direction": "desc" }],
    });
    let request: SearchRequest = serde_json::from_value(body).map_err(ApiError::internal)?;
    RepeatedSearch::new(request, "podcasts")?.to_options(account.tier, state.clock.now())
}

/// Runs a search for podcasts, and returns its best `limit` hits.
pub(super) async fn find_candidates(
    state: &AppState,
    account: &Account,
    options: SearchOptions,
    limit: usize,
) -> Result<FoundPodcasts, ApiError> {
    let owner = WorkOwner::background("strategies", account.team_id);
    let task = EngineTask::new(owner, WorkCost::of_search(&options));
    state
        .run_engine_task(task, move |generation, cancel| {
            let page = Page { skip: 0, limit };
            let found = generation.backend.search_podcasts_until(&options, page, cancel)?;
            let documents = found.hits.into_iter().map(|hit| hit.document).collect();
            Ok(FoundPodcasts { total: found.total, documents })
        })
        .await
}
