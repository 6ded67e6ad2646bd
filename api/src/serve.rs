//! Runs the service until it is stopped.

use crate::background_work::BackgroundWork;
use crate::router;
use earshot_api_server::connections::serve_connections;
use earshot_api_server::metering::share_requests;
use earshot_api_server::ops;
use earshot_api_server::request_log::{log_requests_periodically, write_request_log};
use earshot_api_server::state::AppState;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// Time to store the last counts and searches at shutdown, so that a hanging database does not block it.
const LAST_WRITE_TIMEOUT: Duration = Duration::from_secs(1);
/// Interval of checkpoints of SQLite's write-ahead log. Short enough to keep the log at some tens of megabytes; long
/// enough for speed, because the first write after a checkpoint waits for the disk.
const CHECKPOINT_INTERVAL: Duration = Duration::from_secs(10);

/// Serves on `listener` until `stop` completes. Requests in flight may then finish within the configured drain
/// timeout. When accepting a connection fails, the loop pauses and tries again.
pub async fn serve(listener: TcpListener, state: AppState, stop: impl Future<Output = ()> + Send + 'static) {
    let background = state.config.runs_background_work.then(|| BackgroundWork::start(&state));
    let noting = tokio::spawn(record_service_every_minute(state.clone()));
    let taking_in = tokio::spawn(checkpoint_wal_periodically(state.clone()));
    let sharing = Arc::clone(state.events()).share_with_other_servers(state.db.clone()).await;
    let limiting = tokio::spawn(share_requests(Arc::clone(&state.metering)));
    let logging = tokio::spawn(log_requests(state.clone()));
    let last = state.clone();
    let config = Arc::clone(&state.config);
    let stop = async move {
        stop.await;
        state.readiness.start_shutdown();
        // Streams would last longer than the drain.
        state.events().close();
    };
    serve_connections(listener, router(last.clone()), config.connections, config.trusted_proxies.clone(), stop).await;
    noting.abort();
    taking_in.abort();
    limiting.abort();
    logging.abort();
    if let Some(background) = &background {
        background.abort_tasks();
    }
    if let Some(sharing) = sharing {
        sharing.abort();
    }
    let last_writes = async {
        record_service(&last).await;
        write_request_log(&last.request_log, &last.db, &last.metrics).await;
        last.db.finish_search_writes().await;
    };
    if tokio::time::timeout(LAST_WRITE_TIMEOUT, last_writes).await.is_err() {
        tracing::warn!("the status of this minute or the last searches are not stored: the database does not respond");
    }
    if let Some(background) = background {
        background.finish_mail().await;
    }
}

/// Does the background work of servers that leave it to others, until `stop` completes.
pub async fn run_background_work(state: AppState, stop: impl Future<Output = ()>) {
    let background = BackgroundWork::start(&state);
    // Changes by jobs reach the pages of the servers.
    let sharing = Arc::clone(state.events()).share_with_other_servers(state.db.clone()).await;
    stop.await;
    state.readiness.start_shutdown();
    background.abort_tasks();
    if let Some(sharing) = sharing {
        sharing.abort();
    }
    background.finish_mail().await;
}

/// Serves `/metrics`, `/livez` and `/readyz` on `listener`, until it is dropped.
pub async fn serve_metrics(listener: TcpListener, state: AppState) {
    ops::serve_metrics(listener, Arc::clone(&state.metrics), state.readiness.clone()).await;
}

/// Writes the log of requests with API keys.
async fn log_requests(state: AppState) {
    log_requests_periodically(&state.request_log, &state.db, &state.metrics).await;
}

/// Stores counts for the status page.
async fn record_service_every_minute(state: AppState) {
    let mut minutes = tokio::time::interval(Duration::from_secs(60));
    loop {
        minutes.tick().await;
        record_service(&state).await;
    }
}

async fn record_service(state: &AppState) {
    // The start has logged it. It is not logged again every minute.
    if state.db.describe_lack_of_write_access().is_some() {
        return;
    }
    if let Err(error) = state.db.record_service_minute(state.metrics.take_counts()).await {
        tracing::warn!(error = &error as &dyn std::error::Error, "the status of this minute could not be stored");
    }
}

async fn checkpoint_wal_periodically(state: AppState) {
    let mut looks = tokio::time::interval(CHECKPOINT_INTERVAL);
    loop {
        looks.tick().await;
        if state.db.describe_lack_of_write_access().is_none()
            && let Err(error) = state.db.checkpoint_wal().await
        {
            tracing::warn!(error = &error as &dyn std::error::Error, "checkpoint of the write-ahead log failed");
        }
    }
}
