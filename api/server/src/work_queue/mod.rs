//! Decides which engine task runs when: fair among callers, cheap before expensive, bounded in total.
//!
//! A request that needs the engine waits here for a [`permit::WorkPermit`]. The permit is moved into the closure that
//! does the work, so it lives as long as the work and not as long as the request. [`schedule`] is the rule, without
//! I/O; [`permit`] waits by it; [`cost`] estimates the cost of a search from its request.
//!
//! Other scarce places have queues of the same kind with their own capacity: runs of the text model and processes that
//! read files. docs/security.md lists all places and whose turn decides.
//!
//! **Capacity.** Two tasks per core run at the same time, so that a short one can pass a long one. Expensive ones get
//! half of the cores and at least one slot. They run on a thread pool of that size, because the engine spreads a
//! search over the threads of its pool: otherwise one expensive search would take all cores.
//!
//! **Why not a library.** `tower`'s limits and load shedding consider neither callers nor costs. Crates for fair
//! queues order items, but have no slots by kind, no removal of a waiting item and no bound per caller. The rule
//! decides how well the service works for everyone else during an attack, so it is ours, pure and tested by
//! properties.

mod cost;
mod owner;
mod permit;
mod schedule;

pub use owner::WorkOwner;
pub use permit::{WorkPermit, WorkQueue};
pub use schedule::{Capacity, Lane, QueueFull, WorkCost};

use crate::error::{ApiError, ErrorCode};

/// A short task can pass a long one.
const SLOTS_PER_CORE: usize = 2;
/// Waiting tasks of all callers.
const MAX_WAITING: usize = 1_024;
/// Waiting tasks of one caller and lane. It suffices for an office behind one address.
const MAX_WAITING_PER_CALLER: usize = 64;

/// Seconds that callers should wait when a queue is full.
const RETRY_AFTER_S: u64 = 2;

impl QueueFull {
    /// The response: `of_caller` when the caller has too many tasks, otherwise that the server is busy.
    pub fn to_error(self, of_caller: &'static str) -> ApiError {
        let error = match self {
            Self::Caller => ApiError::new(ErrorCode::TooManyRequests, of_caller),
            Self::Total => ApiError::of(ErrorCode::Busy),
        };
        error.with_retry_after(RETRY_AFTER_S)
    }
}

impl Capacity {
    #[must_use]
    pub fn for_cores(cores: usize) -> Self {
        let cores = cores.max(1);
        Self {
            slots: SLOTS_PER_CORE * cores,
            expensive_slots: (cores / 2).max(1),
            // A caller that sends many searches at once may use all cores, and leaves the other slots to others.
            slots_per_caller: cores,
            max_waiting: MAX_WAITING,
            max_waiting_per_caller: MAX_WAITING_PER_CALLER,
        }
    }

    /// Places of another kind, such as runs of the text model: a caller has at most `per_caller` of them. Expensive
    /// tasks get half, and at least one.
    #[must_use]
    pub fn of_places(places: usize, per_caller: usize) -> Self {
        Self {
            slots: places,
            expensive_slots: (places / 2).max(1),
            slots_per_caller: per_caller,
            max_waiting: MAX_WAITING,
            max_waiting_per_caller: MAX_WAITING_PER_CALLER,
        }
    }
}
