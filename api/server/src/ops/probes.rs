//! `/livez` and `/readyz`, for process managers and load balancers.

use crate::serving::ServedGenerations;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use earshot_app::{Availability, Db};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the server should get requests: only with a served generation and an available app database, or one that the
/// server was started without, and not after shutdown began. Cheap to clone.
#[derive(Clone)]
pub struct Readiness {
    generations: Arc<ServedGenerations>,
    db: Db,
    is_stopping: Arc<AtomicBool>,
}

impl Readiness {
    pub fn new(generations: Arc<ServedGenerations>, db: Db) -> Self {
        Self { generations, db, is_stopping: Arc::default() }
    }

    /// Marks the server as not ready, so that load balancers send it no new requests.
    pub fn start_shutdown(&self) {
        self.is_stopping.store(true, Ordering::Release);
    }

    /// Waits for nothing, because the database is monitored in the background.
    fn check(&self) -> (StatusCode, &'static str) {
        if self.is_stopping.load(Ordering::Acquire) {
            (StatusCode::SERVICE_UNAVAILABLE, "stopping")
        } else if self.generations.current_name().is_none() {
            (StatusCode::SERVICE_UNAVAILABLE, "no generation is published yet")
        } else {
            match (self.db.availability(), self.db.describe_lack_of_write_access()) {
                (Availability::Ready, _) => (StatusCode::OK, "ready"),
                // Ready: a server without write access still serves the catalog.
                (_, Some(lack)) => (StatusCode::OK, lack),
                (unavailable, None) => (StatusCode::SERVICE_UNAVAILABLE, unavailable.describe()),
            }
        }
    }
}

pub fn probe_routes<S: Clone + Send + Sync + 'static>(readiness: Readiness) -> Router<S> {
    let check = |State(readiness): State<Readiness>| async move { readiness.check() };
    Router::new().route("/livez", get(|| async { "alive" })).route("/readyz", get(check)).with_state(readiness)
}
