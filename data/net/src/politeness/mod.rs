//! How often one host is asked. The rules are in `book.rs`, pure; here they are waited for.

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

/// What one host is asked at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HostBudget {
    /// Requests under way at one time, at least 1.
    pub in_flight: usize,
    /// From the beginning of one request to the beginning of the next.
    pub delay: Duration,
}

/// How polite the client is, to a host as a whole. A host is whatever one owner runs: a registrable domain with all
/// that is below it, or a hosting platform with all its domains.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Politeness {
    /// For a site of its own.
    pub site: HostBudget,
    /// For a platform that serves the feeds of many podcasts.
    pub platform: HostBudget,
    /// A request that would wait longer than this is [`FetchError::Busy`](crate::FetchError::Busy) at once, so that it
    /// keeps no worker.
    pub max_wait: Duration,
    /// How long a host is asked half as often after it answered 429 or 503.
    pub throttle_duration: Duration,
    /// How long a `Retry-After` of one URL keeps all requests away from its host, at most.
    pub max_block: Duration,
    /// Whether private addresses and names, which only `allow_private` lets through, are left out: they are one's own.
    pub exempts_local: bool,
}

impl Default for Politeness {
    /// A site: two in flight, two a second. A platform: eight in flight, fifty a second.
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

/// The hosts that are or were lately asked.
pub(crate) struct HostLimiter {
    schedule: Mutex<HostSchedule>,
    max_wait: Duration,
}

/// Leave to ask a host; given back when dropped.
pub(crate) struct HostPermit {
    key: HostKey,
    _permit: OwnedSemaphorePermit,
}

impl HostLimiter {
    pub(crate) fn new(politeness: Politeness) -> Self {
        Self { max_wait: politeness.max_wait, schedule: Mutex::new(HostSchedule::new(politeness)) }
    }

    /// Waits until the host may be asked.
    ///
    /// # Errors
    /// How long it would take, when that is longer than `max_wait`.
    pub(crate) async fn acquire(&self, url: &Url) -> Result<HostPermit, Duration> {
        let key = HostKey::from_url(url);
        let start = Instant::now();
        let turn = self.lock_schedule().reserve(&key, start)?;
        if turn.at > start {
            tokio::time::sleep_until(turn.at).await;
        }
        let room = tokio::time::timeout_at(start + self.max_wait, turn.permits.acquire_owned()).await;
        let (Ok(Ok(permit)), held) = (room, self.lock_schedule().remaining_block(&key, Instant::now())) else {
            return Err(turn.delay.max(Duration::from_secs(1)));
        };
        // It may have asked for peace while this request was waiting.
        match held {
            Some(wait) => Err(wait),
            None => Ok(HostPermit { key, _permit: permit }),
        }
    }

    /// Takes note of what the host answered.
    pub(crate) fn record_response(&self, leave: &HostPermit, answer: &FetchResponse) {
        if matches!(answer.status, 429 | 503) {
            self.lock_schedule().on_throttled(&leave.key, answer.retry_after, Instant::now());
        }
    }

    fn lock_schedule(&self) -> MutexGuard<'_, HostSchedule> {
        self.schedule.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in the queue of a host.
struct RequestSlot {
    at: Instant,
    delay: Duration,
    permits: Arc<tokio::sync::Semaphore>,
}
