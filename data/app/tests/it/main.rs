//! The app database from outside, on SQLite and on PostgreSQL.

mod accounts;
mod auto_fills;
mod jobs;
mod keys;
mod listed_podcasts;
mod live_events;
mod project_shares;
mod project_views;
mod projects;
mod preferences;
mod projects;
mod saved_searches;
mod search_history;
mod sessions;
mod sign_in;
mod support;
mod teams;
mod team_podcasts;
mod usage;
