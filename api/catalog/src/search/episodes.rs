//! `POST /api/v1/search/episodes`

use crate::episodes::details::require_account;
use earshot_api_content::search::{REPEATS_FREE_FOR, SearchData, prepare_search, run_search};
use earshot_api_content::search::{SearchBody, SearchRequest};
use earshot_api_content::views::EpisodeHitView;
use earshot_api_server::prelude::*;
use earshot_model::search::SearchMode;

/// Searches episodes and their transcripts.
///
/// Without an account, passages are left out once 4,000 characters of their transcript have been shown on that day.
///
/// Costs one search. Free: repeats within 15 minutes, further pages for the same caller, counts, and failed calls. A
/// search that has begun is charged even when its client disconnects.
#[endpoint(
    post "/api/v1/search/episodes",
    (status = 200, description = "The search results", body = Envelope<SearchData<EpisodeHitView>>),
    (status = 400, description = "The search is not valid"),
    (status = 401, description = "Embeddings are for users"),
    (status = 403, description = "The plan does not include a filter or a sort order"),
    (status = 409, description = "The catalog has changed since the first page: start again from the first page"),
    (status = 503, description = "The server is busy with other searches"),
    extensions(("x-cost" = json!({
        "meter": "searches", "count": 1, "repeatsFreeForSeconds": REPEATS_FREE_FOR.as_secs()
    }))),
    security((), ("apiKey" = ["read"]), ("session" = []))
)]
pub async fn search_episodes(
    state: AppState,
    caller: Caller,
    SearchBody(body): SearchBody<SearchRequest>,
) -> Result<Envelope<SearchData<EpisodeHitView>>, ApiError> {
    let tier = caller.tier;
    let with_snippet = body.include_match_snippet == Some(true);
    let with_embeddings = body.include_embeddings == Some(true);
    if with_embeddings {
        require_account(tier)?;
    }
    let prepared = prepare_search(&state, body, SearchMode::Episodes, &caller)?;
    let snippets = prepared.options.snippets;
    let reader = state.metering.quote_budget(&caller.payer(), state.clock.now());
    let data = run_search(
        &state,
        &caller,
        prepared,
        move |generation, prepared, cancel| {
            let mut answer = generation.backend.search_episodes_until(&prepared.options, prepared.page, cancel)?;
            reader.redact(&mut answer.hits);
            for hit in answer.hits.iter_mut().filter(|_| with_embeddings) {
                hit.embeddings = generation.backend.episode_embeddings(&hit.document)?;
            }
            Ok(answer)
        },
        move |hit| EpisodeHitView::of(hit, tier, with_snippet, snippets),
    )
    .await?;
    Ok(Envelope::new(data))
}
