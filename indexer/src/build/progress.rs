//! Reports the progress of a build.

use super::plan::{BuildProgress, BuildStep};
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

/// Interval of reports within a step.
const REPORT_INTERVAL: Duration = Duration::from_millis(200);

/// Counts the finished items of a step.
#[derive(Default)]
pub struct ProgressCount {
    done: AtomicU64,
    /// 0 while the total is unknown.
    total: AtomicU64,
}

impl ProgressCount {
    pub fn with_total(total: u64) -> Self {
        Self { total: total.into(), ..Self::default() }
    }

    pub fn add(&self, done: u64) {
        self.done.fetch_add(done, Ordering::Relaxed);
    }

    pub fn add_total(&self, more: u64) {
        self.total.fetch_add(more, Ordering::Relaxed);
    }
}

/// Reports the steps after reading, always on the caller's thread.
pub struct ProgressReporter<'a> {
    progress: &'a mut dyn FnMut(BuildProgress),
    /// The counts of the reading step.
    read_progress: BuildProgress,
}

impl<'a> ProgressReporter<'a> {
    pub fn new(progress: &'a mut dyn FnMut(BuildProgress), read_progress: BuildProgress) -> Self {
        Self { progress, read_progress }
    }

    /// Runs a step on a thread of its own and reports its progress.
    pub fn run_step<T: Send>(&mut self, step: BuildStep, count: &ProgressCount, work: impl FnOnce() -> T + Send) -> T {
        let mut tell = || {
            let (done, total) = (count.done.load(Ordering::Relaxed), count.total.load(Ordering::Relaxed));
            (self.progress)(BuildProgress { step, done, total, ..self.read_progress });
        };
        tell();
        thread::scope(|scope| {
            let (working, over) = sync_channel::<()>(0);
            let worker = scope.spawn(move || {
                let _working = working;
                work()
            });
            // The sender is dropped when the work ends, even by a panic, so the loop always ends.
            while over.recv_timeout(REPORT_INTERVAL) == Err(RecvTimeoutError::Timeout) {
                tell();
            }
            worker.join().unwrap_or_else(|panic| resume_unwind(panic))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_reported_until_their_work_is_over() {
        let (seen, reported) = sync_channel::<()>(1);
        let mut steps = Vec::new();
        let mut progress = |progress: BuildProgress| {
            steps.push((progress.step, progress.done, progress.total, progress.podcasts));
            if progress.done == 2 {
                let _ = seen.try_send(());
            }
        };
        let mut teller =
            ProgressReporter::new(&mut progress, BuildProgress { podcasts: 9, ..BuildProgress::default() });
        let count = ProgressCount::with_total(3);
        let worked = teller.run_step(BuildStep::Vectors, &count, {
            let count = &count;
            move || {
                count.add(2);
                reported.recv().is_ok()
            }
        });
        assert!(worked);
        assert_eq!(steps.first(), Some(&(BuildStep::Vectors, 0, 3, 9)));
        assert_eq!(steps.last(), Some(&(BuildStep::Vectors, 2, 3, 9)));
    }
}
