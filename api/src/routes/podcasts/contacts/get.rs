//! `GET /api/v1/podcasts/{podcastIdOrSlug}/contacts`

use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiPath, ApiQuery, Caller};
use crate::metering::{ChargeKey, charge_and_run, end_of_month, quota_of};
use crate::routes::podcasts::find_podcast;
use crate::state::AppState;
use crate::views::{
    ContactAccess, ContactsQuotaView, Envelope, LockedContactsView, PodcastContactsView, PodcastSummary, TimestampView,
};
use axum::extract::State;
use earshot_model::{Meter, Period, PodcastDocument};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

const METER: Meter = Meter::AdvancedContacts;

/// Whether the call may be charged.
#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ContactsParameters {
    /// `false` spends nothing: all contacts come when this podcast was asked for this month or the plan has no limit, else
    /// the address in the feed and how much more there is.
    #[serde(default = "spends")]
    #[param(default = true)]
    pub(crate) spend: bool,
}

fn spends() -> bool {
    true
}

/// How to reach a podcast.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PodcastContactsData {
    podcast: PodcastSummary,
    pub(crate) podcast_contacts: PodcastContactsView,
    /// What there is beyond what is shown.
    locked: LockedContactsView,
    /// `null` on plans that do not show all contacts.
    allowance: Option<ContactsQuotaView>,
}

/// How to reach a podcast: addresses, numbers and pages, each with where and when it was seen.
///
/// From the plan business on everything, on the plan individual the address in the feed. Everything costs one of the plan's
/// advanced contacts of the month; the same podcast again within the month costs nothing, nor does one of which no more is known
/// than the feed says.
#[utoipa::path(
    get,
    path = "/api/v1/podcasts/{podcastIdOrSlug}/contacts",
    operation_id = "getPodcastContacts",
    tag = "Podcasts",
    params(("podcastIdOrSlug" = String, Path), ContactsParameters),
    responses(
        (status = 200, description = "The contacts", body = Envelope<PodcastContactsData>),
        (status = 400, description = "A parameter is not valid", body = ErrorView),
        (status = 404, description = "No such podcast", body = ErrorView),
        (status = 429, description = "The plan's advanced contacts of the month are used", body = ErrorView),
    ),
    extensions(("x-cost" = json!({ "meter": "advanced-contacts", "count": 1, "repeatsFreeFor": "month" }))),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_contacts(
    State(state): State<AppState>,
    caller: Caller,
    ApiPath(id_or_slug): ApiPath<String>,
    ApiQuery(parameters): ApiQuery<ContactsParameters>,
) -> Result<Envelope<PodcastContactsData>, ApiError> {
    let document = state.read_generation(move |generation| find_podcast(generation, &id_or_slug)).await?;
    let of_plan = ContactAccess::of(caller.tier);
    let access = resolve_access(&state, &caller, &document, parameters.spend).await?;
    let podcast = document.podcast.id;
    let is_spent =
        access == ContactAccess::All && !LockedContactsView::of(&document, ContactAccess::Primary, of_plan).is_empty();
    let reports = async { Ok::<_, ApiError>(state.db.contact_reports_of(podcast).await?) };
    let reports = match access {
        ContactAccess::None => Vec::new(),
        // Spec 9, Advanced contacts per month: the same podcast is one.
        ContactAccess::All if is_spent => {
            let asked = ChargeKey { text: podcast.to_string(), free_until: end_of_month(state.clock.now()) };
            charge_and_run(&state, &caller, METER, asked, reports).await?
        }
        ContactAccess::Primary | ContactAccess::All => reports.await?,
    };
    let has_allowance = of_plan == ContactAccess::All;
    Ok(Envelope::new(PodcastContactsData {
        podcast: PodcastSummary::of(&document),
        podcast_contacts: PodcastContactsView::of(&document, access, &reports),
        locked: LockedContactsView::of(&document, access, of_plan),
        allowance: if has_allowance { Some(read_quota(&state, &caller, is_spent).await?) } else { None },
    }))
}

/// What may be shown for what the caller wants to spend.
async fn resolve_access(
    state: &AppState,
    caller: &Caller,
    document: &PodcastDocument,
    spends: bool,
) -> Result<ContactAccess, ApiError> {
    let of_plan = ContactAccess::of(caller.tier);
    let is_limited = quota_of(&state.config, caller.tier, METER).is_some();
    if spends || of_plan != ContactAccess::All || !is_limited {
        return Ok(of_plan);
    }
    let is_paid = state.db.is_paid(&caller.subject, METER, &document.podcast.id.to_string()).await?;
    // The plan individual has the address in the feed for nothing, and so have those above.
    Ok(if is_paid { ContactAccess::All } else { ContactAccess::Primary })
}

async fn read_quota(state: &AppState, caller: &Caller, is_spent: bool) -> Result<ContactsQuotaView, ApiError> {
    Ok(ContactsQuotaView {
        used: state.db.usage_in_period(&caller.subject, METER, Period::Month).await?,
        limit: quota_of(&state.config, caller.tier, METER).map(|(count, _)| count),
        resets_at: TimestampView(end_of_month(state.clock.now())),
        is_spent,
    })
}
