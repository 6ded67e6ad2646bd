//! The common steps of both searches: validate, resolve the cursor, charge, run, sign the next cursor.

use super::hidden_podcasts::find_hidden_podcasts;
use super::relevancy::{RelevancyOptions, review_page};
use super::request::SearchRequest;
use super::response::{SearchData, SearchResult, SearchStats, SearchTimes, SearchTotal};
use super::team_marks::{HasPodcast, HasTeamFields, PodcastIds, mark_hits};
use crate::views::visible_relevance;
use chrono::SubsecRound;
use earshot_api_server::cursor::{Cursor, payer_hash, query_hash};
use earshot_api_server::metering::ChargeKey;
use earshot_api_server::prelude::*;
use earshot_app::{StoredSearch, ids};
use earshot_indexer::{CancelToken, Page, SearchError, SearchResults, Total};
use earshot_model::search::{SearchMode, SearchOptions, build_search_options};
use earshot_model::{Meter, Timestamp};
use std::time::{Duration, Instant};

/// Default page size. Spec 9 gives none.
const DEFAULT_PAGE_SIZE: usize = 20;
/// Within this time, a repeat of a search is free.
pub const REPEATS_FREE_FOR: Duration = Duration::from_secs(15 * 60);
/// Within this time, further pages of a search are free.
const PAGES_FREE_FOR: Duration = Duration::from_secs(24 * 60 * 60);

/// A validated search.
#[derive(Clone, Debug)]
pub struct PreparedSearch {
    pub options: SearchOptions,
    pub page: Page,
    started_at: Instant,
    /// How many hits can be reached by paging.
    max_depth: usize,
    /// Whether the response has only counts.
    is_count_only: bool,
    page_start: PageStart,
    request: SearchRequest,
    /// The request as JSON, without what belongs to one call.
    canonical: String,
}

impl PreparedSearch {
    /// The search without facets, snippets and explanations.
    pub(super) fn without_output(mut self) -> Self {
        self.options.facets.clear();
        self.options.explain = false;
        self.options.snippets.has_transcript_snippets = false;
        self
    }

    /// The key under which this search is charged. `None` for counts, and for further pages that the caller has already
    /// paid for.
    fn charge_key(&self, now: Timestamp) -> Option<ChargeKey> {
        let place = &self.page_start;
        let goes_on = place.skip > 0 && place.is_paid && now < place.first_page_at + PAGES_FREE_FOR;
        (!goes_on && !self.is_count_only)
            .then(|| ChargeKey { text: self.page_start.query_hash.clone(), free_until: now + REPEATS_FREE_FOR })
    }

    /// Returns the row of the search history. `None` for counts, which have no hits that a later call could use, and
    /// without an account: nobody could prove that the search was theirs, and what anonymous people search is not kept.
    fn history_row(&self, caller: &Caller, now: Timestamp) -> Option<StoredSearch> {
        let account = caller.account.as_ref().filter(|_| !self.is_count_only)?;
        Some(StoredSearch {
            id: StoredSearch::id_of(account.team_id, &self.page_start.query_hash),
            team_id: account.team_id,
            // Without a name, exports and pages of the search still find it.
            user_id: Some(account.user_id).filter(|_| account.keeps_searches),
            mode: mode_name(self.options.mode).to_owned(),
            request: self.canonical.clone(),
            searched_at: now,
        })
    }
}

/// The query, and where in its hits a page begins.
#[derive(Clone, Debug)]
pub struct PageStart {
    pub skip: usize,
    query_hash: String,
    /// Relative dates count back from this time on every page.
    pub first_page_at: Timestamp,
    /// Further pages hide the podcasts that the team hid at this time.
    pub hidden_at: Timestamp,
    /// Name of the first page's generation; `None` on the first page, which uses the served one.
    pub generation: Option<String>,
    payer_hash: String,
    /// Whether this caller paid for the first page.
    is_paid: bool,
}

impl PageStart {
    /// Resolves a cursor. `query` identifies the search; `depth` is how many hits can be reached by paging.
    pub fn resolve(
        state: &AppState,
        caller: &Caller,
        sealed: Option<&str>,
        query: String,
        depth: usize,
    ) -> Result<Self, ApiError> {
        let payer = payer_hash(&caller.subject);
        let Some(sealed) = sealed else {
            let now = state.clock.now();
            let asked_at = now.trunc_subsecs(0);
            return Ok(Self {
                skip: 0,
                query_hash: query,
                first_page_at: asked_at,
                hidden_at: now,
                generation: None,
                payer_hash: payer,
                is_paid: false,
            });
        };
        let cursor = state.cursor_key.verify(sealed, &query)?;
        // The cursor was issued to a caller with a higher plan.
        if cursor.skip >= depth {
            let why = format!("goes beyond the {depth} results of your plan");
            return Err(ApiError::of(ErrorCode::InvalidCursor).with_detail("/cursor", &why));
        }
        let Cursor { skip, first_page_at: asked_at, generation, .. } = cursor;
        let is_paid = cursor.payer_hash == payer;
        let hidden_at = cursor.hidden_at.unwrap_or(asked_at);
        Ok(Self {
            skip,
            query_hash: query,
            first_page_at: asked_at,
            hidden_at,
            generation: Some(generation),
            payer_hash: payer,
            is_paid,
        })
    }

    /// The hash of the query.
    pub fn query_hash(&self) -> &str {
        &self.query_hash
    }

    /// Builds the cursor of the next page, after `returned` hits on this page.
    pub fn next_cursor(&self, returned: usize, generation: &OpenGeneration) -> Cursor {
        Cursor {
            skip: self.skip + returned,
            query_hash: self.query_hash.clone(),
            first_page_at: self.first_page_at,
            hidden_at: Some(self.hidden_at),
            generation: generation.name.clone(),
            payer_hash: self.payer_hash.clone(),
        }
    }
}

/// Validates a search and finds out which page is requested.
pub fn prepare_search(
    state: &AppState,
    request: SearchRequest,
    mode: SearchMode,
    caller: &Caller,
) -> Result<PreparedSearch, ApiError> {
    let began = Instant::now();
    let tier = caller.tier;
    // Spec 9, Max results per search: how deep the pages of one search go.
    let depth = tier.limits().max_results_per_search;
    let canonical = request.canonical();
    let query = query_hash(mode_name(mode), &canonical);
    let place = PageStart::resolve(state, caller, request.cursor.as_deref(), query, depth)?;
    let options = build_search_options(&request.to_model(), mode, tier, place.first_page_at)?;
    let options = SearchOptions { interface_language: caller.interface_language.clone(), ..options };
    // Spec 6: only admins may set the page size; `build_search_options` has rejected it for everyone else.
    let is_count_only = request.count_only == Some(true);
    let requested_size = request.page_size.and_then(|size| usize::try_from(size).ok());
    // The engine counts while it finds hits, so a count finds one.
    let size = if is_count_only { 1 } else { requested_size.unwrap_or(DEFAULT_PAGE_SIZE) };
    let page = Page { skip: place.skip, limit: size.min(depth.saturating_sub(place.skip)) };
    Ok(PreparedSearch {
        options,
        page,
        started_at: began,
        max_depth: depth,
        is_count_only,
        page_start: place,
        request,
        canonical,
    })
}

/// Runs a search, builds its response, and stores it in the search history without delaying the response.
pub async fn run_search<Found, Hit, Search, View>(
    state: &AppState,
    caller: &Caller,
    prepared: PreparedSearch,
    search: Search,
    view: View,
) -> Result<SearchData<Hit>, ApiError>
where
    Found: HasPodcast,
    Hit: HasTeamFields + Send + 'static,
    Search: FnOnce(&OpenGeneration, &PreparedSearch, &CancelToken) -> Result<SearchResults<Found>, SearchError>
        + Send
        + 'static,
    View: Fn(&Found) -> Hit + Send + 'static,
{
    let cursor_key = state.cursor_key.clone();
    let history_row = prepared.history_row(caller, state.clock.now());
    let request = prepared.request.clone();
    RelevancyOptions::of(request.project.as_ref())?;
    let search_id = history_row.as_ref().map_or_else(|| ids::new_id(&state.clock), |row| row.id).to_string();
    let tier = caller.tier;
    let (mut data, podcasts) = run_on_engine(state, caller, prepared, move |generation, prepared, cancel| {
        let answer = search(generation, &prepared, cancel)?;
        let found = Instant::now();
        let shown = if prepared.is_count_only { 0 } else { answer.hits.len() };
        let podcasts: Vec<PodcastIds> =
            answer.hits.iter().take(shown).map(|hit| PodcastIds::of(hit.podcast())).collect();
        let hits: Vec<Hit> = answer.hits.iter().take(shown).map(view).collect();
        let total = SearchTotal::of(answer.total);
        let returned = hits.len();
        let next = prepared.page.skip + returned;
        let has_more = match answer.total {
            Total::Exactly(count) => next < count,
            Total::AtLeast(_) => true,
        };
        let cursor = (returned > 0 && has_more && next < prepared.max_depth)
            .then(|| cursor_key.sign(&prepared.page_start.next_cursor(returned, generation)));
        let time = SearchTimes {
            total_time_taken_ms: ms_since(prepared.started_at),
            total_search_time_ms: answer.took_ms,
            total_post_processing_time_ms: ms_since(found),
        };
        let data = SearchData {
            search_mode: mode_name(prepared.options.mode).to_owned(),
            search_id,
            search_options: prepared.request,
            search_results_stats: SearchStats::of(time, total.value, returned, answer.hidden),
            result: SearchResult {
                total,
                max_score: answer.max_score.map(|score| visible_relevance(score, tier)),
                hits_returned: returned,
                hits,
            },
            cursor,
            facets: answer.facets.into_iter().map(Into::into).collect(),
            did_you_mean: answer.did_you_mean,
            partial: answer.is_partial,
            found_by: answer.retrieval.into(),
            blacklisted_podcasts: answer.hidden.blacklisted,
            hidden_listed_podcasts: answer.hidden.listed,
        };
        Ok((data, podcasts))
    })
    .await?;
    mark_hits(state, caller, &podcasts, &mut data.result.hits).await?;
    if let Some(relevancy) = review_page(state, caller, &request, &podcasts).await? {
        let mut is_excluded = podcasts.iter().map(|podcast| relevancy.is_excluded(podcast));
        data.result.hits.retain(|_| !is_excluded.next().unwrap_or(false));
        data.search_results_stats.filters = relevancy.stats();
        data.set_returned();
    }
    if let Some(row) = history_row {
        state.db.record_search(row);
    }
    Ok(data)
}

/// Charges for a search and runs it: the first page on the served generation, further pages on that of the first. Hides
/// what the caller's team hides.
pub(super) async fn run_on_engine<T, Work>(
    state: &AppState,
    caller: &Caller,
    prepared: PreparedSearch,
    work: Work,
) -> Result<T, ApiError>
where
    T: Send + 'static,
    Work: FnOnce(&OpenGeneration, PreparedSearch, &CancelToken) -> Result<T, ApiError> + Send + 'static,
{
    let mut prepared = prepared;
    prepared.options.hidden =
        find_hidden_podcasts(state, caller, &prepared.request, prepared.page_start.hidden_at).await?;
    // Spec 9, Searches.
    let reservation = match prepared.charge_key(state.clock.now()) {
        Some(requested) => Some(state.metering.reserve(&caller.payer(), Meter::Searches, requested).await?),
        None if prepared.is_count_only => {
            state.metering.require_searches_left(&caller.payer()).await?;
            None
        }
        None => None,
    };
    let job = EngineTask::new(caller, WorkCost::of_search(&prepared.options))
        .on_generation(prepared.page_start.generation.clone())
        .with_reservation(reservation);
    state.run_engine_task(job, move |generation, cancel| work(generation, prepared, cancel)).await
}

fn ms_since(moment: Instant) -> f64 {
    moment.elapsed().as_secs_f64() * 1000.0
}

/// The name of a mode in responses and in the database.
pub fn mode_name(mode: SearchMode) -> &'static str {
    match mode {
        SearchMode::Podcasts => "podcasts",
        SearchMode::Episodes => "episodes",
    }
}

/// Reads the name of a mode.
pub fn parse_mode(name: &str) -> Option<SearchMode> {
    [SearchMode::Podcasts, SearchMode::Episodes].into_iter().find(|mode| mode_name(*mode) == name)
}
