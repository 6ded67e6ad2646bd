//! `GET /api/v1/podcasts/{podcastIdOrSlug}/contacts`

use earshot_api_content::lookup::find_podcast;
use earshot_api_content::views::{
    ContactAccess, ContactsQuotaView, LockedContactsView, PodcastContactsView, PodcastSummary,
};
use earshot_api_server::metering::{ChargeKey, end_of_month};
use earshot_api_server::prelude::*;
use earshot_model::{Meter, Period, PodcastDocument};

const METER: Meter = Meter::AdvancedContacts;

/// Whether the call may be charged.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct ContactsParameters {
    /// `false` spends nothing. Then all contacts are returned when this podcast was already paid for this month or
    /// the plan has no limit; otherwise the address in the feed and the number of other contacts.
    #[serde(default = "spends")]
    #[param(default = true)]
    pub(crate) spend: bool,
}

fn spends() -> bool {
    true
}

/// The contacts of a podcast.
#[view]
pub struct PodcastContactsData {
    /// The podcast.
    podcast: PodcastSummary,
    /// The contacts.
    pub(crate) podcast_contacts: PodcastContactsView,
    /// The contacts that are not shown.
    locked: LockedContactsView,
    /// The quota of contacts; `null` on plans that do not show all contacts.
    allowance: Option<ContactsQuotaView>,
}

/// Returns the contacts of a podcast: email addresses, phone numbers and pages, with sources.
///
/// The individual plan gets the address in the feed; plans from business on get everything, with where and when each
/// contact was seen. All contacts cost one of the plan's contact unlocks per month. Repeated calls for the same podcast
/// within the month are free, and so are podcasts whose only contacts are those in the feed.
#[endpoint(
    get "/api/v1/podcasts/{podcastIdOrSlug}/contacts",
    (status = 200, description = "The contacts", body = Envelope<PodcastContactsData>),
    extensions(("x-cost" = json!({ "meter": "advanced-contacts", "count": 1, "repeatsFreeFor": "month" }))),
    security((), ("apiKey" = []), ("session" = []))
)]
pub async fn get_podcast_contacts(
    state: AppState,
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
        // Spec 9, Advanced contacts per month: the same podcast counts once.
        ContactAccess::All if is_spent => {
            let key = ChargeKey { text: podcast.to_string(), free_until: end_of_month(state.clock.now()) };
            state.metering.charge_and_run(&caller.payer(), METER, key, reports).await?
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

/// Decides which contacts to return for what the caller may spend.
async fn resolve_access(
    state: &AppState,
    caller: &Caller,
    document: &PodcastDocument,
    spends: bool,
) -> Result<ContactAccess, ApiError> {
    let of_plan = ContactAccess::of(caller.tier);
    let is_limited = state.metering.quota_of(caller.tier, METER).is_some();
    if spends || of_plan != ContactAccess::All || !is_limited {
        return Ok(of_plan);
    }
    let is_paid = state.db.is_paid(&caller.subject, METER, &document.podcast.id.to_string()).await?;
    // The individual plan and those above get the address in the feed for free.
    Ok(if is_paid { ContactAccess::All } else { ContactAccess::Primary })
}

async fn read_quota(state: &AppState, caller: &Caller, is_spent: bool) -> Result<ContactsQuotaView, ApiError> {
    Ok(ContactsQuotaView {
        used: state.db.usage_in_period(&caller.subject, METER, Period::Month).await?,
        limit: state.metering.quota_of(caller.tier, METER).map(|(count, _)| count),
        resets_at: TimestampView(end_of_month(state.clock.now())),
        is_spent,
    })
}
