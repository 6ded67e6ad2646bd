//! Searches of a strategy: one for each keyword.

use earshot_api_content::assistance::{FoundPodcasts, KeywordSearch};
use earshot_api_server::prelude::*;

/// The search of a keyword in one of the languages.
pub(super) fn keyword_search(
    state: &AppState,
    account: &Account,
    keyword: &str,
    languages: &[String],
) -> Result<KeywordSearch, ApiError> {
    Ok(KeywordSearch::new(keyword, languages, account.tier, state.clock.now())?)
}

/// Runs the search of a keyword, and returns its best `limit` podcasts.
pub(super) async fn find_candidates(
    state: &AppState,
    account: &Account,
    search: KeywordSearch,
    limit: usize,
) -> Result<FoundPodcasts, ApiError> {
    let task = EngineTask::new(WorkOwner::background("strategies", account.team_id), search.cost());
    let find =
        move |generation: &OpenGeneration, cancel: &_| Ok(search.find(generation.backend.as_ref(), limit, cancel)?);
    state.run_engine_task(task, find).await
}
