//! `GET /api/v1/teams/usage/daily`

use super::{UsageWindow, usage_of_each_day};
use earshot_api_content::views::usage;
use earshot_api_server::prelude::*;
use std::collections::BTreeMap;

/// The window of a team's daily usage.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct TeamUsageParameters {
    /// How far back.
    #[param(inline)]
    pub(super) window: UsageWindow,
}

/// The usage of the team on each day in UTC, oldest first.
#[view]
pub struct TeamDailyUsageData {
    /// The days.
    days: Vec<TeamUsageDayView>,
    /// Limits by alias, per day on the free plan and otherwise per month; `null` is unlimited.
    limits: BTreeMap<String, Option<u32>>,
}

/// What a team used on one day.
#[view]
pub struct TeamUsageDayView {
    /// For example `2026-11-22`.
    date: String,
    /// Sum of all counts.
    total_usage: u64,
    /// The counts by meter: searchCount, exportCount, transcriptDownloadCount and transcriptionRequests.
    usage_by_alias: BTreeMap<String, u64>,
}

/// Returns the usage of the team by day.
#[endpoint(
    get "/api/v1/teams/usage/daily",
    operation_id = "getDaily",
    (status = 200, description = "The days", body = Envelope<TeamDailyUsageData>),
    (status = 400, description = "The window is not valid"),
)]
pub async fn get_team_daily_usage(
    state: AppState,
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
