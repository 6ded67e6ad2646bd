//! A cache of API keys and sessions. Without it, every call would query the database twice to identify its caller.
//!
//! A credential in use is refreshed before it is stale, beside the call that found it old, so that no call waits for
//! a database that has just stopped responding. Calls during the refresh use the cached value.

use crate::{DbError, EpochMillis};
use lru::LruCache;
use std::future::Future;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::timeout;

/// Another process (the command line or a second server) may revoke a credential, so an older entry is read again.
const MAX_AGE: Duration = Duration::from_secs(1);
/// From this age on, a credential in use is refreshed.
const REFRESH_AFTER: Duration = Duration::from_millis(500);
/// A refresh that takes longer has failed, and the next call reads for itself. By then the monitor has noticed an
/// outage.
const REFRESH_TIMEOUT: Duration = Duration::from_secs(5);
/// How long a call with a cached credential waits for a read of its own.
const CACHED_READ_TIMEOUT: Duration = Duration::from_millis(500);
/// How long cached credentials stay valid while the database does not respond: longer than a database takes to
/// restart or to fail over. A key can hardly be revoked during that time, because this needs the database, too.
const MAX_AGE_IN_OUTAGE: Duration = Duration::from_secs(15 * 60);
const CAPACITY: NonZeroUsize = NonZeroUsize::new(10_000).expect("not zero");

/// A bounded cache. It holds only valid credentials, so that guesses do not evict others.
#[derive(Debug)]
pub struct CredentialCache<T>(Mutex<CacheEntries<T>>);

#[derive(Debug)]
struct CacheEntries<T> {
    /// Keyed by the hash of the whole credential, so only its holder can find it.
    entries: LruCache<Vec<u8>, CacheEntry<T>>,
    /// Counts writes. A value that was read before a write is not stored after it.
    epoch: u64,
}

#[derive(Clone, Debug)]
struct CacheEntry<T> {
    owner: T,
    read_at: EpochMillis,
    /// When a refresh was last started.
    refreshing_since: Option<EpochMillis>,
    /// The epoch of the read. After a failed write, which may have revoked the credential, an older entry counts only
    /// during an outage.
    epoch: u64,
}

/// The result of a lookup.
#[derive(Debug, PartialEq, Eq)]
pub enum CacheLookup<T> {
    /// Cached, and can be used.
    Fresh(T),
    /// Cached, and must be refreshed beside the call.
    Stale(T),
    /// Must be read before the call continues.
    Missing,
}

impl<T> Default for CredentialCache<T> {
    fn default() -> Self {
        Self(Mutex::new(CacheEntries { entries: LruCache::new(CAPACITY), epoch: 0 }))
    }
}

impl<T: Clone> CredentialCache<T> {
    /// Looks up a credential. Of concurrent calls that find it old, only one gets [`CacheLookup::Stale`] and must
    /// refresh it.
    pub fn get(&self, hash: &[u8], now: EpochMillis) -> CacheLookup<T> {
        let mut known = self.lock();
        let CacheEntries { entries: owners, epoch: round } = &mut *known;
        let Some(read) = owners.get_mut(hash).filter(|read| read.epoch == *round) else { return CacheLookup::Missing };
        if is_younger(read.read_at, REFRESH_AFTER, now) {
            return CacheLookup::Fresh(read.owner.clone());
        }
        if read.refreshing_since.is_some_and(|since| is_younger(since, REFRESH_TIMEOUT, now))
            && is_younger(read.read_at, MAX_AGE_IN_OUTAGE, now)
        {
            return CacheLookup::Fresh(read.owner.clone());
        }
        read.refreshing_since = Some(now);
        if is_younger(read.read_at, MAX_AGE, now) {
            CacheLookup::Stale(read.owner.clone())
        } else {
            CacheLookup::Missing
        }
    }

    /// Looks up a credential while the database does not respond.
    #[must_use]
    pub fn get_in_outage(&self, hash: &[u8], now: EpochMillis) -> Option<T> {
        let mut known = self.lock();
        let CacheEntry { owner, read_at: at, .. } = known.entries.get(hash)?;
        is_younger(*at, MAX_AGE_IN_OUTAGE, now).then(|| owner.clone())
    }

    /// Waits for a read. With a cached credential it waits half a second, and then uses the cached value when the
    /// database does not respond.
    ///
    /// # Errors
    /// Those of the read, unless a cached value is used.
    pub async fn read_or_cached<R>(
        &self,
        hash: &[u8],
        now: EpochMillis,
        read: impl Future<Output = Result<R, DbError>>,
        of_known: impl FnOnce(T) -> R,
    ) -> Result<R, DbError> {
        let Some(known) = self.get_in_outage(hash, now) else { return read.await };
        match timeout(CACHED_READ_TIMEOUT, read).await {
            Err(_) => Ok(of_known(known)),
            Ok(Err(error)) if error.is_unavailable() => Ok(of_known(known)),
            Ok(read) => read,
        }
    }

    /// Returns the epoch. Call it before the read.
    #[must_use]
    pub fn epoch(&self) -> u64 {
        self.lock().epoch
    }

    /// Stores a valid credential that was read at `at`. `round` is the epoch before the read; a value that a write has
    /// outdated since then is not stored.
    pub fn put(&self, round: u64, hash: Vec<u8>, owner: T, at: EpochMillis) {
        let mut known = self.lock();
        if known.epoch == round {
            known.entries.put(hash, CacheEntry { owner, read_at: at, refreshing_since: None, epoch: round });
        }
    }

    /// Removes a credential that the database has found invalid.
    pub fn remove(&self, hash: &[u8]) {
        self.lock().entries.pop(hash);
    }

    /// Clears the cache after a write that may have changed keys, sessions, users or teams.
    pub fn clear(&self) {
        let mut known = self.lock();
        known.entries.clear();
        known.epoch += 1;
    }

    /// Invalidates all entries after a write whose outcome is unknown: they must be read again. During an outage they
    /// still count; otherwise a write that was running when the outage began would lock every user out.
    pub fn invalidate(&self) {
        self.lock().epoch += 1;
    }

    fn lock(&self) -> MutexGuard<'_, CacheEntries<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a time is within `age` of now. A time in the future is not, because then the clock was set back.
fn is_younger(moment: EpochMillis, age: Duration, now: EpochMillis) -> bool {
    moment <= now && moment > now.minus(age)
}
