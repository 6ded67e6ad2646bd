//! Leaves a service alone that failed too often, so that searches do not wait for it one after the other.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// Failures in a row.
const MAX_FAILURES: u32 = 3;
const REST: Duration = Duration::from_secs(30);
/// What a service asks for in `Retry-After` is believed up to here.
const MAX_REST: Duration = Duration::from_secs(600);

/// After a rest one request goes ahead, and the others wait for what comes of it.
#[derive(Default)]
pub struct Breaker {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    failures: u32,
    rests_until: Option<Instant>,
}

impl Breaker {
    /// # Errors
    /// The rest of the rest.
    pub fn enter(&self) -> Result<(), Duration> {
        let mut state = self.state();
        let now = Instant::now();
        if let Some(until) = state.rests_until {
            if now < until {
                return Err(until - now);
            }
            // Whoever comes next finds it resting, unless this one succeeds.
            state.rests_until = Some(now + REST);
        }
        Ok(())
    }

    pub fn succeeded(&self) {
        *self.state() = State::default();
    }

    /// `asked_for` is how long the service wants to be left alone.
    pub fn failed(&self, asked_for: Option<Duration>) {
        let mut state = self.state();
        state.failures = state.failures.saturating_add(1);
        if state.failures >= MAX_FAILURES || asked_for.is_some() {
            state.rests_until = Some(Instant::now() + asked_for.unwrap_or(REST).min(MAX_REST));
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
    async fn three_failures_make_a_rest_and_one_success_ends_it() {
        let breaker = Breaker::default();
        for _ in 0..2 {
            breaker.failed(None);
            assert_eq!(breaker.enter(), Ok(()));
        }
        breaker.failed(None);
        assert_eq!(breaker.enter(), Err(REST));
        advance(REST).await;
        assert_eq!(breaker.enter(), Ok(()), "one may try");
        assert!(breaker.enter().is_err(), "and no other");
        breaker.succeeded();
        assert_eq!(breaker.enter(), Ok(()));
        breaker.failed(None);
        assert_eq!(breaker.enter(), Ok(()), "counted anew");
    }

    #[tokio::test(start_paused = true)]
    async fn a_service_that_asks_for_peace_has_it() {
        let breaker = Breaker::default();
        breaker.failed(Some(Duration::from_secs(90)));
        assert_eq!(breaker.enter(), Err(Duration::from_secs(90)));
        breaker.failed(Some(Duration::from_secs(1_000_000)));
        assert_eq!(breaker.enter(), Err(MAX_REST));
    }
}
