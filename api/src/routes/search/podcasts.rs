//! `POST /api/v1/search/podcasts`

use super::request::{SearchBody, SearchRequest};
use super::{SearchData, prepare, run};
use crate::error::{ApiError, ErrorView};
use crate::extract::Caller;
use crate::state::AppState;
use crate::views::{Envelope, PodcastHitView};
use axum::extract::State;
use earshot_model::search::SearchMode;

/// Search podcasts.
#[utoipa::path(
    post,
    path = "/api/v1/search/podcasts",
    operation_id = "searchPodcasts",
    tag = "Search",
    request_body = SearchRequest,
    responses(
        (status = 200, description = "What was found", body = Envelope<SearchData<PodcastHitView>>),
        (status = 400, description = "The search is not valid", body = ErrorView),
        (status = 403, description = "A filter is not on the plan", body = ErrorView),
    ),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn search_podcasts(
    State(state): State<AppState>,
    caller: Caller,
    SearchBody(body): SearchBody<SearchRequest>,
) -> Result<Envelope<SearchData<PodcastHitView>>, ApiError> {
    let tier = caller.tier;
    let prepared = prepare(&state, body, SearchMode::Podcasts, tier)?;
    let data = run(
        &state,
        prepared,
        |generation, prepared| generation.backend.search_podcasts(&prepared.options, prepared.page),
        move |hit| PodcastHitView::of(hit, tier),
    )
    .await?;
    Ok(Envelope::new(data))
}
