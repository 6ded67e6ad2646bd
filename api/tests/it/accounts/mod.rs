//! Signing in, keys, profiles and data of users.

mod activity;
mod address_change;
mod auth;
mod data_downloads;
mod key_calls;
mod preferences;
mod profile_calls;
mod sign_in_calls;
