//! The caller's quota status: how many searches of the plan are used, for the headers of every response.

use super::quota_of;
use crate::extract::Caller;
use crate::state::AppState;
use earshot_app::DbError;
use earshot_model::{Meter, Period, Timestamp};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

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

/// Returns the caller's quota status for searches.
pub(crate) async fn quota_status(state: &AppState, caller: &Caller) -> Result<QuotaStatus, DbError> {
    let allowed = quota_of(&state.config, caller.tier, Meter::Searches);
    let (limit, period) = allowed.map_or((None, Period::Month), |(limit, period)| (Some(limit), period));
    let now = state.clock.now();
    let cache = &state.metering.usage_cache;
    let used = match cache.get_any_age(&caller.subject, Meter::Searches, period, now) {
        Some(known) => {
            if cache.get(&caller.subject, Meter::Searches, period, now).is_none() {
                // Returns the old count now and a fresh one with the next response, because no response should wait
                // for its headers. The old count is stored as fresh, so that only one refresh runs at a time.
                cache.put(&caller.subject, Meter::Searches, known.used, now);
                let (state, subject) = (state.clone(), caller.subject.clone());
                tokio::spawn(async move { read_used(&state, &subject, period).await });
            }
            known.used
        }
        None => read_used(state, &caller.subject, period).await?,
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

async fn read_used(state: &AppState, subject: &str, period: Period) -> Result<u32, DbError> {
    let used = state.db.usage_in_period(subject, Meter::Searches, period).await?;
    state.metering.usage_cache.put(subject, Meter::Searches, used, state.clock.now());
    Ok(used)
}

/// Seconds until a day begins, rounded up.
pub(super) fn seconds_until(day: chrono::NaiveDate, now: Timestamp) -> i64 {
    let wait_ms = (day.and_time(chrono::NaiveTime::MIN).and_utc() - now).num_milliseconds();
    wait_ms.max(0).saturating_add(999) / 1_000
}
