//! What is served: one opened generation at a time, swapped without failing a request.

mod tables;
mod watcher;

pub use tables::{CatalogTables, DirectoryPage, SitemapEntry, Statistics, TablesError, ValueCount};
pub use watcher::{GenerationSource, SourceError, watch};

use crate::error::{ApiError, Code};
use arc_swap::ArcSwapOption;
use earshot_indexer::SearchBackend;
use earshot_model::Timestamp;
use std::sync::Arc;

/// A published generation, opened for reading.
pub struct Generation {
    pub name: String,
    pub published_at: Timestamp,
    pub backend: Arc<dyn SearchBackend>,
    pub tables: Arc<dyn CatalogTables>,
}

impl std::fmt::Debug for Generation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Generation").field("name", &self.name).field("published_at", &self.published_at).finish()
    }
}

/// The generation that answers now. Who holds one keeps it open until done with it.
#[derive(Debug, Default)]
pub struct Serving(ArcSwapOption<Generation>);

impl Serving {
    /// # Errors
    /// When nothing is published yet.
    pub fn current(&self) -> Result<Arc<Generation>, ApiError> {
        self.0.load_full().ok_or_else(|| ApiError::of(Code::NoGeneration).with_retry_after(5))
    }

    pub fn name(&self) -> Option<String> {
        self.0.load().as_ref().map(|generation| generation.name.clone())
    }

    /// Requests under way finish on the generation that they began with.
    pub fn swap(&self, generation: Generation) {
        self.0.store(Some(Arc::new(generation)));
    }
}
