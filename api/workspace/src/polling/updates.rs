//! `GET /api/v1/polling/updates`

use crate::projects::find_project;
use base64::Engine as _;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use earshot_api_server::prelude::*;
use earshot_app::{PollingEvent, PollingQuery};
use earshot_model::{PollingEventKind, Timestamp};
use serde_json::Value;

/// Most events in a response.
const MAX_LIMIT: u32 = 1_000;
/// Marks a cursor of this list.
const CURSOR_PREFIX: &str = "events ";

/// Which events are returned.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct UpdatesParameters {
    /// Only events at or after this time, RFC 3339. Events are kept for 30 days.
    since: Option<String>,
    /// `cursor` of the previous response: only events after it.
    cursor: Option<String>,
    /// Only these events; all by default. Repeat the parameter for several.
    #[serde(default)]
    event_types: Vec<String>,
    /// Only events of this project, by ID or slug.
    project_id: Option<String>,
    /// Only events of this guest profile.
    guest_profile_id: Option<String>,
    /// Only events of this alert.
    alert_config_id: Option<String>,
    /// 1 to 1,000.
    #[param(value_type = u32, minimum = 1, maximum = 1_000)]
    limit: f64,
}

/// A page of the events of the team.
#[view]
pub struct UpdatesData {
    /// The events, oldest first.
    events: Vec<UpdateEventView>,
    /// The cursor for the next call, also when there are no more events yet; `null` before the first event.
    cursor: Option<String>,
    /// Whether there are more events now.
    has_more: bool,
}

/// An event.
#[view]
pub struct UpdateEventView {
    /// ID of the event.
    id: String,
    /// When it happened.
    occurred_at: TimestampView,
    /// request_completed, guest_appearance, listed_podcast_added or alert_match.
    event_type: String,
    /// What happened. Its fields depend on the event: `requestId`, `requestType`, `podcastId`, `episodeId`,
    /// `guestProfileId`, `completedAt` and `error`; `guestAppearanceId`, `guestProfileId`, `episodeId`, `aiVerified`,
    /// `humanVerified` and `createdAt`; `listedPodcastId`, `projectId`, `podcastId`, `status` and `createdAt`; or
    /// `alertMatchId`, `alertConfigId`, `alertConfigName`, `alertType`, `episodeId`, `podcastId` and `createdAt`.
    #[schema(value_type = Object)]
    data: Value,
}

/// Returns what happened in the team: completed requests, appearances of guests, podcasts added to lists, and matches
/// of alerts.
///
/// Start with `since`, or with neither `since` nor `cursor` for all events of the last 30 days. Then send the cursor of
/// each response with the next call: no event is missed, and none comes twice.
#[endpoint(
    get "/api/v1/polling/updates",
    (status = 200, description = "The events", body = Envelope<UpdatesData>),
    (status = 404, description = "Project or alert not found"),
)]
pub async fn get_updates(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<UpdatesParameters>,
) -> Result<Envelope<UpdatesData>, ApiError> {
    let limit = parse_limit(parameters.limit)?;
    let after = parameters.cursor.as_deref().map(read_cursor).transpose()?;
    let mut query = PollingQuery {
        team_id: Some(account.team_id),
        after_seq: after.unwrap_or(0),
        since: parameters.since.as_deref().map(parse_since).transpose()?,
        kinds: parse_kinds(&parameters.event_types)?,
        guest_profile_id: parameters.guest_profile_id.as_deref().map(parse_guest).transpose()?,
        ..PollingQuery::default()
    };
    if let Some(project) = &parameters.project_id {
        query.project_id = Some(find_project(&state, &account, project).await?.id);
    }
    if let Some(alert) = &parameters.alert_config_id {
        let id = Uuid::try_parse(alert).map_err(|_| ApiError::not_found("Alert"))?;
        query.alert_id = Some(state.db.delivery_alert(&account, id).await?.id);
    }
    // Read before the events, so the cursor of an empty response precedes an event that is written in between.
    let newest = state.db.newest_polling_event(Some(account.team_id)).await?;
    let mut events = state.db.polling_events_after(&query, u64::from(limit) + 1).await?;
    let has_more = events.len() > limit as usize;
    events.truncate(limit as usize);
    let position = match events.last() {
        Some(last) => Some(last.seq),
        None => Some(newest.max(after.unwrap_or(0))).filter(|position| *position > 0),
    };
    let events = events.into_iter().map(event_view).collect();
    Ok(Envelope::new(UpdatesData { events, cursor: position.map(write_cursor), has_more }))
}

fn event_view(event: PollingEvent) -> UpdateEventView {
    UpdateEventView {
        id: event.id.to_string(),
        occurred_at: event.occurred_at.into(),
        event_type: event.kind.as_str().to_owned(),
        data: event.payload,
    }
}

/// Clients may write the limit as `50` or `50.0`.
fn parse_limit(limit: f64) -> Result<u32, ApiError> {
    let whole = (1..=MAX_LIMIT).find(|&known| f64::from(known) == limit);
    whole.ok_or_else(|| invalid("/limit", &format!("must be a whole number from 1 to {MAX_LIMIT}")))
}

fn parse_since(text: &str) -> Result<Timestamp, ApiError> {
    text.parse().map_err(|_| invalid("/since", "must be a time such as 2026-11-21T10:00:00Z"))
}

fn parse_kinds(names: &[String]) -> Result<Vec<PollingEventKind>, ApiError> {
    let parse = |name: &String| {
        PollingEventKind::parse(name).ok_or_else(|| {
            let known: Vec<_> = PollingEventKind::ALL.iter().map(|kind| kind.as_str()).collect();
            invalid("/eventTypes", &format!("must be one of {}", known.join(", ")))
        })
    };
    names.iter().map(parse).collect()
}

fn parse_guest(id: &str) -> Result<Uuid, ApiError> {
    Uuid::try_parse(id).map_err(|_| ApiError::not_found("Guest profile"))
}

fn invalid(pointer: &str, detail: &str) -> ApiError {
    ApiError::invalid("A parameter is not valid.", pointer, detail)
}

fn write_cursor(position: i64) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(format!("{CURSOR_PREFIX}{position}"))
}

fn read_cursor(cursor: &str) -> Result<i64, ApiError> {
    let read = || {
        let text = String::from_utf8(BASE64_URL_SAFE_NO_PAD.decode(cursor).ok()?).ok()?;
        text.strip_prefix(CURSOR_PREFIX)?.parse::<i64>().ok().filter(|position| *position >= 0)
    };
    let refused = || ApiError::of(ErrorCode::InvalidCursor).with_detail("/cursor", "is not a cursor of this list");
    read().ok_or_else(refused)
}
