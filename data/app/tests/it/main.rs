//! The app database from outside, on SQLite and on PostgreSQL.

mod accounts;
mod alerts;
mod auto_fills;
mod digests;
mod guest_changes;
mod guest_files;
mod guest_profiles;
mod guest_steps;
mod jobs;
mod keys;
mod listed_podcasts;
mod live_events;
mod outreach;
mod preferences;
mod project_shares;
mod project_views;
mod projects;
mod saved_searches;
mod search_history;
mod sessions;
mod sign_in;
mod support;
mod team_podcasts;
mod teams;
mod usage;
mod webhooks;
