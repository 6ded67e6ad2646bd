//! The time limit of a search.

use crate::{CancelToken, SearchError};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The end of a search's time budget. Cancellation ends it at once. Code that works for a search checks it regularly
/// and stops when it has expired.
pub struct Deadline {
    at: Instant,
    cancel: CancelToken,
    /// A check found the deadline over, so work was left out.
    is_expired: AtomicBool,
    /// Some work was left out and the search continued.
    has_skipped: AtomicBool,
}

impl Deadline {
    /// A deadline without cancellation.
    pub fn with_budget(budget: Duration) -> Self {
        Self::with_cancel(budget, &CancelToken::default())
    }

    pub fn with_cancel(budget: Duration, cancel: &CancelToken) -> Self {
        Self {
            at: Instant::now() + budget,
            cancel: cancel.clone(),
            is_expired: AtomicBool::new(false),
            has_skipped: AtomicBool::new(false),
        }
    }

    /// An earlier deadline for a part of the search. It also ends with the search.
    pub fn with_shorter_budget(&self, budget: Duration) -> Self {
        let part = Self::with_cancel(budget, &self.cancel);
        Self { at: part.at.min(self.at), ..part }
    }

    /// Whether the caller must stop here. From the first `true` on, the results are partial.
    pub fn is_over(&self) -> bool {
        if !self.is_expired.load(Ordering::Relaxed) && (self.cancel.is_cancelled() || Instant::now() >= self.at) {
            self.is_expired.store(true, Ordering::Relaxed);
        }
        self.is_expired.load(Ordering::Relaxed)
    }

    /// Ends the search early, because it needs more resources than it may use.
    pub fn expire(&self) {
        self.is_expired.store(true, Ordering::Relaxed);
    }

    /// Records that work was left out. The search continues.
    pub fn record_skipped_work(&self) {
        self.has_skipped.store(true, Ordering::Relaxed);
    }

    /// Whether a check has found the deadline over.
    pub fn has_expired(&self) -> bool {
        self.is_expired.load(Ordering::Relaxed)
    }

    /// Whether the deadline has been over for `grace`. Results found in time may use the grace period for highlighting.
    pub fn is_over_for(&self, grace: Duration) -> bool {
        self.has_expired() && (self.cancel.is_cancelled() || Instant::now() >= self.at + grace)
    }

    /// Whether work was left out.
    pub fn has_skipped_work(&self) -> bool {
        self.has_expired() || self.has_skipped.load(Ordering::Relaxed)
    }

    /// Fails when the search was cancelled: partial results of a cancelled search are not returned.
    pub fn check_cancelled(&self) -> Result<(), SearchError> {
        if self.cancel.is_cancelled() { Err(SearchError::Cancelled) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_stays_expired_once_it_was_checked() {
        let none_left = Deadline::with_budget(Duration::ZERO);
        assert!(!none_left.has_skipped_work(), "nobody looked yet");
        assert!(!none_left.is_over_for(Duration::ZERO), "nobody looked yet");
        assert!(none_left.is_over() && none_left.has_skipped_work());
        assert!(none_left.is_over_for(Duration::ZERO) && !none_left.is_over_for(Duration::from_secs(3600)));

        let far = Deadline::with_budget(Duration::from_secs(3600));
        assert!(!far.is_over() && !far.has_skipped_work());
    }

    #[test]
    fn a_cancelled_search_has_no_time_left() {
        let cancel = CancelToken::default();
        let deadline = Deadline::with_cancel(Duration::from_secs(3600), &cancel);
        assert!(!deadline.is_over() && deadline.check_cancelled().is_ok());
        cancel.cancel();
        assert!(deadline.is_over() && deadline.has_skipped_work() && deadline.is_over_for(Duration::from_secs(60)));
        assert!(deadline.with_shorter_budget(Duration::from_secs(60)).is_over(), "its parts are cancelled with it");
        assert!(matches!(deadline.check_cancelled(), Err(SearchError::Cancelled)));
    }
}
