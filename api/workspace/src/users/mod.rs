//! The user's own usage, API keys, audit events, and account deletion.

pub mod account_deletion;
pub mod activity;
pub mod address_change;
pub mod keys;
pub mod passkeys;
pub mod preferences;
pub mod profile;
pub mod search_history;
pub mod search_history_clear;
pub mod transcription_requests;
pub mod usage_daily;
pub mod usage_monthly;
