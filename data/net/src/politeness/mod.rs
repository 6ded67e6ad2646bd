//! How often one host is asked. The rules are in `book.rs`, pure; here they are waited for.

mod book;
mod key;

use crate::answer::Fetched;
use book::Book;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::Instant;
use url::Url;

pub(crate) use key::HostKey;

/// What one host is asked at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Budget {
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
    pub site: Budget,
    /// For a platform that serves the feeds of many podcasts.
    pub platform: Budget,
    /// A request that would wait longer than this is [`FetchError::Busy`](crate::FetchError::Busy) at once, so that it
    /// keeps no worker.
    pub max_wait: Duration,
    /// How long a host is asked half as often after it answered 429 or 503.
    pub slow_for: Duration,
    /// How long a `Retry-After` of one URL keeps all requests away from its host, at most.
    pub max_hold: Duration,
    /// Whether private addresses and names, which only `allow_private` lets through, are left out: they are one's own.
    pub spares_local: bool,
}

impl Default for Politeness {
    /// A site: two in flight, two a second. A platform: eight in flight, fifty a second.
    fn default() -> Self {
        Self {
            site: Budget { in_flight: 2, delay: Duration::from_millis(500) },
            platform: Budget { in_flight: 8, delay: Duration::from_millis(20) },
            max_wait: Duration::from_secs(30),
            slow_for: Duration::from_secs(3_600),
            max_hold: Duration::from_secs(86_400),
            spares_local: true,
        }
    }
}

/// The hosts that are or were lately asked.
pub(crate) struct Hosts {
    book: Mutex<Book>,
    max_wait: Duration,
}

/// Leave to ask a host; given back when dropped.
pub(crate) struct Leave {
    key: HostKey,
    _permit: OwnedSemaphorePermit,
}

impl Hosts {
    pub(crate) fn new(politeness: Politeness) -> Self {
        Self { max_wait: politeness.max_wait, book: Mutex::new(Book::new(politeness)) }
    }

    /// Waits until the host may be asked.
    ///
    /// # Errors
    /// How long it would take, when that is longer than `max_wait`.
    pub(crate) async fn enter(&self, url: &Url) -> Result<Leave, Duration> {
        let key = HostKey::of(url);
        let start = Instant::now();
        let turn = self.book().reserve(&key, start)?;
        if turn.at > start {
            tokio::time::sleep_until(turn.at).await;
        }
        let room = tokio::time::timeout_at(start + self.max_wait, turn.room.acquire_owned()).await;
        let (Ok(Ok(permit)), held) = (room, self.book().held(&key, Instant::now())) else {
            return Err(turn.delay.max(Duration::from_secs(1)));
        };
        // It may have asked for peace while this request was waiting.
        match held {
            Some(wait) => Err(wait),
            None => Ok(Leave { key, _permit: permit }),
        }
    }

    /// Takes note of what the host answered.
    pub(crate) fn note(&self, leave: &Leave, answer: &Fetched) {
        if matches!(answer.status, 429 | 503) {
            self.book().rebuked(&leave.key, answer.retry_after, Instant::now());
        }
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in the queue of a host.
struct Turn {
    at: Instant,
    delay: Duration,
    room: Arc<tokio::sync::Semaphore>,
}
