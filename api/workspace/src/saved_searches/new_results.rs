//! Counts what is new in saved searches: the documents that match now and came into the catalog after the results that
//! the user last looked at.
//!
//! A generation has everything that came into the catalog before its build began. So what a user has seen ends with
//! the build of the generation that was served when they looked, not with the time at which they looked.

use earshot_api_content::search::{SearchRequest, find_hidden_podcasts, parse_mode};
use earshot_api_server::prelude::*;
use earshot_app::SavedSearch;
use earshot_indexer::{CancelToken, Page, SearchError, Total};
use earshot_model::search::{SearchMode, SearchOptions, build_search_options};
use earshot_model::{Timestamp, limits::MAX_EXACT_COUNT};
use std::time::Duration;

/// The new results of a saved search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum NewResults {
    Counted {
        count: usize,
        is_exact: bool,
    },
    /// Why the search cannot run, for people.
    CannotRun(String),
}

const AWAY: &str = "Search is unavailable at the moment. Try again in a minute.";

/// Columns store whole seconds, so new results begin with the next one.
const NEXT_SECOND: Duration = Duration::from_secs(1);

/// Returns the time until which the served generation has everything that entered the catalog.
pub(super) fn catalog_cutoff(state: &AppState) -> Result<Timestamp, ApiError> {
    state.generations.catalog_cutoff(state.clock.now())
}

/// Counts the new results of each search, in their order. `None` for searches at which the user has never looked.
/// Counts cost nothing.
pub(super) async fn count_new_results(
    state: &AppState,
    caller: &Caller,
    searches: &[SavedSearch],
) -> Result<Vec<Option<NewResults>>, ApiError> {
    let mut prepared = Vec::with_capacity(searches.len());
    for search in searches {
        prepared.push(match search.seen_until {
            Some(since) => Some(prepare(state, caller, search, since).await?),
            None => None,
        });
    }
    let costs = prepared.iter().flatten().filter_map(|options| options.as_ref().ok().map(WorkCost::of_search));
    let Some(cost) = costs.max() else {
        return Ok(prepared.into_iter().map(|options| options.map(|options| cannot_run(options.err()))).collect());
    };
    state
        .run_engine_task(EngineTask::new(caller, cost), move |generation, cancel| {
            let count = |options: Option<Result<SearchOptions, String>>| match options {
                None => Ok(None),
                Some(Err(problem)) => Ok(Some(NewResults::CannotRun(problem))),
                Some(Ok(options)) => count_hits(generation, &options, cancel).map(Some),
            };
            prepared.into_iter().map(count).collect()
        })
        .await
}

fn cannot_run(problem: Option<String>) -> NewResults {
    NewResults::CannotRun(problem.unwrap_or_default())
}

/// Builds the search for new results, or returns why it cannot run.
async fn prepare(
    state: &AppState,
    caller: &Caller,
    search: &SavedSearch,
    since: Timestamp,
) -> Result<Result<SearchOptions, String>, ApiError> {
    let now = state.clock.now();
    let request: SearchRequest = serde_json::from_str(&search.request).map_err(ApiError::internal)?;
    let Some(mode) = parse_mode(&search.mode) else { return Ok(Err("its kind is unknown".to_owned())) };
    let mut options = match build_search_options(&request.to_model(), mode, caller.tier, now) {
        Ok(options) => options,
        // For example, the plan was lowered.
        Err(error) => return Ok(Err(error.to_string())),
    };
    options.hidden = match find_hidden_podcasts(state, caller, &request, now).await {
        Ok(hidden) => hidden,
        // The project of the search was deleted.
        Err(error) if error.code.row().status.is_client_error() => return Ok(Err(error.message)),
        Err(error) => return Err(error),
    };
    options.filters.added_since = options.filters.added_since.max(Some(since + NEXT_SECOND));
    options.facets.clear();
    options.explain = false;
    options.snippets.has_transcript_snippets = false;
    Ok(Ok(options))
}

fn count_hits(
    generation: &OpenGeneration,
    options: &SearchOptions,
    cancel: &CancelToken,
) -> Result<NewResults, ApiError> {
    // The engine counts while it finds hits, so a count finds one.
    let page = Page { skip: 0, limit: 1 };
    let backend = &generation.backend;
    let found = match options.mode {
        SearchMode::Podcasts => backend.search_podcasts_until(options, page, cancel).map(|found| found.total),
        SearchMode::Episodes => backend.search_episodes_until(options, page, cancel).map(|found| found.total),
    };
    match found {
        Ok(Total::Exactly(count)) => Ok(NewResults::Counted { count, is_exact: true }),
        Ok(Total::AtLeast(count)) => Ok(NewResults::Counted { count: count.min(MAX_EXACT_COUNT), is_exact: false }),
        Err(SearchError::Cancelled) => Err(SearchError::Cancelled.into()),
        // The searches are listed without their counts.
        Err(SearchError::Unavailable { .. }) => Ok(NewResults::CannotRun(AWAY.to_owned())),
        Err(error) => {
            let error = ApiError::from(error);
            if error.code.row().status.is_client_error() {
                Ok(NewResults::CannotRun(error.message))
            } else {
                Err(error)
            }
        }
    }
}
