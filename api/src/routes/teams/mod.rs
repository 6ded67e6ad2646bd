//! Who is in a team, and what it used.

pub mod usage_current;
pub mod usage_daily;
pub mod usage_members;
pub mod usage_monthly;
mod usage_window;
pub mod users;

pub(crate) use usage_window::{UsageWindow, first_month, parse_months, usage_of_each_day, usage_of_each_month};
