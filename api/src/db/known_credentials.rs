//! Keys and sessions as they were read last. Without it every call would ask the database twice who makes it.
//!
//! A credential in use is read anew before it is stale, beside the call that found it old: no call waits for a database that
//! has just stopped to answer. Whoever comes while that read is under way is answered by the last one.

use super::{DbError, Ts};
use lru::LruCache;
use std::future::Future;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::timeout;

/// Another process, the command line or a second server, may end one too: after so long the database is asked again.
const FRESH_FOR: Duration = Duration::from_secs(1);
/// From this age on a credential in use is read anew.
const REFRESH_AFTER: Duration = Duration::from_millis(500);
/// A read that has not ended by then has failed: the next call waits for one of its own. By then an outage has been noticed.
const REFRESH_TIME: Duration = Duration::from_secs(5);
/// Whoever was known lately waits so long for a read of their own.
const KNOWN_PATIENCE: Duration = Duration::from_millis(500);
/// While the database does not answer, who was known before is known so long: longer than a database takes to restart or
/// to fail over. A key can hardly be revoked meanwhile, since that needs the database too.
const KNOWN_IN_OUTAGE_FOR: Duration = Duration::from_secs(15 * 60);
const CREDENTIALS: NonZeroUsize = NonZeroUsize::new(10_000).expect("not zero");

/// Bounded; only credentials that are right get in, so that nobody who guesses pushes others out.
#[derive(Debug)]
pub(super) struct KnownCredentials<T>(Mutex<Known<T>>);

#[derive(Debug)]
struct Known<T> {
    /// By the hash of the whole credential: who finds one here has it.
    owners: LruCache<Vec<u8>, Read<T>>,
    /// Counts writes: what was read before one is not remembered after.
    round: u64,
}

#[derive(Clone, Debug)]
struct Read<T> {
    owner: T,
    at: Ts,
    /// When it was last found to be old.
    refreshing_since: Option<Ts>,
    /// In an earlier round a write failed since, which may have ended it: it counts only while the database does not answer.
    round: u64,
}

/// What is known of a credential.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Lookup<T> {
    Known(T),
    /// Known, and to be read anew beside the call.
    Aging(T),
    /// To be read before the call goes on.
    Unknown,
}

impl<T: Clone> KnownCredentials<T> {
    pub fn new() -> Self {
        Self(Mutex::new(Known { owners: LruCache::new(CREDENTIALS), round: 0 }))
    }

    /// Looks a credential up. Of the calls that find it old at the same time, one is told to read it.
    pub fn get(&self, hash: &[u8], now: Ts) -> Lookup<T> {
        let mut known = self.lock();
        let Known { owners, round } = &mut *known;
        let Some(read) = owners.get_mut(hash).filter(|read| read.round == *round) else { return Lookup::Unknown };
        if is_younger(read.at, REFRESH_AFTER, now) {
            return Lookup::Known(read.owner.clone());
        }
        if read.refreshing_since.is_some_and(|since| is_younger(since, REFRESH_TIME, now))
            && is_younger(read.at, KNOWN_IN_OUTAGE_FOR, now)
        {
            return Lookup::Known(read.owner.clone());
        }
        read.refreshing_since = Some(now);
        if is_younger(read.at, FRESH_FOR, now) { Lookup::Aging(read.owner.clone()) } else { Lookup::Unknown }
    }

    /// For when the database does not answer.
    fn get_in_outage(&self, hash: &[u8], now: Ts) -> Option<T> {
        let mut known = self.lock();
        let Read { owner, at, .. } = known.owners.get(hash)?;
        is_younger(*at, KNOWN_IN_OUTAGE_FOR, now).then(|| owner.clone())
    }

    /// What a read finds. Whoever was known lately waits [`KNOWN_PATIENCE`] for it, and is who they were when the database does
    /// not answer by then.
    pub async fn read_or_known<R>(
        &self,
        hash: &[u8],
        now: Ts,
        read: impl Future<Output = Result<R, DbError>>,
        of_known: impl FnOnce(T) -> R,
    ) -> Result<R, DbError> {
        let Some(known) = self.get_in_outage(hash, now) else { return read.await };
        match timeout(KNOWN_PATIENCE, read).await {
            Err(_) => Ok(of_known(known)),
            Ok(Err(error)) if error.is_unavailable() => Ok(of_known(known)),
            Ok(read) => read,
        }
    }

    /// To be asked for before the database is.
    pub fn round(&self) -> u64 {
        self.lock().round
    }

    pub fn put(&self, round: u64, hash: Vec<u8>, owner: T, at: Ts) {
        let mut known = self.lock();
        if known.round == round {
            known.owners.put(hash, Read { owner, at, refreshing_since: None, round });
        }
    }

    /// The database says that it is not valid, or not any more.
    pub fn remove(&self, hash: &[u8]) {
        self.lock().owners.pop(hash);
    }

    /// Something was written: keys, sessions, users or teams may have changed.
    pub fn forget(&self) {
        let mut known = self.lock();
        known.owners.clear();
        known.round += 1;
    }

    /// A write failed, and nobody knows whether the database has it: everything is to be read anew before it counts. While the
    /// database does not answer it goes on to count, else a write that was under way when an outage began would lock everybody out.
    pub fn outdate(&self) {
        self.lock().round += 1;
    }

    fn lock(&self) -> MutexGuard<'_, Known<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A moment to come is no age: the clock was set back.
fn is_younger(moment: Ts, age: Duration, now: Ts) -> bool {
    moment <= now && moment > now.minus(age)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_call_reads_an_old_credential_and_nobody_waits_for_it() {
        let known = KnownCredentials::new();
        let at = |milliseconds: i64| Ts(1_800_000_000_000 + milliseconds);
        assert_eq!(known.get(b"key", at(0)), Lookup::Unknown);
        known.put(known.round(), b"key".to_vec(), "ann", at(0));
        assert_eq!(known.get(b"key", at(499)), Lookup::Known("ann"));
        assert_eq!(known.get(b"key", at(500)), Lookup::Aging("ann"));
        assert_eq!(known.get(b"key", at(2_400)), Lookup::Known("ann"), "a read is under way");
        known.put(known.round(), b"key".to_vec(), "bob", at(2_450));
        assert_eq!(known.get(b"key", at(2_460)), Lookup::Known("bob"));
        assert_eq!(known.get(b"key", at(3_450)), Lookup::Unknown, "nobody used it for a second: it may have ended");
        assert_eq!(known.get(b"key", at(3_460)), Lookup::Known("bob"), "whoever comes second does not wait");
        assert_eq!(known.get(b"key", at(8_460)), Lookup::Unknown, "that read has failed");
        assert_eq!(known.get_in_outage(b"key", at(8_460)), Some("bob"));
        assert_eq!(known.get_in_outage(b"key", at(902_460)), None);
        known.put(known.round(), b"key".to_vec(), "bob", at(8_500));
        let before = known.round();
        known.outdate();
        known.put(before, b"key".to_vec(), "bob as read before the write", at(8_501));
        assert_eq!(known.get(b"key", at(8_502)), Lookup::Unknown, "a write may have ended it");
        assert_eq!(known.get_in_outage(b"key", at(8_502)), Some("bob"));
        known.put(known.round(), b"key".to_vec(), "bob", at(8_510));
        assert_eq!(known.get(b"key", at(8_520)), Lookup::Known("bob"));
        known.forget();
        assert_eq!(known.get(b"key", at(8_530)), Lookup::Unknown);
        assert_eq!(known.get_in_outage(b"key", at(8_530)), None);
    }
}
