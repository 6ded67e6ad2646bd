//! What users used themselves, the keys that they made, what was done to their account, and its end.

pub mod account_deletion;
pub mod activity;
pub mod keys;
mod paging;
pub mod transcription_requests;
pub mod usage_daily;
pub mod usage_monthly;
