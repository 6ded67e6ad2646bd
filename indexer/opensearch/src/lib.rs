#![doc = include_str!("../README.md")]

mod backend;
mod base_generation;
mod build;
mod bulk;
mod client;
mod cluster_backend;
mod deferred_backend;
mod deferred_connection;
mod documents;
mod error;
mod generation;
mod hits;
mod index_facts;
mod index_reader;
mod lease;
mod lookup;
mod lookup_pause;
mod meaning;
mod query;
mod ranking;
mod response;
mod schema;
mod search_run;
mod term_text;
mod transcripts;
mod vectors;
mod vocabulary;

pub use build::{BuildInputs, GenerationChanges, GenerationReport, build_generation};
pub use bulk::BulkError;
pub use client::{ClusterClient, ClusterConfig};
pub use cluster_backend::OpenSearchBackend;
pub use deferred_backend::DeferredBackend;
pub use deferred_connection::OnConnectionChange;
pub use error::ClusterError;
pub use generation::{GenerationError, GenerationIndexes, GenerationPlan, delete_outdated_indexes};
pub use lease::{LeaseError, WriterLease, delete_lease};
