//! The writes of a transaction of charges: charge keys, counters, and usage records of the day.

use super::usage_days::record_usage_day;
use crate::charges::{Charge, ChargeOutcome, PeriodCharge};
use crate::entities::{usage_counters, usage_paid};
use crate::prelude::*;
use sea_orm::sea_query::{ExprTrait, Query};
use sea_orm::{DbErr, QueryResult};
use std::collections::{BTreeMap, BTreeSet};

/// Counts a batch of charges. Returns their outcomes in the same order.
pub(crate) async fn charge_all(
    transaction: &DatabaseTransaction,
    dues: &[PeriodCharge],
    now: EpochMillis,
) -> Result<Vec<ChargeOutcome>, DbError> {
    // Of charges with the same key, only the first one pays. All processes use the same order, so that two of them
    // never deadlock.
    let mut firsts: BTreeMap<ChargeRowKey, usize> = BTreeMap::new();
    for (number, due) in dues.iter().enumerate() {
        firsts.entry(charge_row_key(&due.charge)).or_insert(number);
    }
    let paid = insert_charge_keys(transaction, dues, &firsts, now).await?;
    let mut counters: BTreeMap<_, Vec<usize>> = BTreeMap::new();
    for number in firsts.iter().filter(|(key, _)| paid.contains(*key)).map(|(_, &number)| number) {
        let PeriodCharge { charge, period, .. } = &dues[number];
        let counter = (charge.subject.as_str(), charge.meter.as_str(), period.as_str(), charge.limit);
        counters.entry(counter).or_default().push(number);
    }
    let mut outcomes = vec![ChargeOutcome::Free; dues.len()];
    for numbers in counters.into_values() {
        for (number, used) in count_charges(transaction, dues, &numbers).await? {
            outcomes[number] = match used {
                Some(used) => ChargeOutcome::Paid { used: u32::try_from(used).unwrap_or(u32::MAX) },
                None => {
                    delete_charge_key(transaction, &dues[number].charge).await?;
                    ChargeOutcome::Exhausted
                }
            };
        }
    }
    record_usage_days(transaction, dues, &outcomes).await?;
    for (number, due) in dues.iter().enumerate() {
        // A repeat has the outcome of the first charge, also when the quota is used up.
        let first = firsts.get(&charge_row_key(&due.charge)).map_or(number, |&first| first);
        if first != number && outcomes[first] == ChargeOutcome::Exhausted {
            outcomes[number] = ChargeOutcome::Exhausted;
        }
    }
    Ok(outcomes)
}

/// Inserts the charge keys that are not paid already. Returns the inserted ones.
async fn insert_charge_keys(
    transaction: &DatabaseTransaction,
    dues: &[PeriodCharge],
    firsts: &BTreeMap<ChargeRowKey, usize>,
    now: EpochMillis,
) -> Result<BTreeSet<ChargeRowKey>, DbError> {
    use usage_paid::{Column, Entity};
    let mut insert = Query::insert();
    insert.into_table(Entity).columns([Column::Subject, Column::Meter, Column::What, Column::FreeUntil]);
    for ((subject, meter, what), &number) in firsts {
        let free_until = Expr::value(EpochMillis::from(dues[number].charge.free_until));
        insert.values_panic([subject.as_str().into(), meter.as_str().into(), what.as_str().into(), free_until]);
    }
    insert
        .on_conflict(
            OnConflict::columns([Column::Subject, Column::Meter, Column::What])
                .update_column(Column::FreeUntil)
                .action_and_where(Expr::col((Entity, Column::FreeUntil)).lte(Expr::value(now)))
                .to_owned(),
        )
        .returning(Query::returning().columns([Column::Subject, Column::Meter, Column::What]));
    let rows = transaction.query_all(&insert).await?;
    let key = |row: &QueryResult| -> Result<ChargeRowKey, DbErr> {
        Ok((row.try_get("", "subject")?, row.try_get("", "meter")?, row.try_get("", "what")?))
    };
    Ok(rows.iter().map(key).collect::<Result<_, _>>()?)
}

/// Deletes a charge key. Returns false when there is none.
pub(crate) async fn delete_charge_key(transaction: &DatabaseTransaction, charge: &Charge) -> Result<bool, DbError> {
    let deleted = usage_paid::Entity::delete_by_id(charge_row_key(charge)).exec(transaction).await?;
    Ok(deleted.rows_affected > 0)
}

/// Counts the charges of one counter: all at once, or one by one when not all of them fit. Returns the outcome of
/// each.
async fn count_charges(
    transaction: &DatabaseTransaction,
    dues: &[PeriodCharge],
    numbers: &[usize],
) -> Result<Vec<(usize, Option<i64>)>, DbError> {
    let all = i64::try_from(numbers.len()).unwrap_or(i64::MAX);
    if let Some(used) = increment_counter(transaction, &dues[numbers[0]], all).await? {
        let used_before = used - all;
        return Ok(numbers.iter().zip(1..).map(|(&number, nth)| (number, Some(used_before + nth))).collect());
    }
    let mut counted = Vec::with_capacity(numbers.len());
    let mut is_over = all == 1;
    for &number in numbers {
        let used = if is_over { None } else { increment_counter(transaction, &dues[number], 1).await? };
        is_over = used.is_none();
        counted.push((number, used));
    }
    Ok(counted)
}

/// Increments a counter in one statement, so that concurrent callers never exceed the limit. `None` when it would be
/// exceeded.
async fn increment_counter(
    transaction: &DatabaseTransaction,
    due: &PeriodCharge,
    by: i64,
) -> Result<Option<i64>, DbError> {
    use usage_counters::{Column, Entity};
    let charge = &due.charge;
    let limit = charge.limit.map(i64::from);
    // An inserted row is not compared with the limit.
    if limit.is_some_and(|limit| by > limit) {
        return Ok(None);
    }
    let within_limit = limit.map(|limit| used_column().lte(limit - by));
    let insert = Query::insert()
        .into_table(Entity)
        .columns([Column::Subject, Column::Meter, Column::Period, Column::Used, Column::EndsAt])
        .values_panic([
            charge.subject.as_str().into(),
            charge.meter.as_str().into(),
            due.period.as_str().into(),
            by.into(),
            Expr::value(due.ends_at),
        ])
        .on_conflict(
            OnConflict::columns([Column::Subject, Column::Meter, Column::Period])
                .value(Column::Used, used_column().add(by))
                .action_and_where_option(within_limit)
                .to_owned(),
        )
        .returning_col(Column::Used)
        .to_owned();
    let counted = transaction.query_one(&insert).await?;
    Ok(counted.map(|row| row.try_get("", "used")).transpose()?)
}

/// Adds the charges to the usage records of the day, with one statement for each user and meter.
async fn record_usage_days(
    transaction: &DatabaseTransaction,
    dues: &[PeriodCharge],
    outcomes: &[ChargeOutcome],
) -> Result<(), DbError> {
    let mut records: BTreeMap<_, (&PeriodCharge, i64)> = BTreeMap::new();
    for (due, outcome) in dues.iter().zip(outcomes) {
        if matches!(outcome, ChargeOutcome::Paid { .. }) {
            let record = (due.charge.account, due.charge.meter.as_str(), due.day);
            records.entry(record).or_insert((due, 0)).1 += 1;
        }
    }
    for (due, by) in records.into_values() {
        record_usage_day(transaction, &due.charge, due.day, by).await?;
    }
    Ok(())
}

/// The column with its table's name: in an upsert, PostgreSQL needs it to distinguish the stored from the inserted
/// row.
pub(crate) fn used_column() -> Expr {
    Expr::col((usage_counters::Entity, usage_counters::Column::Used))
}

/// Subject, meter and charge key.
pub(crate) type ChargeRowKey = (String, String, String);

pub(crate) fn charge_row_key(charge: &Charge) -> ChargeRowKey {
    (charge.subject.clone(), charge.meter.as_str().to_owned(), charge.charge_key.clone())
}
