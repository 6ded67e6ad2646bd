//! The cache of used calls.

use earshot_model::{Meter, Period, Timestamp};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

/// Longest age of a cached count. Another process of the service may count too, so older counts are read again.
const MAX_AGE_MS: i64 = 5_000;
/// Most callers whose counts are cached.
const MAX_CALLERS: NonZeroUsize = NonZeroUsize::new(50_000).expect("not zero");

/// Cached counts. Without them, every response would query the database for its headers.
#[derive(Debug)]
pub(super) struct UsageCache(Mutex<LruCache<(Meter, String), CachedUsage>>);

/// A cached count, and when it was read.
#[derive(Clone, Copy, Debug)]
pub(super) struct CachedUsage {
    pub used: u32,
    read_at: Timestamp,
}

impl UsageCache {
    pub fn new() -> Self {
        Self(Mutex::new(LruCache::new(MAX_CALLERS)))
    }

    /// Returns the cached count, if it belongs to this period and is recent.
    pub fn get(&self, subject: &str, meter: Meter, period: Period, now: Timestamp) -> Option<u32> {
        let known = self.get_any_age(subject, meter, period, now)?;
        let age_ms = (now - known.read_at).num_milliseconds();
        (0..MAX_AGE_MS).contains(&age_ms).then_some(known.used)
    }

    /// Returns the cached count of this period, whatever its age.
    pub fn get_any_age(&self, subject: &str, meter: Meter, period: Period, now: Timestamp) -> Option<CachedUsage> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.get(&(meter, subject.to_owned()))?;
        (period.bounds(known.read_at) == period.bounds(now)).then_some(*known)
    }

    /// Stores a count.
    pub fn put(&self, subject: &str, meter: Meter, used: u32, now: Timestamp) {
        let known = CachedUsage { used, read_at: now };
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put((meter, subject.to_owned()), known);
    }

    /// Raises the cached count to `used`, unless it is higher already: concurrent calls may report their counts out
    /// of order.
    pub fn raise_to(&self, subject: &str, meter: Meter, used: u32, period: Period, now: Timestamp) {
        if self.get(subject, meter, period, now).is_none_or(|known| known < used) {
            self.put(subject, meter, used, now);
        }
    }

    /// Removes a count that has changed.
    pub fn remove(&self, subject: &str, meter: Meter) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).pop(&(meter, subject.to_owned()));
    }
}
