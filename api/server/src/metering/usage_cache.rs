//! The cache of used calls.

use earshot_model::{Meter, Period, Timestamp};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Longest age of a cached count. Another process of the service may count too, so older counts are read again.
const MAX_AGE_MS: i64 = 5_000;
/// Most callers whose counts are cached.
const MAX_CALLERS: NonZeroUsize = NonZeroUsize::new(50_000).expect("not zero");

/// Cached counts. Without them, every response would query the database for its headers.
#[derive(Debug)]
pub(super) struct UsageCache(Mutex<CachedCounts>);

#[derive(Debug)]
struct CachedCounts {
    counts: LruCache<(Meter, String), CachedUsage>,
    /// How often a count was removed.
    removals: u64,
}

/// A cached count, and when it was read.
#[derive(Clone, Copy, Debug)]
pub(super) struct CachedUsage {
    pub used: u32,
    read_at: Timestamp,
}

impl UsageCache {
    pub fn new() -> Self {
        Self(Mutex::new(CachedCounts { counts: LruCache::new(MAX_CALLERS), removals: 0 }))
    }

    /// Returns the cached count, if it belongs to this period and is recent.
    pub fn get(&self, subject: &str, meter: Meter, period: Period, now: Timestamp) -> Option<u32> {
        let known = self.get_any_age(subject, meter, period, now)?;
        let age_ms = (now - known.read_at).num_milliseconds();
        (0..MAX_AGE_MS).contains(&age_ms).then_some(known.used)
    }

    /// Returns the cached count of this period, whatever its age.
    pub fn get_any_age(&self, subject: &str, meter: Meter, period: Period, now: Timestamp) -> Option<CachedUsage> {
        let mut cached = self.lock();
        let known = cached.counts.get(&(meter, subject.to_owned()))?;
        (period.bounds(known.read_at) == period.bounds(now)).then_some(*known)
    }

    /// Stores a count.
    pub fn put(&self, subject: &str, meter: Meter, used: u32, now: Timestamp) {
        self.lock().counts.put((meter, subject.to_owned()), CachedUsage { used, read_at: now });
    }

    /// How often a count was removed until now, for [`UsageCache::put_read`].
    pub fn removals(&self) -> u64 {
        self.lock().removals
    }

    /// Stores a count from the database, unless one was removed since `removals`: the count may be from before a refund.
    pub fn put_read(&self, subject: &str, meter: Meter, used: u32, now: Timestamp, removals: u64) {
        let mut cached = self.lock();
        if cached.removals == removals {
            cached.counts.put((meter, subject.to_owned()), CachedUsage { used, read_at: now });
        }
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
        let mut cached = self.lock();
        cached.removals += 1;
        cached.counts.pop(&(meter, subject.to_owned()));
    }

    fn lock(&self) -> MutexGuard<'_, CachedCounts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_count_that_was_read_before_a_refund_is_not_stored() {
        let now = "2026-11-30T12:00:00Z".parse().expect("a time");
        let cache = UsageCache::new();
        let cached = || cache.get("team", Meter::Searches, Period::Day, now);
        let before = cache.removals();
        cache.remove("team", Meter::Searches);
        cache.put_read("team", Meter::Searches, 1, now, before);
        assert_eq!(cached(), None);
        cache.put_read("team", Meter::Searches, 0, now, cache.removals());
        assert_eq!(cached(), Some(0));
    }
}
