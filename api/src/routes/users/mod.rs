//! What users used themselves, and the keys that they made.

pub mod keys;
pub mod usage_daily;
pub mod usage_monthly;
