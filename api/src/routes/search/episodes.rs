//! `POST /api/v1/search/episodes`

use super::request::{SearchBody, SearchRequest};
use super::{SearchData, prepare, run};
use crate::error::{ApiError, ErrorView};
use crate::extract::Caller;
use crate::state::AppState;
use crate::views::{Envelope, EpisodeHitView};
use axum::extract::State;
use earshot_model::search::SearchMode;

/// Search episodes and what is said in them.
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
    ),
    security((), ("apiKey" = []), ("session" = []))
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
    let data = run(
        &state,
        prepared,
        |generation, prepared| generation.backend.search_episodes(&prepared.options, prepared.page),
        move |hit| EpisodeHitView::of(hit, tier, with_snippet, snippets),
    )
    .await?;
    Ok(Envelope::new(data))
}
