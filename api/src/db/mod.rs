//! The app database: what users create. SQLite or PostgreSQL, one code base.
//!
//! All SQL goes through entities and the query builder; what differs between the two databases is in `dialect`.

mod accounts;
mod api_key;
mod audit;
mod charging;
mod contact_reports;
mod dialect;
mod entities;
mod error;
mod jobs;
mod key_text;
mod keys;
mod known_keys;
mod members;
mod migrations;
mod open;
mod outbox;
mod reserving;
mod scopes;
mod service_days;
mod sessions;
mod settings;
mod sign_in;
mod ticket;
mod transcription_requests;
mod types;
mod usage;
mod usage_days;

pub use accounts::Account;
pub use api_key::{ApiKey, KeyChange, KeyState, KeyUse, NewKey, OwnKey};
pub use audit::{Action, Deed, PastDeed};
pub use contact_reports::{ContactReports, NewContactReport};
pub use error::DbError;
pub use jobs::{Job, NewJob};
pub use keys::{KeyDraft, MAX_KEY_NAME_CHARS};
pub use members::TeamMember;
pub use outbox::{MailRow, MailState, NewMail, OutgoingMail};
pub use scopes::Scopes;
pub use service_days::{MINUTES_OF_A_DAY, ServiceCounts, ServiceDay};
pub use sessions::{OpenSession, SessionUse};
pub use sign_in::LINK_LIFETIME;
pub use ticket::{LinkPurpose, MailsFor, Ticket};
pub use transcription_requests::{TranscriptionRequest, TranscriptionRequestsPage};
pub use types::Ts;
pub use usage::{Charge, Receipt, Reserved};
pub use usage_days::{MemberUsage, UsageCounts};

use earshot_model::Clock;
use futures::FutureExt as _;
use futures::future::BoxFuture;
use known_keys::KnownKeys;
use reserving::Reserving;
use sea_orm::{
    DatabaseConnection, DatabaseTransaction, DeleteMany, EntityTrait, SqliteTransactionMode, TransactionOptions,
    TransactionTrait,
};
use std::sync::Arc;

/// The app database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Db {
    /// One connection for SQLite, which has one writer; a pool for PostgreSQL.
    writer: DatabaseConnection,
    reader: DatabaseConnection,
    clock: Clock,
    known_keys: Arc<KnownKeys>,
    reserving: Arc<Reserving>,
}

impl Db {
    fn over(writer: DatabaseConnection, reader: DatabaseConnection, clock: Clock) -> Self {
        Self { writer, reader, clock, known_keys: Arc::new(KnownKeys::new()), reserving: Arc::default() }
    }

    /// The one door to writing: runs `work` in a transaction that takes SQLite's write lock at once. Keep it short, with
    /// no call to the outside in it.
    pub(crate) async fn write<T, F>(&self, work: F) -> Result<T, DbError>
    where
        T: Send,
        F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>> + Send,
    {
        let written = self.write_counts(work).await;
        // Also when it failed: a commit whose answer got lost is one.
        self.known_keys.forget();
        written
    }

    /// The same for what many calls write and no key depends on: counts of usage, notes of a key's use.
    async fn write_counts<T, F>(&self, work: F) -> Result<T, DbError>
    where
        T: Send,
        F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>> + Send,
    {
        // A deferred transaction that begins with a read fails at once when it comes to write beside another writer,
        // whatever the busy timeout. PostgreSQL ignores the mode.
        let options = TransactionOptions {
            sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
            ..TransactionOptions::default()
        };
        let transaction = self.writer.begin_with_options(options).await?;
        match work(&transaction).await {
            Ok(value) => {
                transaction.commit().await?;
                Ok(value)
            }
            Err(error) => {
                transaction.rollback().await?;
                Err(error)
            }
        }
    }

    /// Deletes what nobody needs any more, and no key depends on. The number of rows.
    async fn sweep<E: EntityTrait>(&self, old: DeleteMany<E>) -> Result<u64, DbError> {
        self.write_counts(|transaction| async move { Ok(old.exec(transaction).await?.rows_affected) }.boxed()).await
    }

    /// Takes SQLite's log into its file, on a connection that nobody waits for.
    ///
    /// # Errors
    /// When the database cannot do so.
    pub(crate) async fn take_in_log(&self) -> Result<(), DbError> {
        Ok(dialect::take_in_log(&self.reader).await?)
    }

    /// What time it is here.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Whether the database answers.
    pub(crate) async fn ping(&self) -> Result<(), DbError> {
        Ok(self.reader.ping().await?)
    }

    fn now(&self) -> Ts {
        self.clock.now().into()
    }
}
