#![doc = include_str!("../README.md")]

mod embedder;
#[cfg(feature = "local-models")]
mod model_folder;
mod rank_fusion;
mod service;
pub mod table;

pub use embedder::{
    EmbedError, Embedder, EmbeddingFuture, EmbeddingMode, EmbeddingText, QueryEmbedder, TermTableEmbedder,
};
#[cfg(feature = "local-models")]
pub use model_folder::{FolderConfig, FolderError, ModelFolder};
pub use rank_fusion::{FusedHit, SemanticWeight, fuse};
pub use service::{EmbeddingService, ServiceConfig};
pub use table::{MODEL_NAME, TableRules, TableTrainer, TermReader, TermTable};
