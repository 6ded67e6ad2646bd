//! `GET /api/v1/teams/usage/daily`

use super::{UsageWindow, usage_of_each_day};
use crate::error::{ApiError, ErrorView};
use crate::extract::{ApiQuery, SignedInAccount};
use crate::state::AppState;
use crate::views::{Envelope, usage};
use axum::extract::State;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::{IntoParams, ToSchema};

/// The window of a team's daily usage.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct TeamUsageParameters {
    /// `7d`, `30d` or `90d`.
    #[param(value_type = String)]
    pub(super) window: UsageWindow,
}

/// What the team used on each day of UTC, the oldest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct TeamDailyUsageData {
    days: Vec<TeamUsageDayView>,
    /// By alias, for a day on the plan free, else for a month; `null` is unlimited.
    limits: BTreeMap<String, Option<u32>>,
}

/// What a team used on one day.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TeamUsageDayView {
    /// `2026-11-22`.
    date: String,
    total_usage: u64,
    usage_by_alias: BTreeMap<String, u64>,
}

/// What the team used, day by day.
#[utoipa::path(
    get,
    path = "/api/v1/teams/usage/daily",
    operation_id = "getDaily",
    tag = "Usage",
    params(TeamUsageParameters),
    responses(
        (status = 200, description = "The days", body = Envelope<TeamDailyUsageData>),
        (status = 400, description = "Not a window", body = ErrorView),
        (status = 401, description = "Not signed in", body = ErrorView),
    ),
    security(("apiKey" = []), ("session" = []))
)]
pub async fn get_team_daily_usage(
    State(state): State<AppState>,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<TeamUsageParameters>,
) -> Result<Envelope<TeamDailyUsageData>, ApiError> {
    let today = state.clock.now().date_naive();
    let first = parameters.window.first_day(today);
    let used = state.db.team_usage_by_day(account.team_id, first).await?;
    let days = usage_of_each_day(first, today, &used).map(|(day, counts)| TeamUsageDayView {
        date: day.to_string(),
        total_usage: usage::total(&counts),
        usage_by_alias: usage::by_alias(&counts),
    });
    let limits = usage::limits_by_alias(account.tier.limits());
    Ok(Envelope::new(TeamDailyUsageData { days: days.collect(), limits }))
}
