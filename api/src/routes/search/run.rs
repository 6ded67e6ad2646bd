//! What both searches do around the engine: check, find the page, seal the cursor.

use super::answer::{SearchData, SearchResult, SearchStats, SearchTotal};
use super::request::SearchRequest;
use crate::cursor::{Cursor, query_hash};
use crate::error::ApiError;
use crate::ids;
use crate::serving::Generation;
use crate::state::AppState;
use earshot_indexer::{Page, SearchAnswer, SearchError, Total};
use earshot_model::Tier;
use earshot_model::search::{SearchMode, SearchOptions, build};
use std::time::Instant;

/// Hits on a page where nothing else was asked. Spec 9 gives no default.
const DEFAULT_PAGE_SIZE: usize = 20;

/// A search that was checked.
#[derive(Clone, Debug)]
pub(crate) struct Prepared {
    pub options: SearchOptions,
    pub page: Page,
    /// How deep the pages go.
    depth: usize,
    query: String,
    echo: SearchRequest,
}

/// Checks a search for `tier` and finds out which page is asked for.
pub(crate) fn prepare(
    state: &AppState,
    request: SearchRequest,
    mode: SearchMode,
    tier: Tier,
) -> Result<Prepared, ApiError> {
    let options = build(&request.to_model(), mode, tier)?;
    let query = query_hash(mode_name(mode), &request.canonical());
    let skip = match &request.cursor {
        Some(sealed) => state.cursor_key.open(sealed, &query)?.skip,
        None => 0,
    };
    // Spec 9, Max results per search: how deep the pages of one search go.
    let depth = tier.limits().max_results_per_search;
    // Spec 6: only admin may set the page size; `build` refused everybody else's.
    let size = request.page_size.and_then(|size| usize::try_from(size).ok()).unwrap_or(DEFAULT_PAGE_SIZE);
    let page = Page { skip, limit: size.min(depth.saturating_sub(skip)) };
    Ok(Prepared { options, page, depth, query, echo: request })
}

/// Runs a search on the generation in service.
pub(crate) async fn run<Found, Hit, Search, View>(
    state: &AppState,
    prepared: Prepared,
    search: Search,
    view: View,
) -> Result<SearchData<Hit>, ApiError>
where
    Hit: Send + 'static,
    Search: FnOnce(&Generation, &Prepared) -> Result<SearchAnswer<Found>, SearchError> + Send + 'static,
    View: Fn(&Found) -> Hit + Send + 'static,
{
    let cursor_key = state.cursor_key.clone();
    let search_id = ids::new_id(&state.clock).to_string();
    state
        .read(move |generation| {
            let began = Instant::now();
            let answer = search(generation, &prepared)?;
            let hits: Vec<Hit> = answer.hits.iter().map(view).collect();
            let total = SearchTotal::of(answer.total);
            let returned = hits.len();
            let next = prepared.page.skip + returned;
            let has_more = match answer.total {
                Total::Exactly(count) => next < count,
                Total::AtLeast(_) => true,
            };
            let cursor = (returned > 0 && has_more && next < prepared.depth).then(|| {
                let cursor = Cursor { skip: next, query: prepared.query, generation: generation.name.clone() };
                cursor_key.seal(&cursor)
            });
            let total_ms = began.elapsed().as_secs_f64() * 1000.0;
            Ok(SearchData {
                search_mode: mode_name(prepared.options.mode).to_owned(),
                search_id,
                search_options: prepared.echo,
                search_results_stats: SearchStats::of(total.value, returned, total_ms, answer.took_ms),
                result: SearchResult {
                    total,
                    max_score: answer.max_score.map(f64::from),
                    hits_returned: returned,
                    hits,
                },
                cursor,
            })
        })
        .await
}

fn mode_name(mode: SearchMode) -> &'static str {
    match mode {
        SearchMode::Podcasts => "podcasts",
        SearchMode::Episodes => "episodes",
    }
}
