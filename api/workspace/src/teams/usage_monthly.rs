//! `GET /api/v1/teams/usage/monthly`

use super::{first_month, parse_months, usage_of_each_month};
use earshot_api_content::views::usage;
use earshot_api_server::prelude::*;
use std::collections::BTreeMap;

/// How many months of a team's usage are returned.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct TeamMonthlyUsageParameters {
    /// Number of months, 1 to 24, with the current one.
    #[param(value_type = u32, minimum = 1, maximum = 24)]
    months: f64,
}

/// The usage of the team in each month in UTC, oldest first.
#[view]
pub struct TeamMonthlyUsageData {
    /// The months.
    months: Vec<TeamUsageMonthView>,
    /// Limits by alias, per day on the free plan and otherwise per month; `null` is unlimited.
    limits: BTreeMap<String, Option<u32>>,
}

/// What a team used in one month.
#[view]
pub struct TeamUsageMonthView {
    /// When the month began.
    period_start: TimestampView,
    /// When the next month begins.
    period_end: TimestampView,
    /// Sum of all counts.
    total_usage: u64,
    /// The counts by meter: searchCount, exportCount, transcriptDownloadCount and transcriptionRequests.
    usage_by_alias: BTreeMap<String, u64>,
}

/// Returns the usage of the team by month.
#[endpoint(
    get "/api/v1/teams/usage/monthly",
    operation_id = "getMonthly",
    (status = 200, description = "The months", body = Envelope<TeamMonthlyUsageData>),
    (status = 400, description = "The number of months is not 1 to 24"),
)]
pub async fn get_team_monthly_usage(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<TeamMonthlyUsageParameters>,
) -> Result<Envelope<TeamMonthlyUsageData>, ApiError> {
    let today = state.clock.now().date_naive();
    let first = first_month(today, parse_months(parameters.months)?);
    let used = state.db.team_usage_by_day(account.team_id, first).await?;
    let months = usage_of_each_month(first, today, &used).into_iter().map(|(start, next, counts)| TeamUsageMonthView {
        period_start: usage::day_start(start),
        period_end: usage::day_start(next),
        total_usage: usage::total(&counts),
        usage_by_alias: usage::by_alias(&counts),
    });
    let limits = usage::limits_by_alias(account.tier.limits());
    Ok(Envelope::new(TeamMonthlyUsageData { months: months.collect(), limits }))
}
