//! `POST /api/v1/search/episodes/{episodeId}/transcript`

use earshot_api_content::lookup::find_episode;
use earshot_api_content::search::PageStart;
use earshot_api_content::search::SearchTotal;
use earshot_api_content::search::{ContainsSearch, SearchBody, SearchRequest};
use earshot_api_content::views::PassageView;
use earshot_api_server::cursor::query_hash;
use earshot_api_server::prelude::*;
use earshot_indexer::{Page, PassageResults, Total};
use earshot_model::EpisodeId;
use earshot_model::limits::MAX_PASSAGES;
use earshot_model::search::{SearchMode, build_search_options};

/// Which passages of a transcript are requested.
#[request]
pub struct PassagesRequest {
    /// A search, as it was sent or as its response echoes it. Only its terms that target transcripts find passages.
    /// Its order, cursor and page size are ignored.
    search_options: SearchRequest,
    /// Number of passages on a page, 1 to 100.
    page_size: i64,
    /// `nextCursor` of the previous response, with the same search.
    cursor: Option<String>,
}

impl ContainsSearch for PassagesRequest {
    const SEARCH_POINTER: &'static str = "/searchOptions";
}

/// The passages of a transcript that match, in order of time. Matches that are close together share one passage.
#[view]
pub struct TranscriptPassagesData {
    /// ID of the episode.
    episode_id: String,
    /// The best passage of the whole transcript.
    best_passage: Option<PassageView>,
    /// The passages of the page.
    passages: Vec<PassageView>,
    /// The total number of passages.
    total: SearchTotal,
    /// Number of passages after this page.
    additional_count: usize,
    /// Whether there are more passages.
    has_more: bool,
    /// The cursor of the next page; `null` on the last one.
    next_cursor: Option<String>,
    /// Some passages are not shown: without an account, only the first ones are, within the daily budget.
    truncated: bool,
    /// Largest page size.
    passage_limit: usize,
    /// The search reached its time limit, and there may be more passages.
    partial: bool,
}

/// Searches the transcript of an episode.
///
/// Without an account, 4,000 characters of a transcript are shown per day, including passages in search results. A
/// passage that was already shown that day is free; each query costs 40 characters. `truncated` is true when
/// something was left out.
#[endpoint(
    post "/api/v1/search/episodes/{episodeId}/transcript",
    (status = 200, description = "The passages, possibly none", body = Envelope<TranscriptPassagesData>),
    (status = 400, description = "The search is not valid"),
    (status = 403, description = "The plan does not include a filter"),
    (status = 404, description = "Episode not found, or it has no transcript"),
    (status = 409, description = "The catalog has changed since the first page: start again from the first page"),
    (status = 429, description = "The daily limit without an account is reached, or too many requests"),
    security((), ("apiKey" = ["read"]), ("session" = []))
)]
pub async fn get_transcript_passages(
    state: AppState,
    caller: Caller,
    ApiPath(id): ApiPath<String>,
    SearchBody(body): SearchBody<PassagesRequest>,
) -> Result<Envelope<TranscriptPassagesData>, ApiError> {
    let page_size = check_page_size(body.page_size)?;
    let depth = max_depth(&caller);
    let requested = body.search_options.for_passages();
    let query = query_hash(&format!("passages of {id}"), &requested.canonical());
    let place = PageStart::resolve(&state, &caller, body.cursor.as_deref(), query, depth)?;
    let options = build_search_options(&requested.to_model(), SearchMode::Episodes, caller.tier, place.first_page_at)
        .map_err(|error| ApiError::from(error).prefix_pointers(PassagesRequest::SEARCH_POINTER))?;
    let page = Page { skip: place.skip, limit: page_size.min(depth - place.skip) };
    let job = EngineTask::new(&caller, WorkCost::of_passages(&options)).on_generation(place.generation.clone());
    let reader = state.metering.quote_budget(&caller.payer(), state.clock.now());
    let question = format!("{} {page:?}", place.query_hash());
    let cursor_key = state.cursor_key.clone();
    let data = state
        .run_engine_task(job, move |generation, cancel| {
            let episode = find_episode(generation, &id)?.episode.id;
            reader.charge_query(episode, &question)?;
            let answer = generation.backend.passages_until(episode, &options, page, cancel);
            let answer =
                answer.map_err(|error| ApiError::from(error).prefix_pointers(PassagesRequest::SEARCH_POINTER))?;
            let mut answer = answer.ok_or_else(|| ApiError::not_found("Transcript"))?;
            let found = answer.passages.len();
            answer.passages.retain(|hit| reader.charge_passage(episode, &hit.snippet));
            answer.best = answer.best.filter(|hit| reader.charge_passage(episode, &hit.snippet));
            if found > 0 && answer.passages.is_empty() {
                return Err(reader.exhausted_error());
            }
            let mut data = TranscriptPassagesData::of(episode, &answer, page, depth);
            if answer.passages.len() < found {
                (data.has_more, data.truncated) = (false, true);
            }
            data.next_cursor =
                data.has_more.then(|| cursor_key.sign(&place.next_cursor(answer.passages.len(), generation)));
            Ok(data)
        })
        .await?;
    Ok(Envelope::new(data))
}

fn check_page_size(requested: i64) -> Result<usize, ApiError> {
    let size = usize::try_from(requested).ok().filter(|size| (1..=MAX_PASSAGES).contains(size));
    let message = format!("must be 1 to {MAX_PASSAGES}");
    size.ok_or_else(|| ApiError::invalid("The body is not valid for this call.", "/pageSize", &message))
}

/// Spec 7: transcripts are for users. Others get as many passages as search results.
fn max_depth(caller: &Caller) -> usize {
    match caller.account {
        Some(_) => usize::MAX,
        None => caller.tier.limits().max_results_per_search,
    }
}

impl TranscriptPassagesData {
    fn of(episode: EpisodeId, answer: &PassageResults, page: Page, depth: usize) -> Self {
        let seen = page.skip + answer.passages.len();
        Self {
            episode_id: episode.to_string(),
            best_passage: answer.best.as_ref().map(|passage| PassageView::of(episode, passage)),
            passages: answer.passages.iter().map(|passage| PassageView::of(episode, passage)).collect(),
            total: SearchTotal::of(if answer.is_partial {
                Total::AtLeast(answer.total)
            } else {
                Total::Exactly(answer.total)
            }),
            additional_count: answer.total.saturating_sub(seen),
            has_more: !answer.passages.is_empty() && seen < answer.total.min(depth),
            next_cursor: None,
            truncated: answer.total > depth,
            passage_limit: MAX_PASSAGES,
            partial: answer.is_partial,
        }
    }
}
