//! What is served: one opened generation at a time, swapped without failing a request.

mod charts;
mod hiding;
mod tables;
mod watcher;

pub use charts::{ChartTables, DaysOfCharts, PositionsOfShow, RowsOfChart};
pub use tables::{CatalogTables, DirectoryPage, FoundReviews, SitemapEntry, Statistics, TablesError, ValueCount};
pub use watcher::{GenerationSource, SourceError, watch};

use crate::error::{ApiError, Code};
use arc_swap::{ArcSwap, ArcSwapOption};
use earshot_indexer::SearchBackend;
use earshot_model::{OptOuts, Timestamp};
use hiding::Hiding;
use std::sync::Arc;

/// A published generation, opened for reading.
pub struct Generation {
    pub name: String,
    pub published_at: Timestamp,
    pub backend: Arc<dyn SearchBackend>,
    pub tables: Arc<dyn CatalogTables>,
    pub charts: Arc<dyn ChartTables>,
}

impl std::fmt::Debug for Generation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Generation").field("name", &self.name).field("published_at", &self.published_at).finish()
    }
}

/// The generation that answers now. Who holds one keeps it open until done with it.
#[derive(Debug, Default)]
pub struct Serving {
    /// As it was published.
    published: ArcSwapOption<Generation>,
    /// The same without what is not to be shown.
    shown: ArcSwapOption<Generation>,
    hidden: ArcSwap<OptOuts>,
}

impl Serving {
    /// # Errors
    /// When nothing is published yet.
    pub fn current(&self) -> Result<Arc<Generation>, ApiError> {
        self.shown.load_full().ok_or_else(|| ApiError::of(Code::NoGeneration).with_retry_after(5))
    }

    pub fn name(&self) -> Option<String> {
        self.published.load().as_ref().map(|generation| generation.name.clone())
    }

    /// Requests under way finish on the generation that they began with.
    pub fn swap(&self, generation: Generation) {
        self.published.store(Some(Arc::new(generation)));
        self.show();
    }

    /// From now on nothing is shown that is on the list.
    pub fn hide(&self, hidden: OptOuts) {
        self.hidden.store(Arc::new(hidden));
        self.show();
    }

    fn show(&self) {
        let Some(published) = self.published.load_full() else { return };
        let hidden = self.hidden.load_full();
        if hidden.is_empty() {
            self.shown.store(Some(published));
            return;
        }
        let backend = Hiding { backend: Arc::clone(&published.backend), hidden: OptOuts::clone(&hidden) };
        self.shown.store(Some(Arc::new(Generation {
            name: published.name.clone(),
            published_at: published.published_at,
            backend: Arc::new(backend),
            tables: Arc::clone(&published.tables),
            charts: Arc::clone(&published.charts),
        })));
    }
}
