//! What a transaction of charges writes: what is paid for, the counters, the records of the day.

use super::entities::{usage_counters, usage_paid};
use super::usage::{Charge, ChargeOutcome, PeriodCharge};
use super::usage_days::record_usage_day;
use super::{DbError, EpochMillis};
use sea_orm::sea_query::{Expr, ExprTrait, OnConflict, Query};
use sea_orm::{ConnectionTrait, DatabaseTransaction, DbErr, EntityTrait, QueryResult};
use std::collections::{BTreeMap, BTreeSet};

/// Counts each of these. Their outcomes in the same order.
pub(super) async fn charge_all(
    transaction: &DatabaseTransaction,
    dues: &[PeriodCharge],
    now: EpochMillis,
) -> Result<Vec<ChargeOutcome>, DbError> {
    // Of those that ask for the same the first pays. In one order everywhere, so that two processes that pay for several at
    // once never wait for each other.
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
        // The same as one that there was nothing left for.
        let first = firsts.get(&charge_row_key(&due.charge)).map_or(number, |&first| first);
        if first != number && outcomes[first] == ChargeOutcome::Exhausted {
            outcomes[number] = ChargeOutcome::Exhausted;
        }
    }
    Ok(outcomes)
}

/// Notes what is paid for, where nobody paid for the same and it is free still. What was noted.
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

pub(super) async fn delete_charge_key(transaction: &DatabaseTransaction, charge: &Charge) -> Result<(), DbError> {
    usage_paid::Entity::delete_by_id(charge_row_key(charge)).exec(transaction).await?;
    Ok(())
}

/// Counts charges of one counter: all at once, or where not all of them fit, one after the other. What each made of it.
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

/// One statement, so that callers beside each other never get past the limit. `None` when it would be passed.
async fn increment_counter(
    transaction: &DatabaseTransaction,
    due: &PeriodCharge,
    by: i64,
) -> Result<Option<i64>, DbError> {
    use usage_counters::{Column, Entity};
    let charge = &due.charge;
    let limit = charge.limit.map(i64::from);
    // The row that is inserted is not compared.
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

/// Writes what was paid into the records of the day, one statement for each user and meter.
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

/// With its table's name: beside the row that was to be inserted, PostgreSQL asks which is meant.
pub(super) fn used_column() -> Expr {
    Expr::col((usage_counters::Entity, usage_counters::Column::Used))
}

/// Subject, meter and what is asked for.
pub(super) type ChargeRowKey = (String, String, String);

pub(super) fn charge_row_key(charge: &Charge) -> ChargeRowKey {
    (charge.subject.clone(), charge.meter.as_str().to_owned(), charge.charge_key.clone())
}
