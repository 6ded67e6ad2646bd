//! Attempts: what an endpoint responded, and what follows from it.

use super::{DueDelivery, cancel_queued};
use crate::entities::{memberships, users, webhook_attempts, webhook_deliveries, webhooks};
use crate::jobs::insert_job;
use crate::prelude::*;
use crate::{NewMail, ids};
use earshot_model::Role;
use earshot_model::webhook::{DeliveryState, DisabledReason, wait_after_attempt};
use std::time::Duration;

/// The longest wait that an endpoint may request.
const LONGEST_WAIT: Duration = Duration::from_secs(24 * 60 * 60);

/// What an endpoint responded.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AttemptResult {
    pub started_at: Timestamp,
    pub duration: Duration,
    /// `None` without a response.
    pub status: Option<u16>,
    /// Why the attempt failed; `None` when it succeeded.
    pub error: Option<String>,
    /// The beginning of the response's body.
    pub response: Option<String>,
    /// The wait before the next attempt that the endpoint requests.
    pub retry_after: Option<Duration>,
}

/// The outcome of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptOutcome {
    Delivered,
    /// The next attempt is scheduled.
    Retried,
    /// No attempt is left.
    Failed,
    /// No attempt is left, or the endpoint is gone, and the endpoint is disabled now.
    Disabled(DisabledReason),
    /// The lease was lost; another worker has it.
    LeaseLost,
}

impl Db {
    /// Records an attempt, and schedules the next one if it failed. After 410, and after the last attempt if no other
    /// delivery succeeded since the first one, the endpoint is disabled: what waits for it is canceled, and `notice` is
    /// sent to the owner and the admins of the team.
    pub async fn record_attempt(
        &self,
        delivery: &DueDelivery,
        result: AttemptResult,
        notice: impl Fn(&str, DisabledReason) -> Option<NewMail> + Send + 'static,
    ) -> Result<AttemptOutcome, DbError> {
        let (db, delivery, now) = (self.clone(), delivery.clone(), self.now());
        self.write_keeping_caches(work!(|transaction| {
            let row = webhook_deliveries::Entity::find_by_id(delivery.id)
                .filter(webhook_deliveries::Column::AttemptCount.eq(delivery.number))
                .filter(webhook_deliveries::Column::LeaseUntil.is_not_null())
                .lock_exclusive()
                .one(transaction)
                .await?;
            let Some(row) = row else { return Ok(AttemptOutcome::LeaseLost) };
            insert_attempt(transaction, &delivery, &result).await?;
            let webhook = webhooks::Entity::find_by_id(row.webhook_id).lock_exclusive().one(transaction).await?;
            let Some(webhook) = webhook else { return Ok(AttemptOutcome::LeaseLost) };
            let outcome = outcome_of(&row, &webhook, &result);
            let next = match outcome {
                AttemptOutcome::Retried => retry_at(&row, &result, now),
                _ => row.run_at,
            };
            close_attempt(transaction, row, &result, outcome, (next, now)).await?;
            record_endpoint_outcome(transaction, &webhook, &delivery, outcome, now).await?;
            if let AttemptOutcome::Disabled(reason) = outcome {
                cancel_queued(transaction, webhook.id, now).await?;
                for email in admin_addresses(transaction, webhook.team_id).await? {
                    if let Some(mail) = notice(&email, reason) {
                        insert_job(transaction, db.new_mail_row(mail)?).await?;
                    }
                }
            }
            Ok(outcome)
        }))
        .await
    }
}

async fn insert_attempt(
    transaction: &DatabaseTransaction,
    delivery: &DueDelivery,
    result: &AttemptResult,
) -> Result<(), DbError> {
    let attempt = webhook_attempts::Model {
        delivery_id: delivery.id,
        number: delivery.number,
        at: result.started_at.into(),
        duration_ms: i64::try_from(result.duration.as_millis()).unwrap_or(i64::MAX),
        status: result.status.map(i32::from),
        error: result.error.clone(),
        response: result.response.clone(),
    };
    attempt.into_active_model().insert(transaction).await?;
    Ok(())
}

fn outcome_of(row: &webhook_deliveries::Model, webhook: &webhooks::Model, result: &AttemptResult) -> AttemptOutcome {
    const GONE: u16 = 410;
    if result.error.is_none() {
        return AttemptOutcome::Delivered;
    }
    if row.is_test {
        return AttemptOutcome::Failed;
    }
    if result.status == Some(GONE) {
        return if webhook.enabled { AttemptOutcome::Disabled(DisabledReason::Gone) } else { AttemptOutcome::Failed };
    }
    // Disabled while the attempt ran: nothing more is sent.
    if !webhook.enabled {
        return AttemptOutcome::Failed;
    }
    if wait_after_attempt(attempt_number(row), 0).is_some() {
        return AttemptOutcome::Retried;
    }
    let has_worked = webhook.last_success_at.zip(row.started_at).is_some_and(|(last, start)| last >= start);
    if has_worked { AttemptOutcome::Failed } else { AttemptOutcome::Disabled(DisabledReason::Failing) }
}

fn retry_at(row: &webhook_deliveries::Model, result: &AttemptResult, now: EpochMillis) -> EpochMillis {
    let wait = wait_after_attempt(attempt_number(row), ids::random_bytes::<1>()[0]).unwrap_or_default();
    now.plus(wait.max(result.retry_after.unwrap_or_default().min(LONGEST_WAIT)))
}

/// The number of the attempt in its schedule, from 1. The row has the number of the one before.
fn attempt_number(row: &webhook_deliveries::Model) -> u32 {
    u32::try_from(row.attempt + 1).unwrap_or(1)
}

async fn close_attempt(
    transaction: &DatabaseTransaction,
    row: webhook_deliveries::Model,
    result: &AttemptResult,
    outcome: AttemptOutcome,
    (next, now): (EpochMillis, EpochMillis),
) -> Result<(), DbError> {
    let state = match outcome {
        AttemptOutcome::Delivered => DeliveryState::Delivered,
        AttemptOutcome::Retried | AttemptOutcome::LeaseLost => DeliveryState::Queued,
        AttemptOutcome::Failed | AttemptOutcome::Disabled(_) => DeliveryState::Failed,
    };
    let attempt = row.attempt + 1;
    let mut row = row.into_active_model();
    row.attempt = Set(attempt);
    row.state = Set(state.as_str().to_owned());
    row.lease_until = Set(None);
    row.run_at = Set(next);
    row.last_status = Set(result.status.map(i32::from));
    row.last_error = Set(result.error.clone());
    row.finished_at = Set((state != DeliveryState::Queued).then_some(now));
    row.update(transaction).await?;
    Ok(())
}

/// Records the last success or failure on the endpoint, and disables it if the outcome requires it. The version does
/// not grow, because no person changed it.
async fn record_endpoint_outcome(
    transaction: &DatabaseTransaction,
    webhook: &webhooks::Model,
    delivery: &DueDelivery,
    outcome: AttemptOutcome,
    now: EpochMillis,
) -> Result<(), DbError> {
    // Tests do not count as success or failure of the endpoint.
    if delivery.is_test {
        return Ok(());
    }
    let mut row = webhook.clone().into_active_model();
    match outcome {
        AttemptOutcome::Delivered => row.last_success_at = Set(Some(now)),
        _ => row.last_failure_at = Set(Some(now)),
    }
    if let AttemptOutcome::Disabled(reason) = outcome {
        row.enabled = Set(false);
        row.disabled_reason = Set(Some(reason.as_str().to_owned()));
        row.version = Set(webhook.version + 1);
    }
    row.update(transaction).await?;
    Ok(())
}

/// The addresses of the owner and the admins of a team.
async fn admin_addresses(transaction: &DatabaseTransaction, team: Uuid) -> Result<Vec<String>, DbError> {
    let admins = memberships::Entity::find()
        .filter(memberships::COLUMN.team_id.eq(team))
        .filter(memberships::Column::Role.is_in([Role::Owner.as_str(), Role::Admin.as_str()]))
        .order_by_asc(memberships::Column::UserId);
    let admins: Vec<Uuid> = admins.all(transaction).await?.into_iter().map(|row| row.user_id).collect();
    let mut emails = Vec::new();
    for chunk in admins.chunks(500) {
        let rows = users::Entity::find().filter(users::Column::Id.is_in(chunk.iter().copied()));
        let rows = rows.order_by_asc(users::Column::Id).all(transaction).await?;
        emails.extend(rows.into_iter().map(|user| user.email));
    }
    Ok(emails)
}
