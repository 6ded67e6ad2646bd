//! Delivers events and matches of alerts: distributes them to webhooks and digests, sends webhooks, and writes digests
//! to the outbox.

mod confirmations;
mod digest_schedule;
mod digests;
mod event_body;
mod fan_out;
mod feed;
mod match_text;
mod pages;
mod sending;
mod signature;
mod slack_message;
mod turns;

pub use confirmations::request_confirmations;
pub use confirmations::send_confirmation;
pub use digest_schedule::DigestSchedule;
pub use digests::send_due_digests;
pub use event_body::test_body;
pub use fan_out::distribute_events;
pub use feed::{json_feed, rss_feed};
pub use match_text::MatchText;
pub use pages::routes;
pub use sending::attempt_delivery;
pub use sending::send_due_deliveries;
pub use signature::{message_id, parse_message_id, secret_text};
pub use slack_message::{additions_message, slack_message};
pub use turns::Turns;

use earshot_api_server::state::AppState;
use std::time::Duration;

/// Interval at which events are distributed and digests are sent.
const DISTRIBUTION_INTERVAL: Duration = Duration::from_secs(2);
/// Interval at which the queue of webhooks is read, in addition to notifications by this process.
const QUEUE_INTERVAL: Duration = Duration::from_secs(2);
/// Interval at which changed alerts are read for addresses to confirm.
const CONFIRMATION_INTERVAL: Duration = Duration::from_secs(15);

/// Distributes events, and writes digests and confirmations to the outbox.
pub async fn distribute_periodically(state: AppState) {
    let mut ticks = tokio::time::interval(DISTRIBUTION_INTERVAL);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut until_confirmations = Duration::ZERO;
    loop {
        ticks.tick().await;
        // Without write access nothing can be recorded as sent, so nothing is sent.
        if state.db.describe_lack_of_write_access().is_some() {
            continue;
        }
        if let Err(error) = distribute_events(&state).await {
            tracing::warn!(error = &error as &dyn std::error::Error, "events could not be distributed");
        }
        if let Err(error) = send_due_digests(&state).await {
            tracing::warn!(error = &error as &dyn std::error::Error, "digests could not be sent");
        }
        if until_confirmations.is_zero() {
            if let Err(error) = request_confirmations(&state).await {
                tracing::warn!(error = &error as &dyn std::error::Error, "confirmation links could not be sent");
            }
            until_confirmations = CONFIRMATION_INTERVAL;
        }
        until_confirmations = until_confirmations.saturating_sub(DISTRIBUTION_INTERVAL);
    }
}

/// Sends webhooks.
pub async fn send_webhooks_periodically(state: AppState) {
    loop {
        if let Err(error) = send_due_deliveries(&state).await {
            tracing::warn!(error = &error as &dyn std::error::Error, "webhooks could not be sent");
        }
        tokio::select! {
            () = state.webhooks.queued.notified() => {}
            () = tokio::time::sleep(QUEUE_INTERVAL) => {}
        }
    }
}
