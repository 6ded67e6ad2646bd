//! The log of deliveries: pages of it, tests and replays.

use super::{find_webhook, lock_webhook};
use crate::entities::{webhook_attempts, webhook_deliveries};
use crate::json_column::from_name;
use crate::prelude::*;
use crate::teams::require_role;
use crate::{DeliveryRejection, ids};
use earshot_model::TeamAction;
use earshot_model::webhook::{DeliveryState, TEST_EVENT_TYPE};
use std::time::Duration;

/// How long a delivery and its attempts are kept: as long as events.
const RETENTION: Duration = Duration::from_secs(30 * 24 * 60 * 60);
/// Most attempts in a response.
const MAX_ATTEMPTS_LISTED: u64 = 100;

/// A delivery of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookDelivery {
    pub id: Uuid,
    pub webhook_id: Uuid,
    pub event_type: String,
    pub body: String,
    pub is_test: bool,
    pub state: DeliveryState,
    pub attempt_count: i32,
    /// When the next attempt is due; `None` when none follows.
    pub next_attempt_at: Option<Timestamp>,
    pub last_status: Option<i32>,
    pub last_error: Option<String>,
    pub created_at: Timestamp,
    pub finished_at: Option<Timestamp>,
}

/// An attempt of a delivery.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WebhookAttempt {
    pub number: i32,
    pub at: Timestamp,
    pub duration_ms: i64,
    pub status: Option<i32>,
    pub error: Option<String>,
    pub response: Option<String>,
}

/// Which deliveries of an endpoint, newest first.
#[derive(Clone, Copy, Debug, Default)]
pub struct DeliveryPage {
    pub state: Option<DeliveryState>,
    /// The last delivery of the page before.
    pub after: Option<Uuid>,
    pub limit: u64,
}

impl WebhookDelivery {
    fn from_row(row: webhook_deliveries::Model) -> Result<Self, DbError> {
        let state = from_name("webhook_deliveries", &row.state, DeliveryState::parse)?;
        Ok(Self {
            id: row.id,
            webhook_id: row.webhook_id,
            event_type: row.event_type,
            body: row.body,
            is_test: row.is_test,
            state,
            attempt_count: row.attempt_count,
            next_attempt_at: (state == DeliveryState::Queued).then(|| row.run_at.into()),
            last_status: row.last_status,
            last_error: row.last_error,
            created_at: row.created_at.into(),
            finished_at: row.finished_at.map(Into::into),
        })
    }
}

impl Db {
    /// Returns deliveries to an endpoint of the account's team, newest first.
    ///
    /// # Errors
    /// When the account's role does not allow it, there is no such endpoint, or the database fails.
    pub async fn webhook_deliveries(
        &self,
        account: &Account,
        webhook: Uuid,
        page: DeliveryPage,
    ) -> Result<Vec<WebhookDelivery>, DbError> {
        use webhook_deliveries::Column;
        require_role(&self.reader, account, TeamAction::ManageWebhooks).await?;
        let webhook = find_webhook(&self.reader, account, webhook).await?;
        let mut query = webhook_deliveries::Entity::find().filter(Column::WebhookId.eq(webhook.id));
        if let Some(state) = page.state {
            query = query.filter(Column::State.eq(state.as_str()));
        }
        if let Some(after) = page.after {
            query = query.filter(Column::Id.lt(after));
        }
        // Ids grow with time.
        let rows = query.order_by_desc(Column::Id).limit(page.limit).all(&self.reader).await?;
        rows.into_iter().map(WebhookDelivery::from_row).collect()
    }

    /// Returns a delivery to an endpoint of the account's team, and its attempts, newest first.
    ///
    /// # Errors
    /// When the account's role does not allow it, there is no such endpoint or delivery, or the database fails.
    pub async fn webhook_delivery(
        &self,
        account: &Account,
        webhook: Uuid,
        delivery: Uuid,
    ) -> Result<(WebhookDelivery, Vec<WebhookAttempt>), DbError> {
        require_role(&self.reader, account, TeamAction::ManageWebhooks).await?;
        let webhook = find_webhook(&self.reader, account, webhook).await?;
        let row = webhook_deliveries::Entity::find_by_id(delivery)
            .filter(webhook_deliveries::Column::WebhookId.eq(webhook.id))
            .one(&self.reader)
            .await?;
        let row = row.ok_or(DeliveryRejection::DeliveryNotFound)?;
        let attempts = webhook_attempts::Entity::find()
            .filter(webhook_attempts::Column::DeliveryId.eq(row.id))
            .order_by_desc(webhook_attempts::Column::Number)
            .limit(MAX_ATTEMPTS_LISTED)
            .all(&self.reader)
            .await?;
        let attempts = attempts.into_iter().map(|row| WebhookAttempt {
            number: row.number,
            at: row.at.into(),
            duration_ms: row.duration_ms,
            status: row.status,
            error: row.error,
            response: row.response,
        });
        Ok((WebhookDelivery::from_row(row)?, attempts.collect()))
    }

    /// Writes a test of an endpoint of the account's team, also of a disabled one. It is attempted once, by the caller
    /// ([`claim_delivery_now`](Self::claim_delivery_now)).
    ///
    /// # Errors
    /// When the account's role does not allow it, or there is no such endpoint; or when the database fails.
    pub async fn create_webhook_test(&self, account: &Account, webhook: Uuid, body: String) -> Result<Uuid, DbError> {
        let (account, now, id) = (account.clone(), self.now(), ids::new_id(&self.clock));
        self.write_keeping_caches(work!(|transaction| {
            require_role(transaction, &account, TeamAction::ManageWebhooks).await?;
            let webhook = lock_webhook(transaction, &account, webhook).await?;
            let row = webhook_deliveries::Model {
                id,
                webhook_id: webhook.id,
                event_seq: None,
                through_seq: None,
                event_type: TEST_EVENT_TYPE.to_owned(),
                body,
                is_test: true,
                // Stored as failed, so that no queue worker leases the test before the caller does.
                state: DeliveryState::Failed.as_str().to_owned(),
                attempt: 0,
                attempt_count: 0,
                run_at: now,
                lease_until: None,
                last_status: None,
                last_error: None,
                occurred_at: now,
                created_at: now,
                started_at: None,
                finished_at: None,
            };
            row.into_active_model().insert(transaction).await?;
            Ok(id)
        }))
        .await
    }

    /// Sends a delivery of an endpoint of the account's team again, with the same id and a whole new schedule.
    ///
    /// # Errors
    /// When the account's role does not allow it, there is no such endpoint or delivery, or the endpoint is disabled;
    /// or when the database fails.
    pub async fn replay_delivery(
        &self,
        account: &Account,
        webhook: Uuid,
        delivery: Uuid,
    ) -> Result<WebhookDelivery, DbError> {
        use webhook_deliveries::{Column, Entity};
        let (account, now) = (account.clone(), self.now());
        self.write_keeping_caches(work!(|transaction| {
            require_role(transaction, &account, TeamAction::ManageWebhooks).await?;
            let webhook = lock_webhook(transaction, &account, webhook).await?;
            let row = Entity::find_by_id(delivery).filter(Column::WebhookId.eq(webhook.id)).lock_exclusive();
            let row = row.one(transaction).await?.ok_or(DeliveryRejection::DeliveryNotFound)?;
            if !webhook.enabled {
                return Err(DeliveryRejection::WebhookDisabled.into());
            }
            // One that waits gets its next attempt now; one that is being sent stays as it is.
            if row.lease_until.is_some_and(|until| until >= now) {
                return WebhookDelivery::from_row(row);
            }
            let mut row = row.into_active_model();
            row.state = Set(DeliveryState::Queued.as_str().to_owned());
            row.attempt = Set(0);
            row.run_at = Set(now);
            row.lease_until = Set(None);
            row.started_at = Set(None);
            row.finished_at = Set(None);
            WebhookDelivery::from_row(row.update(transaction).await?)
        }))
        .await
    }

    /// Deletes old deliveries with their attempts. Returns their number.
    pub async fn delete_old_webhook_deliveries(&self) -> Result<u64, DbError> {
        let before = self.now().minus(RETENTION);
        let old = webhook_deliveries::Entity::delete_many();
        self.delete_rows(old.filter(webhook_deliveries::Column::CreatedAt.lt(before))).await
    }
}
