//! The worker that empties the outbox.
//!
//! Each mail is sent at least once, and nearly always once: a mail that a server took is marked in the next moment. A crash
//! in that moment, or a connection that broke after the last byte and before the server's answer, sends it again, under the
//! same Message-ID, by which mailboxes know it for the same. Never do two workers send one mail at a time.

use super::MailError;
use crate::db::{DbError, OutgoingMail};
use crate::state::AppState;
use std::time::Duration;
use tokio::sync::watch;

/// The outbox is looked into this often, beside when this process puts a mail there.
const LOOK_EVERY: Duration = Duration::from_secs(5);
/// All of a mail's sending; less than half of the lease.
const SENDING_TIME: Duration = Duration::from_secs(60);

/// Sends what is in the outbox until `stop` says so. A mail that is being sent is finished.
pub(crate) async fn deliver(state: AppState, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        if let Err(error) = deliver_due(&state, &stop).await {
            tracing::error!(error = &error as &dyn std::error::Error, "the outbox cannot be read");
        }
        tokio::select! {
            () = state.mail_bell.notified() => {}
            () = tokio::time::sleep(LOOK_EVERY) => {}
            _ = stop.changed() => {}
        }
    }
}

/// Sends every mail that is due, one after the other, and says how many it looked at.
async fn deliver_due(state: &AppState, stop: &watch::Receiver<bool>) -> Result<usize, DbError> {
    let worker = format!("process {}", std::process::id());
    let mut handled = 0;
    while !*stop.borrow() {
        let Some(outgoing) = state.db.claim_mail(&worker).await? else { break };
        deliver_one(state, &outgoing).await?;
        handled += 1;
    }
    Ok(handled)
}

/// Sends every mail that is due, for who has no worker running.
///
/// # Errors
/// When the app database fails.
pub async fn deliver_now(state: &AppState) -> Result<usize, DbError> {
    let (_keep, stop) = watch::channel(false);
    deliver_due(state, &stop).await
}

async fn deliver_one(state: &AppState, outgoing: &OutgoingMail) -> Result<(), DbError> {
    let id = outgoing.message_id;
    if outgoing.is_late {
        tracing::warn!(%id, "mail given up: what it says holds no more");
        return state.db.mail_failed(outgoing, "its time was over before it could be sent", true).await.map(drop);
    }
    match send(state, outgoing).await {
        Ok(()) => {
            tracing::info!(%id, "mail sent");
            state.db.mail_sent(outgoing, state.mailer.keeps()).await
        }
        Err(error) => {
            let reason = error.chain();
            if state.db.mail_failed(outgoing, &reason, error.is_for_good()).await? {
                tracing::error!(%id, reason, "mail given up");
            } else {
                tracing::warn!(%id, reason, "mail not sent; it is tried again");
            }
            Ok(())
        }
    }
}

async fn send(state: &AppState, outgoing: &OutgoingMail) -> Result<(), MailError> {
    let message = outgoing.mail.message(&state.config.mail_from, outgoing.message_id, outgoing.written_at)?;
    let sending = state.mailer.send(outgoing.message_id, &message);
    tokio::time::timeout(SENDING_TIME, sending).await.map_err(|_| MailError::Timeout)?
}
