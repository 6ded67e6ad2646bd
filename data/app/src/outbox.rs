//! The outbox: mails are jobs, written in the transaction of their cause, and sent afterwards.
//!
//! The text of a mail contains links that sign in, of which the rest of the database stores only hashes. So the text
//! is deleted once the mail is sent or dead.

use crate::entities::jobs;
use crate::jobs::insert_job;
use crate::{Db, DbError, LeasedJob, NewJob};
use earshot_model::Timestamp;
use futures::FutureExt;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use uuid::Uuid;

const MAIL_KIND: &str = "mail";
/// Lease of a mail. The worker gives up sending well before it expires (`api/src/mail/outbox.rs`), so that two workers
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
    /// Whether the mail has expired.
    pub is_expired: bool,
}

/// A mail and its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailRow {
    pub id: Uuid,
    pub to: String,
    pub subject: String,
    /// Empty once the mail was sent or is dead.
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
    written_at_ms: i64,
    good_until_ms: i64,
}

impl Db {
    /// Builds a mail's row, to be inserted into the outbox in the transaction of its cause (see
    /// [`insert_job`](crate::jobs::insert_job)).
    pub(crate) fn new_mail_row(&self, new: NewMail) -> Result<jobs::Model, DbError> {
        let now = self.now();
        let payload = MailPayload { mail: new.mail, written_at_ms: now.0, good_until_ms: now.plus(new.valid_for).0 };
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
    ///
    /// # Errors
    /// When the database fails.
    pub async fn queue_mail(&self, new: NewMail) -> Result<(), DbError> {
        let row = self.new_mail_row(new)?;
        self.write_keeping_caches(|transaction| {
            async move {
                insert_job(transaction, row).await?;
                Ok(())
            }
            .boxed()
        })
        .await
    }

    /// Leases the next due mail.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn claim_mail(&self, worker: &str) -> Result<Option<LeasedMail>, DbError> {
        let Some(job) = self.claim_job(MAIL_KIND, worker, LEASE).await? else { return Ok(None) };
        let payload = parse_payload(&job.payload)?;
        Ok(Some(LeasedMail {
            message_id: job.id,
            written_at: crate::EpochMillis(payload.written_at_ms).into(),
            is_expired: payload.good_until_ms <= self.now().0,
            mail: payload.mail,
            job,
        }))
    }

    /// Marks a mail as sent. `keep` keeps its text for a local mailbox page.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn finish_mail(&self, outgoing: &LeasedMail, keep: bool) -> Result<(), DbError> {
        let payload = if keep { outgoing.job.payload.clone() } else { without_text(&outgoing.job)? };
        self.close_job(&outgoing.job, None, payload).await.map(drop)
    }

    /// Records that sending failed. The mail is retried later, unless the failure was permanent or this was the last
    /// attempt. Returns true when the mail is dead.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn fail_mail(&self, outgoing: &LeasedMail, error: &str, for_good: bool) -> Result<bool, DbError> {
        if for_good || crate::jobs::is_last_attempt(&outgoing.job) {
            self.close_job(&outgoing.job, Some(error), without_text(&outgoing.job)?).await?;
            return Ok(true);
        }
        self.fail_job(&outgoing.job, error).await?;
        Ok(false)
    }

    /// Returns the newest mails.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn newest_mails(&self, limit: u64) -> Result<Vec<MailRow>, DbError> {
        let newest = jobs::Entity::find()
            .filter(jobs::COLUMN.kind.eq(MAIL_KIND))
            .order_by_desc(jobs::Column::CreatedAt)
            .order_by_desc(jobs::Column::Id)
            .limit(limit);
        newest.all(&self.reader).await?.into_iter().map(MailRow::from_row).collect()
    }

    /// Deletes the outcomes of old mails.
    ///
    /// # Errors
    /// When the database fails.
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

fn without_text(job: &LeasedJob) -> Result<serde_json::Value, DbError> {
    let mut payload = parse_payload(&job.payload)?;
    payload.mail.text.clear();
    payload.mail.html.clear();
    to_json(&payload)
}
