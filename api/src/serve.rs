//! Listening, until told to stop.

use crate::connections::serve_connections;
use crate::mail;
use crate::router;
use crate::state::AppState;
use crate::transcription_requests::complete_requests_after_each_publication;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// A mail that is being sent at the end has so long. With it and the count below, the end takes four seconds more than the
/// drain of connections.
const LAST_MAIL_TIMEOUT: Duration = Duration::from_secs(3);
/// A database that hangs does not hold up the end.
const LAST_COUNT_TIMEOUT: Duration = Duration::from_secs(1);
/// Old rows and files are removed at the start and then as often as this.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60 * 60);
/// Often enough that the log stays at some tens of megabytes, and seldom: the first write after it waits for the disk.
const CHECKPOINT_INTERVAL: Duration = Duration::from_secs(10);

/// Serves on `listener` until `stop` ends; requests under way are finished then, as far as the drain time of the
/// configuration goes. A listener that gives no connections is asked again.
pub async fn serve(listener: TcpListener, state: AppState, stop: impl Future<Output = ()> + Send + 'static) {
    let sweeping = tokio::spawn(delete_old_data_periodically(state.clone()));
    let noting = tokio::spawn(record_service_every_minute(state.clone()));
    let settling = tokio::spawn(complete_requests_after_each_publication(state.clone()));
    let taking_in = tokio::spawn(checkpoint_wal_periodically(state.clone()));
    let last = state.clone();
    let (stop_mail, mail_stopped) = watch::channel(false);
    let delivering = tokio::spawn(mail::run_outbox_worker(state.clone(), mail_stopped));
    let config = Arc::clone(&state.config);
    let stop = async move {
        stop.await;
        state.start_shutdown();
    };
    serve_connections(listener, router(last.clone()), config.connections, config.trusted_proxies.clone(), stop).await;
    sweeping.abort();
    noting.abort();
    settling.abort();
    taking_in.abort();
    if tokio::time::timeout(LAST_COUNT_TIMEOUT, record_service(&last)).await.is_err() {
        tracing::warn!("how the service was in this minute is not known: the database does not answer");
    }
    // A mail that is being handed over is not handed over twice.
    let _ = stop_mail.send(true);
    if tokio::time::timeout(LAST_MAIL_TIMEOUT, delivering).await.is_err() {
        tracing::warn!("a mail was being sent when the time was over; it is sent again");
    }
}

/// For the page that tells how the service was.
async fn record_service_every_minute(state: AppState) {
    let mut minutes = tokio::time::interval(Duration::from_secs(60));
    loop {
        minutes.tick().await;
        record_service(&state).await;
    }
}

async fn record_service(state: &AppState) {
    if let Err(error) = state.db.record_service_minute(state.metrics.take_counts()).await {
        tracing::warn!(error = &error as &dyn std::error::Error, "how the service was in this minute is not known");
    }
}

async fn checkpoint_wal_periodically(state: AppState) {
    let mut looks = tokio::time::interval(CHECKPOINT_INTERVAL);
    loop {
        looks.tick().await;
        if let Err(error) = state.db.checkpoint_wal().await {
            tracing::warn!(error = &error as &dyn std::error::Error, "the database's log stays as long as it is");
        }
    }
}

async fn delete_old_data_periodically(state: AppState) {
    loop {
        match state.db.delete_old_usage().await {
            Ok(rows) => tracing::debug!(rows, "old counts of usage removed"),
            Err(error) => tracing::warn!(error = &error as &dyn std::error::Error, "old counts of usage stay"),
        }
        let swept = async {
            state.db.delete_old_mails().await?;
            state.db.delete_old_sign_in_requests().await?;
            state.db.delete_expired_sessions().await?;
            state.db.delete_old_audit_events().await?;
            state.db.delete_old_service_days().await
        };
        if let Err(error) = swept.await {
            tracing::warn!(error = &error as &dyn std::error::Error, "old mails, requests, sessions and deeds stay");
        }
        match mail::delete_old_mail_files(&state).await {
            Ok(0) => {}
            Ok(files) => tracing::info!(files, "files of old mails removed"),
            Err(error) => tracing::warn!(%error, "files of old mails stay"),
        }
        tokio::time::sleep(CLEANUP_INTERVAL).await;
    }
}
