//! `POST /api/v1/search/episodes`

use super::request::{SearchBody, SearchRequest};
use super::{SearchData, prepare, run};
use crate::error::{ApiError, ErrorView};
use crate::extract::Caller;
use crate::state::AppState;
use crate::views::{Envelope, EpisodeHitView};
use axum::extract::State;
use earshot_model::search::SearchMode;

/// Longest `transcriptTextSnippet` where nothing else was asked, in characters.
const SNIPPET_CHARS: u32 = 500;

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
    SearchBody(body): SearchBody,
) -> Result<Envelope<SearchData<EpisodeHitView>>, ApiError> {
    let tier = caller.tier;
    let with_snippet = body.include_match_snippet == Some(true);
    // Spec 5: episode searches request transcript snippets.
    let with_passages = body.include_transcript_snippet != Some(false);
    let snippet_chars = body.transcript_snippet_length.unwrap_or(SNIPPET_CHARS) as usize;
    let prepared = prepare(&state, body, SearchMode::Episodes, tier)?;
    let data = run(
        &state,
        prepared,
        |generation, prepared| generation.backend.search_episodes(&prepared.options, prepared.page),
        move |hit| {
            let view = EpisodeHitView::of(hit, tier, with_snippet, snippet_chars);
            if with_passages { view } else { view.without_passages() }
        },
    )
    .await?;
    Ok(Envelope::new(data))
}
