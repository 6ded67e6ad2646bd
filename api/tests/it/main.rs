//! The API from outside: HTTP in process, over a listener, and the app database on both databases.

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
mod support;
mod teams;
mod transcript_corrections;
