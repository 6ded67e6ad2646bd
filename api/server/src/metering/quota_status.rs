//! The caller's quota status: how many searches of the plan are used, for the headers of every response.

use super::payer::Payer;
use super::reset_times::seconds_until;
use super::state::Metering;
use earshot_app::DbError;
use earshot_model::{Meter, Period};
use std::sync::Arc;

/// The searches used in the current period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QuotaStatus {
    /// `None` is unlimited.
    pub limit: Option<u32>,
    pub used: u32,
    pub period: Period,
    /// Length of the period in seconds.
    pub period_s: i64,
    /// Seconds until the period ends.
    pub resets_in_s: i64,
}

impl Metering {
    /// Returns the quota status for searches.
    pub async fn quota_status(self: &Arc<Self>, payer: &Payer) -> Result<QuotaStatus, DbError> {
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
    pub async fn calls_left(&self, payer: &Payer, meter: Meter) -> Result<Option<u32>, DbError> {
        let Some((limit, period)) = self.quota_of(payer.tier, meter) else { return Ok(None) };
        let used = self.db.usage_in_period(&payer.subject, meter, period).await?;
        Ok(Some(limit.saturating_sub(used)))
    }

    async fn read_used(&self, subject: &str, period: Period) -> Result<u32, DbError> {
        let removals = self.usage_cache.removals();
        let used = self.db.usage_in_period(subject, Meter::Searches, period).await?;
        self.usage_cache.put_read(subject, Meter::Searches, used, self.db.clock().now(), removals);
        Ok(used)
    }
}
