//! The threads of work that gives way to what somebody waits for: expensive searches, documents and rules.
//!
//! They have a low priority. Turns decide which team is next, but a task that runs for 100 ms on each core would still delay every
//! cheap search and detail that comes meanwhile (`team-floods` of `scripts/attack`). On a quiet machine, priority changes nothing.

use crate::work_queue::{Capacity, Lane, WorkCost};
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use rustix::process::nice;
use std::sync::Arc;

/// Added to the niceness of the threads.
const LOW_PRIORITY: i32 = 10;

/// Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct WorkThreads {
    /// For expensive work. The engine uses no others for it.
    expensive: Arc<ThreadPool>,
    /// For cheap work that nobody waits for, or which needs no search.
    background: Arc<ThreadPool>,
}

impl WorkThreads {
    pub(crate) fn new(capacity: &Capacity) -> Result<Self, ThreadPoolBuildError> {
        Ok(Self {
            expensive: pool("expensive", capacity.expensive_slots)?,
            background: pool("background", capacity.slots_per_caller)?,
        })
    }

    /// Runs a search: a cheap one stays on its thread.
    pub(crate) fn run_search<T: Send>(&self, cost: WorkCost, work: impl FnOnce() -> T + Send) -> T {
        match cost.lane() {
            Lane::Cheap => work(),
            Lane::Expensive => self.expensive.install(work),
        }
    }

    /// Runs work that is no search.
    pub(crate) fn run_task<T: Send>(&self, cost: WorkCost, work: impl FnOnce() -> T + Send) -> T {
        match cost.lane() {
            Lane::Cheap => self.background.install(work),
            Lane::Expensive => self.expensive.install(work),
        }
    }
}

fn pool(name: &'static str, threads: usize) -> Result<Arc<ThreadPool>, ThreadPoolBuildError> {
    let builder = ThreadPoolBuilder::new().num_threads(threads).thread_name(move |number| format!("{name}-{number}"));
    // Linux gives each thread its own niceness.
    let pool = builder.start_handler(|_| {
        let _ = nice(LOW_PRIORITY);
    });
    Ok(Arc::new(pool.build()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_cheap_searches_run_at_the_priority_of_the_server() {
        let threads = WorkThreads::new(&Capacity::for_cores(2)).expect("threads");
        let value = || nice(0).expect("a nice value");
        let server = value();
        let low = (server + LOW_PRIORITY).min(19);
        let (cheap, expensive) = (WorkCost::of(1), WorkCost::of(u32::MAX));
        assert_eq!(threads.run_search(cheap, value), server);
        assert_eq!(threads.run_search(expensive, value), low);
        assert_eq!(threads.run_task(cheap, value), low);
        assert_eq!(threads.run_task(expensive, value), low);
    }
}
