//! Politeness: limits the requests to one owner's servers. The rules in `host_schedule.rs` are pure; this module waits
//! for them.

mod host_key;
mod host_schedule;
mod politeness_rules;

use crate::response::FetchResponse;
use host_schedule::HostSchedule;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::Instant;
use url::Url;

pub(crate) use host_key::HostKey;
pub use politeness_rules::{HostBudget, Politeness};

/// Grants host permits.
pub(crate) struct HostLimiter {
    schedule: Mutex<HostSchedule>,
    max_wait: Duration,
}

/// The right to send one request to a host. Dropping it returns the permit.
pub(crate) struct HostPermit {
    key: HostKey,
    _permit: OwnedSemaphorePermit,
}

impl HostLimiter {
    pub(crate) fn new(politeness: Politeness) -> Self {
        Self { max_wait: politeness.max_wait, schedule: Mutex::new(HostSchedule::new(politeness)) }
    }

    /// Waits until a request to the host is allowed.
    ///
    /// # Errors
    /// The wait, when it is longer than `max_wait`.
    pub(crate) async fn acquire(&self, url: &Url) -> Result<HostPermit, Duration> {
        let key = HostKey::from_url(url);
        let start = Instant::now();
        let turn = self.lock_schedule().reserve(&key, start)?;
        if turn.at > start {
            tokio::time::sleep_until(turn.at).await;
        }
        let room = tokio::time::timeout_at(start + self.max_wait, turn.permits.acquire_owned()).await;
        let (Ok(Ok(permit)), block) = (room, self.lock_schedule().remaining_block(&key, Instant::now())) else {
            return Err(turn.delay.max(Duration::from_secs(1)));
        };
        // The host may have sent `Retry-After` while this request was waiting.
        match block {
            Some(wait) => Err(wait),
            None => Ok(HostPermit { key, _permit: permit }),
        }
    }

    /// Records throttling by the host.
    pub(crate) fn record_response(&self, permit: &HostPermit, response: &FetchResponse) {
        if matches!(response.status, 429 | 503) {
            self.lock_schedule().on_throttled(&permit.key, response.retry_after, Instant::now());
        }
    }

    fn lock_schedule(&self) -> MutexGuard<'_, HostSchedule> {
        self.schedule.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
