//! `GET /api/v1/podcasts/{podcastIdOrSlug}/contacts`

use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiPath, Caller};
use crate::metering::{Asked, counted, end_of_month};
use crate::routes::podcasts::find;
use crate::state::AppState;
use crate::views::{ContactAccess, Envelope, LockedContactsView, PodcastContactsView, PodcastSummary};
use axum::extract::State;
use earshot_model::Meter;
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
/// From the plan business on everything, on the plan individual the address in the feed. Who sees everything has it in
/// the usage record of the day, each podcast once a month; it is not limited.
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
    let podcast = document.podcast.id;
    let reports = async { Ok::<_, ApiError>(state.db.contact_reports_of(podcast).await?) };
    let reports = match access {
        ContactAccess::None => Vec::new(),
        ContactAccess::Primary => reports.await?,
        // Spec 3, Usage record: contactsRequestedCount.
        ContactAccess::All => {
            let asked = Asked { what: podcast.to_string(), free_until: end_of_month(state.clock.now()) };
            counted(&state, &caller, Meter::AdvancedContacts, asked, reports).await?
        }
    };
    Ok(Envelope::new(PodcastContactsData {
        podcast: PodcastSummary::of(&document),
        podcast_contacts: PodcastContactsView::of(&document, access, &reports),
        locked: LockedContactsView::of(&document, access),
    }))
}
