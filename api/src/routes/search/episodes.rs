//! `POST /api/v1/search/episodes`

use super::request::{SearchBody, SearchRequest};
use super::{REPEATS_FREE_FOR, SearchData, prepare, run};
use crate::error::{ApiError, ErrorView};
use crate::extract::Caller;
use crate::metering::metered;
use crate::state::AppState;
use crate::views::{Envelope, EpisodeHitView};
use axum::extract::State;
use earshot_model::Meter;
use earshot_model::search::SearchMode;

/// Search episodes and what is said in them.
///
/// Costs one search of the plan. The same search within 15 minutes costs nothing, nor do its further pages, nor a call
/// that fails.
#[utoipa::path(
    post,
    path = "/api/v1/search/episodes",
    operation_id = "searchEpisodes",
    tag = "Search",
    request_body = SearchRequest,
    responses(
        (status = 200, description = "What was found", body = Envelope<SearchData<EpisodeHitView>>),
        (status = 400, description = "The search is not valid", body = ErrorView),
        (status = 403, description = "A filter is not on the plan", body = ErrorView),
        (status = 409, description = "The catalog was published anew since the first page: search again", body = ErrorView),
        (status = 429, description = "The searches of the plan are used, or too many requests", body = ErrorView),
    ),
    extensions(("x-cost" = json!({
        "meter": "searches", "count": 1, "repeatsFreeForSeconds": REPEATS_FREE_FOR.as_secs()
    }))),
    security((), ("apiKey" = ["read"]), ("session" = []))
)]
pub async fn search_episodes(
    State(state): State<AppState>,
    caller: Caller,
    SearchBody(body): SearchBody<SearchRequest>,
) -> Result<Envelope<SearchData<EpisodeHitView>>, ApiError> {
    let tier = caller.tier;
    let with_snippet = body.include_match_snippet == Some(true);
    let prepared = prepare(&state, body, SearchMode::Episodes, tier)?;
    let snippets = prepared.options.snippets;
    let asked = prepared.asked(state.clock.now());
    let work = run(
        &state,
        prepared,
        |generation, prepared| generation.backend.search_episodes(&prepared.options, prepared.page),
        move |hit| EpisodeHitView::of(hit, tier, with_snippet, snippets),
    );
    // Spec 9, Searches.
    let data = match asked {
        Some(asked) => metered(&state, &caller, Meter::Searches, asked, work).await?,
        None => work.await?,
    };
    Ok(Envelope::new(data))
}
