//! Limits the positions that one scan may read: their number per deadline check, and their memory.
//!
//! A transcript of the largest size has millions of positions, so the deadline must be checked inside of a document
//! too.

use super::deadline::Deadline;

/// Positions between two deadline checks: some tens of microseconds.
const POSITIONS_PER_CHECK: u64 = 4_096;
/// Limit of positions of one document in memory, 16 MB. The longest transcript has fewer words; only spellings that
/// many words of a phrase share come near it.
const MAX_LOADED_POSITIONS: usize = 1 << 22;
/// Limit of distinct matches per transcript: eight times the words of three hours of speech.
pub const MAX_MATCHES: usize = 1 << 18;

/// The budget of one scan.
pub struct PositionBudget<'d> {
    deadline: &'d Deadline,
    scanned: u64,
    next_check: u64,
    loaded: usize,
    is_spent: bool,
}

impl<'d> PositionBudget<'d> {
    pub fn new(deadline: &'d Deadline) -> Self {
        Self { deadline, scanned: 0, next_check: 0, loaded: 0, is_spent: false }
    }

    /// Accounts for this many scanned positions. Returns false when the scan has to stop.
    pub fn scan(&mut self, positions: usize) -> bool {
        self.scanned += positions as u64;
        if self.scanned >= self.next_check {
            self.next_check = self.scanned + POSITIONS_PER_CHECK;
            self.is_spent = self.is_spent || self.deadline.is_over();
        }
        !self.is_spent
    }

    /// Accounts for this many positions loaded into memory. Returns false when the limit is exceeded; that ends the
    /// whole search, because without the positions an excluded phrase cannot be ruled out.
    pub fn load(&mut self, positions: usize) -> bool {
        self.loaded = self.loaded.saturating_add(positions);
        if self.loaded > MAX_LOADED_POSITIONS {
            self.deadline.expire();
            self.is_spent = true;
        }
        self.scan(positions)
    }

    /// Resets the loaded positions before the next document.
    pub fn release(&mut self) {
        self.loaded = 0;
    }

    #[cfg(test)]
    pub fn is_spent(&self) -> bool {
        self.is_spent
    }

    /// Number of scanned positions.
    #[cfg(test)]
    pub fn scanned(&self) -> u64 {
        self.scanned
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
        let deadline = Deadline::with_cancel(HOUR, &cancel);
        let mut budget = PositionBudget::new(&deadline);
        assert!(budget.scan(1));
        cancel.cancel();
        let more = (0..2 * POSITIONS_PER_CHECK).take_while(|_| budget.scan(1)).count() as u64;
        assert!(more <= POSITIONS_PER_CHECK, "{more}");
        assert!(budget.is_spent() && deadline.has_skipped_work());
    }

    #[test]
    fn positions_in_memory_are_bounded() {
        let deadline = Deadline::with_budget(HOUR);
        let mut budget = PositionBudget::new(&deadline);
        for _ in 0..10 {
            budget.release();
            assert!(budget.load(MAX_LOADED_POSITIONS), "of each document");
        }
        assert!(!budget.load(1));
        assert!(deadline.is_over() && deadline.has_skipped_work(), "the answer is partial");
    }
}
