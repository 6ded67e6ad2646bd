//! Usage records per day (spec 3), and their sums.

use crate::charges::Charge;
use crate::entities::{usage_days, users};
use crate::prelude::*;
use chrono::{Days, NaiveDate};
use earshot_model::Meter;
use sea_orm::QueryResult;
use sea_orm::sea_query::{ExprTrait, Query};
use std::collections::{BTreeMap, HashMap};
use usage_days::Column;

/// Two years and the current month.
const RETENTION_DAYS: u64 = 765;
/// Ids in one `IN`, because SQLite limits the number of bound values.
const IDS_PER_QUERY: usize = 500;

/// Columns of the record, and the meter of each.
const COUNT_COLUMNS: [(Column, Meter); 6] = [
    (Column::AiAssistCount, Meter::AiAssist),
    (Column::ContactsRequestedCount, Meter::AdvancedContacts),
    (Column::CsvExportCount, Meter::Exports),
    (Column::SearchCount, Meter::Searches),
    (Column::TranscriptDownloadCount, Meter::TranscriptDownloads),
    (Column::TranscriptionRequests, Meter::TranscriptionRequests),
];

/// Usage by meter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UsageCounts([u64; COUNT_COLUMNS.len()]);

impl UsageCounts {
    #[must_use]
    pub fn count(&self, meter: Meter) -> u64 {
        COUNT_COLUMNS.iter().position(|&(_, counted)| counted == meter).map_or(0, |at| self.0[at])
    }

    pub fn add(&mut self, other: &Self) {
        for (sum, count) in self.0.iter_mut().zip(other.0) {
            *sum += count;
        }
    }

    fn from_row(row: &QueryResult) -> Result<Self, DbError> {
        let mut counts = Self::default();
        for (count, (_, meter)) in counts.0.iter_mut().zip(COUNT_COLUMNS) {
            *count = u64::try_from(row.try_get::<i64>("", meter.as_str())?).unwrap_or(0);
        }
        Ok(counts)
    }
}

/// The usage of a team's member.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MemberUsage {
    pub user_id: Uuid,
    pub email: Option<String>,
    pub display_name: Option<String>,
    pub counts: UsageCounts,
}

impl Db {
    /// Returns the usage of a team on each day from `first` on; days without usage are absent.
    pub async fn team_usage_by_day(
        &self,
        team: Uuid,
        first: NaiveDate,
    ) -> Result<BTreeMap<NaiveDate, UsageCounts>, DbError> {
        self.usage_by_day(Column::TeamId, team, first).await
    }

    /// Returns the usage of a user on each day from `first` on, over all of their teams.
    pub async fn user_usage_by_day(
        &self,
        user: Uuid,
        first: NaiveDate,
    ) -> Result<BTreeMap<NaiveDate, UsageCounts>, DbError> {
        self.usage_by_day(Column::UserId, user, first).await
    }

    /// Returns the usage of each member of a team from `first` on, sorted by searches, most first.
    pub async fn team_usage_by_member(&self, team: Uuid, first: NaiveDate) -> Result<Vec<MemberUsage>, DbError> {
        let rows = self.sum_usage(Column::UserId, Column::TeamId, team, first).await?;
        let mut members = Vec::with_capacity(rows.len());
        for row in &rows {
            let user_id = row.try_get("", "of")?;
            members.push(MemberUsage { user_id, email: None, display_name: None, counts: UsageCounts::from_row(row)? });
        }
        let mut known = HashMap::new();
        for chunk in members.chunks(IDS_PER_QUERY) {
            let ids = chunk.iter().map(|member| member.user_id);
            let users = users::Entity::find().filter(users::Column::Id.is_in(ids));
            known.extend(users.all(&self.reader).await?.into_iter().map(|user| (user.id, user)));
        }
        for member in &mut members {
            if let Some(user) = known.remove(&member.user_id) {
                (member.email, member.display_name) = (Some(user.email), user.display_name);
            }
        }
        members.sort_by_key(|member| (std::cmp::Reverse(member.counts.count(Meter::Searches)), member.user_id));
        Ok(members)
    }

    async fn usage_by_day(
        &self,
        whose: Column,
        id: Uuid,
        first: NaiveDate,
    ) -> Result<BTreeMap<NaiveDate, UsageCounts>, DbError> {
        let mut days = BTreeMap::new();
        for row in &self.sum_usage(Column::Day, whose, id, first).await? {
            let day: String = row.try_get("", "of")?;
            let day = day
                .parse()
                .map_err(|_| DbError::CorruptRow { table: "usage_days", reason: format!("day {day:?} is no date") })?;
            days.insert(day, UsageCounts::from_row(row)?);
        }
        Ok(days)
    }

    /// Sums the records of a team or a user, grouped by a column.
    async fn sum_usage(
        &self,
        each: Column,
        whose: Column,
        id: Uuid,
        first: NaiveDate,
    ) -> Result<Vec<QueryResult>, DbError> {
        let mut query = Query::select();
        query.expr_as(Expr::col(each), "of");
        for (column, meter) in COUNT_COLUMNS {
            // PostgreSQL's sum of integers is a numeric.
            query.expr_as(Expr::col(column).sum().cast_as("bigint"), meter.as_str());
        }
        query
            .from(usage_days::Entity)
            .and_where(Expr::col(whose).eq(id))
            .and_where(Expr::col(Column::Day).gte(first.to_string()))
            .group_by_col(each);
        Ok(self.reader.query_all(&query).await?)
    }

    /// The oldest day with records.
    pub(crate) fn oldest_usage_day(&self) -> String {
        let today = self.clock.now().date_naive();
        today.checked_sub_days(Days::new(RETENTION_DAYS)).unwrap_or(NaiveDate::MIN).to_string()
    }
}

/// Adds a charge or a refund to the usage record of the day. Anonymous usage has no records.
pub(crate) async fn record_usage_day(
    transaction: &DatabaseTransaction,
    charge: &Charge,
    day: NaiveDate,
    by: i64,
) -> Result<(), DbError> {
    let column = COUNT_COLUMNS.iter().find(|(_, meter)| *meter == charge.meter).map(|&(column, _)| column);
    let (Some(column), Some((team, user))) = (column, charge.account) else { return Ok(()) };
    let insert = Query::insert()
        .into_table(usage_days::Entity)
        .columns([Column::TeamId, Column::UserId, Column::Day, column])
        .values_panic([team.into(), user.into(), day.to_string().into(), Ord::max(by, 0).into()])
        .on_conflict(
            OnConflict::columns([Column::TeamId, Column::UserId, Column::Day])
                .value(column, Expr::col((usage_days::Entity, column)).add(by))
                .to_owned(),
        )
        .to_owned();
    transaction.execute(&insert).await?;
    Ok(())
}

pub(crate) async fn delete_days_before(transaction: &DatabaseTransaction, oldest: &str) -> Result<u64, DbError> {
    let old = usage_days::Entity::delete_many().filter(Column::Day.lt(oldest));
    Ok(old.exec(transaction).await?.rows_affected)
}
