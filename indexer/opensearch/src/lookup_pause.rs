//! When lookups skip a cluster that is away.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long lookups skip a cluster that did not respond: a node that hangs takes the time of one lookup, not of each.
const PAUSE: Duration = Duration::from_secs(5);

/// The time at which lookups try the cluster again.
#[derive(Default)]
pub struct LookupPause(Mutex<Option<Instant>>);

impl LookupPause {
    pub fn begin(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now() + PAUSE);
    }

    pub fn is_over(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_none_or(|until| Instant::now() >= until)
    }
}
