//! The caller's quota status: how many searches of the plan are used, for the headers of every response.

use super::{Metering, Payer};
use earshot_app::DbError;
use earshot_model::{Meter, Period, Timestamp};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

/// Longest age of a cached count. Another process of the service may count too, so older counts are read again.
const MAX_AGE_MS: i64 = 5_000;
/// Most callers whose counts are cached.
const MAX_CALLERS: NonZeroUsize = NonZeroUsize::new(50_000).expect("not zero");

/// The searches used in the current period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct QuotaStatus {
    /// `None` is unlimited.
    pub limit: Option<u32>,
    pub used: u32,
    pub period: Period,
    /// Length of the period in seconds.
    pub period_s: i64,
    /// Seconds until the period ends.
    pub resets_in_s: i64,
}

/// Cached counts. Without them, every response would query the database for its headers.
#[derive(Debug)]
pub(super) struct UsageCache(Mutex<LruCache<(Meter, String), CachedUsage>>);

#[derive(Clone, Copy, Debug)]
struct CachedUsage {
    used: u32,
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
    fn get_any_age(&self, subject: &str, meter: Meter, period: Period, now: Timestamp) -> Option<CachedUsage> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.get(&(meter, subject.to_owned()))?;
        (period.bounds(known.read_at) == period.bounds(now)).then_some(*known)
    }

    fn put(&self, subject: &str, meter: Meter, used: u32, now: Timestamp) {
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

impl Metering {
    /// Returns the quota status for searches.
    pub(crate) async fn quota_status(self: &Arc<Self>, payer: &Payer) -> Result<QuotaStatus, DbError> {
        let allowed = self.quota_of(payer.tier, Meter::Searches);
        let (limit, period) = allowed.map_or((None, Period::Month), |(limit, period)| (Some(limit), period));
        let now = self.db.clock().now();
        let (cache, subject) = (&self.usage_cache, payer.subject.as_str());
        let used = match cache.get_any_age(subject, Meter::Searches, period, now) {
            Some(cached) => {
                if cache.get(subject, Meter::Searches, period, now).is_none() {
                    // Returns the old count now and a fresh one with the next response, because no response should
                    // wait for its headers. The old count is stored as fresh, so that only one refresh runs at a
                    // time.
                    cache.put(subject, Meter::Searches, cached.used, now);
                    let (metering, subject) = (Arc::clone(self), subject.to_owned());
                    tokio::spawn(async move { metering.read_used(&subject, period).await });
                }
                cached.used
            }
            None => self.read_used(subject, period).await?,
        };
        let (first, next) = period.bounds(now);
        Ok(QuotaStatus {
            limit,
            used,
            period,
            period_s: (next - first).num_seconds(),
            resets_in_s: seconds_until(next, now),
        })
    }

    /// Returns how many calls of a meter the payer has left; `None` is unlimited.
    pub(crate) async fn calls_left(&self, payer: &Payer, meter: Meter) -> Result<Option<u32>, DbError> {
        let Some((limit, period)) = self.quota_of(payer.tier, meter) else { return Ok(None) };
        let used = self.db.usage_in_period(&payer.subject, meter, period).await?;
        Ok(Some(limit.saturating_sub(used)))
    }

    async fn read_used(&self, subject: &str, period: Period) -> Result<u32, DbError> {
        let used = self.db.usage_in_period(subject, Meter::Searches, period).await?;
        self.usage_cache.put(subject, Meter::Searches, used, self.db.clock().now());
        Ok(used)
    }
}

/// Seconds until a day begins, rounded up.
pub(super) fn seconds_until(day: chrono::NaiveDate, now: Timestamp) -> i64 {
    let wait_ms = (day.and_time(chrono::NaiveTime::MIN).and_utc() - now).num_milliseconds();
    wait_ms.max(0).saturating_add(999) / 1_000
}
