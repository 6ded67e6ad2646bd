//! Runs the service until it is stopped.

use crate::router;
use earshot_api_content::transcription_requests::complete_requests_after_each_publication;
use earshot_api_jobs::alert_matching::match_alerts_after_each_publication;
use earshot_api_jobs::auto_fill::fill_lists_after_each_publication;
use earshot_api_jobs::deep_analysis_runs::analyze_episodes_when_queued;
use earshot_api_jobs::deliveries::{distribute_periodically, send_webhooks_periodically};
use earshot_api_jobs::guest_profile_steps::write_bios_when_queued;
use earshot_api_jobs::relevancy_runs::review_lists_when_queued;
use earshot_api_server::connections::serve_connections;
use earshot_api_server::ops;
use earshot_api_server::state::AppState;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// Time to finish sending a mail at shutdown. With it and the timeout below, shutdown takes up to four seconds more
/// than the drain of connections.
const LAST_MAIL_TIMEOUT: Duration = Duration::from_secs(3);
/// Time to store the last counts and searches at shutdown, so that a hanging database does not block it.
const LAST_WRITE_TIMEOUT: Duration = Duration::from_secs(1);
/// Old rows and files are deleted at the start and then at this interval.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60 * 60);
/// Interval of checkpoints of SQLite's write-ahead log. Short enough to keep the log at some tens of megabytes; long
/// enough for speed, because the first write after a checkpoint waits for the disk.
const CHECKPOINT_INTERVAL: Duration = Duration::from_secs(10);

/// Serves on `listener` until `stop` completes. Requests in flight may then finish within the configured drain
/// timeout. When accepting a connection fails, the loop pauses and tries again.
pub async fn serve(listener: TcpListener, state: AppState, stop: impl Future<Output = ()> + Send + 'static) {
    let sweeping = tokio::spawn(delete_old_data_periodically(state.clone()));
    let noting = tokio::spawn(record_service_every_minute(state.clone()));
    let settling = tokio::spawn(complete_requests_after_each_publication(state.clone()));
    let filling = tokio::spawn(fill_lists_after_each_publication(state.clone()));
    let reviewing = tokio::spawn(review_lists_when_queued(state.clone()));
    let analyzing = tokio::spawn(analyze_episodes_when_queued(state.clone()));
    let matching = tokio::spawn(match_alerts_after_each_publication(state.clone()));
    let writing_bios = tokio::spawn(write_bios_when_queued(state.clone()));
    let distributing = tokio::spawn(distribute_periodically(state.clone()));
    let sending = tokio::spawn(send_webhooks_periodically(state.clone()));
    let taking_in = tokio::spawn(checkpoint_wal_periodically(state.clone()));
    let sharing = Arc::clone(state.events()).share_with_other_servers(state.db.clone()).await;
    let last = state.clone();
    let (stop_mail, mail_stopped) = watch::channel(false);
    let delivering = tokio::spawn({
        let outbox = Arc::clone(&state.outbox);
        async move { outbox.run(mail_stopped).await }
    });
    let config = Arc::clone(&state.config);
    let stop = async move {
        stop.await;
        state.readiness.start_shutdown();
        // Streams would last longer than the drain.
        state.events().close();
    };
    serve_connections(listener, router(last.clone()), config.connections, config.trusted_proxies.clone(), stop).await;
    sweeping.abort();
    noting.abort();
    settling.abort();
    filling.abort();
    reviewing.abort();
    analyzing.abort();
    matching.abort();
    // Another server continues with the step when the lease has expired.
    writing_bios.abort();
    distributing.abort();
    // Attempts that are not recorded are made again when their lease has expired.
    sending.abort();
    taking_in.abort();
    if let Some(sharing) = sharing {
        sharing.abort();
    }
    let last_writes = async {
        record_service(&last).await;
        last.db.finish_search_writes().await;
    };
    if tokio::time::timeout(LAST_WRITE_TIMEOUT, last_writes).await.is_err() {
        tracing::warn!("the status of this minute or the last searches are not stored: the database does not respond");
    }
    // Waits for the mail in progress, so that it is not sent twice.
    let _ = stop_mail.send(true);
    if tokio::time::timeout(LAST_MAIL_TIMEOUT, delivering).await.is_err() {
        tracing::warn!("a mail was still being sent at shutdown; it will be sent again");
    }
}

/// Serves `/metrics`, `/livez` and `/readyz` on `listener`, until it is dropped.
pub async fn serve_metrics(listener: TcpListener, state: AppState) {
    ops::serve_metrics(listener, Arc::clone(&state.metrics), state.readiness.clone()).await;
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

async fn delete_old_data_periodically(state: AppState) {
    loop {
        match state.db.delete_old_usage().await {
            Ok(rows) => tracing::debug!(rows, "old usage counts deleted"),
            Err(error) => {
                tracing::warn!(error = &error as &dyn std::error::Error, "old usage counts could not be deleted")
            }
        }
        let swept = async {
            state.db.delete_old_mails().await?;
            state.db.delete_old_sign_in_requests().await?;
            state.db.delete_expired_sessions().await?;
            state.db.delete_old_audit_events().await?;
            state.db.delete_old_searches().await?;
            state.db.delete_old_changes().await?;
            state.db.purge_projects().await?;
            state.db.purge_alerts().await?;
            state.db.delete_old_matches().await?;
            state.db.purge_guest_profiles().await?;
            state.db.delete_old_guest_changes().await?;
            state.db.delete_old_alert_changes().await?;
            state.db.delete_old_project_activity().await?;
            state.db.delete_orphaned_files(&state.guest_files).await?;
            state.db.delete_old_invitations().await?;
            state.db.delete_old_webhook_deliveries().await?;
            state.db.delete_old_digests().await?;
            state.db.delete_old_polling_events().await?;
            state.db.delete_old_service_days().await
        };
        // The start has logged that nothing can be deleted.
        let may_write = state.db.describe_lack_of_write_access().is_none();
        if may_write && let Err(error) = swept.await {
            tracing::warn!(
                error = &error as &dyn std::error::Error,
                "old mails, sign-in requests, sessions, audit events, searches, invitations, events, deliveries, and deleted projects and alerts could not be deleted"
            );
        }
        match state.outbox.delete_old_files().await {
            Ok(0) => {}
            Ok(files) => tracing::info!(files, "files of old mails deleted"),
            Err(error) => tracing::warn!(%error, "files of old mails could not be deleted"),
        }
        tokio::time::sleep(CLEANUP_INTERVAL).await;
    }
}
