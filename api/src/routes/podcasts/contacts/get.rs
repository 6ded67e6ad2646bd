//! `GET /api/v1/podcasts/{podcastIdOrSlug}/contacts`

use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiPath, Caller};
use crate::routes::podcasts::find;
use crate::state::AppState;
use crate::views::{ContactAccess, Envelope, LockedContactsView, PodcastContactsView, PodcastSummary};
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

/// How to reach a podcast.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PodcastContactsData {
    podcast: PodcastSummary,
    podcast_contacts: PodcastContactsView,
    /// What there is beyond the plan.
    locked: LockedContactsView,
}

/// How to reach a podcast: addresses, numbers and pages, each with where and when it was seen.
///
/// From the plan business on everything, on the plan individual the address in the feed.
#[utoipa::path(
    get,
    path = "/api/v1/podcasts/{podcastIdOrSlug}/contacts",
    operation_id = "getPodcastContacts",
    tag = "Podcasts",
    params(("podcastIdOrSlug" = String, Path)),
    responses(
        (status = 200, description = "The contacts", body = Envelope<PodcastContactsData>),
        (status = 404, description = "No such podcast", body = ErrorView),
    ),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_contacts(
    State(state): State<AppState>,
    caller: Caller,
    ApiPath(id_or_slug): ApiPath<String>,
) -> Result<Envelope<PodcastContactsData>, ApiError> {
    let document = state.read(move |generation| find(generation, &id_or_slug)).await?;
    let access = ContactAccess::of(caller.tier);
    let reports = match access {
        ContactAccess::None => Vec::new(),
        ContactAccess::Primary | ContactAccess::All => state.db.contact_reports_of(document.podcast.id).await?,
    };
    Ok(Envelope::new(PodcastContactsData {
        podcast: PodcastSummary::of(&document),
        podcast_contacts: PodcastContactsView::of(&document, access, &reports),
        locked: LockedContactsView::of(&document, access),
    }))
}
