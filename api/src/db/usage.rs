//! Allowances: what a call costs is reserved before its work, in one statement that cannot overrun the limit, and given
//! back when the work fails.

use super::charging::{charge_all, unpay, used};
use super::entities::{usage_counters, usage_paid};
use super::usage_days::note_day;
use super::{Db, DbError, Ts};
use chrono::{NaiveDate, NaiveTime};
use earshot_model::{Meter, Period, Timestamp};
use futures::FutureExt;
use sea_orm::{ColumnTrait, EntityTrait, ExprTrait, QueryFilter};
use std::time::Duration;
use uuid::Uuid;

/// A counter is kept for so long after its period: nothing reads it any more.
const KEPT_AFTER_PERIOD: Duration = Duration::from_secs(24 * 60 * 60);

/// What a call costs: one of something.
#[derive(Clone, Debug)]
pub struct Charge {
    /// Whose allowance it is.
    pub subject: String,
    /// Team and user in whose record of the day it stands; `None` for who is not signed in.
    pub account: Option<(Uuid, Uuid)>,
    pub meter: Meter,
    /// `None` is unlimited, and counted all the same.
    pub limit: Option<u32>,
    pub period: Period,
    /// What is asked for. The same costs nothing until `free_until`.
    pub what: String,
    pub free_until: Timestamp,
}

/// What became of a charge.
#[derive(Debug)]
pub enum Reserved {
    /// Counted. The receipt gives it back.
    Paid { receipt: Receipt, used: u32 },
    /// Paid for not long ago.
    Free,
    /// Nothing is left until the period ends.
    Exhausted,
}

/// For giving a charge back.
#[derive(Clone, Debug)]
pub struct Receipt {
    charge: Charge,
    period: String,
    day: NaiveDate,
}

impl Receipt {
    pub(super) fn of(due: Due) -> Self {
        Self { charge: due.charge, period: due.period, day: due.day }
    }
}

/// A charge with the period that it is counted in.
#[derive(Clone, Debug)]
pub(super) struct Due {
    pub charge: Charge,
    pub period: String,
    pub ends_at: Ts,
    pub day: NaiveDate,
}

/// What became of a charge, as it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    Paid { used: u32 },
    Free,
    Exhausted,
}

impl Db {
    /// Counts one against the allowance, if there is one left.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn reserve(&self, charge: Charge) -> Result<Reserved, DbError> {
        // `INSERT` would let one through.
        if charge.limit == Some(0) {
            let is_paid = self.is_paid(&charge.subject, charge.meter, &charge.what).await?;
            return Ok(if is_paid { Reserved::Free } else { Reserved::Exhausted });
        }
        let now = self.clock.now();
        let (first, next) = charge.period.around(now);
        let period = period_name(charge.period, first);
        self.reserve_beside_others(Due { charge, period, ends_at: start_of(next), day: now.date_naive() }).await
    }

    /// Counts each of these, in one transaction. Their outcomes in the same order.
    pub(super) async fn charge_all(&self, dues: Vec<Due>) -> Result<Vec<Outcome>, DbError> {
        let now = self.now();
        self.write_apart(|transaction| async move { charge_all(transaction, &dues, now).await }.boxed()).await
    }

    /// Gives back what was reserved: the work failed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn refund(&self, receipt: Receipt) -> Result<(), DbError> {
        self.write_apart(|transaction| {
            async move {
                let Receipt { charge, period, day } = &receipt;
                usage_counters::Entity::update_many()
                    .col_expr(usage_counters::Column::Used, used().sub(1))
                    .filter(usage_counters::Column::Subject.eq(charge.subject.as_str()))
                    .filter(usage_counters::Column::Meter.eq(charge.meter.as_str()))
                    .filter(usage_counters::Column::Period.eq(period.as_str()))
                    .filter(usage_counters::Column::Used.gt(0))
                    .exec(transaction)
                    .await?;
                unpay(transaction, charge).await?;
                note_day(transaction, charge, *day, -1).await
            }
            .boxed()
        })
        .await
    }

    /// Whether the same was paid for, and costs nothing still.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn is_paid(&self, subject: &str, meter: Meter, what: &str) -> Result<bool, DbError> {
        let key = (subject.to_owned(), meter.as_str().to_owned(), what.to_owned());
        let paid = usage_paid::Entity::find_by_id(key).one(&self.reader).await?;
        Ok(paid.is_some_and(|paid| paid.free_until > self.clock.now().into()))
    }

    /// What was used of an allowance in the period that it is.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn used(&self, subject: &str, meter: Meter, period: Period) -> Result<u32, DbError> {
        let (first, _) = period.around(self.clock.now());
        let key = (subject.to_owned(), meter.as_str().to_owned(), period_name(period, first));
        let row = usage_counters::Entity::find_by_id(key).one(&self.reader).await?;
        Ok(row.map_or(0, |row| u32::try_from(row.used).unwrap_or(u32::MAX)))
    }

    /// Removes what no limit is held against any more, and records of days that no call tells. The number of rows.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn sweep_usage(&self) -> Result<u64, DbError> {
        let now = self.now();
        let oldest_day = self.oldest_usage_day();
        self.write_apart(|transaction| {
            async move {
                let counters = usage_counters::Entity::delete_many()
                    .filter(usage_counters::Column::EndsAt.lt(now.minus(KEPT_AFTER_PERIOD)));
                let paid = usage_paid::Entity::delete_many().filter(usage_paid::Column::FreeUntil.lte(now));
                let swept = counters.exec(transaction).await?.rows_affected
                    + paid.exec(transaction).await?.rows_affected
                    + super::usage_days::sweep(transaction, &oldest_day).await?;
                Ok(swept)
            }
            .boxed()
        })
        .await
    }
}

/// A month and its first day have names of their own.
fn period_name(period: Period, first: NaiveDate) -> String {
    format!("{} {first}", period.as_str())
}

fn start_of(day: NaiveDate) -> Ts {
    day.and_time(NaiveTime::MIN).and_utc().into()
}
