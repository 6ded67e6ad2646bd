//! The tables as SeaORM entities.

pub(super) mod api_keys;
pub(super) mod audit_log;
pub(super) mod changes;
pub(super) mod contact_reports;
pub(super) mod invitations;
pub(super) mod jobs;
pub(super) mod listed_podcasts;
pub(super) mod live_events;
pub(super) mod memberships;
pub(super) mod pitches;
pub(super) mod project_activity;
pub(super) mod projects;
pub(super) mod search_history;
pub(super) mod service_days;
pub(super) mod sessions;
pub(super) mod settings;
pub(super) mod sign_in_requests;
pub(super) mod teams;
pub(super) mod transcription_requests;
pub(super) mod usage_counters;
pub(super) mod usage_days;
pub(super) mod usage_paid;
pub(super) mod users;
