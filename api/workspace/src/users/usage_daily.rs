//! `GET /api/v1/users/usage/daily`

use crate::teams::{UsageWindow, usage_of_each_day};
use earshot_api_content::views::UsageCountsView;
use earshot_api_server::prelude::*;

/// The window of a user's daily usage.
#[parameters]
#[serde(deny_unknown_fields)]
pub struct UserDailyUsageParameters {
    /// How far back; `30d` by default.
    #[param(inline)]
    window: Option<UsageWindow>,
}

/// Usage records (spec 3), one for each day in UTC, oldest first.
#[view]
pub struct UserDailyUsageData {
    /// The days.
    days: Vec<UsageRecordView>,
}

/// The usage of a day.
#[view]
pub struct UsageRecordView {
    /// For example `2026-11-22`.
    date: String,
    #[serde(flatten)]
    counts: UsageCountsView,
}

/// Returns the usage of the user by day, over all of their teams.
#[endpoint(
    get "/api/v1/users/usage/daily",
    (status = 200, description = "The days", body = Envelope<UserDailyUsageData>),
    (status = 400, description = "The window is not valid"),
)]
pub async fn get_user_daily_usage(
    state: AppState,
    SignedInAccount(account): SignedInAccount,
    ApiQuery(parameters): ApiQuery<UserDailyUsageParameters>,
) -> Result<Envelope<UserDailyUsageData>, ApiError> {
    let today = state.clock.now().date_naive();
    let first = parameters.window.unwrap_or(UsageWindow::Month).first_day(today);
    let used = state.db.user_usage_by_day(account.user_id, first).await?;
    let days = usage_of_each_day(first, today, &used)
        .map(|(day, counts)| UsageRecordView { date: day.to_string(), counts: counts.into() })
        .collect();
    Ok(Envelope::new(UserDailyUsageData { days }))
}
