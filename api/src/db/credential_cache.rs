//! Keys and sessions as they were read last. Without it every call would ask the database twice who makes it.
//!
//! A credential in use is read anew before it is stale, beside the call that found it old: no call waits for a database that
//! has just stopped to answer. Whoever comes while that read is under way is answered by the last one.

use super::{DbError, EpochMillis};
use lru::LruCache;
use std::future::Future;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::timeout;

/// Another process, the command line or a second server, may end one too: after so long the database is asked again.
const MAX_AGE: Duration = Duration::from_secs(1);
/// From this age on a credential in use is read anew.
const REFRESH_AFTER: Duration = Duration::from_millis(500);
/// A read that has not ended by then has failed: the next call waits for one of its own. By then an outage has been noticed.
const REFRESH_TIMEOUT: Duration = Duration::from_secs(5);
/// Whoever was known lately waits so long for a read of their own.
const CACHED_READ_TIMEOUT: Duration = Duration::from_millis(500);
/// While the database does not answer, who was known before is known so long: longer than a database takes to restart or
/// to fail over. A key can hardly be revoked meanwhile, since that needs the database too.
const MAX_AGE_IN_OUTAGE: Duration = Duration::from_secs(15 * 60);
const CAPACITY: NonZeroUsize = NonZeroUsize::new(10_000).expect("not zero");

/// Bounded; only credentials that are right get in, so that nobody who guesses pushes others out.
#[derive(Debug)]
pub(super) struct CredentialCache<T>(Mutex<CacheEntries<T>>);

#[derive(Debug)]
struct CacheEntries<T> {
    /// By the hash of the whole credential: who finds one here has it.
    entries: LruCache<Vec<u8>, CacheEntry<T>>,
    /// Counts writes: what was read before one is not remembered after.
    epoch: u64,
}

#[derive(Clone, Debug)]
struct CacheEntry<T> {
    owner: T,
    read_at: EpochMillis,
    /// When it was last found to be old.
    refreshing_since: Option<EpochMillis>,
    /// In an earlier round a write failed since, which may have ended it: it counts only while the database does not answer.
    epoch: u64,
}

/// What is known of a credential.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum CacheLookup<T> {
    Fresh(T),
    /// Known, and to be read anew beside the call.
    Stale(T),
    /// To be read before the call goes on.
    Missing,
}

impl<T: Clone> CredentialCache<T> {
    pub fn new() -> Self {
        Self(Mutex::new(CacheEntries { entries: LruCache::new(CAPACITY), epoch: 0 }))
    }

    /// Looks a credential up. Of the calls that find it old at the same time, one is told to read it.
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

    /// For when the database does not answer.
    fn get_in_outage(&self, hash: &[u8], now: EpochMillis) -> Option<T> {
        let mut known = self.lock();
        let CacheEntry { owner, read_at: at, .. } = known.entries.get(hash)?;
        is_younger(*at, MAX_AGE_IN_OUTAGE, now).then(|| owner.clone())
    }

    /// What a read finds. Whoever was known lately waits [`CACHED_READ_TIMEOUT`] for it, and is who they were when the database does
    /// not answer by then.
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

    /// To be asked for before the database is.
    pub fn epoch(&self) -> u64 {
        self.lock().epoch
    }

    pub fn put(&self, round: u64, hash: Vec<u8>, owner: T, at: EpochMillis) {
        let mut known = self.lock();
        if known.epoch == round {
            known.entries.put(hash, CacheEntry { owner, read_at: at, refreshing_since: None, epoch: round });
        }
    }

    /// The database says that it is not valid, or not any more.
    pub fn remove(&self, hash: &[u8]) {
        self.lock().entries.pop(hash);
    }

    /// Something was written: keys, sessions, users or teams may have changed.
    pub fn clear(&self) {
        let mut known = self.lock();
        known.entries.clear();
        known.epoch += 1;
    }

    /// A write failed, and nobody knows whether the database has it: everything is to be read anew before it counts. While the
    /// database does not answer it goes on to count, else a write that was under way when an outage began would lock everybody out.
    pub fn invalidate(&self) {
        self.lock().epoch += 1;
    }

    fn lock(&self) -> MutexGuard<'_, CacheEntries<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A moment to come is no age: the clock was set back.
fn is_younger(moment: EpochMillis, age: Duration, now: EpochMillis) -> bool {
    moment <= now && moment > now.minus(age)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_call_refreshes_a_stale_credential_without_blocking_others() {
        let known = CredentialCache::new();
        let at = |milliseconds: i64| EpochMillis(1_800_000_000_000 + milliseconds);
        assert_eq!(known.get(b"key", at(0)), CacheLookup::Missing);
        known.put(known.epoch(), b"key".to_vec(), "ann", at(0));
        assert_eq!(known.get(b"key", at(499)), CacheLookup::Fresh("ann"));
        assert_eq!(known.get(b"key", at(500)), CacheLookup::Stale("ann"));
        assert_eq!(known.get(b"key", at(2_400)), CacheLookup::Fresh("ann"), "a read is under way");
        known.put(known.epoch(), b"key".to_vec(), "bob", at(2_450));
        assert_eq!(known.get(b"key", at(2_460)), CacheLookup::Fresh("bob"));
        assert_eq!(
            known.get(b"key", at(3_450)),
            CacheLookup::Missing,
            "nobody used it for a second: it may have ended"
        );
        assert_eq!(known.get(b"key", at(3_460)), CacheLookup::Fresh("bob"), "whoever comes second does not wait");
        assert_eq!(known.get(b"key", at(8_460)), CacheLookup::Missing, "that read has failed");
        assert_eq!(known.get_in_outage(b"key", at(8_460)), Some("bob"));
        assert_eq!(known.get_in_outage(b"key", at(902_460)), None);
        known.put(known.epoch(), b"key".to_vec(), "bob", at(8_500));
        let before = known.epoch();
        known.invalidate();
        known.put(before, b"key".to_vec(), "bob as read before the write", at(8_501));
        assert_eq!(known.get(b"key", at(8_502)), CacheLookup::Missing, "a write may have ended it");
        assert_eq!(known.get_in_outage(b"key", at(8_502)), Some("bob"));
        known.put(known.epoch(), b"key".to_vec(), "bob", at(8_510));
        assert_eq!(known.get(b"key", at(8_520)), CacheLookup::Fresh("bob"));
        known.clear();
        assert_eq!(known.get(b"key", at(8_530)), CacheLookup::Missing);
        assert_eq!(known.get_in_outage(b"key", at(8_530)), None);
    }
}
