//! The generations that are served: the current one, and the previous one for further pages of its searches.

use super::open_generation::OpenGeneration;
use super::overlaid_backend::OverlaidBackend;
use super::people::OptOutPeople;
use super::stated_people::StatedPeople;
use crate::error::{ApiError, ErrorCode};
use arc_swap::ArcSwap;
use earshot_model::people::PersonStatement;
use earshot_model::{OptOuts, StatedPodcasts, Timestamp};
use std::sync::{Arc, Mutex, PoisonError};

/// The served generation and the previous one (decision 028). A holder of one of them keeps it open.
#[derive(Debug, Default)]
pub struct ServedGenerations {
    /// Both change in one step, so that a page always finds its generation in one of them.
    pair: ArcSwap<GenerationPair>,
    /// Held while a new pair is built.
    change_lock: Mutex<()>,
}

#[derive(Clone, Debug, Default)]
struct GenerationPair {
    current: Option<ServedGeneration>,
    /// Only for further pages of searches that began in it.
    previous: Option<ServedGeneration>,
    overlay: Overlay,
}

/// What applies at once, and not with the next generation.
#[derive(Clone, Debug, Default)]
struct Overlay {
    opt_outs: Arc<OptOuts>,
    stated: Arc<StatedPodcasts>,
    /// In the order in which they were made.
    person_statements: Arc<Vec<PersonStatement>>,
}

#[derive(Clone, Debug)]
struct ServedGeneration {
    published: Arc<OpenGeneration>,
    /// The generation with the facts that owners state, and without data of owners who opted out.
    filtered: Arc<OpenGeneration>,
}

impl ServedGenerations {
    /// Returns the served generation.
    ///
    /// # Errors
    /// When nothing is published yet.
    pub fn current(&self) -> Result<Arc<OpenGeneration>, ApiError> {
        let open = self.pair.load();
        open.current.as_ref().map(|now| Arc::clone(&now.filtered)).ok_or_else(no_generation_error)
    }

    /// Returns the generation of a page, by its name.
    ///
    /// # Errors
    /// When it is neither the served nor the previous one, and when nothing is published yet.
    pub fn find(&self, name: &str) -> Result<Arc<OpenGeneration>, ApiError> {
        let open = self.pair.load();
        let now = open.current.as_ref().ok_or_else(no_generation_error)?;
        let found = std::iter::once(now).chain(&open.previous).find(|opened| opened.published.name == name);
        found.map(|opened| Arc::clone(&opened.filtered)).ok_or_else(|| ApiError::of(ErrorCode::CursorOutdated))
    }

    /// Returns the time until which the served generation has everything that entered the catalog. Newer content
    /// appears in a later generation (decision 044).
    ///
    /// # Errors
    /// When nothing is published yet.
    pub fn catalog_cutoff(&self, now: Timestamp) -> Result<Timestamp, ApiError> {
        Ok(self.current()?.backend.built_at().min(now))
    }

    pub fn current_name(&self) -> Option<String> {
        self.pair.load().current.as_ref().map(|now| now.published.name.clone())
    }

    /// Puts a generation into service. Requests in flight finish on the one that they began with.
    pub fn swap(&self, generation: OpenGeneration) {
        self.change(|open| {
            let next = ServedGeneration::of(Arc::new(generation), &open.overlay);
            let Some(last) = open.current.replace(next.clone()) else { return };
            if last.published.name == next.published.name {
                // The same generation was reopened; the previous one stays.
                return;
            }
            // A rollback withdraws the newer generation, so no page continues in it.
            let is_rollback = next.published.published_at < last.published.published_at;
            if !is_rollback {
                last.published.backend.retire();
            }
            open.previous = (!is_rollback).then_some(last);
        });
    }

    /// Returns the list of opt-outs that applies now.
    pub fn opt_outs(&self) -> Arc<OptOuts> {
        Arc::clone(&self.pair.load().overlay.opt_outs)
    }

    /// Applies a new list of opt-outs from now on.
    pub fn set_opt_outs(&self, hidden: OptOuts) {
        self.change_overlay(|overlay| overlay.opt_outs = Arc::new(hidden));
    }

    /// Applies what owners state, and accepted corrections, from now on.
    pub fn set_stated(&self, stated: StatedPodcasts) {
        self.change_overlay(|overlay| overlay.stated = Arc::new(stated));
    }

    /// Applies what administrators state about people, the oldest statement first, from now on.
    pub fn set_person_statements(&self, statements: Vec<PersonStatement>) {
        self.change_overlay(|overlay| overlay.person_statements = Arc::new(statements));
    }

    fn change_overlay(&self, change: impl FnOnce(&mut Overlay)) {
        self.change(|open| {
            change(&mut open.overlay);
            for opened in open.current.iter_mut().chain(&mut open.previous) {
                *opened = ServedGeneration::of(Arc::clone(&opened.published), &open.overlay);
            }
        });
    }

    fn change(&self, change: impl FnOnce(&mut GenerationPair)) {
        let _one_at_a_time = self.change_lock.lock().unwrap_or_else(PoisonError::into_inner);
        let mut open = GenerationPair::clone(&self.pair.load());
        change(&mut open);
        self.pair.store(Arc::new(open));
    }
}

impl ServedGeneration {
    fn of(published: Arc<OpenGeneration>, overlay: &Overlay) -> Self {
        let backend = OverlaidBackend {
            backend: Arc::clone(&published.backend),
            opt_outs: Arc::clone(&overlay.opt_outs),
            stated: Arc::clone(&overlay.stated),
        };
        let stated = StatedPeople::new(Arc::clone(&published.people), Arc::clone(&overlay.person_statements));
        let people = OptOutPeople { people: Arc::new(stated), opt_outs: Arc::clone(&overlay.opt_outs) };
        let shown = Arc::new(OpenGeneration {
            name: published.name.clone(),
            published_at: published.published_at,
            backend: Arc::new(backend),
            tables: Arc::clone(&published.tables),
            charts: Arc::clone(&published.charts),
            people: Arc::new(people),
            sponsors: Arc::clone(&published.sponsors),
        });
        Self { published, filtered: shown }
    }
}

fn no_generation_error() -> ApiError {
    ApiError::of(ErrorCode::NoGeneration).with_retry_after(5)
}
