//! `GET /api/v1/podcasts/latest`

use crate::error::ApiError;
use crate::extract::ApiQuery;
use crate::state::{AppState, EngineTask};
use crate::views::{Envelope, PodcastSummary};
use crate::work_queue::{WorkCost, WorkOwner};
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Most podcasts in a response.
const MAX_PODCASTS: usize = 100;

/// Filters of the latest podcasts.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct LatestParameters {
    /// Only podcasts with a transcript.
    has_transcripts: Option<bool>,
}

/// Podcasts, sorted by their latest episode.
#[derive(Debug, Serialize, ToSchema)]
pub struct LatestPodcastsData {
    /// The podcasts.
    pub(crate) podcasts: Vec<PodcastSummary>,
}

/// Returns the podcasts with the latest episodes.
#[utoipa::path(
    get,
    path = "/api/v1/podcasts/latest",
    operation_id = "getLatestPodcasts",
    tag = "Podcasts",
    params(LatestParameters),
    responses((status = 200, description = "The podcasts", body = Envelope<LatestPodcastsData>)),
    security(())
)]
pub async fn get_latest_podcasts(
    State(state): State<AppState>,
    owner: WorkOwner,
    ApiQuery(parameters): ApiQuery<LatestParameters>,
) -> Result<Envelope<LatestPodcastsData>, ApiError> {
    let with_transcripts = parameters.has_transcripts == Some(true);
    Ok(Envelope::new(read_latest(&state, owner, with_transcripts).await?))
}

pub(crate) async fn read_latest(
    state: &AppState,
    owner: WorkOwner,
    with_transcripts: bool,
) -> Result<LatestPodcastsData, ApiError> {
    let found = state
        .run_engine_task(EngineTask::new(owner, WorkCost::LATEST), move |generation, _cancel| {
            Ok(generation.backend.latest_podcasts(with_transcripts, MAX_PODCASTS)?)
        })
        .await?;
    Ok(LatestPodcastsData { podcasts: found.iter().map(|document| PodcastSummary::of(document)).collect() })
}
