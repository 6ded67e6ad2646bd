//! What is served: the generation of now, swapped without failing a request, and the one before for pages begun in it.

mod charts;
mod hiding;
mod tables;
mod watcher;

pub use charts::{ChartTables, DaysOfCharts, PositionsOfShow, RowsOfChart};
pub use tables::{CatalogTables, DirectoryPage, FoundReviews, SitemapEntry, Statistics, TablesError, ValueCount};
pub use watcher::{GenerationSource, SourceError, watch};

use crate::error::{ApiError, Code};
use arc_swap::ArcSwap;
use earshot_indexer::SearchBackend;
use earshot_model::{OptOuts, Timestamp};
use hiding::Hiding;
use std::sync::{Arc, Mutex, PoisonError};

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

/// The generation that answers now, and the one before it (decision 028). Who holds one keeps it open until done with it.
#[derive(Debug, Default)]
pub struct Serving {
    /// All of it changes at once: a page never finds its generation neither here nor there.
    open: ArcSwap<Open>,
    /// Held while that is made anew.
    changing: Mutex<()>,
}

#[derive(Clone, Debug, Default)]
struct Open {
    now: Option<Opened>,
    /// For further pages of searches that began in it, and for nothing else.
    before: Option<Opened>,
    hidden: Arc<OptOuts>,
}

#[derive(Clone, Debug)]
struct Opened {
    published: Arc<Generation>,
    /// The same without what is not to be shown.
    shown: Arc<Generation>,
}

impl Serving {
    /// # Errors
    /// When nothing is published yet.
    pub fn current(&self) -> Result<Arc<Generation>, ApiError> {
        let open = self.open.load();
        open.now.as_ref().map(|now| Arc::clone(&now.shown)).ok_or_else(nothing_published)
    }

    /// The generation of a page, by its name.
    ///
    /// # Errors
    /// When it is neither the one in service nor the one before it, and when nothing is published yet.
    pub fn named(&self, name: &str) -> Result<Arc<Generation>, ApiError> {
        let open = self.open.load();
        let now = open.now.as_ref().ok_or_else(nothing_published)?;
        let found = std::iter::once(now).chain(&open.before).find(|opened| opened.published.name == name);
        found.map(|opened| Arc::clone(&opened.shown)).ok_or_else(|| ApiError::of(Code::CursorOutdated))
    }

    pub fn name(&self) -> Option<String> {
        self.open.load().now.as_ref().map(|now| now.published.name.clone())
    }

    /// Requests under way finish on the generation that they began with.
    pub fn swap(&self, generation: Generation) {
        self.change(|open| {
            let next = Opened::of(Arc::new(generation), &open.hidden);
            let Some(last) = open.now.replace(next.clone()) else { return };
            if last.published.name == next.published.name {
                // Opened anew; the one before it stays what it was.
                return;
            }
            // Back to an earlier one: what was published since is withdrawn, and no page is told of it any more.
            let is_rollback = next.published.published_at < last.published.published_at;
            if !is_rollback {
                last.published.backend.retire();
            }
            open.before = (!is_rollback).then_some(last);
        });
    }

    /// From now on nothing is shown that is on the list.
    pub fn hide(&self, hidden: OptOuts) {
        self.change(|open| {
            open.hidden = Arc::new(hidden);
            for opened in open.now.iter_mut().chain(&mut open.before) {
                *opened = Opened::of(Arc::clone(&opened.published), &open.hidden);
            }
        });
    }

    fn change(&self, change: impl FnOnce(&mut Open)) {
        let _one_at_a_time = self.changing.lock().unwrap_or_else(PoisonError::into_inner);
        let mut open = Open::clone(&self.open.load());
        change(&mut open);
        self.open.store(Arc::new(open));
    }
}

impl Opened {
    fn of(published: Arc<Generation>, hidden: &Arc<OptOuts>) -> Self {
        if hidden.is_empty() {
            return Self { shown: Arc::clone(&published), published };
        }
        let backend = Hiding { backend: Arc::clone(&published.backend), hidden: Arc::clone(hidden) };
        let shown = Arc::new(Generation {
            name: published.name.clone(),
            published_at: published.published_at,
            backend: Arc::new(backend),
            tables: Arc::clone(&published.tables),
            charts: Arc::clone(&published.charts),
        });
        Self { published, shown }
    }
}

fn nothing_published() -> ApiError {
    ApiError::of(Code::NoGeneration).with_retry_after(5)
}
