//! `GET /api/v1/podcasts/latest`

use earshot_api_content::views::PodcastSummary;
use earshot_api_server::prelude::*;
use earshot_model::PodcastDocument;
use std::sync::Arc;

/// Most podcasts in a response.
const MAX_PODCASTS: usize = 100;

/// Filters of the latest podcasts.
#[parameters]
pub struct LatestParameters {
    /// Only podcasts with a transcript.
    has_transcripts: Option<bool>,
}

/// Podcasts, sorted by their latest episode.
#[view]
pub struct LatestPodcastsData {
    /// The podcasts.
    pub podcasts: Vec<PodcastSummary>,
}

/// Returns the podcasts with the latest episodes.
#[endpoint(
    get "/api/v1/podcasts/latest",
    (status = 200, description = "The podcasts", body = Envelope<LatestPodcastsData>),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_latest_podcasts(
    state: AppState,
    caller: Caller,
    ApiQuery(parameters): ApiQuery<LatestParameters>,
) -> Result<Envelope<LatestPodcastsData>, ApiError> {
    let with_transcripts = parameters.has_transcripts == Some(true);
    Ok(Envelope::new(read_latest(&state, &caller, with_transcripts).await?))
}

pub async fn read_latest(
    state: &AppState,
    caller: &Caller,
    with_transcripts: bool,
) -> Result<LatestPodcastsData, ApiError> {
    let found = state
        .run_engine_task(EngineTask::new(caller, WorkCost::LATEST), move |generation, _cancel| {
            Ok(generation.backend.latest_podcasts(with_transcripts, MAX_PODCASTS)?)
        })
        .await?;
    let summary = |document: &Arc<PodcastDocument>| PodcastSummary::of(document);
    Ok(LatestPodcastsData { podcasts: found.iter().map(summary).collect() })
}
