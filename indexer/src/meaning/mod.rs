#![doc = include_str!("README.md")]

mod embedder;
mod folder;
mod fusion;
mod served;
pub mod table;

pub use embedder::{Connected, EmbedError, Embedder, Embeddings, Mode, Offline, Text};
pub use folder::{FolderConfig, FolderError, ModelFolder};
pub use fusion::{Fused, MeaningWeight, fuse};
pub use served::{Served, ServiceConfig};
pub use table::{MODEL_NAME, TableRules, TableTrainer, TermReader, TermTable};
