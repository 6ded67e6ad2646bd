//! The outbox and the worker that empties it.
//!
//! Each mail is sent at least once, and nearly always exactly once: right after the server accepted a mail, it is
//! marked as sent. When the process crashes in between, or the connection breaks before the server's response, the
//! mail is sent again with the same Message-ID, by which mailboxes can detect the duplicate. Two workers never send
//! the same mail at the same time.

use super::message::to_message;
use super::{MailError, Mailer};
use earshot_app::{AddressHash, Db, DbError, LeasedMail, Mail, SuppressionReason};
use earshot_model::EmailAddress;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Notify, watch};

/// Interval at which the outbox is read, in addition to notifications by this process.
const POLL_INTERVAL: Duration = Duration::from_secs(5);
/// Timeout for sending one mail; less than half of the lease.
const SEND_TIMEOUT: Duration = Duration::from_secs(60);

/// The mails to send, and the mailer that delivers them.
pub struct Outbox {
    pub(super) db: Db,
    pub(super) mailer: Arc<dyn Mailer>,
    /// Folder of the mails that no server sends.
    pub(super) folder: PathBuf,
    sender: String,
    new_mail: Notify,
}

impl Outbox {
    /// Builds an outbox. `sender` is the sender of all mails: `Earshot <hello@earshot.example>`.
    #[must_use]
    pub fn new(db: Db, mailer: Arc<dyn Mailer>, sender: String, folder: PathBuf) -> Self {
        Self { db, mailer, folder, sender, new_mail: Notify::new() }
    }

    /// Wakes the worker after a mail was added.
    pub fn notify(&self) {
        self.new_mail.notify_one();
    }

    /// Sends mails until `stop` is set. A mail that is being sent is finished first.
    pub async fn run(&self, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            if let Err(error) = self.send_due_mails(&stop).await {
                tracing::error!(error = &error as &dyn std::error::Error, "the outbox cannot be read");
            }
            tokio::select! {
                () = self.new_mail.notified() => {}
                () = tokio::time::sleep(POLL_INTERVAL) => {}
                _ = stop.changed() => {}
            }
        }
    }

    /// Sends every due mail, one after the other, until `stop` is set. Returns how many it processed.
    pub async fn send_due_mails(&self, stop: &watch::Receiver<bool>) -> Result<usize, DbError> {
        let worker = format!("process {}", std::process::id());
        let mut handled = 0;
        while !*stop.borrow() {
            let Some(outgoing) = self.db.claim_mail(&worker).await? else { break };
            self.send_and_record(&outgoing).await?;
            handled += 1;
        }
        Ok(handled)
    }

    async fn send_and_record(&self, outgoing: &LeasedMail) -> Result<(), DbError> {
        let id = outgoing.message_id;
        if outgoing.is_expired {
            tracing::warn!(%id, "mail dropped: it has expired, or its link was used or revoked");
            return self
                .db
                .fail_mail(outgoing, "it expired, or its link was used or revoked, before it could be sent", true)
                .await
                .map(drop);
        }
        match self.send(outgoing).await {
            Ok(()) => {
                tracing::info!(%id, "mail sent");
                self.db.finish_mail(outgoing).await
            }
            Err(error) => {
                let reason = error.describe_chain();
                self.suppress_rejected(&outgoing.mail, &error).await?;
                if self.db.fail_mail(outgoing, &reason, error.is_permanent()).await? {
                    tracing::error!(%id, reason, "mail failed permanently");
                } else {
                    tracing::warn!(%id, reason, "mail not sent; it will be retried");
                }
                Ok(())
            }
        }
    }

    /// Sends no digests to an address that a mail server rejected permanently.
    async fn suppress_rejected(&self, mail: &Mail, error: &MailError) -> Result<(), DbError> {
        let is_rejected = matches!(error, MailError::Smtp { rejects_address: true, .. });
        if !is_rejected || mail.unsubscribe_url.is_none() {
            return Ok(());
        }
        let Ok(address) = EmailAddress::parse(&mail.to) else { return Ok(()) };
        self.db.suppress_address(AddressHash::from_key(&address.key()), SuppressionReason::Rejected).await
    }

    async fn send(&self, outgoing: &LeasedMail) -> Result<(), MailError> {
        let message = to_message(&outgoing.mail, &self.sender, outgoing.message_id, outgoing.written_at)?;
        let sending = self.mailer.send(outgoing.message_id, &message, &outgoing.mail.text);
        tokio::time::timeout(SEND_TIMEOUT, sending).await.map_err(|_| MailError::Timeout)?
    }
}
