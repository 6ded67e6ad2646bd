//! Jobs: work for later, done at least once. A worker leases a job; when the lease expires, another worker can take
//! it. The payload of a job is emptied once it is done or dead.

use crate::entities::jobs;
use crate::ids;
use crate::prelude::*;
use futures::FutureExt;
use sea_orm::sea_query::{Alias, ExprTrait as _, Func, LockBehavior, LockType, Query};
use std::time::Duration;

/// Wait after the first failure; it doubles with each further one.
const FIRST_BACKOFF: Duration = Duration::from_secs(30);
const MAX_ATTEMPTS: i32 = 8;

/// A new job.
#[derive(Clone, Debug)]
pub struct NewJob {
    pub kind: String,
    pub payload: serde_json::Value,
    /// Jobs with a higher priority run first.
    pub priority: i32,
    /// A second job with the same key is rejected while the first is queued or running.
    pub dedupe_key: Option<String>,
    /// The team whose turn the job takes; `None` for work of the server.
    pub team_id: Option<Uuid>,
}

/// A job that a worker has leased.
#[derive(Clone, Debug, PartialEq)]
pub struct LeasedJob {
    pub id: Uuid,
    pub kind: String,
    pub payload: serde_json::Value,
    /// Number of the attempt, from 1. Together with the id it identifies the lease.
    pub attempt: i32,
    /// Number of the last attempt.
    pub max_attempts: i32,
    /// Whose turn it takes; `None` for work of the server.
    pub owner: Option<String>,
}

impl Db {
    /// Queues a job. Returns `None` when one with the same key is queued or running.
    pub async fn enqueue(&self, job: NewJob) -> Result<Option<Uuid>, DbError> {
        let row = self.new_job_row(job);
        self.write_keeping_caches(|transaction| insert_job(transaction, row).boxed()).await
    }

    /// Builds a job's row, to be inserted in the transaction of its cause (see [`insert_job`]).
    pub(crate) fn new_job_row(&self, job: NewJob) -> jobs::Model {
        let now = self.now();
        jobs::Model {
            id: ids::new_id(&self.clock),
            kind: job.kind,
            payload: job.payload,
            state: "queued".to_owned(),
            priority: job.priority,
            run_at: now,
            attempt: 0,
            max_attempts: MAX_ATTEMPTS,
            lease_until: None,
            worker: None,
            dedupe_key: job.dedupe_key,
            owner: job.team_id.map(|team| team.to_string()),
            leased_at: None,
            last_error: None,
            created_at: now,
            finished_at: None,
        }
    }

    /// Leases the next due job of the kind, also one whose lease has expired. Teams take turns: the one that had none for
    /// the longest time comes first.
    pub async fn claim_job(&self, kind: &str, worker: &str, lease: Duration) -> Result<Option<LeasedJob>, DbError> {
        self.claim((kind, worker), lease, &[], |_| empty_payload()).await
    }

    /// Like [`claim_job`](Self::claim_job), without the jobs of some owners.
    pub async fn claim_job_except(
        &self,
        kind: &str,
        worker: &str,
        lease: Duration,
        busy: &[String],
    ) -> Result<Option<LeasedJob>, DbError> {
        self.claim((kind, worker), lease, busy, |_| empty_payload()).await
    }

    /// Like [`claim_job`](Self::claim_job). `closed_payload` returns what stays of the payload of a job whose worker was
    /// lost each time.
    pub(crate) async fn claim_job_or_close(
        &self,
        kind: &str,
        worker: &str,
        lease: Duration,
        closed_payload: fn(&serde_json::Value) -> serde_json::Value,
    ) -> Result<Option<LeasedJob>, DbError> {
        self.claim((kind, worker), lease, &[], closed_payload).await
    }

    async fn claim(
        &self,
        (kind, worker): (&str, &str),
        lease: Duration,
        busy: &[String],
        closed_payload: fn(&serde_json::Value) -> serde_json::Value,
    ) -> Result<Option<LeasedJob>, DbError> {
        let now = self.now();
        // Usually no job is due, and the check takes no lock.
        if find_due_job(&self.reader, (kind, busy), now, false).await?.is_none() {
            return Ok(None);
        }
        let (kind, worker, busy) = (kind.to_owned(), worker.to_owned(), busy.to_vec());
        self.write_keeping_caches(work!(|transaction| {
            while let Some(row) = find_due_job(transaction, (&kind, &busy), now, true).await? {
                if row.attempt >= row.max_attempts {
                    let payload = closed_payload(&row.payload);
                    mark_dead(transaction, row, payload, now).await?;
                    continue;
                }
                let job = LeasedJob {
                    id: row.id,
                    kind: row.kind.clone(),
                    payload: row.payload.clone(),
                    attempt: row.attempt + 1,
                    max_attempts: row.max_attempts,
                    owner: row.owner.clone(),
                };
                let mut row = row.into_active_model();
                row.state = sea_orm::Set("running".to_owned());
                row.attempt = sea_orm::Set(job.attempt);
                row.worker = sea_orm::Set(Some(worker));
                row.lease_until = sea_orm::Set(Some(now.plus(lease)));
                row.leased_at = sea_orm::Set(Some(now));
                row.update(transaction).await?;
                return Ok(Some(job));
            }
            Ok(None)
        }))
        .await
    }

    /// Extends a lease. Returns false when the lease was lost; then the worker must stop.
    pub async fn extend_lease(&self, job: &LeasedJob, lease: Duration) -> Result<bool, DbError> {
        let until = self.now().plus(lease);
        self.update_leased_job(job, vec![(jobs::Column::LeaseUntil, Expr::value(until))]).await
    }

    /// Gives a job back that has more to do, so that other teams get their turn before it continues, `wait` from now at
    /// the earliest. Returns false when the lease was lost.
    pub async fn give_back_job(&self, job: &LeasedJob, wait: Duration) -> Result<bool, DbError> {
        let changes = vec![
            (jobs::Column::State, Expr::value("queued")),
            // A turn that ended well is no failed attempt.
            (jobs::Column::Attempt, Expr::value(job.attempt - 1)),
            (jobs::Column::RunAt, Expr::value(self.now().plus(wait))),
            (jobs::Column::LeaseUntil, Expr::value(Option::<i64>::None)),
        ];
        self.update_leased_job(job, changes).await
    }

    /// Marks a job as done. Returns false when the lease was lost, and another worker does the job again.
    pub async fn finish_job(&self, job: &LeasedJob) -> Result<bool, DbError> {
        let now = self.now();
        let changes = vec![
            (jobs::Column::State, Expr::value("done")),
            (jobs::Column::Payload, Expr::value(empty_payload())),
            (jobs::Column::FinishedAt, Expr::value(now)),
            (jobs::Column::LeaseUntil, Expr::value(Option::<i64>::None)),
        ];
        self.update_leased_job(job, changes).await
    }

    /// Records a failure. The job is retried later, or is dead after the last attempt.
    pub async fn fail_job(&self, job: &LeasedJob, error: &str) -> Result<bool, DbError> {
        let is_last = is_last_attempt(job);
        let now = self.now();
        let mut changes = vec![
            (jobs::Column::State, Expr::value(if is_last { "dead" } else { "queued" })),
            (jobs::Column::LastError, Expr::value(error)),
            (jobs::Column::LeaseUntil, Expr::value(Option::<i64>::None)),
            (jobs::Column::RunAt, Expr::value(now.plus(retry_delay(job.attempt)))),
        ];
        if is_last {
            changes.push((jobs::Column::Payload, Expr::value(empty_payload())));
            changes.push((jobs::Column::FinishedAt, Expr::value(now)));
        }
        self.update_leased_job(job, changes).await
    }

    /// Marks a job as done or dead, and replaces its payload by one without the parts that are no longer needed.
    /// Returns false when the lease was lost.
    pub(crate) async fn close_job(
        &self,
        job: &LeasedJob,
        given_up: Option<&str>,
        payload: serde_json::Value,
    ) -> Result<bool, DbError> {
        let changes = vec![
            (jobs::Column::State, Expr::value(if given_up.is_some() { "dead" } else { "done" })),
            (jobs::Column::LastError, Expr::value(given_up.map(str::to_owned))),
            (jobs::Column::Payload, Expr::value(payload)),
            (jobs::Column::FinishedAt, Expr::value(self.now())),
            (jobs::Column::LeaseUntil, Expr::value(Option::<i64>::None)),
        ];
        self.update_leased_job(job, changes).await
    }

    /// Changes a job only while this lease is valid.
    async fn update_leased_job(&self, job: &LeasedJob, changes: Vec<(jobs::Column, Expr)>) -> Result<bool, DbError> {
        let (id, attempt) = (job.id, job.attempt);
        self.write_keeping_caches(work!(|transaction| {
            let mut update = jobs::Entity::update_many()
                .filter(jobs::COLUMN.id.eq(id))
                .filter(jobs::COLUMN.attempt.eq(attempt))
                .filter(jobs::COLUMN.state.eq("running"));
            for (column, value) in changes {
                update = update.col_expr(column, value);
            }
            Ok(update.exec(transaction).await?.rows_affected == 1)
        }))
        .await
    }
}

/// Whether no attempt follows this one.
pub(crate) fn is_last_attempt(job: &LeasedJob) -> bool {
    job.attempt >= job.max_attempts
}

fn empty_payload() -> serde_json::Value {
    serde_json::json!({})
}

/// Inserts a job in the transaction of its cause. `None` if one with the same key waits or runs.
pub(crate) async fn insert_job(transaction: &DatabaseTransaction, row: jobs::Model) -> Result<Option<Uuid>, DbError> {
    let id = row.id;
    // The index decides, so that two servers that insert the same job at the same time get one.
    let insert = jobs::Entity::insert(row.into_active_model()).on_conflict(OnConflict::new().do_nothing().to_owned());
    Ok((insert.exec_without_returning(transaction).await? == 1).then_some(id))
}

async fn find_due_job(
    db: &impl ConnectionTrait,
    (kind, busy): (&str, &[String]),
    now: EpochMillis,
    locked: bool,
) -> Result<Option<jobs::Model>, DbError> {
    let is_due = Condition::all().add(jobs::COLUMN.state.eq("queued")).add(jobs::COLUMN.run_at.lte(now));
    let is_lost = Condition::all().add(jobs::COLUMN.state.eq("running")).add(jobs::Column::LeaseUntil.lt(now));
    let mut next = jobs::Entity::find()
        .filter(jobs::COLUMN.kind.eq(kind))
        .filter(Condition::any().add(is_due).add(is_lost))
        .order_by_desc(jobs::Column::Priority)
        .order_by_asc(last_turn())
        .order_by_asc(jobs::Column::RunAt)
        .order_by_asc(jobs::Column::Id)
        .limit(1);
    if !busy.is_empty() {
        let others = jobs::Column::Owner.is_not_in(busy.iter().map(String::as_str));
        next = next.filter(Condition::any().add(jobs::Column::Owner.is_null()).add(others));
    }
    if locked {
        // SQLite has one writer and ignores the lock; in PostgreSQL two workers never lease the same row.
        next = next.lock_with_behavior(LockType::Update, LockBehavior::SkipLocked);
    }
    Ok(next.one(db).await?)
}

/// When a job of the same kind and owner was leased last; 0 for those without.
fn last_turn() -> Expr {
    let other = Alias::new("other");
    let of_other = |column: jobs::Column| Expr::col((other.clone(), column));
    let last = Query::select()
        .expr(of_other(jobs::Column::LeasedAt).max())
        .from_as(jobs::Entity, other.clone())
        .and_where(of_other(jobs::Column::Kind).equals((jobs::Entity, jobs::Column::Kind)))
        .and_where(of_other(jobs::Column::Owner).equals((jobs::Entity, jobs::Column::Owner)))
        .to_owned();
    Func::coalesce([Expr::from(last), Expr::value(0_i64)]).into()
}

/// Marks a job as dead whose worker was lost in each attempt.
async fn mark_dead(
    transaction: &DatabaseTransaction,
    row: jobs::Model,
    payload: serde_json::Value,
    now: EpochMillis,
) -> Result<(), DbError> {
    let mut row = row.into_active_model();
    row.state = sea_orm::Set("dead".to_owned());
    row.payload = sea_orm::Set(payload);
    row.last_error = sea_orm::Set(Some("its worker was lost each time".to_owned()));
    row.finished_at = sea_orm::Set(Some(now));
    row.update(transaction).await?;
    Ok(())
}

/// 30 s, 1 min, 2 min and so on up to about an hour, plus up to a quarter, so that jobs that failed together are not
/// retried together.
fn retry_delay(attempt: i32) -> Duration {
    let doublings = u32::try_from(attempt.clamp(1, MAX_ATTEMPTS) - 1).unwrap_or(0);
    let wait = FIRST_BACKOFF * 2_u32.pow(doublings);
    let jitter = u32::from(ids::random_bytes::<1>()[0]);
    wait + wait * jitter / (4 * 255)
}
