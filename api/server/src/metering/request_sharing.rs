//! Passes counts of requests and of attempts between servers on one PostgreSQL database, so that their limits hold together.
//!
//! A request is decided by the server's own bucket, without a wait. Twice a second a server writes what it accepted, and
//! takes what others accepted from its buckets. What several servers accept within that time exceeds the limit; it is a
//! debt that the refill pays back (decision 074).

use super::attempt_limits::SharedAttempts;
use super::state::Metering;
use super::token_bucket::{SharedRequests, WINDOW_S};
use earshot_app::{DbError, LiveEvent, NewLiveEvent};
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior, interval};
use uuid::Uuid;

const INTERVAL: Duration = Duration::from_millis(500);
/// The kinds of the rows. Readers of events for pages skip them.
const REQUESTS: &str = "requests";
const ATTEMPTS: &str = "attempts";
const MAX_BATCH: u64 = 500;
/// Counts that were read later would charge for what has been refilled since.
const MAX_UNREAD: Duration = Duration::from_secs(WINDOW_S as u64);

/// Exchanges counts with the other servers, for as long as it is polled. Ends at once for a database that other servers
/// cannot share.
pub async fn share_requests(metering: Arc<Metering>) {
    if !metering.db.may_be_shared() {
        return;
    }
    metering.rate_limiter.start_sharing();
    metering.attempt_limiter.start_sharing();
    let process = Uuid::from_bytes(earshot_app::ids::random_bytes());
    let mut ticks = interval(INTERVAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let (mut position, mut read_at) = (None, Instant::now());
    loop {
        ticks.tick().await;
        if read_at.elapsed() > MAX_UNREAD {
            position = None;
        }
        match exchange(&metering, process, &mut position).await {
            Ok(()) => read_at = Instant::now(),
            // Each server counts for itself meanwhile. The availability monitor logs an outage once.
            Err(error) if error.is_unavailable() => {}
            Err(error) => {
                tracing::warn!(
                    error = &error as &dyn std::error::Error,
                    "counts of limits are not shared with other servers"
                );
            }
        }
    }
}

async fn exchange(metering: &Metering, process: Uuid, position: &mut Option<i64>) -> Result<(), DbError> {
    let mut last = match *position {
        Some(last) => last,
        None => metering.db.newest_live_event().await?,
    };
    let requests = row_of(REQUESTS, &metering.rate_limiter.take_unshared());
    let attempts = row_of(ATTEMPTS, &metering.attempt_limiter.take_unshared());
    let rows: Vec<NewLiveEvent> = requests.into_iter().chain(attempts).collect();
    if !rows.is_empty() {
        metering.db.record_live_events(process, rows).await?;
    }
    loop {
        *position = Some(last);
        let events = metering.db.live_events_after(last, MAX_BATCH).await?;
        for event in &events {
            last = event.id;
            if event.process != process {
                add_row(metering, event);
            }
        }
        *position = Some(last);
        if (events.len() as u64) < MAX_BATCH {
            return Ok(());
        }
    }
}

fn row_of<T: Serialize>(kind: &str, accepted: &[T]) -> Option<NewLiveEvent> {
    let payload = serde_json::to_string(accepted).ok().filter(|_| !accepted.is_empty())?;
    Some(NewLiveEvent { team_id: None, kind: kind.to_owned(), payload })
}

/// Counts what another server accepted. A row of another version is skipped.
fn add_row(metering: &Metering, event: &LiveEvent) {
    let now = metering.db.clock().now();
    match event.kind.as_str() {
        REQUESTS => {
            let accepted: Vec<SharedRequests> = serde_json::from_str(&event.payload).unwrap_or_default();
            accepted.iter().for_each(|shared| metering.rate_limiter.add_shared(shared, now));
        }
        ATTEMPTS => {
            let accepted: Vec<SharedAttempts> = serde_json::from_str(&event.payload).unwrap_or_default();
            accepted.into_iter().for_each(|shared| metering.attempt_limiter.add_shared(shared, now));
        }
        _ => {}
    }
}
