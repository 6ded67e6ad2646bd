//! Cancellation of searches whose caller has gone away.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Cancels one search. Clones share one state: the caller keeps a clone and gives another one to the search.
#[derive(Clone, Debug, Default)]
pub struct CancelToken(Arc<AtomicBool>);

impl CancelToken {
    /// Cancels all clones. This cannot be undone.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_are_cancelled_together() {
        let token = CancelToken::default();
        let (clone, other) = (token.clone(), CancelToken::default());
        token.cancel();
        assert!(token.is_cancelled() && clone.is_cancelled());
        assert!(!other.is_cancelled());
    }
}
