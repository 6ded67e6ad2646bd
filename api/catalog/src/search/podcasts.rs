//! `POST /api/v1/search/podcasts`

use crate::episodes::details::require_account;
use crate::podcasts::get::MAX_SIMILAR;
use earshot_api_content::search::{REPEATS_FREE_FOR, SearchData, prepare_search, run_search};
use earshot_api_content::search::{SearchBody, SearchRequest};
use earshot_api_content::views::PodcastHitView;
use earshot_api_server::prelude::*;
use earshot_model::search::SearchMode;

/// Searches podcasts.
///
/// Costs one search. Free: repeats within 15 minutes, further pages for the same caller, counts, and failed calls. A
/// search that has begun is charged even when its client disconnects.
#[endpoint(
    post "/api/v1/search/podcasts",
    (status = 200, description = "The search results", body = Envelope<SearchData<PodcastHitView>>),
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
pub async fn search_podcasts(
    state: AppState,
    caller: Caller,
    SearchBody(body): SearchBody<SearchRequest>,
) -> Result<Envelope<SearchData<PodcastHitView>>, ApiError> {
    let tier = caller.tier;
    let with_similar = body.include_similar_podcasts == Some(true);
    let with_embeddings = body.include_embeddings == Some(true);
    if with_embeddings {
        require_account(tier)?;
    }
    let prepared = prepare_search(&state, body, SearchMode::Podcasts, &caller)?;
    let data = run_search(
        &state,
        &caller,
        prepared,
        move |generation, prepared, cancel| {
            let backend = &generation.backend;
            let mut answer = backend.search_podcasts_until(&prepared.options, prepared.page, cancel)?;
            for hit in &mut answer.hits {
                let id = hit.document.podcast.id;
                if with_similar {
                    hit.similar = backend.similar_podcasts(id, MAX_SIMILAR)?;
                }
                if with_embeddings {
                    hit.embedding = backend.podcast_embedding(id)?;
                }
            }
            Ok(answer)
        },
        move |hit| PodcastHitView::of(hit, tier),
    )
    .await?;
    Ok(Envelope::new(data))
}
