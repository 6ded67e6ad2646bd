//! A circuit breaker: stops requests to a service that failed repeatedly, so that callers do not wait for it one after
//! the other.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Consecutive failures that open the circuit.
const MAX_FAILURES: u32 = 3;
const OPEN_DURATION: Duration = Duration::from_secs(30);
/// Upper limit for a service's `Retry-After`.
const MAX_OPEN_DURATION: Duration = Duration::from_secs(600);

/// Counts failures in a row. After the open time, it allows one request, whose outcome the others wait for.
#[derive(Debug, Default)]
pub struct CircuitBreaker {
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    failures: u32,
    open_until: Option<Instant>,
}

impl CircuitBreaker {
    /// Fails while the circuit is open.
    ///
    /// # Errors
    /// The time until the next attempt.
    pub fn check_closed(&self) -> Result<(), Duration> {
        let mut state = self.state();
        let now = Instant::now();
        if let Some(until) = state.open_until {
            if now < until {
                return Err(until - now);
            }
            // Stays open for all others, unless this request succeeds.
            state.open_until = Some(now + OPEN_DURATION);
        }
        Ok(())
    }

    /// Closes the circuit.
    pub fn record_success(&self) {
        *self.state() = State::default();
    }

    /// Counts a failure, and opens the circuit after three in a row, or at once when the service sent `Retry-After`.
    pub fn record_failure(&self, retry_after: Option<Duration>) {
        let mut state = self.state();
        state.failures = state.failures.saturating_add(1);
        if state.failures >= MAX_FAILURES || retry_after.is_some() {
            state.open_until = Some(Instant::now() + retry_after.unwrap_or(OPEN_DURATION).min(MAX_OPEN_DURATION));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::advance;

    #[tokio::test(start_paused = true)]
    async fn three_failures_open_the_circuit_and_one_success_closes_it() {
        let breaker = CircuitBreaker::default();
        for _ in 0..2 {
            breaker.record_failure(None);
            assert_eq!(breaker.check_closed(), Ok(()));
        }
        breaker.record_failure(None);
        assert_eq!(breaker.check_closed(), Err(OPEN_DURATION));
        advance(OPEN_DURATION).await;
        assert_eq!(breaker.check_closed(), Ok(()), "one may try");
        assert!(breaker.check_closed().is_err(), "and no other");
        breaker.record_success();
        assert_eq!(breaker.check_closed(), Ok(()));
        breaker.record_failure(None);
        assert_eq!(breaker.check_closed(), Ok(()), "counting restarts");
    }

    #[tokio::test(start_paused = true)]
    async fn retry_after_opens_the_circuit() {
        let breaker = CircuitBreaker::default();
        breaker.record_failure(Some(Duration::from_secs(90)));
        assert_eq!(breaker.check_closed(), Err(Duration::from_secs(90)));
        breaker.record_failure(Some(Duration::from_secs(1_000_000)));
        assert_eq!(breaker.check_closed(), Err(MAX_OPEN_DURATION));
    }
}
