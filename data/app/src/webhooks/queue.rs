//! The queue of deliveries: a worker leases a due one, sends it, and records the attempt.
//!
//! A delivery is sent at least once, with the same id in all attempts. When a worker is lost, its lease expires, and
//! the attempt is made again.

use super::Webhook;
use crate::entities::{webhook_deliveries, webhooks};
use crate::prelude::*;
use earshot_model::webhook::DeliveryState;
use sea_orm::sea_query::{ExprTrait as _, LockBehavior, LockType, Query};
use std::time::Duration;

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

/// An endpoint with a due delivery.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueEndpoint {
    pub team_id: Uuid,
    pub webhook_id: Uuid,
}

impl Db {
    /// Returns the endpoints that have a due delivery. It takes no lock.
    pub async fn due_endpoints(&self) -> Result<Vec<DueEndpoint>, DbError> {
        let now = self.now();
        // One look at the index for each endpoint, however many deliveries wait for it.
        let due = Query::select()
            .expr(Expr::value(1))
            .from(webhook_deliveries::Entity)
            .and_where(
                Expr::col((webhook_deliveries::Entity, webhook_deliveries::Column::WebhookId))
                    .equals((webhooks::Entity, webhooks::Column::Id)),
            )
            .cond_where(is_due(now))
            .to_owned();
        let rows = webhooks::Entity::find()
            .select_only()
            .columns([webhooks::Column::TeamId, webhooks::Column::Id])
            .filter(Expr::exists(due))
            .into_tuple::<(Uuid, Uuid)>()
            .all(&self.reader)
            .await?;
        Ok(rows.into_iter().map(|(team_id, webhook_id)| DueEndpoint { team_id, webhook_id }).collect())
    }

    /// Leases the next due delivery to an endpoint; `None` when another worker has it.
    pub async fn claim_delivery(&self, webhook: Uuid) -> Result<Option<DueDelivery>, DbError> {
        let now = self.now();
        self.write_keeping_caches(work!(|transaction| {
            let next = webhook_deliveries::Entity::find()
                .filter(webhook_deliveries::Column::WebhookId.eq(webhook))
                .filter(is_due(now))
                .order_by_asc(webhook_deliveries::Column::RunAt)
                .order_by_asc(webhook_deliveries::Column::Id)
                .limit(1)
                // SQLite has one writer and ignores the lock; in PostgreSQL two workers never lease the same row.
                .lock_with_behavior(LockType::Update, LockBehavior::SkipLocked);
            match next.one(transaction).await? {
                Some(row) => lease(transaction, row, now).await,
                None => Ok(None),
            }
        }))
        .await
    }

    /// Leases one delivery at once, whatever its state. `None` when it does not exist.
    pub async fn claim_delivery_now(&self, id: Uuid) -> Result<Option<DueDelivery>, DbError> {
        let now = self.now();
        self.write_keeping_caches(work!(|transaction| {
            let row = webhook_deliveries::Entity::find_by_id(id).one(transaction).await?;
            match row {
                Some(row) => lease(transaction, row, now).await,
                None => Ok(None),
            }
        }))
        .await
    }
}

/// Deliveries that wait, whose time has come, and that no worker has leased.
fn is_due(now: EpochMillis) -> Condition {
    use webhook_deliveries::Column;
    let is_free = Condition::any().add(Column::LeaseUntil.is_null()).add(Column::LeaseUntil.lt(now));
    Condition::all().add(Column::State.eq(DeliveryState::Queued.as_str())).add(Column::RunAt.lte(now)).add(is_free)
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
