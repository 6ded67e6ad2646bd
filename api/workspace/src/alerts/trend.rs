//! `GET /api/v1/alerts/alert-config/{alertConfigId}/trend`

use super::find_alert;
use earshot_api_server::prelude::*;
use earshot_app::TrendDay;

const DEFAULT_DAYS: u32 = 90;
const MAX_DAYS: u32 = 366;
/// Days of which the mean is forecast.
const FORECAST_DAYS: usize = 28;

/// How far back.
#[parameters]
pub struct AlertTrendParameters {
    /// Number of days: 1 to 366, 90 by default.
    #[param(minimum = 1, maximum = 366)]
    days: Option<u32>,
}

/// The matches of an alert by day.
#[view]
pub struct AlertTrendData {
    /// Each day in UTC, oldest first.
    days: Vec<AlertTrendDay>,
    /// Kept matches per week to expect: the mean of the last four weeks, or of the time since the alert was created
    /// when it has no matches from before.
    per_week: f64,
}

/// The matches of an alert on one day.
#[view]
pub struct AlertTrendDay {
    /// The day in UTC.
    day: String,
    /// Number of kept matches.
    kept: u64,
    /// Number of filtered matches.
    filtered: u64,
}

/// Counts the matches of an alert by day.
#[endpoint(
    get "/api/v1/alerts/alert-config/{alertConfigId}/trend",
    (status = 200, description = "The matches by day", body = Envelope<AlertTrendData>),
    (status = 400, description = "The number of days is not valid"),
    security(("apiKey" = ["read"]), ("session" = []))
)]
pub async fn get_alert_trend(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiPath(id): ApiPath<Uuid>,
    ApiQuery(parameters): ApiQuery<AlertTrendParameters>,
) -> Result<Envelope<AlertTrendData>, ApiError> {
    let days = parameters.days.unwrap_or(DEFAULT_DAYS);
    if !(1..=MAX_DAYS).contains(&days) {
        return Err(ApiError::invalid("The number of days is not valid.", "/days", "must be 1 to 366"));
    }
    let alert = find_alert(&state, &account, id).await?;
    let trend = state.db.alert_trend(&account, id, days).await?;
    let age = (state.clock.now() - alert.created_at).num_days().clamp(0, 365) + 1;
    let age = usize::try_from(age).unwrap_or(FORECAST_DAYS);
    // A backfill covers the whole month before the alert was created.
    let has_earlier = trend.iter().rev().skip(age).any(|day| day.kept + day.filtered > 0);
    let counted = if has_earlier { FORECAST_DAYS } else { FORECAST_DAYS.min(age) };
    let recent: u64 = trend.iter().rev().take(counted).map(|day| day.kept).sum();
    let per_week = recent as f64 / counted.min(trend.len()).max(1) as f64 * 7.0;
    let day = |TrendDay { day, kept, filtered }| AlertTrendDay { day: day.to_string(), kept, filtered };
    Ok(Envelope::new(AlertTrendData {
        days: trend.into_iter().map(day).collect(),
        per_week: (per_week * 10.0).round() / 10.0,
    }))
}
