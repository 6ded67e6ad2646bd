//! The days and months of a usage call, in UTC.

use chrono::{Datelike, Days, Months, NaiveDate};
use earshot_api_server::prelude::*;
use earshot_app::UsageCounts;
use std::collections::BTreeMap;

/// Most months in a response.
const MAX_MONTHS: u32 = 24;

/// The last days, with today.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
pub enum UsageWindow {
    #[serde(rename = "7d")]
    Week,
    #[serde(rename = "30d")]
    Month,
    #[serde(rename = "90d")]
    Quarter,
}

impl UsageWindow {
    pub(crate) fn first_day(self, today: NaiveDate) -> NaiveDate {
        let days = match self {
            Self::Week => 7,
            Self::Month => 30,
            Self::Quarter => 90,
        };
        today.checked_sub_days(Days::new(days - 1)).unwrap_or(today)
    }
}

/// Parses a number of months. Clients may write it as `12` or `12.0`.
pub(crate) fn parse_months(months: f64) -> Result<u32, ApiError> {
    (1..=MAX_MONTHS).find(|&known| f64::from(known) == months).ok_or_else(|| {
        ApiError::invalid(
            "A parameter is not valid.",
            "/months",
            &format!("must be a whole number from 1 to {MAX_MONTHS}"),
        )
    })
}

/// Returns the first day of the first of so many months, the last of which is the current one.
pub(crate) fn first_month(today: NaiveDate, months: u32) -> NaiveDate {
    let this_month = today.with_day(1).unwrap_or(today);
    this_month.checked_sub_months(Months::new(months.saturating_sub(1))).unwrap_or(this_month)
}

/// Returns every day from `first` to `today`, also days without usage.
pub(crate) fn usage_of_each_day<'a>(
    first: NaiveDate,
    today: NaiveDate,
    used: &'a BTreeMap<NaiveDate, UsageCounts>,
) -> impl Iterator<Item = (NaiveDate, UsageCounts)> + use<'a> {
    let days = first.iter_days().take_while(move |day| *day <= today);
    days.map(|day| (day, used.get(&day).copied().unwrap_or_default()))
}

/// Returns every month from that of `first` to that of `today`: its first day, the first day of the next month, and
/// the usage.
pub(crate) fn usage_of_each_month(
    first: NaiveDate,
    today: NaiveDate,
    used: &BTreeMap<NaiveDate, UsageCounts>,
) -> Vec<(NaiveDate, NaiveDate, UsageCounts)> {
    let mut months = Vec::new();
    let mut start = first;
    while start <= today {
        let Some(next) = start.checked_add_months(Months::new(1)) else { break };
        let mut sum = UsageCounts::default();
        used.range(start..next).for_each(|(_, counts)| sum.add(counts));
        months.push((start, next, sum));
        start = next;
    }
    months
}
