//! The API from outside: HTTP in process, over a listener, and the app database on both databases.

mod accounts;
mod auth;
mod bad_input;
mod callback;
mod charts;
mod conformance;
mod contacts;
mod cursors;
mod errors;
mod jobs;
mod key_calls;
mod keys;
mod openapi;
mod outbox;
mod pages;
mod passages;
mod podcasts;
mod search;
mod search_answers;
mod serving;
mod support;
mod usage;
mod usage_limits;
