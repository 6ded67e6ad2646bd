//! Charges for metered calls: reserved before the work begins, and refunded when the work fails by the server's fault
//! or never begins.
//!
//! No work begins for a caller without quota left, so the reservation always comes first (decision 032). A cached
//! count saves the transaction for callers whose quota is used up. Once the engine has begun, the charge stays, even
//! when no client waits for the response any more. Otherwise dropped connections would be free work.

use super::payer::Payer;
use super::reset_times::seconds_until;
use super::state::Metering;
use crate::error::{ApiError, ErrorCode, LimitReachedView};
use earshot_app::{Charge, DbError, RefundReceipt, Reservation};
use earshot_model::{Meter, Period, Quota, Tier, Timestamp, group_digits};
use std::sync::Arc;

/// Days of a month, to compare quotas of days with those of months.
const DAYS_PER_MONTH: u64 = 30;

/// Identifies what is charged, so that a repeat is recognized.
#[derive(Clone, Debug)]
pub struct ChargeKey {
    pub text: String,
    /// Until this time, a repeat is free.
    pub free_until: Timestamp,
}

/// A charge that is not final yet. It is refunded when dropped, because the work panicked or never began.
#[must_use]
pub struct ReservationGuard {
    metering: Arc<Metering>,
    subject: String,
    meter: Meter,
    /// `None` when the call was free, or the charge is settled.
    receipt: Option<RefundReceipt>,
}

impl Metering {
    /// Reserves, then runs the work. For work outside of the engine; engine work takes the guard of
    /// [`Metering::reserve`] along.
    pub async fn charge_and_run<T>(
        self: &Arc<Self>,
        payer: &Payer,
        meter: Meter,
        key: ChargeKey,
        work: impl Future<Output = Result<T, ApiError>>,
    ) -> Result<T, ApiError> {
        let reservation = self.reserve(payer, meter, key).await?;
        let result = work.await;
        match result {
            Ok(_) => reservation.commit(),
            Err(_) => reservation.refund().await,
        }
        result
    }

    /// Reserves one call of the payer's quota.
    ///
    /// # Errors
    /// When the quota is used up.
    pub async fn reserve(
        self: &Arc<Self>,
        payer: &Payer,
        meter: Meter,
        key: ChargeKey,
    ) -> Result<ReservationGuard, ApiError> {
        let allowed = self.quota_of(payer.tier, meter);
        let (limit, period) = allowed.map_or((None, Period::Month), |(limit, period)| (Some(limit), period));
        let (subject, now) = (payer.subject.as_str(), self.db.clock().now());
        let cache = &self.usage_cache;
        let guard =
            |receipt| ReservationGuard { metering: Arc::clone(self), subject: subject.to_owned(), meter, receipt };
        let refusal = || quota_exceeded_error(payer, meter, limit.unwrap_or(0), period, now);
        if let Some(limit) = limit
            && cache.get(subject, meter, period, now).is_some_and(|used| used >= limit)
        {
            // Reads instead of starting a transaction. A repeat of a paid call is still free.
            let is_paid = self.db.is_paid(subject, meter, &key.text).await?;
            return if is_paid { Ok(guard(None)) } else { Err(refusal()) };
        }
        let charge = Charge {
            subject: subject.to_owned(),
            account: payer.account,
            meter,
            limit,
            period,
            charge_key: key.text,
            free_until: key.free_until,
        };
        let reserving = tokio::spawn(Arc::clone(self).reserve_charge(charge));
        let reserved = reserving.await.map_err(|_| DbError::Interrupted)??;
        reserved.ok_or_else(refusal)
    }

    /// Returns `None` when the quota is used up. Runs in a task of its own: when the caller is gone before the database answers, the
    /// guard is dropped with the outcome of the task. That refunds the charge, and removes the count that another response may have
    /// cached in between.
    async fn reserve_charge(self: Arc<Self>, charge: Charge) -> Result<Option<ReservationGuard>, DbError> {
        let (subject, meter, period) = (charge.subject.clone(), charge.meter, charge.period);
        let (limit, now) = (charge.limit.unwrap_or(0), self.db.clock().now());
        let raise_to = |used| self.usage_cache.raise_to(&subject, meter, used, period, now);
        let guard =
            |receipt| ReservationGuard { metering: Arc::clone(&self), subject: subject.clone(), meter, receipt };
        match self.db.reserve(charge).await? {
            Reservation::Paid { receipt, used } => {
                raise_to(used);
                Ok(Some(guard(Some(receipt))))
            }
            Reservation::Free => Ok(Some(guard(None))),
            Reservation::Exhausted => {
                raise_to(limit);
                Ok(None)
            }
        }
    }

    /// Binds a reservation to what the call returns. A repeat that would be free by its request is charged when it returns
    /// something else, which nobody paid for.
    ///
    /// # Errors
    /// When it has to be charged and the quota is used up, or the app database fails.
    pub async fn bind_to_content(
        self: &Arc<Self>,
        payer: &Payer,
        reservation: ReservationGuard,
        content: ChargeKey,
    ) -> Result<ReservationGuard, ApiError> {
        let meter = reservation.meter;
        if reservation.receipt.is_none() {
            return self.reserve(payer, meter, content).await;
        }
        self.db.add_charge_key(&payer.subject, meter, content.text, content.free_until).await?;
        Ok(reservation)
    }

    /// Rejects a payer who has used all searches, and charges nothing.
    ///
    /// # Errors
    /// When the searches are used up.
    pub async fn require_searches_left(self: &Arc<Self>, payer: &Payer) -> Result<(), ApiError> {
        let status = self.quota_status(payer).await?;
        let now = self.db.clock().now();
        match status.limit {
            Some(limit) if status.used >= limit => {
                Err(quota_exceeded_error(payer, Meter::Searches, limit, status.period, now))
            }
            _ => Ok(()),
        }
    }

    async fn refund(&self, subject: &str, meter: Meter, receipt: RefundReceipt) {
        if let Err(error) = self.db.refund(receipt).await {
            tracing::error!(
                error = &error as &dyn std::error::Error,
                "the charge of a failed call could not be refunded"
            );
        }
        self.usage_cache.remove(subject, meter);
    }
}

impl ReservationGuard {
    /// Makes the charge final.
    pub fn commit(mut self) {
        self.receipt = None;
    }

    /// Refunds the charge when the work has failed.
    ///
    /// # Errors
    /// The error of the work.
    pub async fn refund_on_error<T, E>(self, result: Result<T, E>) -> Result<(T, Self), E> {
        match result {
            Ok(value) => Ok((value, self)),
            Err(error) => {
                self.refund().await;
                Err(error)
            }
        }
    }

    pub async fn refund(mut self) {
        if let Some(receipt) = self.receipt.take() {
            self.metering.refund(&self.subject, self.meter, receipt).await;
        }
    }
}

impl Drop for ReservationGuard {
    fn drop(&mut self) {
        let Some(receipt) = self.receipt.take() else { return };
        let (metering, subject, meter) = (Arc::clone(&self.metering), std::mem::take(&mut self.subject), self.meter);
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn(async move { metering.refund(&subject, meter, receipt).await });
        }
    }
}

fn quota_exceeded_error(payer: &Payer, meter: Meter, limit: u32, period: Period, now: Timestamp) -> ApiError {
    // An installation may require an account for all searches.
    if limit == 0 && payer.account.is_none() {
        return ApiError::of(ErrorCode::SignInRequired);
    }
    let things = meter.label();
    let when = match period {
        Period::Day => "today",
        Period::Month => "this month",
    };
    let whose = if payer.account.is_some() { "of your plan" } else { "available without an account" };
    let (_, next) = period.bounds(now);
    let more = describe_next_plan(payer.tier, meter, Some((limit, period)));
    let message =
        format!("You have used all {limit} {things} {whose} for {when}. They reset on {next} at 00:00 UTC.{more}");
    let wait_s = u64::try_from(seconds_until(next, now)).unwrap_or(0);
    let limit = LimitReachedView { max: u64::from(limit), used: u64::from(limit), remaining: 0 };
    let mut error = ApiError::new(ErrorCode::QuotaExceeded, message).with_retry_after(wait_s);
    error.limit = Some(Box::new(limit));
    error
}

/// A sentence about the next plan that a team can choose and that includes more; empty when none does.
fn describe_next_plan(tier: Tier, meter: Meter, quota: Quota) -> String {
    let per_month = |quota: Quota| match quota {
        None => u64::MAX,
        Some((count, Period::Day)) => u64::from(count) * DAYS_PER_MONTH,
        Some((count, Period::Month)) => u64::from(count),
    };
    let mut plans = Tier::ALL.iter().filter(|other| **other > tier && **other < Tier::Admin);
    let next = plans.find(|other| per_month(other.limits().quota(meter)) > per_month(quota));
    let Some((next, (count, period))) = next.and_then(|next| Some((next, next.limits().quota(meter)?))) else {
        return String::new();
    };
    let (name, count, period) = (next.as_str(), group_digits(u64::from(count)), period.as_str());
    format!(" The {name} plan includes {count} a {period}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_plan_that_has_more_is_named() {
        let describe = |tier: Tier, meter| describe_next_plan(tier, meter, tier.limits().quota(meter));
        for (tier, meter, expected) in [
            // 10 a day are 300 a month, which the individual plan has too.
            (Tier::Free, Meter::Searches, " The business plan includes 1,000 a month."),
            (Tier::Free, Meter::AiAssist, " The individual plan includes 100 a month."),
            (Tier::Business, Meter::AdvancedContacts, " The agency plan includes 50 a month."),
            (Tier::Business, Meter::Exports, ""),
            (Tier::Agency, Meter::Searches, ""),
        ] {
            assert_eq!(describe(tier, meter), expected, "{tier:?} {meter:?}");
        }
    }
}
