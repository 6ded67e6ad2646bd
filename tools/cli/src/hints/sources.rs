//! Asks a source again and again, passes on what it heard, and goes on whatever fails.

use super::desk::Desk;
use crate::context::Context;
use crate::failure::Outcome;
use earshot_ingest::hints::{HintError, HintSource};
use std::collections::HashSet;
use std::error::Error;
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// The longest wait for a source that fails again and again.
const MAX_WAIT: Duration = Duration::from_secs(300);
/// How often hints are looked at whose time has not come when they were heard.
const TICK: Duration = Duration::from_secs(1);

/// A source and what has to be done around asking it. Both may fail without consequences: they are done again.
pub(super) trait Ear {
    type Source: HintSource;
    /// Between two questions.
    const EVERY: Duration;

    fn source(&mut self) -> &mut Self::Source;

    fn before(&mut self) -> Outcome;

    /// When the hints of an answer are written.
    fn after(&mut self) -> Outcome;
}

/// Ends what waits.
pub(super) struct Stop {
    pub(super) stopped: watch::Receiver<bool>,
    pub(super) runtime: tokio::runtime::Handle,
}

impl Stop {
    /// What comes of the future; nothing when it is to stop before.
    fn unless<T>(&mut self, future: impl Future<Output = T>) -> Option<T> {
        let stopped = &mut self.stopped;
        self.runtime.block_on(async {
            tokio::select! {
                biased;
                // An error means that whoever could stop us is gone.
                _ = stopped.wait_for(|stopped| *stopped) => None,
                value = future => Some(value),
            }
        })
    }
}

/// One source's thread.
pub(super) struct Listener<'a> {
    name: &'static str,
    context: &'a Context,
    desk: &'a Desk<'a>,
    stop: Stop,
    /// Kinds of failures that were told.
    told: HashSet<String>,
}

impl<'a> Listener<'a> {
    pub(super) fn new(name: &'static str, context: &'a Context, desk: &'a Desk<'a>, stop: Stop) -> Self {
        Self { name, context, desk, stop, told: HashSet::new() }
    }

    /// Listens until it is to stop.
    pub(super) fn run<E: Ear>(&mut self, mut ear: E) {
        let mut failures = 0;
        loop {
            let ready = ear.before();
            self.note(ready);
            let now = self.context.clock.now();
            let Some(polled) = self.stop.unless(ear.source().poll(now)) else { break };
            let heard = match polled {
                Ok(hints) => {
                    failures = 0;
                    self.desk.take(self.name, hints)
                }
                Err(error) => {
                    failures += 1;
                    self.tell(&format!("{} {}", error.kind(), error.url()), &chain(&error));
                    Ok(())
                }
            };
            // What was not written is not over either.
            let kept = heard.and_then(|()| ear.after());
            self.note(kept);
            if self.rest(back_off(E::EVERY, failures)).is_none() {
                break;
            }
        }
        let kept = ear.after();
        self.note(kept);
        let passed_on = self.desk.close();
        self.note(passed_on);
    }

    /// Waits, and meanwhile passes on what is due.
    fn rest(&mut self, wait: Duration) -> Option<()> {
        let until = Instant::now() + wait;
        loop {
            let released = self.desk.release();
            self.note(released);
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Some(());
            }
            // Made within the runtime, whose timer it uses.
            self.stop.unless(async { tokio::time::sleep(left.min(TICK)).await })?;
        }
    }

    fn note(&mut self, outcome: Outcome) {
        if let Err(failure) = outcome {
            let message = failure.message();
            self.tell(&message, &message);
        }
    }

    fn tell(&mut self, kind: &str, message: &str) {
        if self.told.insert(kind.to_owned()) {
            self.context.say(&format!("{}: {message}; goes on trying, and says this once", self.name));
        }
    }
}

/// The wait after so many failures in a row.
fn back_off(every: Duration, failures: u32) -> Duration {
    every.saturating_mul(1 << failures.min(16)).min(MAX_WAIT)
}

/// An error with its causes.
fn chain(error: &HintError) -> String {
    let mut text = error.to_string();
    let mut cause = error.source();
    while let Some(error) = cause {
        text.push_str(&format!(": {error}"));
        cause = error.source();
    }
    text
}
