//! How long a search may take.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Looks at the clock are rare: a step of a search takes nanoseconds.
const STEPS_PER_LOOK: u32 = 256;

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

    /// One worker's steps towards it.
    pub fn steps(&self) -> Steps<'_> {
        Steps { deadline: self, count: 0 }
    }
}

/// Counts steps, and looks at the clock with the first one and every few hundred.
pub struct Steps<'a> {
    deadline: &'a Deadline,
    count: u32,
}

impl Steps<'_> {
    /// Whether to stop before the next step.
    pub fn is_over(&mut self) -> bool {
        let is_look = self.count.is_multiple_of(STEPS_PER_LOOK);
        self.count = self.count.wrapping_add(1);
        is_look && self.deadline.is_over()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_is_over_once_it_was_seen_to_be() {
        let none_left = Deadline::after(Duration::ZERO);
        assert!(!none_left.was_missed(), "nobody looked yet");
        assert!(none_left.steps().is_over() && none_left.was_missed());

        let far = Deadline::after(Duration::from_secs(3600));
        let mut steps = far.steps();
        assert!((0..1000).all(|_| !steps.is_over()) && !far.was_missed());
    }
}
