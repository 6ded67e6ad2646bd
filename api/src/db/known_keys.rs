//! Keys as they were read last. Without it every call would ask the database twice who makes it.

use super::{KeyUse, Ts, entities::api_keys};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Another process, the command line or a second server, may end a key too: after so long the database is asked again.
const FRESH_FOR: Duration = Duration::from_secs(1);
const KEYS: NonZeroUsize = NonZeroUsize::new(10_000).expect("not zero");

/// Bounded; only keys that are right get in, so that nobody who guesses pushes others out.
#[derive(Debug)]
pub(super) struct KnownKeys(Mutex<Known>);

#[derive(Debug)]
struct Known {
    /// By the hash of the whole key: who finds one here has it.
    keys: LruCache<Vec<u8>, Read>,
    /// Counts what was forgotten: what was read before is not remembered after.
    round: u64,
}

#[derive(Clone, Debug)]
struct Read {
    row: api_keys::Model,
    found: KeyUse,
    at: Ts,
}

impl KnownKeys {
    pub fn new() -> Self {
        Self(Mutex::new(Known { keys: LruCache::new(KEYS), round: 0 }))
    }

    pub fn get(&self, hash: &[u8], now: Ts) -> Option<(api_keys::Model, KeyUse)> {
        let mut known = self.lock();
        let Read { row, found, at } = known.keys.get(hash)?;
        let is_fresh = *at <= now && *at > now.minus(FRESH_FOR);
        is_fresh.then(|| (row.clone(), found.clone()))
    }

    /// To be asked for before the database is.
    pub fn round(&self) -> u64 {
        self.lock().round
    }

    pub fn put(&self, round: u64, row: api_keys::Model, found: KeyUse, at: Ts) {
        let mut known = self.lock();
        if known.round == round {
            known.keys.put(row.key_hash.clone(), Read { row, found, at });
        }
    }

    /// Something was written: keys, users or teams may have changed.
    pub fn forget(&self) {
        let mut known = self.lock();
        known.keys.clear();
        known.round += 1;
    }

    fn lock(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
