//! How long a search may take.

use crate::{CancelToken, SearchError};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The end of a search's time, which comes at once when the search is cancelled. Whoever works for the search asks it now
/// and then, and stops when it is over.
pub struct Deadline {
    at: Instant,
    cancel: CancelToken,
    /// Somebody found it over, and left work undone.
    is_expired: AtomicBool,
    /// Somebody left work undone and went on.
    has_skipped: AtomicBool,
}

impl Deadline {
    /// Of work that nobody cancels.
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

    /// An earlier end of a part of the search: after so much time, or with the search.
    pub fn with_shorter_budget(&self, budget: Duration) -> Self {
        let part = Self::with_cancel(budget, &self.cancel);
        Self { at: part.at.min(self.at), ..part }
    }

    /// Whether to stop here. The search is partial from then on.
    pub fn is_over(&self) -> bool {
        if !self.is_expired.load(Ordering::Relaxed) && (self.cancel.is_cancelled() || Instant::now() >= self.at) {
            self.is_expired.store(true, Ordering::Relaxed);
        }
        self.is_expired.load(Ordering::Relaxed)
    }

    /// Ends the search before its time: what it needs is more than it may have.
    pub fn expire(&self) {
        self.is_expired.store(true, Ordering::Relaxed);
    }

    /// Notes that something was left out, and lets the search go on.
    pub fn note_skipped_work(&self) {
        self.has_skipped.store(true, Ordering::Relaxed);
    }

    /// Whether the search has ended, as far as somebody has seen it.
    pub fn has_expired(&self) -> bool {
        self.is_expired.load(Ordering::Relaxed)
    }

    /// Whether it has been over for so long: what was found is still shown, but not for ever.
    pub fn is_over_for(&self, grace: Duration) -> bool {
        self.has_expired() && (self.cancel.is_cancelled() || Instant::now() >= self.at + grace)
    }

    /// Whether work was left undone.
    pub fn has_skipped_work(&self) -> bool {
        self.has_expired() || self.has_skipped.load(Ordering::Relaxed)
    }

    /// Fails when the search was cancelled: what was found until then is no answer.
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
