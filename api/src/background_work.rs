//! Work beside requests that one process of an installation has to do, and any number may: everything that the app
//! database queues or leases.

use earshot_api_content::transcription_requests::complete_requests_after_each_publication;
use earshot_api_jobs::alert_matching::match_alerts_after_each_publication;
use earshot_api_jobs::auto_fill::fill_lists_after_each_publication;
use earshot_api_jobs::data_downloads::write_downloads_when_queued;
use earshot_api_jobs::deep_analysis_runs::analyze_episodes_when_queued;
use earshot_api_jobs::deliveries::{distribute_periodically, send_webhooks_periodically};
use earshot_api_jobs::guest_profile_steps::write_bios_when_queued;
use earshot_api_jobs::relevancy_runs::review_lists_when_queued;
use earshot_api_server::state::AppState;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// Time to finish sending a mail at shutdown. With it and the time for the last writes, shutdown takes up to four seconds
/// more than the drain of connections.
const LAST_MAIL_TIMEOUT: Duration = Duration::from_secs(3);
/// Old rows and files are deleted at the start and then at this interval.
const CLEANUP_INTERVAL: Duration = Duration::from_secs(60 * 60);

/// The running background work of this process.
pub(crate) struct BackgroundWork {
    tasks: Vec<JoinHandle<()>>,
    delivering: JoinHandle<()>,
    stop_mail: watch::Sender<bool>,
}

impl BackgroundWork {
    pub(crate) fn start(state: &AppState) -> Self {
        let (stop_mail, mail_stopped) = watch::channel(false);
        let outbox = Arc::clone(&state.outbox);
        Self {
            tasks: vec![
                tokio::spawn(delete_old_data_periodically(state.clone())),
                tokio::spawn(complete_requests_after_each_publication(state.clone())),
                tokio::spawn(fill_lists_after_each_publication(state.clone())),
                tokio::spawn(review_lists_when_queued(state.clone())),
                tokio::spawn(analyze_episodes_when_queued(state.clone())),
                tokio::spawn(match_alerts_after_each_publication(state.clone())),
                tokio::spawn(write_bios_when_queued(state.clone())),
                tokio::spawn(write_downloads_when_queued(state.clone())),
                tokio::spawn(distribute_periodically(state.clone())),
                tokio::spawn(send_webhooks_periodically(state.clone())),
            ],
            delivering: tokio::spawn(async move { outbox.run(mail_stopped).await }),
            stop_mail,
        }
    }

    /// Ends the work. Another process continues with a step, and repeats an attempt that is not recorded, when its lease
    /// has expired.
    pub(crate) fn abort_tasks(&self) {
        self.tasks.iter().for_each(JoinHandle::abort);
    }

    /// Waits for the mail in progress, so that it is not sent twice.
    pub(crate) async fn finish_mail(self) {
        let _ = self.stop_mail.send(true);
        if tokio::time::timeout(LAST_MAIL_TIMEOUT, self.delivering).await.is_err() {
            tracing::warn!("a mail was still being sent at shutdown; it will be sent again");
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
            state.db.delete_expired_passkey_challenges().await?;
            state.db.delete_expired_provider_sign_ins().await?;
            state.db.delete_old_audit_events().await?;
            state.db.delete_old_searches().await?;
            for team in state.db.end_lapsed_plans().await? {
                tracing::info!(%team, "plan ended with its period");
            }
            state.db.delete_old_logged_requests().await?;
            state.db.delete_old_billing_events().await?;
            state.db.delete_old_feed_submissions().await?;
            state.db.delete_expired_podcast_claims().await?;
            state.db.delete_old_corrections().await?;
            state.db.delete_old_transcript_corrections().await?;
            state.db.delete_expired_data_downloads().await?;
            state.data_files.delete_orphans(&state.db).await?;
            state.db.delete_old_changes().await?;
            state.db.purge_projects().await?;
            state.db.purge_alerts().await?;
            state.db.delete_old_matches().await?;
            state.db.purge_guest_profiles().await?;
            state.db.delete_old_guest_preparations().await?;
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
