//! The app database from outside, on SQLite and on PostgreSQL.

mod accounts;
mod jobs;
mod keys;
mod listed_podcasts;
mod live_events;
mod projects;
mod search_history;
mod sessions;
mod sign_in;
mod support;
mod teams;
mod usage;
