#![doc = include_str!("../README.md")]

mod address_guard;
mod body;
mod challenge_page;
mod circuit_breaker;
mod client;
mod config;
mod cookies;
mod credentials;
mod decode;
mod error;
mod gzip_members;
mod hop;
mod link_header;
mod memory;
mod mx_resolver;
mod politeness;
mod public_suffixes;
mod request;
mod resolver;
mod response;
mod retry_after;
mod send_error;
mod server_wait;

pub use address_guard::{AddressGuard, UrlRejection, check_address, names_loopback};
pub use circuit_breaker::CircuitBreaker;
pub use client::HttpClient;
pub use config::ClientConfig;
pub use error::{FetchError, FetchPhase, ScarceResource};
pub use hop::install_crypto_provider;
pub use mx_resolver::MxResolver;
pub use politeness::{HostBudget, Politeness};
pub use public_suffixes::{has_listed_suffix, registrable_domain};
pub use request::{FetchRequest, FileUpload, MinTransferRate};
pub use resolver::{Resolver, SystemResolver};
pub use response::{BodyPermit, FetchResponse};
pub use server_wait::{ServerWait, WaitCaps, WaitSource, compute_server_wait};
