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
    over: AtomicBool,
    /// Somebody left work undone and went on.
    undone: AtomicBool,
}

impl Deadline {
    /// Of work that nobody cancels.
    pub fn after(budget: Duration) -> Self {
        Self::until(budget, &CancelToken::default())
    }

    pub fn until(budget: Duration, cancel: &CancelToken) -> Self {
        Self {
            at: Instant::now() + budget,
            cancel: cancel.clone(),
            over: AtomicBool::new(false),
            undone: AtomicBool::new(false),
        }
    }

    /// An earlier end of a part of the search: after so much time, or with the search.
    pub fn part(&self, budget: Duration) -> Self {
        let part = Self::until(budget, &self.cancel);
        Self { at: part.at.min(self.at), ..part }
    }

    /// Whether to stop here. The search is partial from then on.
    pub fn is_over(&self) -> bool {
        if !self.over.load(Ordering::Relaxed) && (self.cancel.is_cancelled() || Instant::now() >= self.at) {
            self.over.store(true, Ordering::Relaxed);
        }
        self.over.load(Ordering::Relaxed)
    }

    /// Ends the search before its time: what it needs is more than it may have.
    pub fn end(&self) {
        self.over.store(true, Ordering::Relaxed);
    }

    /// Notes that something was left out, and lets the search go on.
    pub fn leave_undone(&self) {
        self.undone.store(true, Ordering::Relaxed);
    }

    /// Whether the search has ended, as far as somebody has seen it.
    pub fn was_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Whether it has been over for so long: what was found is still shown, but not for ever.
    pub fn is_over_by(&self, grace: Duration) -> bool {
        self.was_over() && (self.cancel.is_cancelled() || Instant::now() >= self.at + grace)
    }

    /// Whether work was left undone.
    pub fn was_missed(&self) -> bool {
        self.was_over() || self.undone.load(Ordering::Relaxed)
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
    fn a_deadline_is_over_once_it_was_seen_to_be() {
        let none_left = Deadline::after(Duration::ZERO);
        assert!(!none_left.was_missed(), "nobody looked yet");
        assert!(!none_left.is_over_by(Duration::ZERO), "nobody looked yet");
        assert!(none_left.is_over() && none_left.was_missed());
        assert!(none_left.is_over_by(Duration::ZERO) && !none_left.is_over_by(Duration::from_secs(3600)));

        let far = Deadline::after(Duration::from_secs(3600));
        assert!(!far.is_over() && !far.was_missed());
    }

    #[test]
    fn a_cancelled_search_has_no_time_left() {
        let cancel = CancelToken::default();
        let deadline = Deadline::until(Duration::from_secs(3600), &cancel);
        assert!(!deadline.is_over() && deadline.check_cancelled().is_ok());
        cancel.cancel();
        assert!(deadline.is_over() && deadline.was_missed() && deadline.is_over_by(Duration::from_secs(60)));
        assert!(deadline.part(Duration::from_secs(60)).is_over(), "its parts are cancelled with it");
        assert!(matches!(deadline.check_cancelled(), Err(SearchError::Cancelled)));
    }
}
