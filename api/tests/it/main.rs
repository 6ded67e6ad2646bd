//! The API from outside: HTTP in process, over a listener, and the app database on both databases.

// First, because the modules after it use its macro.
#[macro_use]
mod support;

mod accounts;
mod alerting;
mod catalog;
mod contract;
mod guests;
mod identity_provider;
mod lists;
mod passkeys;
mod person_statements;
mod requests;
mod searching;
mod service;
mod teams;
mod transcript_corrections;
