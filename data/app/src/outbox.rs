//! The outbox: mails are jobs, written in the transaction of their cause, and sent afterwards.
//!
//! No row contains a link that works: tokens are created when a mail is sent (`mail_links`), and text and links are
//! deleted once it is sent or dead.

use crate::entities::jobs;
use crate::jobs::insert_job;
use crate::mail_links::{LinkTarget, MailLink};
use crate::prelude::*;
use crate::{LeasedJob, NewJob};
use serde::{Deserialize, Serialize};
use std::time::Duration;

const MAIL_KIND: &str = "mail";
/// Lease of a mail. The worker gives up sending well before it expires (`api/server/src/mail/outbox.rs`), so that two workers
/// never send the same mail at once.
const LEASE: Duration = Duration::from_secs(3 * 60);
/// How long the outcome of a mail is kept.
const RETENTION: Duration = Duration::from_secs(7 * 24 * 60 * 60);
/// A mail that stays valid for this long is retried for three days, because a mail server may be down for a day.
const LONG_VALIDITY: Duration = Duration::from_secs(24 * 60 * 60);
/// Attempts of such a mail. With the longest wait of about an hour, they last three days.
const LONG_ATTEMPTS: i32 = 80;

/// A mail without its sender.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mail {
    pub to: String,
    pub subject: String,
    pub text: String,
    pub html: String,
    /// Where a POST stops mails of this kind (RFC 8058); `None` for mails that someone requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unsubscribe_url: Option<String>,
}

/// Hides the content from logs, because a mail's link signs its reader in.
impl std::fmt::Debug for Mail {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Mail").field("subject", &self.subject).finish_non_exhaustive()
    }
}

/// A mail to send.
#[derive(Clone, Debug)]
pub struct NewMail {
    pub mail: Mail,
    /// After this time the content is useless, and the mail is not sent any more.
    pub valid_for: Duration,
}

impl NewMail {
    /// Returns the same mail for another address.
    #[must_use]
    pub(crate) fn with_recipient(mut self, email: &str) -> Self {
        email.clone_into(&mut self.mail.to);
        self
    }
}

/// A mail that this worker has leased.
#[derive(Clone, Debug)]
pub struct LeasedMail {
    job: LeasedJob,
    pub mail: Mail,
    /// The same for each attempt, so that mailboxes can detect a mail that was sent twice.
    pub message_id: Uuid,
    pub written_at: Timestamp,
    /// Whether the mail has expired, or its link was used or revoked.
    pub is_expired: bool,
}

/// A mail and its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailRow {
    pub id: Uuid,
    pub to: String,
    pub subject: String,
    /// With placeholders instead of tokens; empty once the mail was sent or is dead.
    pub text: String,
    pub state: MailState,
    pub attempts: i32,
    pub last_error: Option<String>,
    pub written_at: Timestamp,
    /// When the mail is tried next, or was sent or dropped.
    pub at: Timestamp,
}

/// The state of a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailState {
    Waiting,
    Sent,
    /// Failed permanently.
    Dead,
}

#[derive(Serialize, Deserialize)]
struct MailPayload {
    mail: Mail,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    link: Option<MailLink>,
    written_at_ms: i64,
    good_until_ms: i64,
}

impl Db {
    /// Builds a mail's row, to be inserted into the outbox in the transaction of its cause (see
    /// [`insert_job`](crate::jobs::insert_job)).
    pub(crate) fn new_mail_row(&self, new: NewMail) -> Result<jobs::Model, DbError> {
        self.mail_row(new, None)
    }

    /// Like [`new_mail_row`](Self::new_mail_row), for a mail whose text has a placeholder for the token of a link.
    pub(crate) fn new_link_mail_row(
        &self,
        new: NewMail,
        target: LinkTarget,
        placeholder: &str,
    ) -> Result<jobs::Model, DbError> {
        self.mail_row(new, Some(MailLink { target, placeholder: placeholder.to_owned() }))
    }

    fn mail_row(&self, new: NewMail, link: Option<MailLink>) -> Result<jobs::Model, DbError> {
        let now = self.now();
        let (written_at_ms, good_until_ms) = (now.0, now.plus(new.valid_for).0);
        let payload = MailPayload { mail: new.mail, link, written_at_ms, good_until_ms };
        let job = NewJob {
            kind: MAIL_KIND.to_owned(),
            payload: to_json(&payload)?,
            priority: 0,
            dedupe_key: None,
            team_id: None,
        };
        let mut row = self.new_job_row(job);
        if new.valid_for > LONG_VALIDITY {
            row.max_attempts = LONG_ATTEMPTS;
        }
        Ok(row)
    }

    /// Puts a mail into the outbox, which has no other cause in the database.
    pub async fn queue_mail(&self, new: NewMail) -> Result<(), DbError> {
        let row = self.new_mail_row(new)?;
        self.write_keeping_caches(work!(|transaction| {
            insert_job(transaction, row).await?;
            Ok(())
        }))
        .await
    }

    /// Leases the next due mail, and creates the token of its link. Each attempt has a token of its own.
    pub async fn claim_mail(&self, worker: &str) -> Result<Option<LeasedMail>, DbError> {
        let claimed = self.claim_job_or_close(MAIL_KIND, worker, LEASE, without_text).await?;
        let Some(job) = claimed else { return Ok(None) };
        let MailPayload { mut mail, link, written_at_ms, good_until_ms } = parse_payload(&job.payload)?;
        let mut is_expired = good_until_ms <= self.now().0;
        if let Some(MailLink { target, placeholder }) = link
            && !is_expired
        {
            match self.create_link_token(target).await? {
                Some(token) => {
                    mail.text = mail.text.replace(&placeholder, &token);
                    mail.html = mail.html.replace(&placeholder, &token);
                }
                None => is_expired = true,
            }
        }
        let written_at = crate::EpochMillis(written_at_ms).into();
        Ok(Some(LeasedMail { message_id: job.id, written_at, is_expired, mail, job }))
    }

    /// Marks a mail as sent.
    pub async fn finish_mail(&self, outgoing: &LeasedMail) -> Result<(), DbError> {
        self.close_job(&outgoing.job, None, without_text(&outgoing.job.payload)).await.map(drop)
    }

    /// Records that sending failed. The mail is retried later, unless the failure was permanent or this was the last
    /// attempt. Returns true when the mail is dead.
    pub async fn fail_mail(&self, outgoing: &LeasedMail, error: &str, for_good: bool) -> Result<bool, DbError> {
        if for_good || crate::jobs::is_last_attempt(&outgoing.job) {
            self.close_job(&outgoing.job, Some(error), without_text(&outgoing.job.payload)).await?;
            return Ok(true);
        }
        self.fail_job(&outgoing.job, error).await?;
        Ok(false)
    }

    /// Returns the newest mails.
    pub async fn newest_mails(&self, limit: u64) -> Result<Vec<MailRow>, DbError> {
        let newest = jobs::Entity::find()
            .filter(jobs::COLUMN.kind.eq(MAIL_KIND))
            .order_by_desc(jobs::Column::CreatedAt)
            .order_by_desc(jobs::Column::Id)
            .limit(limit);
        newest.all(&self.reader).await?.into_iter().map(MailRow::from_row).collect()
    }

    /// Deletes the outcomes of old mails.
    pub async fn delete_old_mails(&self) -> Result<u64, DbError> {
        let before = self.now().minus(RETENTION);
        let old = jobs::Entity::delete_many().filter(jobs::COLUMN.kind.eq(MAIL_KIND));
        self.delete_rows(old.filter(jobs::Column::FinishedAt.lt(before))).await
    }
}

impl MailRow {
    fn from_row(row: jobs::Model) -> Result<Self, DbError> {
        let MailPayload { mail, written_at_ms, .. } = parse_payload(&row.payload)?;
        let state = match row.state.as_str() {
            "done" => MailState::Sent,
            "dead" => MailState::Dead,
            _ => MailState::Waiting,
        };
        Ok(Self {
            id: row.id,
            to: mail.to,
            subject: mail.subject,
            text: mail.text,
            state,
            attempts: row.attempt,
            last_error: row.last_error,
            written_at: crate::EpochMillis(written_at_ms).into(),
            at: row.finished_at.unwrap_or(row.run_at).into(),
        })
    }
}

fn to_json(payload: &MailPayload) -> Result<serde_json::Value, DbError> {
    serde_json::to_value(payload).map_err(|error| DbError::CorruptRow { table: "jobs", reason: error.to_string() })
}

fn parse_payload(value: &serde_json::Value) -> Result<MailPayload, DbError> {
    MailPayload::deserialize(value).map_err(|error| DbError::CorruptRow { table: "jobs", reason: error.to_string() })
}

/// Returns what stays of a payload: recipient, subject and times.
fn without_text(payload: &serde_json::Value) -> serde_json::Value {
    let mut payload = payload.clone();
    if let Some(payload) = payload.as_object_mut() {
        payload.remove("link");
        if let Some(mail) = payload.get_mut("mail").and_then(serde_json::Value::as_object_mut) {
            mail.remove("unsubscribe_url");
            for text in ["text", "html"] {
                mail.insert(text.to_owned(), "".into());
            }
        }
    }
    payload
}
