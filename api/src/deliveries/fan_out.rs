//! Distributes events to webhooks and digests.

use super::digest_schedule::DigestSchedule;
use super::event_body::event_body;
use crate::state::AppState;
use earshot_app::{DbError, FanOutBatch, NewDelivery, PendingDigest, PollingEvent};
use earshot_model::Timestamp;
use earshot_model::alert::PollingEventKind;

/// Events of one transaction.
const BATCH_SIZE: u64 = 200;

/// Distributes all events that are not distributed yet. Returns how many deliveries and waiting matches it wrote.
///
/// # Errors
/// When the app database fails. What was distributed stays, and the rest follows with the next call.
pub async fn distribute_events(state: &AppState) -> Result<usize, DbError> {
    let mut written = 0;
    while let Some(batch) = state.db.next_fan_out(BATCH_SIZE).await? {
        let deliveries = new_deliveries(state, &batch);
        let pending = pending_digests(&batch, state.clock.now());
        let count = deliveries.len() + pending.len();
        if state.db.record_fan_out((batch.from, batch.through), deliveries, pending).await? {
            written += count;
            state.webhooks.queued.notify_one();
        }
    }
    Ok(written)
}

fn new_deliveries(state: &AppState, batch: &FanOutBatch) -> Vec<NewDelivery> {
    let mut deliveries = Vec::new();
    for event in &batch.events {
        let found = batch.matches.get(&event.seq);
        let alert = event.alert_id.and_then(|alert| batch.alerts.get(&alert));
        for webhook in batch.webhooks_for(event) {
            let name = alert.map(|alert| alert.name.as_str());
            deliveries.push(NewDelivery {
                webhook_id: webhook.id,
                event_seq: event.seq,
                kind: event.kind,
                occurred_at: event.occurred_at,
                id: state.db.new_delivery_id(),
                body: event_body(webhook.kind, event, found, name, &state.config.public_url),
            });
        }
    }
    deliveries
}

fn pending_digests(batch: &FanOutBatch, now: Timestamp) -> Vec<PendingDigest> {
    let to_pending = |event: &PollingEvent| {
        let alert = batch.alerts.get(&event.alert_id.filter(|_| event.kind == PollingEventKind::AlertMatch)?)?;
        let schedule = DigestSchedule::of(alert)?;
        Some(PendingDigest { alert_id: alert.id, seq: event.seq, due_at: schedule.next_after(now) })
    };
    batch.events.iter().filter_map(to_pending).collect()
}
