#![doc = include_str!("../README.md")]

mod backend;
mod bulk;
mod client;
mod cluster_backend;
mod documents;
mod error;
mod generation;
mod hits;
mod index_reader;
mod lookup;
mod query;
mod ranking;
mod response;
mod schema;
mod search_run;
mod term_text;
mod transcripts;
mod vocabulary;

pub use bulk::BulkError;
pub use client::{ClusterClient, ClusterConfig};
pub use cluster_backend::OpenSearchBackend;
pub use error::ClusterError;
pub use generation::{
    GenerationError, GenerationIndexes, GenerationPlan, GenerationReport, build_generation, delete_outdated_indexes,
};
