//! Polls a source of hints in a loop, passes the hints on, and retries failures.

use super::hint_sink::HintSink;
use crate::context::Context;
use crate::failure::CommandResult;
use earshot_ingest::hints::{HintError, HintSource};
use std::collections::HashSet;
use std::error::Error;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// The longest wait after repeated failures.
const MAX_WAIT: Duration = Duration::from_secs(300);
/// How often delayed hints are checked.
const TICK: Duration = Duration::from_secs(1);

/// A source, and the work around each poll. Both may fail and are retried.
pub(super) trait HintPoller {
    type Source: HintSource;
    /// Time between two polls.
    const INTERVAL: Duration;

    fn source(&mut self) -> &mut Self::Source;

    fn prepare(&mut self) -> CommandResult;

    /// Called after the hints of a poll were written.
    fn commit(&mut self) -> CommandResult;
}

/// Stops a wait early.
pub(super) struct StopSignal {
    pub(super) stopped: watch::Receiver<bool>,
    pub(super) runtime: tokio::runtime::Handle,
}

impl StopSignal {
    /// Runs the future. Returns `None` when the stop signal comes first.
    fn run_until_stopped<T>(&mut self, future: impl Future<Output = T>) -> Option<T> {
        let stopped = &mut self.stopped;
        self.runtime.block_on(async {
            tokio::select! {
                biased;
                // An error shows that the sender is gone, which counts as a stop.
                _ = stopped.wait_for(|stopped| *stopped) => None,
                value = future => Some(value),
            }
        })
    }
}

/// The thread of one source.
pub(super) struct HintListener<'a> {
    name: &'static str,
    context: &'a Context,
    sink: &'a HintSink<'a>,
    stop: StopSignal,
    /// Kinds of failures that were reported already.
    reported_kinds: HashSet<String>,
}

impl<'a> HintListener<'a> {
    pub(super) fn new(name: &'static str, context: &'a Context, sink: &'a HintSink<'a>, stop: StopSignal) -> Self {
        Self { name, context, sink, stop, reported_kinds: HashSet::new() }
    }

    /// Polls until stopped.
    pub(super) fn run<E: HintPoller>(&mut self, mut poller: E) {
        let mut failures = 0;
        loop {
            let ready = poller.prepare();
            self.note_failure(ready);
            let now = self.context.clock.now();
            let Some(polled) = self.stop.run_until_stopped(poller.source().poll(now)) else { break };
            let accepted = match polled {
                Ok(hints) => {
                    failures = 0;
                    self.sink.accept(self.name, hints)
                }
                Err(error) => {
                    failures += 1;
                    self.report_once(&format!("{} {}", error.kind(), error.url()), &error_chain(&error));
                    Ok(())
                }
            };
            // Hints that were not written are polled again.
            let kept = accepted.and_then(|()| poller.commit());
            self.note_failure(kept);
            if self.wait(backoff(E::INTERVAL, failures)).is_none() {
                break;
            }
        }
        let kept = poller.commit();
        self.note_failure(kept);
        let passed_on = self.sink.store_delayed_checks();
        self.note_failure(passed_on);
    }

    /// Waits, and meanwhile releases checks that become due.
    fn wait(&mut self, wait: Duration) -> Option<()> {
        let until = Instant::now() + wait;
        loop {
            let released = self.sink.release_due_checks();
            self.note_failure(released);
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Some(());
            }
            // Created inside the runtime, because it uses the runtime's timer.
            self.stop.run_until_stopped(async { tokio::time::sleep(left.min(TICK)).await })?;
        }
    }

    fn note_failure(&mut self, outcome: CommandResult) {
        if let Err(failure) = outcome {
            let message = failure.message();
            self.report_once(&message, &message);
        }
    }

    fn report_once(&mut self, kind: &str, message: &str) {
        if self.reported_kinds.insert(kind.to_owned()) {
            self.context.print_notice(&format!("{}: {message}; retrying; this is reported only once", self.name));
        }
    }
}

/// The wait after a number of consecutive failures.
fn backoff(every: Duration, failures: u32) -> Duration {
    every.saturating_mul(1 << failures.min(16)).min(MAX_WAIT)
}

/// Formats an error with its causes.
fn error_chain(error: &HintError) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(&format!(": {error}"));
        cause = error.source();
    }
    text
}
