//! A circuit breaker, so that users do not wait one after the other for a model that fails.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Consecutive failed requests that open the circuit.
const MAX_FAILURES: u32 = 3;
const OPEN_DURATION: Duration = Duration::from_secs(30);

/// After the open time, one request is allowed, and the others wait for its outcome.
#[derive(Debug, Default)]
pub(super) struct CircuitBreaker {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    failures: u32,
    open_until: Option<Instant>,
}

impl CircuitBreaker {
    /// # Errors
    /// The time until the next attempt.
    pub(super) fn check_closed(&self) -> Result<(), Duration> {
        let mut state = self.state();
        let now = Instant::now();
        match state.open_until {
            Some(until) if now < until => Err(until - now),
            Some(_) => {
                state.open_until = Some(now + OPEN_DURATION);
                Ok(())
            }
            None => Ok(()),
        }
    }

    pub(super) fn record_success(&self) {
        *self.state() = State::default();
    }

    pub(super) fn record_failure(&self) {
        let mut state = self.state();
        state.failures = state.failures.saturating_add(1);
        if state.failures >= MAX_FAILURES {
            state.open_until = Some(Instant::now() + OPEN_DURATION);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
