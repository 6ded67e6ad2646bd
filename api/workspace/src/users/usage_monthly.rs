//! `GET /api/v1/users/usage/monthly`

use crate::teams::{first_month, parse_months, usage_of_each_month};
use earshot_api_content::views::UsageCountsView;
use earshot_api_server::prelude::*;

const DEFAULT_MONTHS: u32 = 12;

/// How many months of a user's usage are returned.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct UserMonthlyUsageParameters {
    /// Number of months, 1 to 24, with the current one; 12 by default.
    #[param(value_type = Option<u32>, minimum = 1, maximum = 24)]
    months: Option<f64>,
}

/// The usage in each month in UTC, oldest first.
#[view]
pub struct UserMonthlyUsageData {
    /// The months.
    months: Vec<UsageMonthView>,
}

/// The usage of a month.
#[view]
pub struct UsageMonthView {
    /// For example `2026-11`.
    month: String,
    #[serde(flatten)]
    counts: UsageCountsView,
}

/// Returns the usage of the user by month, over all of their teams.
#[endpoint(
    get "/api/v1/users/usage/monthly",
    (status = 200, description = "The months", body = Envelope<UserMonthlyUsageData>),
    (status = 400, description = "The number of months is not 1 to 24"),
)]
pub async fn get_user_monthly_usage(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<UserMonthlyUsageParameters>,
) -> Result<Envelope<UserMonthlyUsageData>, ApiError> {
    let today = state.clock.now().date_naive();
    let first = first_month(today, parse_months(parameters.months.unwrap_or(f64::from(DEFAULT_MONTHS)))?);
    let used = state.db.user_usage_by_day(account.user_id, first).await?;
    let months = usage_of_each_month(first, today, &used)
        .into_iter()
        .map(|(month, _, counts)| UsageMonthView { month: month.format("%Y-%m").to_string(), counts: counts.into() })
        .collect();
    Ok(Envelope::new(UserMonthlyUsageData { months }))
}
