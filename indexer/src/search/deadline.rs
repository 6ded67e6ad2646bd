//! How long a search may take.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The end of a search's time. Whoever works for the search asks it now and then, and stops when it is over.
pub struct Deadline {
    at: Instant,
    /// Somebody found it over, and left work undone.
    over: AtomicBool,
}

impl Deadline {
    pub fn after(budget: Duration) -> Self {
        Self { at: Instant::now() + budget, over: AtomicBool::new(false) }
    }

    /// Whether to stop here. The search is partial from then on.
    pub fn is_over(&self) -> bool {
        if !self.over.load(Ordering::Relaxed) && Instant::now() >= self.at {
            self.over.store(true, Ordering::Relaxed);
        }
        self.over.load(Ordering::Relaxed)
    }

    /// Whether work was left undone.
    pub fn was_missed(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_is_over_once_it_was_seen_to_be() {
        let none_left = Deadline::after(Duration::ZERO);
        assert!(!none_left.was_missed(), "nobody looked yet");
        assert!(none_left.is_over() && none_left.was_missed());

        let far = Deadline::after(Duration::from_secs(3600));
        assert!(!far.is_over() && !far.was_missed());
    }
}
