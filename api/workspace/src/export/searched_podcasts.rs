//! Runs a search of the history again, for all its podcasts instead of a page.

use earshot_api_content::search::{SearchRequest, find_hidden_podcasts, prepare_search};
use earshot_api_server::prelude::*;
use earshot_app::StoredSearch;
use earshot_indexer::{CancelToken, Page, SearchBackend, SearchError, Total};
use earshot_model::PodcastId;
use earshot_model::search::{SearchMode, SearchOptions, SnippetOptions};
use std::collections::HashSet;

/// Hits of one engine task.
pub(super) const PAGE_HITS: usize = 500;
/// How deep the engine pages. A search for episodes reads this many episodes and no more.
const MAX_HITS: usize = 10_000;

/// The podcasts of a search, best first, each once.
#[derive(Debug)]
pub(super) struct SearchedPodcasts {
    pub ids: Vec<PodcastId>,
    /// Number of podcasts; at least this many when it is not exact.
    pub count: usize,
    pub is_count_exact: bool,
}

/// Finds a search of the caller's team in the history.
///
/// # Errors
/// When the team has no such search, or it is older than 90 days.
pub(super) async fn find_stored_search(state: &AppState, caller: &Caller, id: &str) -> Result<StoredSearch, ApiError> {
    let not_found = || ApiError::not_found("Search");
    let account = caller.account.as_ref().ok_or_else(|| ApiError::of(ErrorCode::SignInRequired))?;
    let id = Uuid::try_parse(id).map_err(|_| not_found())?;
    state.db.find_search(account.team_id, id).await?.ok_or_else(not_found)
}

/// Runs a search under the caller's plan, for up to `limit` podcasts. A search for episodes gives the podcasts of its
/// episodes.
///
/// # Errors When the plan has lost a filter of the search, the engine fails, or its time ends before it has found all
/// podcasts.
pub(super) async fn search_podcasts_of(
    state: &AppState,
    caller: &Caller,
    stored: &StoredSearch,
    limit: usize,
) -> Result<SearchedPodcasts, ApiError> {
    let options = options_of_stored(state, caller, stored).await?;
    let mode = options.mode;
    let (mut known, mut ids) = (HashSet::new(), Vec::new());
    let (mut skip, mut generation) = (0, None);
    loop {
        // A page of podcasts ends at the limit. Episodes may share a podcast.
        let requested = if mode == SearchMode::Podcasts { limit - ids.len() } else { PAGE_HITS };
        let page = Page { skip, limit: requested.min(PAGE_HITS).min(MAX_HITS - skip) };
        let read = move |backend: &dyn SearchBackend, options: &SearchOptions, cancel: &CancelToken| {
            find_podcasts(backend, options, page, cancel)
        };
        let found = read_page(state, caller, &options, generation.take(), read).await?;
        let returned = found.items.len();
        ids.extend(found.items.into_iter().filter(|id| known.insert(*id)));
        (skip, generation) = (skip + returned, Some(found.generation));
        let is_last = returned < page.limit || skip >= MAX_HITS;
        if is_last || ids.len() >= limit {
            let is_total_exact = matches!(found.total, Total::Exactly(_));
            ids.truncate(limit);
            let is_complete = is_last && skip < MAX_HITS;
            let (count, is_count_exact) = match mode {
                SearchMode::Podcasts => (found.total.count().max(ids.len()), is_total_exact),
                SearchMode::Episodes => (ids.len(), is_complete),
            };
            return Ok(SearchedPodcasts { ids, count, is_count_exact });
        }
    }
}

/// The options of a stored search under the caller's plan, without what only pages show.
///
/// # Errors
/// When the plan has lost a filter of the search.
pub(super) async fn options_of_stored(
    state: &AppState,
    caller: &Caller,
    stored: &StoredSearch,
) -> Result<SearchOptions, ApiError> {
    let request: SearchRequest = serde_json::from_str(&stored.request).map_err(ApiError::internal)?;
    let mode = if stored.mode == "episodes" { SearchMode::Episodes } else { SearchMode::Podcasts };
    // Podcasts that the team hides now, by its blacklist or by the project of the search, are not exported.
    let hidden = find_hidden_podcasts(state, caller, &request, state.clock.now()).await?;
    let options = prepare_search(state, request, mode, caller)?.options;
    let snippets = SnippetOptions { has_transcript_snippets: false, ..options.snippets };
    Ok(SearchOptions { facets: Vec::new(), snippets, explain: false, hidden, ..options })
}

/// A page of what an export has of each hit.
pub(super) struct FoundPage<T> {
    pub items: Vec<T>,
    pub total: Total,
    pub generation: String,
}

/// What a search found on a page: of each hit what is exported, the total, and whether its time ended before.
pub(super) type FoundItems<T> = Result<(Vec<T>, Total, bool), SearchError>;

/// Reads a page of a search in the generation of the page before.
///
/// # Errors
/// When the engine fails, or its time ends before it has found everything.
pub(super) async fn read_page<T: Send + 'static>(
    state: &AppState,
    caller: &Caller,
    options: &SearchOptions,
    generation: Option<String>,
    read: impl FnOnce(&dyn SearchBackend, &SearchOptions, &CancelToken) -> FoundItems<T> + Send + 'static,
) -> Result<FoundPage<T>, ApiError> {
    let options = options.clone();
    let task = EngineTask::new(caller, WorkCost::of_search(&options)).on_generation(generation);
    let found = state.run_engine_task(task, move |generation, cancel| {
        let (items, total, is_partial) = read(generation.backend.as_ref(), &options, cancel)?;
        if is_partial {
            let message = "The search took too long to find everything. Narrow it down, then export it.";
            return Err(ApiError::new(ErrorCode::Timeout, message));
        }
        Ok(FoundPage { items, total, generation: generation.name.clone() })
    });
    found.await
}

/// The podcasts of a page of hits.
fn find_podcasts(
    backend: &dyn SearchBackend,
    options: &SearchOptions,
    page: Page,
    cancel: &CancelToken,
) -> FoundItems<PodcastId> {
    Ok(match options.mode {
        SearchMode::Podcasts => {
            let found = backend.search_podcasts_until(options, page, cancel)?;
            (found.hits.iter().map(|hit| hit.document.podcast.id).collect(), found.total, found.is_partial)
        }
        SearchMode::Episodes => {
            let found = backend.search_episodes_until(options, page, cancel)?;
            (found.hits.iter().map(|hit| hit.podcast.podcast.id).collect(), found.total, found.is_partial)
        }
    })
}
