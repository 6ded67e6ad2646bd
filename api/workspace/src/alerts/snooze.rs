//! `POST /api/v1/alerts/matches/snooze`

use super::publish_alert;
use chrono::Days;
use earshot_api_server::prelude::*;
use earshot_model::Timestamp;

const MAX_IDS: usize = 1_000;
/// Longest time for which a match is snoozed, in days.
const MAX_DAYS: u64 = 366;

/// Which matches are snoozed.
#[request]
pub struct SnoozeMatchesRequest {
    /// IDs of matches.
    #[schema(max_items = 1000)]
    match_ids: Vec<Uuid>,
    /// Until when they are hidden from the new ones, RFC 3339, within a year; `null` shows them again.
    until: Option<String>,
}

/// How many matches changed.
#[view]
pub struct SnoozedMatchesData {
    /// Number of matches that changed.
    changed: u64,
}

/// Snoozes matches: hides them from the new ones for a time.
#[endpoint(
    post "/api/v1/alerts/matches/snooze",
    (status = 200, description = "They are snoozed. IDs of other teams change nothing", body = Envelope<SnoozedMatchesData>),
    (status = 400, description = "The time is in the past or too far away"),
)]
pub async fn snooze_alert_matches(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiJson(body): ApiJson<SnoozeMatchesRequest>,
) -> Result<Envelope<SnoozedMatchesData>, ApiError> {
    let invalid = |pointer, detail: &str| ApiError::invalid("The request is not valid.", pointer, detail);
    if body.match_ids.len() > MAX_IDS {
        return Err(invalid("/matchIds", &format!("must be at most {MAX_IDS}")));
    }
    let until = body.until.as_deref().map(|text| parse_until(text, state.clock.now())).transpose()?;
    let changed = state.db.snooze_matches(&account, body.match_ids, until).await?;
    if changed > 0 {
        publish_alert(&state, &account, None, None);
    }
    Ok(Envelope::new(SnoozedMatchesData { changed }))
}

fn parse_until(text: &str, now: Timestamp) -> Result<Timestamp, ApiError> {
    let invalid = |detail: &str| ApiError::invalid("The request is not valid.", "/until", detail);
    let until = text.parse::<Timestamp>().map_err(|_| invalid("must be a time such as 2026-12-31T23:59:59Z"))?;
    let latest = now.checked_add_days(Days::new(MAX_DAYS)).unwrap_or(now);
    if until > now && until <= latest { Ok(until) } else { Err(invalid("must be in the future, within a year")) }
}
