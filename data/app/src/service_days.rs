//! The status of the service by day. The server records it each minute; the status page shows it.

use crate::entities::service_days::{self, Column, Entity};
use crate::prelude::*;
use chrono::{Days, NaiveDate};
use sea_orm::sea_query::{CaseStatement, ExprTrait, Query};
use std::collections::BTreeMap;

/// Days that are kept: those on the status page and a few more.
const RETENTION_DAYS: u64 = 100;
pub const MINUTES_PER_DAY: u64 = 24 * 60;

/// Counts of responses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ServiceCounts {
    pub requests: u64,
    /// Responses that failed by a server fault.
    pub failures: u64,
    /// Responses that took longer than a second.
    pub slow: u64,
}

/// A day of the service.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ServiceDay {
    /// Minutes in which the service was up.
    pub minutes: u64,
    /// The first minute of the day in which it was up.
    pub first_minute: u64,
    pub counts: ServiceCounts,
}

impl Db {
    /// Records that the service is up in this minute, and the counts since the last call. A minute counts once when
    /// two servers share a database.
    pub async fn record_service_minute(&self, counts: ServiceCounts) -> Result<(), DbError> {
        let now = self.clock.now();
        let (day, minute) = (now.date_naive().to_string(), now.timestamp().div_euclid(60));
        let number = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
        let (requests, failures, slow) = (number(counts.requests), number(counts.failures), number(counts.slow));
        let own = |column: Column| Expr::col((Entity, column));
        let is_news = || own(Column::LastMinute).lt(minute);
        let minutes = CaseStatement::new().case(is_news(), own(Column::Minutes).add(1)).finally(own(Column::Minutes));
        let last = CaseStatement::new().case(is_news(), minute).finally(own(Column::LastMinute));
        let insert = Query::insert()
            .into_table(Entity)
            .columns([
                Column::Day,
                Column::Minutes,
                Column::FirstMinute,
                Column::LastMinute,
                Column::Requests,
                Column::Failures,
                Column::Slow,
            ])
            .values_panic([
                day.into(),
                1_i64.into(),
                minute.into(),
                minute.into(),
                requests.into(),
                failures.into(),
                slow.into(),
            ])
            .on_conflict(
                OnConflict::column(Column::Day)
                    .value(Column::Minutes, minutes)
                    .value(Column::LastMinute, last)
                    .value(Column::Requests, own(Column::Requests).add(requests))
                    .value(Column::Failures, own(Column::Failures).add(failures))
                    .value(Column::Slow, own(Column::Slow).add(slow))
                    .to_owned(),
            )
            .to_owned();
        self.write_keeping_caches(work!(|transaction| {
            transaction.execute(&insert).await?;
            Ok(())
        }))
        .await
    }

    /// Returns the recorded days from `first` on.
    pub async fn service_days(&self, first: NaiveDate) -> Result<BTreeMap<NaiveDate, ServiceDay>, DbError> {
        let rows = Entity::find().filter(Column::Day.gte(first.to_string())).all(&self.reader).await?;
        let number = |count: i64| u64::try_from(count).unwrap_or(0);
        let day = |row: service_days::Model| {
            let damaged =
                |_| DbError::CorruptRow { table: "service_days", reason: format!("day {:?} is no date", row.day) };
            let counts = ServiceCounts {
                requests: number(row.requests),
                failures: number(row.failures),
                slow: number(row.slow),
            };
            let first_minute = number(row.first_minute) % MINUTES_PER_DAY;
            Ok((row.day.parse().map_err(damaged)?, ServiceDay { minutes: number(row.minutes), first_minute, counts }))
        };
        rows.into_iter().map(day).collect()
    }

    /// Deletes days that the status page does not show any more.
    pub async fn delete_old_service_days(&self) -> Result<u64, DbError> {
        let today = self.clock.now().date_naive();
        let oldest = today.checked_sub_days(Days::new(RETENTION_DAYS)).unwrap_or(NaiveDate::MIN).to_string();
        self.delete_rows(Entity::delete_many().filter(Column::Day.lt(oldest))).await
    }
}
