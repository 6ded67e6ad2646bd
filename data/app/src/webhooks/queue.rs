//! The queue of deliveries: a worker leases a due one, sends it, and records the attempt.
//!
//! A delivery is sent at least once, with the same id in all attempts. When a worker is lost, its lease expires, and
//! the attempt is made again.

use super::Webhook;
use crate::entities::{webhook_deliveries, webhooks};
use crate::{Db, DbError, EpochMillis};
use earshot_model::Timestamp;
use earshot_model::webhook::DeliveryState;
use futures::FutureExt;
use sea_orm::sea_query::{LockBehavior, LockType};
use sea_orm::{
    ActiveModelTrait, ActiveValue::Set, ColumnTrait, Condition, ConnectionTrait, DatabaseTransaction, EntityTrait,
    IntoActiveModel, QueryFilter, QueryOrder, QuerySelect,
};
use std::time::Duration;
use uuid::Uuid;

/// Lease of a delivery: several times the time-out of an attempt.
const LEASE: Duration = Duration::from_secs(90);

/// The secrets that sign a delivery.
#[derive(Clone, PartialEq, Eq)]
pub struct WebhookSecrets {
    pub current: Vec<u8>,
    /// The secret before the last rotation, while it is valid.
    pub former: Option<Vec<u8>>,
}

/// Hides the secrets from logs.
impl std::fmt::Debug for WebhookSecrets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WebhookSecrets").finish_non_exhaustive()
    }
}

/// A delivery that this worker has leased.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DueDelivery {
    /// The same in all attempts.
    pub id: Uuid,
    pub webhook: Webhook,
    pub secrets: WebhookSecrets,
    /// What is sent and signed.
    pub body: String,
    pub is_test: bool,
    /// Number of the attempt in its schedule, from 1.
    pub attempt: i32,
    /// Number of the attempt in the log, from 1. Together with the id it identifies the lease.
    pub number: i32,
    /// When the event happened.
    pub occurred_at: Timestamp,
}

impl Db {
    /// Leases the next due delivery to an endpoint that is not in `busy`.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn claim_delivery(&self, busy: &[Uuid]) -> Result<Option<DueDelivery>, DbError> {
        let now = self.now();
        // Usually none is due, and the check takes no lock.
        if find_due(&self.reader, busy, now, false).await?.is_none() {
            return Ok(None);
        }
        let busy = busy.to_vec();
        self.write_keeping_caches(|transaction| {
            async move {
                let Some(row) = find_due(transaction, &busy, now, true).await? else { return Ok(None) };
                lease(transaction, row, now).await
            }
            .boxed()
        })
        .await
    }

    /// Leases one delivery at once, whatever its state. `None` when it does not exist.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn claim_delivery_now(&self, id: Uuid) -> Result<Option<DueDelivery>, DbError> {
        let now = self.now();
        self.write_keeping_caches(|transaction| {
            async move {
                let row = webhook_deliveries::Entity::find_by_id(id).one(transaction).await?;
                match row {
                    Some(row) => lease(transaction, row, now).await,
                    None => Ok(None),
                }
            }
            .boxed()
        })
        .await
    }
}

async fn find_due(
    db: &impl ConnectionTrait,
    busy: &[Uuid],
    now: EpochMillis,
    locked: bool,
) -> Result<Option<webhook_deliveries::Model>, DbError> {
    use webhook_deliveries::Column;
    let is_free = Condition::any().add(Column::LeaseUntil.is_null()).add(Column::LeaseUntil.lt(now));
    let mut due = webhook_deliveries::Entity::find()
        .filter(Column::State.eq(DeliveryState::Queued.as_str()))
        .filter(Column::RunAt.lte(now))
        .filter(is_free)
        .order_by_asc(Column::RunAt)
        .order_by_asc(Column::Id)
        .limit(1);
    if !busy.is_empty() {
        due = due.filter(Column::WebhookId.is_not_in(busy.iter().copied()));
    }
    if locked {
        // SQLite has one writer and ignores the lock; in PostgreSQL two workers never lease the same row.
        due = due.lock_with_behavior(LockType::Update, LockBehavior::SkipLocked);
    }
    Ok(due.one(db).await?)
}

async fn lease(
    transaction: &DatabaseTransaction,
    row: webhook_deliveries::Model,
    now: EpochMillis,
) -> Result<Option<DueDelivery>, DbError> {
    let Some(webhook) = webhooks::Entity::find_by_id(row.webhook_id).one(transaction).await? else { return Ok(None) };
    let secrets = WebhookSecrets {
        current: webhook.secret.clone(),
        former: webhook.former_secret.clone().filter(|_| webhook.former_secret_until.is_some_and(|until| until > now)),
    };
    let due = DueDelivery {
        id: row.id,
        webhook: Webhook::from_row(webhook, now)?,
        secrets,
        body: row.body.clone(),
        is_test: row.is_test,
        attempt: row.attempt + 1,
        number: row.attempt_count + 1,
        occurred_at: row.occurred_at.into(),
    };
    let started_at = row.started_at.unwrap_or(now);
    let mut row = row.into_active_model();
    // A lease that is lost takes nothing from the schedule, so `attempt` rises when the attempt is recorded.
    row.attempt_count = Set(due.number);
    row.lease_until = Set(Some(now.plus(LEASE)));
    row.started_at = Set(Some(started_at));
    row.update(transaction).await?;
    Ok(Some(due))
}
