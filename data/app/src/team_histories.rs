//! Histories of teams, bounded in bytes by plan: the oldest entries end first.
//!
//! Each row has its size in `bytes`. A team's rows are summed only after it has written a part of its limit since the
//! last sum, so that most writes sum nothing.

use crate::history_sizes::{HistoryMeter, TeamHistory};
use crate::prelude::*;
use earshot_model::Tier;
use sea_orm::sea_query::{ExprTrait, Func, Order, Query, SelectStatement, WindowStatement};
use std::sync::Arc;
use std::time::Duration;

/// How long a change can be undone.
pub(crate) const UNDO_TIME: Duration = Duration::from_secs(10 * 60);
/// How long entries of histories are kept.
pub(crate) const HISTORY_TIME: Duration = Duration::from_secs(365 * 24 * 60 * 60);
/// A team's rows are summed whenever it has written its limit divided by this.
const SUMS_PER_LIMIT: u64 = 16;

/// What the histories of a team may hold.
#[derive(Clone, Debug)]
pub(crate) struct HistoryLimit {
    team: Uuid,
    max_bytes: u64,
    meter: Arc<HistoryMeter>,
}

impl Db {
    pub(crate) fn history_limit(&self, account: &Account) -> HistoryLimit {
        self.history_limit_of(account.team_id, account.tier)
    }

    pub(crate) fn history_limit_of(&self, team: Uuid, tier: Tier) -> HistoryLimit {
        HistoryLimit { team, max_bytes: tier.limits().history_bytes, meter: Arc::clone(&self.history_meter) }
    }
}

impl HistoryLimit {
    /// Ends the oldest entries of a history to which `written` bytes were added at `now`, if it exceeds its limit. The
    /// entries of this moment stay, so that a single change larger than the limit can be undone.
    pub async fn enforce(
        &self,
        transaction: &DatabaseTransaction,
        history: TeamHistory,
        written: i64,
        now: EpochMillis,
    ) -> Result<(), DbError> {
        let written = u64::try_from(written).unwrap_or(0);
        if !self.meter.is_sum_due(self.team, history, written, self.max_bytes / SUMS_PER_LIMIT) {
            return Ok(());
        }
        match self.find_end(transaction, history, now).await? {
            Some(end) => self.end_through(transaction, history, end, now).await,
            None => Ok(()),
        }
    }

    /// Returns the time of the newest entry that must end so that the history has three quarters of its limit; `None`
    /// while it is within its limit.
    async fn find_end(
        &self,
        transaction: &DatabaseTransaction,
        history: TeamHistory,
        now: EpochMillis,
    ) -> Result<Option<EpochMillis>, DbError> {
        let column = |name: &'static str| Expr::col(("sums", name));
        let (max, kept) = (to_i64(self.max_bytes), to_i64(self.max_bytes / 4 * 3));
        let end = Expr::case(column("newer").gt(kept).and(column("at").lt(now)), column("at"));
        let query = Query::select()
            .expr_as(Func::cast_as(column("newer").max(), "bigint"), "total")
            .expr_as(Expr::Case(Box::new(end)).max(), "newest_end")
            .from_subquery(self.running_sums(history), "sums")
            .to_owned();
        let Some(row) = transaction.query_one(&query).await? else { return Ok(None) };
        let (total, end): (Option<i64>, Option<i64>) = (row.try_get("", "total")?, row.try_get("", "newest_end")?);
        Ok(end.filter(|_| total.is_some_and(|total| total > max)).map(EpochMillis))
    }

    /// For each entry, the bytes of this moment and of newer ones.
    fn running_sums(&self, history: TeamHistory) -> SelectStatement {
        let newest_first = WindowStatement::new().order_by(history.time(), Order::Desc).to_owned();
        Query::select()
            .expr_as(Expr::col(history.time()), "at")
            .expr_window_as(Expr::col("bytes").sum(), newest_first, "newer")
            .from(history.table())
            .and_where(Expr::col("team_id").eq(self.team))
            .to_owned()
    }

    async fn end_through(
        &self,
        transaction: &DatabaseTransaction,
        history: TeamHistory,
        end: EpochMillis,
        now: EpochMillis,
    ) -> Result<(), DbError> {
        let ended = Expr::col("team_id").eq(self.team).and(Expr::col(history.time()).lte(end));
        let emptied = history.emptied();
        let mut delete = Query::delete().from_table(history.table()).and_where(ended.clone()).to_owned();
        if !emptied.is_empty() {
            let undo_end = now.minus(UNDO_TIME);
            delete.and_where(Expr::col(history.time()).lte(undo_end));
            let empty = Query::update()
                .table(history.table())
                .values(emptied)
                .value("bytes", 0)
                .and_where(ended)
                .and_where(Expr::col(history.time()).gt(undo_end))
                .to_owned();
            transaction.execute(&empty).await?;
        }
        transaction.execute(&delete).await?;
        Ok(())
    }
}

fn to_i64(bytes: u64) -> i64 {
    i64::try_from(bytes).unwrap_or(i64::MAX)
}
