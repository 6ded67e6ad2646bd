//! Keys and sessions as they were read last. Without it every call would ask the database twice who makes it.

use super::Ts;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Another process, the command line or a second server, may end one too: after so long the database is asked again.
const FRESH_FOR: Duration = Duration::from_secs(1);
/// While the database does not answer, who was known before is known so long.
const KNOWN_IN_OUTAGE_FOR: Duration = Duration::from_secs(60);
const CREDENTIALS: NonZeroUsize = NonZeroUsize::new(10_000).expect("not zero");

/// Bounded; only credentials that are right get in, so that nobody who guesses pushes others out.
#[derive(Debug)]
pub(super) struct KnownCredentials<T>(Mutex<Known<T>>);

#[derive(Debug)]
struct Known<T> {
    /// By the hash of the whole credential: who finds one here has it.
    owners: LruCache<Vec<u8>, Read<T>>,
    /// Counts what was forgotten: what was read before is not remembered after.
    round: u64,
}

#[derive(Clone, Debug)]
struct Read<T> {
    owner: T,
    at: Ts,
}

impl<T: Clone> KnownCredentials<T> {
    pub fn new() -> Self {
        Self(Mutex::new(Known { owners: LruCache::new(CREDENTIALS), round: 0 }))
    }

    pub fn get(&self, hash: &[u8], now: Ts) -> Option<T> {
        self.read_within(FRESH_FOR, hash, now)
    }

    /// For when the database does not answer.
    pub fn get_in_outage(&self, hash: &[u8], now: Ts) -> Option<T> {
        self.read_within(KNOWN_IN_OUTAGE_FOR, hash, now)
    }

    fn read_within(&self, age: Duration, hash: &[u8], now: Ts) -> Option<T> {
        let mut known = self.lock();
        let Read { owner, at } = known.owners.get(hash)?;
        (*at <= now && *at > now.minus(age)).then(|| owner.clone())
    }

    /// To be asked for before the database is.
    pub fn round(&self) -> u64 {
        self.lock().round
    }

    pub fn put(&self, round: u64, hash: Vec<u8>, owner: T, at: Ts) {
        let mut known = self.lock();
        if known.round == round {
            known.owners.put(hash, Read { owner, at });
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

    fn lock(&self) -> MutexGuard<'_, Known<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
