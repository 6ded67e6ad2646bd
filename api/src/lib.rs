#![doc = include_str!("../README.md")]

mod access;
pub mod auto_fill;
pub mod callback;
mod config;
mod connections;
mod cursor;
mod error;
pub mod events;
mod exports;
mod extract;
mod http;
mod layers;
mod list_import;
pub mod mail;
mod mcp;
mod metering;
pub mod openapi;
mod ops;
mod router;
pub mod routes;
mod serve;
pub mod serving;
mod state;
pub mod transcription_requests;
pub mod views;
pub mod web;
mod work_queue;

pub use access::{Access, AccessTable, PlanRule, PresentedCredential};
pub use config::Config;
pub use connections::{ConnectionLimits, listen_on};
pub use error::{ApiError, ERROR_CODES, ErrorCode, ErrorView};
pub use exports::{ListFileOptions, write_list_file};
pub use ops::RequestTracer;
pub use router::router;
pub use serve::{serve, serve_metrics};
pub use state::{AppState, StartError};
