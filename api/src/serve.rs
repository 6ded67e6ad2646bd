//! Listening, until told to stop.

use crate::connections::serve_connections;
use crate::mail;
use crate::router;
use crate::state::AppState;
use crate::transcription::settle_each_generation;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// A mail that is being sent at the end has so long. With it and the count below, the end takes four seconds more than the
/// drain of connections.
const LAST_MAIL_TIME: Duration = Duration::from_secs(3);
/// A database that hangs does not hold up the end.
const LAST_COUNT_TIME: Duration = Duration::from_secs(1);
/// Old rows and files are removed at the start and then as often as this.
const SWEEP_EVERY: Duration = Duration::from_secs(60 * 60);
/// Often enough that the log stays at some tens of megabytes, and seldom: the first write after it waits for the disk.
const TAKE_IN_LOG_EVERY: Duration = Duration::from_secs(10);

/// Serves on `listener` until `stop` ends; requests under way are finished then, as far as the drain time of the
/// configuration goes. A listener that gives no connections is asked again.
pub async fn serve(listener: TcpListener, state: AppState, stop: impl Future<Output = ()> + Send + 'static) {
    let sweeping = tokio::spawn(sweep(state.clone()));
    let noting = tokio::spawn(note_each_minute(state.clone()));
    let settling = tokio::spawn(settle_each_generation(state.clone()));
    let taking_in = tokio::spawn(take_in_log(state.clone()));
    let last = state.clone();
    let (stop_mail, mail_stopped) = watch::channel(false);
    let delivering = tokio::spawn(mail::deliver(state.clone(), mail_stopped));
    let config = Arc::clone(&state.config);
    let stop = async move {
        stop.await;
        state.stop();
    };
    serve_connections(listener, router(last.clone()), config.connections, config.trusted_proxies.clone(), stop).await;
    sweeping.abort();
    noting.abort();
    settling.abort();
    taking_in.abort();
    if tokio::time::timeout(LAST_COUNT_TIME, note_service(&last)).await.is_err() {
        tracing::warn!("how the service was in this minute is not known: the database does not answer");
    }
    // A mail that is being handed over is not handed over twice.
    let _ = stop_mail.send(true);
    if tokio::time::timeout(LAST_MAIL_TIME, delivering).await.is_err() {
        tracing::warn!("a mail was being sent when the time was over; it is sent again");
    }
}

/// For the page that tells how the service was.
async fn note_each_minute(state: AppState) {
    let mut minutes = tokio::time::interval(Duration::from_secs(60));
    loop {
        minutes.tick().await;
        note_service(&state).await;
    }
}

async fn note_service(state: &AppState) {
    if let Err(error) = state.db.note_service(state.metrics.take_counts()).await {
        tracing::warn!(error = &error as &dyn std::error::Error, "how the service was in this minute is not known");
    }
}

async fn take_in_log(state: AppState) {
    let mut looks = tokio::time::interval(TAKE_IN_LOG_EVERY);
    loop {
        looks.tick().await;
        if let Err(error) = state.db.take_in_log().await {
            tracing::warn!(error = &error as &dyn std::error::Error, "the database's log stays as long as it is");
        }
    }
}

async fn sweep(state: AppState) {
    loop {
        match state.db.sweep_usage().await {
            Ok(rows) => tracing::debug!(rows, "old counts of usage removed"),
            Err(error) => tracing::warn!(error = &error as &dyn std::error::Error, "old counts of usage stay"),
        }
        let swept = async {
            state.db.sweep_mails().await?;
            state.db.sweep_requests().await?;
            state.db.sweep_sessions().await?;
            state.db.sweep_deeds().await?;
            state.db.sweep_service_days().await
        };
        if let Err(error) = swept.await {
            tracing::warn!(error = &error as &dyn std::error::Error, "old mails, requests, sessions and deeds stay");
        }
        match mail::sweep_mail_files(&state).await {
            Ok(0) => {}
            Ok(files) => tracing::info!(files, "files of old mails removed"),
            Err(error) => tracing::warn!(%error, "files of old mails stay"),
        }
        tokio::time::sleep(SWEEP_EVERY).await;
    }
}
