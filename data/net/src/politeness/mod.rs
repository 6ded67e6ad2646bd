//! Politeness: limits the requests to one owner's servers. The rules in `host_schedule.rs` are pure; this module waits
//! for them.

mod host_key;
mod host_schedule;

use crate::response::FetchResponse;
use host_schedule::HostSchedule;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::Instant;
use url::Url;

pub(crate) use host_key::HostKey;

/// The limits of one host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostBudget {
    /// Requests in flight at one time, at least 1.
    pub in_flight: usize,
    /// The time between the starts of two requests.
    pub delay: Duration,
}

/// Politeness towards hosts. A host is everything that one owner runs: a registrable domain with its subdomains, or a
/// hosting platform with all its domains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Politeness {
    /// For a podcast's own site.
    pub site: HostBudget,
    /// For a platform that serves the feeds of many podcasts.
    pub platform: HostBudget,
    /// A request that would wait longer fails with [`FetchError::Busy`](crate::FetchError::Busy) at once, so that it
    /// does not block a worker.
    pub max_wait: Duration,
    /// How long the rate of a host is halved after a 429 or 503.
    pub throttle_duration: Duration,
    /// The longest time for which the `Retry-After` of one URL blocks all requests to its host.
    pub max_block: Duration,
    /// Whether private addresses and local names have no limits. Only `allow_private` permits them, so they are our
    /// own.
    pub exempts_local: bool,
}

impl Default for Politeness {
    /// A site: two requests in flight, two per second. A platform: eight in flight, fifty per second.
    fn default() -> Self {
        Self {
            site: HostBudget { in_flight: 2, delay: Duration::from_millis(500) },
            platform: HostBudget { in_flight: 8, delay: Duration::from_millis(20) },
            max_wait: Duration::from_secs(30),
            throttle_duration: Duration::from_secs(3_600),
            max_block: Duration::from_secs(86_400),
            exempts_local: true,
        }
    }
}

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

/// A reserved time for one request.
struct RequestSlot {
    at: Instant,
    delay: Duration,
    permits: Arc<tokio::sync::Semaphore>,
}
