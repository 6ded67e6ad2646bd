//! `GET /api/v1/users/activity`

use super::paging::parse_page;
use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiQuery, RequestOrigin, SessionCaller};
use crate::state::AppState;
use crate::views::{Envelope, TimestampView};
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

const MAX_SKIP: u64 = 10_000;
/// Letters of a place's name that are told: enough to tell one from another.
const ADDRESS_HASH_CHARS: usize = 8;

/// The page of the audit log.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct ActivityParameters {
    /// 1 to 100; 20 when absent.
    #[param(minimum = 1, maximum = 100)]
    limit: Option<u64>,
    #[param(maximum = 10_000)]
    skip: Option<u64>,
}

/// A page of the user's audit log.
#[derive(Debug, Serialize, ToSchema)]
pub struct ActivityData {
    /// The newest first; what is older than a year is forgotten.
    activity: Vec<AuditEventView>,
}

/// Something that was done to the account.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuditEventView {
    id: String,
    at: TimestampView,
    /// link-asked, signed-up, signed-in, confirmed, signed-out, session-ended, signed-out-everywhere, key-made, key-rotated,
    /// key-revoked or contact-reported.
    action: String,
    /// What it was done to: the beginning of a key, a session, a podcast.
    what: Option<String>,
    /// As far as it is known: `Firefox on Linux`.
    device: Option<String>,
    /// The same for what came from the same address, which is not kept itself.
    place: String,
    /// Came from where this call comes from.
    is_here: bool,
}

/// What was done to the account: sign-ins, sessions, keys, reports of contacts.
#[utoipa::path(
    get,
    path = "/api/v1/users/activity",
    operation_id = "listActivity",
    tag = "Auth",
    params(ActivityParameters),
    responses(
        (status = 200, description = "What was done", body = Envelope<ActivityData>),
        (status = 400, description = "Not a number", body = ErrorView),
        (status = 401, description = "Not signed in", body = ErrorView),
        (status = 403, description = "Asked with a key", body = ErrorView),
    ),
    security(("session" = []))
)]
pub async fn list_activity(
    State(state): State<AppState>,
    SessionCaller { account, .. }: SessionCaller,
    origin: RequestOrigin,
    ApiQuery(parameters): ApiQuery<ActivityParameters>,
) -> Result<Envelope<ActivityData>, ApiError> {
    let (skip, limit) = parse_page(parameters.skip, parameters.limit, MAX_SKIP)?;
    let deeds = state.db.audit_events_of(account.user_id, skip, limit).await?;
    let activity = deeds
        .into_iter()
        .map(|deed| AuditEventView {
            id: deed.id.to_string(),
            at: deed.at.into(),
            action: deed.action,
            what: deed.object,
            device: deed.device,
            is_here: deed.address_hash == origin.address_hash(),
            place: deed.address_hash.chars().take(ADDRESS_HASH_CHARS).collect(),
        })
        .collect();
    Ok(Envelope::new(ActivityData { activity }))
}
