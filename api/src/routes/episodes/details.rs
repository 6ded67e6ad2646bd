//! `GET /api/v1/episodes/{episodeId}/details`

use crate::error::{ApiError, ErrorView};
use crate::extract::ApiPath;
use crate::serving::Generation;
use crate::state::AppState;
use crate::views::{Envelope, EpisodeView};
use axum::extract::State;
use earshot_model::EpisodeDocument;
use serde::Serialize;
use utoipa::ToSchema;

/// An episode.
#[derive(Debug, Serialize, ToSchema)]
pub struct EpisodeData {
    /// The episode.
    pub(crate) episode: EpisodeView,
}

/// Returns an episode by its id.
#[utoipa::path(
    get,
    path = "/api/v1/episodes/{episodeId}/details",
    operation_id = "getEpisodeDetailsById",
    tag = "Episodes",
    params(("episodeId" = String, Path)),
    responses(
        (status = 200, description = "The episode", body = Envelope<EpisodeData>),
        (status = 404, description = "Episode not found", body = ErrorView),
    ),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_episode_details_by_id(
    State(state): State<AppState>,
    ApiPath(id): ApiPath<String>,
) -> Result<Envelope<EpisodeData>, ApiError> {
    let data = state
        .read_generation(move |generation| {
            let document = super::find_episode(generation, &id)?;
            EpisodeData::read(generation, &document)
        })
        .await?;
    Ok(Envelope::new(data))
}

impl EpisodeData {
    pub(crate) fn read(generation: &Generation, document: &EpisodeDocument) -> Result<Self, ApiError> {
        let subjects = generation.backend.episode_subjects(&document.episode)?;
        Ok(Self { episode: EpisodeView::of(document).with_subjects(&subjects) })
    }
}
