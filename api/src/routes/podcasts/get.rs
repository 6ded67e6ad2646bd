//! `GET /api/v1/podcasts/{podcastIdOrSlug}`

use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiPath, Caller};
use crate::state::AppState;
use crate::views::{Envelope, PlatformsView, PodcastView};
use axum::extract::State;
use earshot_model::{PodcastDocument, Tier};
use serde::Serialize;
use utoipa::ToSchema;

/// A podcast, with where it is listed.
#[derive(Debug, Serialize, ToSchema)]
pub struct PodcastData {
    podcast: PodcastView,
    platforms: Option<PlatformsView>,
}

impl PodcastData {
    pub(crate) fn of(document: &PodcastDocument, tier: Tier) -> Self {
        Self { podcast: PodcastView::of(document, tier), platforms: PlatformsView::of(document, tier) }
    }
}

/// A podcast by its id or slug.
#[utoipa::path(
    get,
    path = "/api/v1/podcasts/{podcastIdOrSlug}",
    operation_id = "getPodcast",
    tag = "Podcasts",
    params(("podcastIdOrSlug" = String, Path)),
    responses(
        (status = 200, description = "The podcast", body = Envelope<PodcastData>),
        (status = 404, description = "No such podcast", body = ErrorView),
    ),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast(
    State(state): State<AppState>,
    caller: Caller,
    ApiPath(id_or_slug): ApiPath<String>,
) -> Result<Envelope<PodcastData>, ApiError> {
    let document = state.read(move |generation| super::find(generation, &id_or_slug)).await?;
    Ok(Envelope::new(PodcastData::of(&document, caller.tier)))
}
