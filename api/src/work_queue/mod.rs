//! Which work of the engine runs when: fair among callers, cheap before dear, bounded in all.
//!
//! A request that needs the engine waits here for a [`permit::WorkPermit`]. The permit is moved into the closure that does the
//! work, so it lives as long as the work and not as long as the request. [`schedule`] is the rule, without I/O; [`permit`]
//! waits by it; [`cost`] estimates from the request what a search will take.
//!
//! **Capacity.** Two jobs for each core run at the same time, so that a short one passes a long one. Dear ones get half of
//! the cores and at least one slot. They run on a thread pool of that size ([`crate::lock`]), because the engine spreads a
//! search over the threads of its pool: without it one dear search would take all cores.
//!
//! **Why not a library.** `tower`'s limits and load shedding know neither callers nor costs; crates for fair queues order
//! items and have no slots by kind, no removal of one that waits, no bound by caller. The rule decides what everybody
//! feels beside an attack, so it is ours, pure and tested by properties.

mod cost;
mod owner;
mod permit;
mod schedule;

pub(crate) use owner::WorkOwner;
pub(crate) use permit::WorkQueue;
pub(crate) use schedule::{Capacity, Lane, QueueFull, WorkCost};

/// A short job passes a long one.
const SLOTS_PER_CORE: usize = 2;
/// Jobs that wait, of all callers.
const MAX_WAITING: usize = 1_024;
/// Jobs that wait, of one caller and lane. An office behind one address has room.
const MAX_WAITING_PER_CALLER: usize = 64;

impl Capacity {
    #[must_use]
    pub(crate) fn for_cores(cores: usize) -> Self {
        let cores = cores.max(1);
        Self {
            slots: SLOTS_PER_CORE * cores,
            expensive_slots: (cores / 2).max(1),
            // Whoever sends many searches at once has all cores while nobody else searches, and leaves slots to the others.
            slots_per_caller: cores,
            max_waiting: MAX_WAITING,
            max_waiting_per_caller: MAX_WAITING_PER_CALLER,
        }
    }
}
