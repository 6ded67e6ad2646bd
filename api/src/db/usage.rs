//! Allowances: what a call costs is reserved before its work, in one statement that cannot overrun the limit, and given
//! back when the work fails.

use super::entities::{usage_counters, usage_paid};
use super::usage_days::note_day;
use super::{Db, DbError, Ts};
use chrono::{NaiveDate, NaiveTime};
use earshot_model::{Meter, Period, Timestamp};
use futures::FutureExt;
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};
use sea_orm::{ColumnTrait, ConnectionTrait, DatabaseTransaction, EntityTrait, QueryFilter};
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

impl Db {
    /// Counts one against the allowance, if there is one left.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn reserve(&self, charge: Charge) -> Result<Reserved, DbError> {
        let now = self.clock.now();
        // Most repeats are seen here, without waiting for the writer.
        let paid = usage_paid::Entity::find_by_id(paid_key(&charge)).one(&self.reader).await?;
        if paid.is_some_and(|paid| paid.free_until > now.into()) {
            return Ok(Reserved::Free);
        }
        // `INSERT` would let one through.
        if charge.limit == Some(0) {
            return Ok(Reserved::Exhausted);
        }
        let (first, next) = charge.period.around(now);
        let receipt = Receipt { period: period_name(charge.period, first), day: now.date_naive(), charge };
        self.write(|transaction| {
            async move {
                if !pay(transaction, &receipt.charge, now.into()).await? {
                    return Ok(Reserved::Free);
                }
                match count(transaction, &receipt, start_of(next)).await? {
                    Some(used) => {
                        note_day(transaction, &receipt.charge, receipt.day, 1).await?;
                        Ok(Reserved::Paid { receipt, used: u32::try_from(used).unwrap_or(u32::MAX) })
                    }
                    None => {
                        unpay(transaction, &receipt.charge).await?;
                        Ok(Reserved::Exhausted)
                    }
                }
            }
            .boxed()
        })
        .await
    }

    /// Gives back what was reserved: the work failed.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn refund(&self, receipt: Receipt) -> Result<(), DbError> {
        self.write(|transaction| {
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
        self.write(|transaction| {
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

/// False when somebody paid for the same, and it is free still.
async fn pay(transaction: &DatabaseTransaction, charge: &Charge, now: Ts) -> Result<bool, DbError> {
    use usage_paid::{Column, Entity};
    let free_until = Ts::from(charge.free_until);
    let (subject, meter, what) = paid_key(charge);
    let insert = Query::insert()
        .into_table(Entity)
        .columns([Column::Subject, Column::Meter, Column::What, Column::FreeUntil])
        .values_panic([subject.into(), meter.into(), what.into(), Expr::value(free_until)])
        .on_conflict(
            OnConflict::columns([Column::Subject, Column::Meter, Column::What])
                .value(Column::FreeUntil, Expr::value(free_until))
                .action_and_where(Expr::col((Entity, Column::FreeUntil)).lte(Expr::value(now)))
                .to_owned(),
        )
        .returning_col(Column::FreeUntil)
        .to_owned();
    Ok(transaction.query_one(&insert).await?.is_some())
}

async fn unpay(transaction: &DatabaseTransaction, charge: &Charge) -> Result<(), DbError> {
    usage_paid::Entity::delete_by_id(paid_key(charge)).exec(transaction).await?;
    Ok(())
}

/// One statement, so that callers beside each other never get past the limit. `None` when it is reached.
async fn count(transaction: &DatabaseTransaction, receipt: &Receipt, ends_at: Ts) -> Result<Option<i64>, DbError> {
    use usage_counters::{Column, Entity};
    let charge = &receipt.charge;
    let below_limit = charge.limit.map(|limit| used().lt(i64::from(limit)));
    let insert = Query::insert()
        .into_table(Entity)
        .columns([Column::Subject, Column::Meter, Column::Period, Column::Used, Column::EndsAt])
        .values_panic([
            charge.subject.as_str().into(),
            charge.meter.as_str().into(),
            receipt.period.as_str().into(),
            1_i64.into(),
            Expr::value(ends_at),
        ])
        .on_conflict(
            OnConflict::columns([Column::Subject, Column::Meter, Column::Period])
                .value(Column::Used, used().add(1))
                .action_and_where_option(below_limit)
                .to_owned(),
        )
        .returning_col(Column::Used)
        .to_owned();
    let counted = transaction.query_one(&insert).await?;
    Ok(counted.map(|row| row.try_get("", "used")).transpose()?)
}

/// With its table's name: beside the row that was to be inserted, PostgreSQL asks which is meant.
fn used() -> Expr {
    Expr::col((usage_counters::Entity, usage_counters::Column::Used))
}

fn paid_key(charge: &Charge) -> (String, String, String) {
    (charge.subject.clone(), charge.meter.as_str().to_owned(), charge.what.clone())
}

/// A month and its first day have names of their own.
fn period_name(period: Period, first: NaiveDate) -> String {
    format!("{} {first}", period.as_str())
}

fn start_of(day: NaiveDate) -> Ts {
    day.and_time(NaiveTime::MIN).and_utc().into()
}
