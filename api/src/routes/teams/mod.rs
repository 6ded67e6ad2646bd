//! Who is in a team, and what it used.

mod span;
pub mod usage_current;
pub mod usage_daily;
pub mod usage_members;
pub mod usage_monthly;
pub mod users;

pub(crate) use span::{Window, each_day, each_month, first_month, months_asked};
