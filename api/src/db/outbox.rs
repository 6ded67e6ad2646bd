//! The outbox: mails are jobs, written in the transaction of what causes them, and sent afterwards.
//!
//! What a mail says holds links that sign in, of which everything else keeps only hashes. So the text goes with the sending,
//! and with giving up.

use super::entities::jobs;
use super::{Db, DbError, LeasedJob, NewJob};
use crate::mail::Mail;
use earshot_model::Timestamp;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use serde::{Deserialize, Serialize};
use std::time::Duration;
use uuid::Uuid;

const MAIL_KIND: &str = "mail";
/// A worker that sends for so long is taken for lost. Sending is given up well before (`mail::deliver`), so that no second
/// worker sends while the first one does.
const LEASE: Duration = Duration::from_secs(3 * 60);
/// How long it is remembered what became of a mail.
const RETENTION: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// A mail to be sent.
#[derive(Clone, Debug)]
pub struct NewMail {
    pub mail: Mail,
    /// What it says is of no use afterwards: it is not sent any more.
    pub valid_for: Duration,
}

impl NewMail {
    /// The same mail to another address.
    #[must_use]
    pub(super) fn with_recipient(mut self, email: &str) -> Self {
        email.clone_into(&mut self.mail.to);
        self
    }
}

/// A mail that this worker holds.
#[derive(Clone, Debug)]
pub struct LeasedMail {
    job: LeasedJob,
    pub mail: Mail,
    /// The same at each attempt: of a mail that was sent twice, mailboxes show one.
    pub message_id: Uuid,
    pub written_at: Timestamp,
    /// Its time is over.
    pub is_expired: bool,
}

/// A mail, and what became of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MailRow {
    pub id: Uuid,
    pub to: String,
    pub subject: String,
    /// Empty once it was sent or given up.
    pub text: String,
    pub state: MailState,
    pub attempts: i32,
    pub last_error: Option<String>,
    pub written_at: Timestamp,
    /// When it is tried next, or was done with.
    pub at: Timestamp,
}

/// What became of a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailState {
    Waiting,
    Sent,
    /// Given up.
    Dead,
}

#[derive(Serialize, Deserialize)]
struct MailPayload {
    mail: Mail,
    written_at_ms: i64,
    good_until_ms: i64,
}

impl Db {
    /// A mail's row, to be [`put`](super::jobs::put) into the outbox in the transaction of what causes it.
    pub(super) fn new_mail_row(&self, new: NewMail) -> Result<jobs::Model, DbError> {
        let now = self.now();
        let payload = MailPayload { mail: new.mail, written_at_ms: now.0, good_until_ms: now.plus(new.valid_for).0 };
        let job = NewJob { kind: MAIL_KIND.to_owned(), payload: to_json(&payload)?, priority: 0, dedupe_key: None };
        Ok(self.new_job_row(job))
    }

    /// Takes the next mail that is due.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn claim_mail(&self, worker: &str) -> Result<Option<LeasedMail>, DbError> {
        let Some(job) = self.claim_job(MAIL_KIND, worker, LEASE).await? else { return Ok(None) };
        let payload = parse_payload(&job.payload)?;
        Ok(Some(LeasedMail {
            message_id: job.id,
            written_at: super::EpochMillis(payload.written_at_ms).into(),
            is_expired: payload.good_until_ms <= self.now().0,
            mail: payload.mail,
            job,
        }))
    }

    /// The mail was sent. `keep` keeps what it says, for a mailbox that is only here.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn finish_mail(&self, outgoing: &LeasedMail, keep: bool) -> Result<(), DbError> {
        let payload = if keep { outgoing.job.payload.clone() } else { without_text(&outgoing.job)? };
        self.close_job(&outgoing.job, None, payload).await.map(drop)
    }

    /// The mail was not sent. It is tried again later, unless it was for good or the last attempt. True when it is dead.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn fail_mail(&self, outgoing: &LeasedMail, error: &str, for_good: bool) -> Result<bool, DbError> {
        if for_good || super::jobs::is_last_attempt(&outgoing.job) {
            self.close_job(&outgoing.job, Some(error), without_text(&outgoing.job)?).await?;
            return Ok(true);
        }
        self.fail_job(&outgoing.job, error).await?;
        Ok(false)
    }

    /// The newest mails.
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

    /// Forgets what became of old mails.
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
            written_at: super::EpochMillis(written_at_ms).into(),
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
