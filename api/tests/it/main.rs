//! The API from outside: HTTP in process, over a listener, and the app database on both databases.

mod accounts;
mod auth;
mod callback;
mod conformance;
mod errors;
mod jobs;
mod openapi;
mod pages;
mod podcasts;
mod search;
mod serving;
mod support;
