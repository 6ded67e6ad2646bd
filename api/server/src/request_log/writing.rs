//! Writes the waiting requests.

use super::queue::RequestLog;
use crate::ops::Metrics;
use earshot_app::{Db, DbError, MAX_LOGGED_REQUESTS, MissedRequests, NewLoggedRequest};
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

const INTERVAL: Duration = Duration::from_secs(5);
/// Most requests per transaction, to keep it short.
const MAX_BATCH: usize = 500;

/// Writes waiting requests every few seconds, for as long as it is polled.
pub async fn log_requests_periodically(log: &RequestLog, db: &Db, metrics: &Metrics) {
    let mut ticks = interval(INTERVAL);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        write_request_log(log, db, metrics).await;
    }
}

/// Writes all waiting requests. Those that cannot be written are counted, and their number is written later.
pub async fn write_request_log(log: &RequestLog, db: &Db, metrics: &Metrics) {
    let (mut requests, mut missed) = log.take();
    // The start has logged it. It is not logged again with each write.
    if db.describe_lack_of_write_access().is_some() {
        return;
    }
    while !requests.is_empty() || !missed.is_empty() {
        let rest = requests.split_off(requests.len().min(MAX_BATCH));
        if let Err(error) = write_batch(log, db, &requests, &missed).await {
            requests.extend(rest);
            log.miss(&requests, &missed);
            metrics.count_unlogged_requests(requests.len() as u64);
            // The availability monitor logs an outage once.
            if !error.is_unavailable() {
                tracing::warn!(
                    error = &error as &dyn std::error::Error,
                    "requests could not be logged for their teams"
                );
            }
            return;
        }
        (requests, missed) = (rest, Vec::new());
    }
}

async fn write_batch(
    log: &RequestLog,
    db: &Db,
    requests: &[NewLoggedRequest],
    missed: &[MissedRequests],
) -> Result<(), DbError> {
    db.log_requests(requests.to_vec(), missed.to_vec()).await?;
    for team in log.teams_to_check(requests) {
        // The rows are written: a failure leaves more of them until the next check.
        if let Err(error) = db.delete_excess_logged_requests(team, MAX_LOGGED_REQUESTS).await {
            tracing::warn!(error = &error as &dyn std::error::Error, %team, "old requests could not be deleted");
        }
    }
    Ok(())
}
