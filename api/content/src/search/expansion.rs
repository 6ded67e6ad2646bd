//! All results of an earlier search, for calls that work on "all n results".

use super::run_search::{prepare_search, run_on_engine};
use super::{SearchRequest, parse_mode};
use earshot_api_server::prelude::*;
use earshot_indexer::Page;
use earshot_model::PodcastDocument;
use earshot_model::search::SearchMode;
use std::collections::HashSet;
use std::sync::Arc;

/// The podcasts of a search.
#[derive(Clone, Debug)]
pub struct PodcastsOfSearch {
    /// In the order of the hits, each once.
    pub podcasts: Vec<Arc<PodcastDocument>>,
    /// More hits exist than the plan's limit of results per search reaches (spec 9).
    pub is_cut: bool,
}

/// Runs a search of the team again, by the `searchId` of its response, and returns the podcasts of its hits, up to the
/// plan's limit of results per search. What the team hides now is left out. It costs a search like any repeat: nothing
/// within 15 minutes.
///
/// # Errors
/// When the team has no such search, its searches are used up, or the search fails.
pub async fn find_podcasts_of_search(
    state: &AppState,
    caller: &Caller,
    search_id: &str,
) -> Result<PodcastsOfSearch, ApiError> {
    let not_found = || ApiError::not_found("Search");
    let team = caller.account.as_ref().ok_or_else(not_found)?.team_id;
    let id = Uuid::try_parse(search_id).map_err(|_| not_found())?;
    let stored = state.db.find_search(team, id).await?.ok_or_else(not_found)?;
    let request: SearchRequest = serde_json::from_str(&stored.request).map_err(ApiError::internal)?;
    let mode = parse_mode(&stored.mode).ok_or_else(not_found)?;
    let mut prepared = prepare_search(state, request, mode, caller)?.without_output();
    prepared.page = Page { skip: 0, limit: caller.tier.limits().max_results_per_search };
    run_on_engine(state, caller, prepared, move |generation, prepared, cancel| {
        let backend = &generation.backend;
        let (podcasts, total) = match mode {
            SearchMode::Podcasts => {
                let answer = backend.search_podcasts_until(&prepared.options, prepared.page, cancel)?;
                (answer.hits.into_iter().map(|hit| hit.document).collect::<Vec<_>>(), answer.total)
            }
            SearchMode::Episodes => {
                let answer = backend.search_episodes_until(&prepared.options, prepared.page, cancel)?;
                (answer.hits.into_iter().map(|hit| hit.podcast).collect(), answer.total)
            }
        };
        let is_cut = total != earshot_indexer::Total::Exactly(podcasts.len());
        let mut seen = HashSet::new();
        let podcasts = podcasts.into_iter().filter(|podcast| seen.insert(podcast.podcast.id)).collect();
        Ok(PodcastsOfSearch { podcasts, is_cut })
    })
    .await
}
