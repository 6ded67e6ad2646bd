//! `GET /api/v1/users/activity`

use crate::paging::parse_page;
use earshot_api_server::prelude::*;

const MAX_SKIP: u64 = 10_000;
/// Characters of the address hash in the response: enough to distinguish addresses.
const ADDRESS_HASH_CHARS: usize = 8;

/// The page of the audit log.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct ActivityParameters {
    /// 1 to 100; 20 by default.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u64>,
    /// Number of events to skip, at most 10,000.
    #[param(maximum = 10_000)]
    skip: Option<u64>,
}

/// A page of the user's audit log.
#[view]
pub struct ActivityData {
    /// Newest first. Events are kept for a year.
    activity: Vec<AuditEventView>,
}

/// An audit event of the account.
#[view]
pub struct AuditEventView {
    /// ID of the event.
    id: String,
    /// When it happened.
    at: TimestampView,
    /// link-asked, signed-up, signed-in, confirmed, signed-out, session-ended, signed-out-everywhere, key-made,
    /// key-rotated, key-revoked, passkey-added, passkey-removed, signed-in-with-passkey, passkey-refused,
    /// signed-in-with-provider, contact-reported, member-invited, invitation-resent, invitation-revoked, invitation-accepted,
    /// role-changed, team-handed-over, member-removed, team-left, team-renamed, team-deleted,
    /// podcasts-exported, webhook-created, webhook-deleted or webhook-secret-rotated.
    action: String,
    /// The object of the action: the beginning of a key, a session, a podcast, an invitation, a user, a team, a
    /// webhook, or what was exported.
    what: Option<String>,
    /// Browser and system, if they are known: `Firefox on Linux`.
    device: Option<String>,
    /// A hash of the address, which is the same for events from the same address. The address itself is not stored.
    place: String,
    /// Whether the event came from the address of this request.
    is_here: bool,
}

/// Lists the audit events of the account: sign-ins, sessions, keys, reports of contacts.
#[endpoint(
    get "/api/v1/users/activity",
    (status = 200, description = "The events", body = Envelope<ActivityData>),
    (status = 400, description = "A number is not valid"),
    security(("session" = []))
)]
pub async fn list_activity(
    state: AppState,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    ApiQuery(parameters): ApiQuery<ActivityParameters>,
) -> Result<Envelope<ActivityData>, ApiError> {
    let (skip, limit) = parse_page(parameters.skip, parameters.limit, MAX_SKIP)?;
    let events = state.db.audit_events_of(account.user_id, skip, limit).await?;
    let activity = events
        .into_iter()
        .map(|event| AuditEventView {
            id: event.id.to_string(),
            at: event.at.into(),
            action: event.action,
            what: event.object,
            device: event.device,
            is_here: event.address_hash == origin.address_hash(),
            place: event.address_hash.chars().take(ADDRESS_HASH_CHARS).collect(),
        })
        .collect();
    Ok(Envelope::new(ActivityData { activity }))
}
