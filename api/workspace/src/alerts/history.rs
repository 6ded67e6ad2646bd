//! `GET /api/v1/alerts/history`

use super::all_alerts;
use earshot_api_content::views::{AlertHistoryMatchView, history_matches};
use earshot_api_server::prelude::*;
use earshot_app::MatchQuery;
use earshot_model::Timestamp;

const PAGE_SIZE: u64 = 50;
const MAX_PAGE: u64 = 10_000;

/// Which matches, and which page.
#[parameters]
pub struct AlertHistoryParameters {
    /// ID of an alert; all alerts by default.
    #[param(value_type = Option<String>)]
    alert_config_id: Option<Uuid>,
    /// Number of the page, from 1. A page has 50 matches.
    #[param(minimum = 1)]
    page: Option<f64>,
    /// Only matches that were found at or after this time, as RFC 3339 or a day.
    since_date: Option<String>,
}

/// The options as applied.
#[view]
pub struct AlertHistoryOptions {
    /// ID of the alert; `null` for all.
    alert_config_id: Option<String>,
    /// Number of the page.
    page: u64,
    /// The earliest time; `null` for all.
    since_date: Option<TimestampView>,
}

/// A page of the history of matches, the newest episodes first.
#[view]
pub struct AlertHistoryData {
    /// The options as applied.
    options: AlertHistoryOptions,
    /// Number of matches on all pages.
    total_alert_matches: u64,
    /// The matches, kept and filtered.
    alert_matches: Vec<AlertHistoryMatchView>,
}

/// Lists the matches of episodes, kept and filtered, without the back catalog, the newest episodes first.
#[endpoint(
    get "/api/v1/alerts/history",
    (status = 200, description = "The matches", body = Envelope<AlertHistoryData>),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn get_alert_match_history(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<AlertHistoryParameters>,
) -> Result<Envelope<AlertHistoryData>, ApiError> {
    let page = parse_page(parameters.page.unwrap_or(1.0))?;
    let since = parameters.since_date.as_deref().map(parse_since).transpose()?;
    let query = MatchQuery {
        alert_id: parameters.alert_config_id,
        since,
        is_back_catalog: Some(false),
        skip: (page - 1) * PAGE_SIZE,
        limit: PAGE_SIZE,
        ..MatchQuery::default()
    };
    let found = state.db.alert_matches(&account, &query).await?;
    let alerts = all_alerts(&state, &account).await?;
    Ok(Envelope::new(AlertHistoryData {
        options: AlertHistoryOptions {
            alert_config_id: parameters.alert_config_id.map(|id| id.to_string()),
            page,
            since_date: since.map(Into::into),
        },
        total_alert_matches: found.total,
        alert_matches: history_matches(&found.matches, &alerts),
    }))
}

/// The contract types the page as a float; clients send whole numbers.
fn parse_page(page: f64) -> Result<u64, ApiError> {
    if page.fract() == 0.0 && (1.0..=MAX_PAGE as f64).contains(&page) {
        return Ok(page as u64);
    }
    Err(ApiError::invalid("The page is not valid.", "/page", &format!("must be 1 to {MAX_PAGE}")))
}

fn parse_since(text: &str) -> Result<Timestamp, ApiError> {
    let day = || Some(text.parse::<chrono::NaiveDate>().ok()?.and_time(chrono::NaiveTime::MIN).and_utc());
    let time = chrono::DateTime::parse_from_rfc3339(text).ok().map(|time| time.to_utc()).or_else(day);
    time.ok_or_else(|| ApiError::invalid("The date is not valid.", "/sinceDate", "must be a time or a day"))
}
