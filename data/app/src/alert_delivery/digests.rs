//! Digests: an alert's new matches in one mail for each window. The window is claimed in the transaction that writes
//! the mails, so that a crash neither loses nor repeats a digest.

use super::DeliveryAlert;
use super::delivered::{DeliveredMatch, is_delivered, is_stale, skip_damaged};
use crate::NewMail;
use crate::entities::{alert_digests, alert_matches, alerts, jobs, pending_digests};
use crate::jobs::insert_job;
use crate::prelude::*;
use sea_orm::sea_query::ExprTrait;
use std::collections::HashMap;
use std::time::Duration;

/// Values of one list in a query.
const IDS_PER_QUERY: usize = 500;

/// How long the record of a digest is kept: longer than the events that it contained.
const RETENTION: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// An alert with matches that wait for a digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueDigest {
    pub alert: DeliveryAlert,
    /// Sequence number of the first event that no digest has contained.
    pub since_seq: i64,
    /// When the first match began to wait.
    pub waiting_since: Timestamp,
    pub due_at: Timestamp,
    /// Whether the alert has changed since `due_at` was computed.
    pub is_stale: bool,
}

/// The matches of a digest.
#[derive(Clone, Debug, PartialEq)]
pub struct DigestContent {
    /// Newest first, at most the limit.
    pub matches: Vec<DeliveredMatch>,
    /// Number of all waiting matches, also beyond the limit.
    pub total: u64,
    /// Sequence number of the newest match.
    pub through_seq: i64,
}

/// A digest to send.
#[derive(Clone, Debug)]
pub struct DigestCommit {
    pub team_id: Uuid,
    pub alert_id: Uuid,
    /// Sequence number of the first event in this digest; see [`DueDigest::since_seq`].
    pub since_seq: i64,
    pub through_seq: i64,
    pub window_start: Timestamp,
    pub match_count: u64,
    /// When the next digest is due, if there are more matches.
    pub next_due_at: Timestamp,
    /// One for each recipient.
    pub mails: Vec<NewMail>,
}

/// The outcome of committing a digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DigestOutcome {
    Sent,
    /// A digest was already sent in this window. The matches go into the next one.
    Postponed,
    /// Another worker has sent it.
    AlreadySent,
}

impl Db {
    /// Returns alerts whose digest is due, and those that have changed since theirs was planned.
    pub async fn due_digests(&self, limit: u64) -> Result<Vec<DueDigest>, DbError> {
        let now = self.now();
        let updated = Expr::col((alerts::Entity, alerts::Column::UpdatedAt));
        let planned = Expr::col((pending_digests::Entity, pending_digests::Column::PlannedAt));
        let changed = ExprTrait::gt(updated, planned);
        let due = Condition::any().add(pending_digests::Column::DueAt.lte(now)).add(changed);
        let rows = pending_digests::Entity::find()
            .join(
                sea_orm::JoinType::InnerJoin,
                pending_digests::Entity::belongs_to(alerts::Entity)
                    .from(pending_digests::Column::AlertId)
                    .to(alerts::Column::Id)
                    .into(),
            )
            .filter(due)
            .order_by_asc(pending_digests::Column::DueAt)
            .order_by_asc(pending_digests::Column::AlertId)
            .limit(limit)
            .all(&self.reader)
            .await?;
        let mut known = HashMap::new();
        for chunk in rows.chunks(IDS_PER_QUERY) {
            let alerts = alerts::Entity::find().filter(alerts::Column::Id.is_in(chunk.iter().map(|row| row.alert_id)));
            known.extend(alerts.all(&self.reader).await?.into_iter().map(|alert| (alert.id, alert)));
        }
        let to_due = |row: pending_digests::Model| {
            let alert = skip_damaged(DeliveryAlert::from_row(known.remove(&row.alert_id)?))?;
            Some(DueDigest {
                since_seq: row.since_seq,
                waiting_since: row.waiting_since.into(),
                due_at: row.due_at.into(),
                is_stale: is_stale(&alert, row.planned_at),
                alert,
            })
        };
        Ok(rows.into_iter().filter_map(to_due).collect())
    }

    /// Returns when the next digest of an alert is sent; `None` when no match waits for one.
    pub async fn next_digest_at(&self, alert: Uuid) -> Result<Option<Timestamp>, DbError> {
        let row = pending_digests::Entity::find_by_id(alert).one(&self.reader).await?;
        Ok(row.map(|row| row.due_at.into()))
    }

    /// Changes when the digest of an alert is due, after the alert was changed.
    pub async fn plan_digest(&self, alert: Uuid, due_at: Timestamp) -> Result<(), DbError> {
        use pending_digests::{Column, Entity};
        let now = self.now();
        self.write_keeping_caches(work!(|transaction| {
            Entity::update_many()
                .col_expr(Column::DueAt, Expr::value(EpochMillis::from(due_at)))
                .col_expr(Column::PlannedAt, Expr::value(now))
                .filter(Column::AlertId.eq(alert))
                .exec(transaction)
                .await?;
            Ok(())
        }))
        .await
    }

    /// Drops the waiting matches of an alert that sends no digests.
    pub async fn drop_digest(&self, alert: Uuid, since_seq: i64) -> Result<(), DbError> {
        use pending_digests::{Column, Entity};
        self.write_keeping_caches(work!(|transaction| {
            Entity::delete_many()
                .filter(Column::AlertId.eq(alert))
                .filter(Column::SinceSeq.eq(since_seq))
                .exec(transaction)
                .await?;
            Ok(())
        }))
        .await
    }

    /// Returns the matches for a digest: the `limit` newest episodes, and the number of all. `None` when there are none any
    /// more.
    pub async fn digest_content(
        &self,
        alert: Uuid,
        since_seq: i64,
        limit: u64,
    ) -> Result<Option<DigestContent>, DbError> {
        use alert_matches::{Column, Entity};
        let waiting = Entity::find()
            .filter(Column::AlertId.eq(alert))
            .filter(Column::EventSeq.gte(since_seq))
            .filter(is_delivered());
        let last = waiting.clone().order_by_desc(Column::EventSeq).one(&self.reader).await?;
        let Some(through_seq) = last.and_then(|row| row.event_seq) else { return Ok(None) };
        // Reads only up to that match. Matches recorded since then go into the next digest.
        let waiting = waiting.filter(Column::EventSeq.lte(through_seq));
        let total = waiting.clone().count(&self.reader).await?;
        let newest = waiting.order_by_desc(Column::DatedAt).order_by_desc(Column::Id).limit(limit);
        let newest = newest.all(&self.reader).await?;
        let matches = newest.into_iter().map(DeliveredMatch::from_row).collect::<Result<_, _>>()?;
        Ok(Some(DigestContent { matches, total, through_seq }))
    }

    /// Claims the window of a digest and writes its mails. Matches after the digest wait for the next one.
    pub async fn commit_digest(&self, digest: DigestCommit) -> Result<DigestOutcome, DbError> {
        let (db, now) = (self.clone(), self.now());
        self.write_list(work!(|transaction| {
            let row = pending_digests::Entity::find_by_id(digest.alert_id).lock_exclusive().one(transaction).await?;
            let Some(row) = row.filter(|row| row.since_seq == digest.since_seq) else {
                return Ok(DigestOutcome::AlreadySent);
            };
            if !claim_window(transaction, &digest, now).await? {
                let mut row = row.into_active_model();
                row.due_at = Set(digest.next_due_at.into());
                row.planned_at = Set(now);
                row.update(transaction).await?;
                return Ok(DigestOutcome::Postponed);
            }
            for mail in digest.mails {
                // Digests of a team take its turns, so that they do not delay the mails of others.
                let owner = Some(digest.team_id.to_string());
                insert_job(transaction, jobs::Model { owner, ..db.new_mail_row(mail)? }).await?;
            }
            let next = alert_matches::Entity::find()
                .filter(alert_matches::Column::AlertId.eq(digest.alert_id))
                .filter(alert_matches::Column::EventSeq.gt(digest.through_seq))
                .filter(is_delivered())
                .order_by_asc(alert_matches::Column::EventSeq)
                .one(transaction)
                .await?;
            let Some(since_seq) = next.and_then(|next| next.event_seq) else {
                pending_digests::Entity::delete_by_id(digest.alert_id).exec(transaction).await?;
                return Ok(DigestOutcome::Sent);
            };
            let mut row = row.into_active_model();
            row.since_seq = Set(since_seq);
            row.due_at = Set(digest.next_due_at.into());
            row.waiting_since = Set(now);
            row.planned_at = Set(now);
            row.update(transaction).await?;
            Ok(DigestOutcome::Sent)
        }))
        .await
    }

    /// Deletes the records of old digests. Returns their number.
    pub async fn delete_old_digests(&self) -> Result<u64, DbError> {
        let before = self.now().minus(RETENTION);
        self.delete_rows(alert_digests::Entity::delete_many().filter(alert_digests::Column::CreatedAt.lt(before))).await
    }
}

/// Claims a window. Returns false when a digest was already sent in it.
async fn claim_window(
    transaction: &DatabaseTransaction,
    digest: &DigestCommit,
    now: EpochMillis,
) -> Result<bool, DbError> {
    use alert_digests::{Column, Entity, Model};
    let to_count = |count: u64| i32::try_from(count).unwrap_or(i32::MAX);
    let row = Model {
        alert_id: digest.alert_id,
        window_start: digest.window_start.into(),
        through_seq: digest.through_seq,
        match_count: to_count(digest.match_count),
        mail_count: to_count(digest.mails.len() as u64),
        created_at: now,
    };
    let once = OnConflict::columns([Column::AlertId, Column::WindowStart]).do_nothing().to_owned();
    Ok(Entity::insert(row.into_active_model()).on_conflict(once).exec_without_returning(transaction).await? == 1)
}
