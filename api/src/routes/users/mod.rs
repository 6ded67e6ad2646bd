//! What users used themselves.

pub mod usage_daily;
pub mod usage_monthly;
