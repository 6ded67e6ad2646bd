//! The worker that empties the outbox.
//!
//! Each mail is sent at least once, and nearly always exactly once: right after the server accepted a mail, it is
//! marked as sent. When the process crashes in between, or the connection breaks before the server's response, the
//! mail is sent again with the same Message-ID, by which mailboxes can detect the duplicate. Two workers never send
//! the same mail at the same time.

use super::MailError;
use super::message::to_message;
use crate::state::AppState;
use earshot_app::{DbError, LeasedMail};
use std::time::Duration;
use tokio::sync::watch;

/// Interval at which the outbox is read, besides notifications by this process.
const POLL_INTERVAL: Duration = Duration::from_secs(5);
/// Timeout for sending one mail; less than half of the lease.
const SEND_TIMEOUT: Duration = Duration::from_secs(60);

/// Sends the mails of the outbox until `stop` is set. A mail that is being sent is finished first.
pub(crate) async fn run_outbox_worker(state: AppState, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        if let Err(error) = send_due_mails(&state, &stop).await {
            tracing::error!(error = &error as &dyn std::error::Error, "the outbox cannot be read");
        }
        tokio::select! {
            () = state.outbox_notify.notified() => {}
            () = tokio::time::sleep(POLL_INTERVAL) => {}
            _ = stop.changed() => {}
        }
    }
}

/// Sends every due mail, one after the other, and returns how many it processed.
async fn send_due_mails(state: &AppState, stop: &watch::Receiver<bool>) -> Result<usize, DbError> {
    let worker = format!("process {}", std::process::id());
    let mut handled = 0;
    while !*stop.borrow() {
        let Some(outgoing) = state.db.claim_mail(&worker).await? else { break };
        send_and_record(state, &outgoing).await?;
        handled += 1;
    }
    Ok(handled)
}

/// Sends every due mail, for callers without a running worker.
///
/// # Errors
/// When the app database fails.
pub async fn send_outbox(state: &AppState) -> Result<usize, DbError> {
    let (_keep, stop) = watch::channel(false);
    send_due_mails(state, &stop).await
}

async fn send_and_record(state: &AppState, outgoing: &LeasedMail) -> Result<(), DbError> {
    let id = outgoing.message_id;
    if outgoing.is_expired {
        tracing::warn!(%id, "mail dropped: its link has expired");
        return state.db.fail_mail(outgoing, "it expired before it could be sent", true).await.map(drop);
    }
    match send(state, outgoing).await {
        Ok(()) => {
            tracing::info!(%id, "mail sent");
            state.db.finish_mail(outgoing, state.mailer.keeps_mails()).await
        }
        Err(error) => {
            let reason = error.describe_chain();
            if state.db.fail_mail(outgoing, &reason, error.is_permanent()).await? {
                tracing::error!(%id, reason, "mail failed permanently");
            } else {
                tracing::warn!(%id, reason, "mail not sent; it will be retried");
            }
            Ok(())
        }
    }
}

async fn send(state: &AppState, outgoing: &LeasedMail) -> Result<(), MailError> {
    let message = to_message(&outgoing.mail, &state.config.mail_from, outgoing.message_id, outgoing.written_at)?;
    let sending = state.mailer.send(outgoing.message_id, &message);
    tokio::time::timeout(SEND_TIMEOUT, sending).await.map_err(|_| MailError::Timeout)?
}
