//! Distributes events to webhooks and digests.

use super::digest_schedule::DigestSchedule;
use super::event_body::{body_of_additions, event_body};
use earshot_api_server::state::AppState;
use earshot_app::{DbError, FanOutBatch, NewDelivery, PendingDigest, PollingEvent};
use earshot_model::{PollingEventKind, Timestamp};

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
    for events in batch.events.chunk_by(is_same_change) {
        let [event, further @ ..] = events else { continue };
        let found = batch.matches.get(&event.seq);
        let alert = event.alert_id.and_then(|alert| batch.alerts.get(&alert));
        for webhook in batch.webhooks_for(event) {
            let url = &state.config.public_url;
            deliveries.push(NewDelivery {
                webhook_id: webhook.id,
                team_id: webhook.team_id,
                event_seq: event.seq,
                through_seq: further.last().map(|last| last.seq),
                kind: event.kind,
                occurred_at: event.occurred_at,
                id: state.db.new_delivery_id(),
                body: match further {
                    [] => event_body(webhook.kind, event, found, alert, url),
                    _ => body_of_additions(webhook.kind, events, url),
                },
            });
        }
    }
    deliveries
}

/// Whether two events are additions to one list by one call. They share a delivery, so that a bulk change does not
/// delay the deliveries of others.
fn is_same_change(one: &PollingEvent, next: &PollingEvent) -> bool {
    let key = |event: &PollingEvent| (event.team_id, event.project_id, event.occurred_at);
    let is_addition = |event: &PollingEvent| event.kind == PollingEventKind::ListedPodcastAdded;
    is_addition(one) && is_addition(next) && key(one) == key(next)
}

fn pending_digests(batch: &FanOutBatch, now: Timestamp) -> Vec<PendingDigest> {
    let to_pending = |event: &PollingEvent| {
        let alert = batch.alerts.get(&event.alert_id.filter(|_| event.kind == PollingEventKind::AlertMatch)?)?;
        let schedule = DigestSchedule::of(alert)?;
        Some(PendingDigest { alert_id: alert.id, seq: event.seq, due_at: schedule.next_after(now) })
    };
    batch.events.iter().filter_map(to_pending).collect()
}
