//! Time of a piece of work.

use crate::search_bench::machine::{cpu_time, cpu_time_since};
use std::time::Instant;

/// Wall time, and processor time of all threads (`None` when the system does not provide it), in seconds.
#[derive(Clone, Copy, Default)]
pub struct TimeUsed {
    pub seconds: f64,
    pub cpu: f64,
}

impl TimeUsed {
    /// Adds the time of `work`.
    pub fn measure<T>(&mut self, work: impl FnOnce() -> T) -> T {
        let (started, cpu) = (Instant::now(), cpu_time());
        let done = work();
        self.seconds += started.elapsed().as_secs_f64();
        self.cpu += cpu_time_since(cpu).unwrap_or_default().as_secs_f64();
        done
    }

    pub fn minus(self, other: Self) -> Self {
        Self { seconds: self.seconds - other.seconds, cpu: self.cpu - other.cpu }
    }
}
