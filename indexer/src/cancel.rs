//! How a caller stops work that nobody waits for anymore.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Cancels one search. All clones are one token: the caller keeps one and hands another to the search.
#[derive(Clone, Debug, Default)]
pub struct CancelToken(Arc<AtomicBool>);

impl CancelToken {
    /// Stops the work that has a clone of this token. It cannot be undone.
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
