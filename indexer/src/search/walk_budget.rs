//! What one walk through positions may take: time, in positions, and memory.
//!
//! A transcript of the largest size has millions of positions, so the deadline is asked inside of one document too.

use super::deadline::Deadline;

/// Positions after which a walk asks the deadline again: some tens of microseconds.
const POSITIONS_PER_LOOK: u64 = 4_096;
/// Positions of one document that a walk holds in memory, 16 MB. The longest transcript has fewer words; only spellings
/// that many words of a phrase share come near it.
const MAX_HELD_POSITIONS: usize = 1 << 22;
/// Matches in one transcript that are told apart: eight times the words of three hours of speech.
pub const MAX_MATCHES: usize = 1 << 18;

/// The budget of one walk.
pub struct WalkBudget<'d> {
    deadline: &'d Deadline,
    walked: u64,
    next_look: u64,
    held: usize,
    is_spent: bool,
}

impl<'d> WalkBudget<'d> {
    pub fn new(deadline: &'d Deadline) -> Self {
        Self { deadline, walked: 0, next_look: 0, held: 0, is_spent: false }
    }

    /// Goes through so many more positions. Returns false when the walk has to stop.
    pub fn walk(&mut self, positions: usize) -> bool {
        self.walked += positions as u64;
        if self.walked >= self.next_look {
            self.next_look = self.walked + POSITIONS_PER_LOOK;
            self.is_spent = self.is_spent || self.deadline.is_over();
        }
        !self.is_spent
    }

    /// Reads so many more positions of the document into memory. Returns false when that is too much. Then the whole
    /// search ends: without the positions nobody knows whether an excluded phrase stands in the document.
    pub fn hold(&mut self, positions: usize) -> bool {
        self.held = self.held.saturating_add(positions);
        if self.held > MAX_HELD_POSITIONS {
            self.deadline.end();
            self.is_spent = true;
        }
        self.walk(positions)
    }

    /// Gives back what was held of the document before.
    pub fn release(&mut self) {
        self.held = 0;
    }

    #[cfg(test)]
    pub fn is_spent(&self) -> bool {
        self.is_spent
    }

    /// Positions that were gone through.
    #[cfg(test)]
    pub fn walked(&self) -> u64 {
        self.walked
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::CancelToken;
    use std::time::Duration;

    const HOUR: Duration = Duration::from_secs(3600);

    #[test]
    fn a_walk_stops_within_a_document_once_the_search_is_cancelled() {
        let cancel = CancelToken::default();
        let deadline = Deadline::until(HOUR, &cancel);
        let mut budget = WalkBudget::new(&deadline);
        assert!(budget.walk(1));
        cancel.cancel();
        let more = (0..2 * POSITIONS_PER_LOOK).take_while(|_| budget.walk(1)).count() as u64;
        assert!(more <= POSITIONS_PER_LOOK, "{more}");
        assert!(budget.is_spent() && deadline.was_missed());
    }

    #[test]
    fn positions_in_memory_are_bounded() {
        let deadline = Deadline::after(HOUR);
        let mut budget = WalkBudget::new(&deadline);
        for _ in 0..10 {
            budget.release();
            assert!(budget.hold(MAX_HELD_POSITIONS), "of each document");
        }
        assert!(!budget.hold(1));
        assert!(deadline.is_over() && deadline.was_missed(), "the answer is partial");
    }
}
