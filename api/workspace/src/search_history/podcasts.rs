//! `GET /api/v1/search/history/{searchId}/podcasts`

use earshot_api_content::search::{REPEATS_FREE_FOR, find_podcasts_of_search};
use earshot_api_server::prelude::*;

/// The podcasts of a search.
#[view]
pub struct PodcastsOfSearchData {
    /// IDs of the podcasts, in the order of the hits. In a search for episodes, those of the episodes, each once.
    podcast_ids: Vec<String>,
    /// The search has more hits than the plan's results per search.
    truncated: bool,
}

/// Returns the podcasts of all results of a search of the team, up to the plan's results per search.
///
/// It runs the search again and leaves out what the team hides now. Costs one search, or nothing within 15 minutes.
#[endpoint(
    get "/api/v1/search/history/{searchId}/podcasts",
    (status = 200, description = "The podcasts", body = Envelope<PodcastsOfSearchData>),
    (status = 403, description = "The plan no longer includes a filter of the search"),
    (status = 503, description = "The server is busy with other searches"),
    extensions(("x-cost" = json!({
        "meter": "searches", "count": 1, "repeatsFreeForSeconds": REPEATS_FREE_FOR.as_secs()
    }))),
)]
pub async fn get_podcasts_of_search(
    state: AppState,
    caller: Caller,
    _: SignedInAccount,
    ApiPath(search_id): ApiPath<String>,
) -> Result<Envelope<PodcastsOfSearchData>, ApiError> {
    let found = find_podcasts_of_search(&state, &caller, &search_id).await?;
    let podcast_ids = found.podcasts.iter().map(|document| document.podcast.id.to_string()).collect();
    Ok(Envelope::new(PodcastsOfSearchData { podcast_ids, truncated: found.is_cut }))
}
