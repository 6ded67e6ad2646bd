#![doc = include_str!("../README.md")]

mod background_work;
pub mod layers;
pub mod mcp;
pub mod openapi;
mod router;
mod routes;
mod serve;
pub mod web;

pub use earshot_api_content::assistance::{ModelTrial, TrialUse, try_model};
pub use earshot_api_content::exports::{ListFileOptions, write_list_file};
pub use earshot_api_content::transcription_requests;
pub use earshot_api_jobs as jobs;
pub use earshot_api_jobs::deliveries;
pub use earshot_api_server::access::{AccessRequirement, AccessTable, PlanRule, PresentedCredential};
pub use earshot_api_server::billing_signature::BillingSecret;
pub use earshot_api_server::config::{CompanyPages, Config};
pub use earshot_api_server::connections::{ConnectionLimits, listen_on};
pub use earshot_api_server::error::{ApiError, ERROR_CODES, ErrorCode, ErrorView};
pub use earshot_api_server::identity_provider::{IdentityProviderConfig, ProviderSecret};
pub use earshot_api_server::ops::RequestTracer;
pub use earshot_api_server::state::{AppState, StartError};
pub use earshot_api_server::text_model::TextModelConfig;
pub use earshot_api_server::{callback, events, mail, request_log, serving};
pub use router::router;
pub use serve::{run_background_work, serve, serve_metrics};
