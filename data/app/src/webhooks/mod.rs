//! Webhooks: endpoints of teams, the deliveries to them, and the log of attempts.

mod attempts;
mod endpoints;
mod log;
mod queue;
mod waiting;

pub use attempts::{AttemptOutcome, AttemptResult};
pub use endpoints::{NewWebhook, Webhook, WebhookChange};
pub use log::{DeliveryPage, WebhookAttempt, WebhookDelivery};
pub use queue::{DueDelivery, DueEndpoint, WebhookSecrets};
pub(crate) use waiting::{cancel_additions, end_excess_deliveries};

use crate::DeliveryRejection;
use crate::entities::{alerts, webhook_deliveries, webhooks};
use crate::prelude::*;
use earshot_model::webhook::DeliveryState;

const TABLE: &str = "webhooks";

/// Reads a webhook of the account's team for a change, and locks its row in PostgreSQL.
async fn lock_webhook(
    transaction: &DatabaseTransaction,
    account: &Account,
    id: Uuid,
) -> Result<webhooks::Model, DbError> {
    let row = webhooks::Entity::find_by_id(id)
        .filter(webhooks::Column::TeamId.eq(account.team_id))
        .lock_exclusive()
        .one(transaction)
        .await?;
    row.ok_or_else(|| DeliveryRejection::WebhookNotFound.into())
}

/// Reads a webhook of the account's team.
async fn find_webhook(db: &impl ConnectionTrait, account: &Account, id: Uuid) -> Result<webhooks::Model, DbError> {
    let row = webhooks::Entity::find_by_id(id).filter(webhooks::Column::TeamId.eq(account.team_id)).one(db).await?;
    row.ok_or_else(|| DeliveryRejection::WebhookNotFound.into())
}

/// Cancels what waits for an endpoint. An attempt that is being made is recorded nevertheless.
async fn cancel_queued(transaction: &DatabaseTransaction, webhook: Uuid, now: EpochMillis) -> Result<(), DbError> {
    use webhook_deliveries::Column;
    webhook_deliveries::Entity::update_many()
        .col_expr(Column::State, Expr::value(DeliveryState::Canceled.as_str()))
        .col_expr(Column::FinishedAt, Expr::value(now))
        .filter(Column::WebhookId.eq(webhook))
        .filter(Column::State.eq(DeliveryState::Queued.as_str()))
        .exec(transaction)
        .await?;
    Ok(())
}

/// Checks that an alert belongs to the team and is not deleted.
pub(crate) async fn require_alert(
    db: &impl ConnectionTrait,
    team: Uuid,
    alert: Uuid,
) -> Result<alerts::Model, DbError> {
    let row = alerts::Entity::find_by_id(alert)
        .filter(alerts::Column::TeamId.eq(team))
        .filter(alerts::Column::DeletedAt.is_null())
        .one(db)
        .await?;
    row.ok_or_else(|| DeliveryRejection::AlertNotFound.into())
}
