//! The app database from outside, on SQLite and on PostgreSQL.

// First, because the modules after it use its macro.
#[macro_use]
mod support;

mod accounts;
mod alerts;
mod assistance;
mod auto_fills;
mod billing;
mod checkpoints;
mod creation_limits;
mod credential_cache;
mod credentials;
mod data_downloads;
mod database_copy;
mod digests;
mod feed_submissions;
mod guest_appearances;
mod guest_changes;
mod guest_files;
mod guest_profiles;
mod guest_steps;
mod ids;
mod ignored_podcasts;
mod jobs;
mod keys;
mod listed_podcasts;
mod live_events;
mod managed_teams;
mod migrations;
mod outreach;
mod person_statements;
mod podcast_claims;
mod preferences;
mod profiles;
mod project_shares;
mod project_views;
mod projects;
mod relevancy;
mod request_log;
mod saved_searches;
mod search_history;
mod sessions;
mod share_answers;
mod sign_in;
mod team_activity;
mod team_histories;
mod team_podcasts;
mod teams;
mod transcript_corrections;
mod transcriptions;
mod usage;
mod webhooks;
