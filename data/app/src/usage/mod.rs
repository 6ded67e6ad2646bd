//! Quotas. The cost of a call is reserved before its work, in one statement that cannot exceed the limit, and
//! refunded when the work fails.

mod batches;
mod carried_counters;
mod charge_rows;
mod subjects;
mod usage_days;

pub use crate::charges::{Charge, RefundReceipt, Reservation};
pub(crate) use carried_counters::{keep_counters, restore_counters};
pub use subjects::team_subject;
pub use usage_days::{MemberUsage, UsageCounts};

use crate::charges::{ChargeOutcome, PeriodCharge};
use crate::entities::{usage_counters, usage_paid};
use crate::prelude::*;
use charge_rows::{charge_all, delete_charge_key, used_column};
use chrono::{NaiveDate, NaiveTime};
use earshot_model::{Meter, Period};
use sea_orm::ExprTrait;
use std::time::Duration;
use usage_days::record_usage_day;

/// How long a counter is kept after its period, when no limit uses it any more.
const RETENTION_AFTER_PERIOD: Duration = Duration::from_secs(24 * 60 * 60);

impl Db {
    /// Counts one unit, if the quota has one left.
    pub async fn reserve(&self, charge: Charge) -> Result<Reservation, DbError> {
        // The insert of a new counter does not check the limit.
        if charge.limit == Some(0) {
            let is_paid = self.is_paid(&charge.subject, charge.meter, &charge.charge_key).await?;
            return Ok(if is_paid { Reservation::Free } else { Reservation::Exhausted });
        }
        let now = self.clock.now();
        let (first, next) = charge.period.bounds(now);
        let period = period_name(charge.period, first);
        let due = PeriodCharge { charge, period, ends_at: day_start(next), day: now.date_naive() };
        self.usage_database().reserve_in_batch(due).await
    }

    /// Counts a batch of charges in one transaction. Returns their outcomes in the same order.
    pub(crate) async fn charge_all(&self, dues: Vec<PeriodCharge>) -> Result<Vec<ChargeOutcome>, DbError> {
        let now = self.now();
        self.write_keeping_caches(work!(|transaction| charge_all(transaction, &dues, now).await)).await
    }

    /// Refunds a reserved charge whose work failed.
    pub async fn refund(&self, receipt: RefundReceipt) -> Result<(), DbError> {
        self.usage_database()
            .write_keeping_caches(work!(|transaction| {
                delete_charge_key(transaction, &receipt.charge).await?;
                uncount(transaction, &receipt).await
            }))
            .await
    }

    /// Refunds the charge that was counted at `charged_at`, whose work ended much later. A repeat has no effect, because
    /// the first refund deletes the charge key; neither has a refund after the key has expired with its period.
    pub(crate) async fn refund_later(&self, charge: Charge, charged_at: Timestamp) -> Result<(), DbError> {
        let (first, _) = charge.period.bounds(charged_at);
        let period = period_name(charge.period, first);
        let receipt = RefundReceipt { charge, period, day: charged_at.date_naive() };
        self.usage_database()
            .write_keeping_caches(work!(|transaction| {
                if delete_charge_key(transaction, &receipt.charge).await? {
                    uncount(transaction, &receipt).await?;
                }
                Ok(())
            }))
            .await
    }

    /// Whether the charge key is paid, so that a repeat is free.
    pub async fn is_paid(&self, subject: &str, meter: Meter, what: &str) -> Result<bool, DbError> {
        let key = (subject.to_owned(), meter.as_str().to_owned(), what.to_owned());
        let paid = usage_paid::Entity::find_by_id(key).one(&self.usage_database().reader).await?;
        Ok(paid.is_some_and(|paid| paid.free_until > self.clock.now().into()))
    }

    /// Makes another charge key free until a time, for a call that was paid under its own key.
    pub async fn add_charge_key(
        &self,
        subject: &str,
        meter: Meter,
        what: String,
        free_until: Timestamp,
    ) -> Result<(), DbError> {
        use usage_paid::{Column, Entity, Model};
        let (subject, meter) = (subject.to_owned(), meter.as_str().to_owned());
        let row = Model { subject, meter, what, free_until: free_until.into() };
        self.usage_database()
            .write_keeping_caches(work!(|transaction| {
                let mut renew = OnConflict::columns([Column::Subject, Column::Meter, Column::What]);
                renew.update_column(Column::FreeUntil);
                let insert = Entity::insert(row.into_active_model()).on_conflict(renew);
                insert.exec_without_returning(transaction).await?;
                Ok(())
            }))
            .await
    }

    /// Returns the usage of a quota in the current period.
    pub async fn usage_in_period(&self, subject: &str, meter: Meter, period: Period) -> Result<u32, DbError> {
        let (first, _) = period.bounds(self.clock.now());
        let key = (subject.to_owned(), meter.as_str().to_owned(), period_name(period, first));
        let row = usage_counters::Entity::find_by_id(key).one(&self.usage_database().reader).await?;
        Ok(row.map_or(0, |row| u32::try_from(row.used).unwrap_or(u32::MAX)))
    }

    /// Deletes counters that no limit uses any more, and usage records that no call returns. Returns the number of
    /// rows.
    pub async fn delete_old_usage(&self) -> Result<u64, DbError> {
        let now = self.now();
        let oldest_day = self.oldest_usage_day();
        self.usage_database()
            .write_keeping_caches(work!(|transaction| {
                let counters = usage_counters::Entity::delete_many()
                    .filter(usage_counters::Column::EndsAt.lt(now.minus(RETENTION_AFTER_PERIOD)));
                let paid = usage_paid::Entity::delete_many().filter(usage_paid::Column::FreeUntil.lte(now));
                let swept = counters.exec(transaction).await?.rows_affected
                    + paid.exec(transaction).await?.rows_affected
                    + usage_days::delete_days_before(transaction, &oldest_day).await?;
                Ok(swept)
            }))
            .await
    }
}

/// Takes a charge out of its counter and its usage record.
async fn uncount(transaction: &DatabaseTransaction, receipt: &RefundReceipt) -> Result<(), DbError> {
    let RefundReceipt { charge, period, day } = receipt;
    usage_counters::Entity::update_many()
        .col_expr(usage_counters::Column::Used, used_column().sub(1))
        .filter(usage_counters::Column::Subject.eq(charge.subject.as_str()))
        .filter(usage_counters::Column::Meter.eq(charge.meter.as_str()))
        .filter(usage_counters::Column::Period.eq(period.as_str()))
        .filter(usage_counters::Column::Used.gt(0))
        .exec(transaction)
        .await?;
    record_usage_day(transaction, charge, *day, -1).await
}

/// The name includes the kind of period, because a month and its first day begin on the same date.
fn period_name(period: Period, first: NaiveDate) -> String {
    format!("{} {first}", period.as_str())
}

fn day_start(day: NaiveDate) -> EpochMillis {
    day.and_time(NaiveTime::MIN).and_utc().into()
}
