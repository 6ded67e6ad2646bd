//! The app database: what users create. SQLite or PostgreSQL, one code base.
//!
//! All SQL goes through entities and the query builder; what differs between the two databases is in `dialect`.

mod account_deletion;
mod accounts;
mod api_key;
mod audit;
mod availability;
mod charging;
mod connections;
mod contact_reports;
mod dialect;
mod email_keys;
mod entities;
mod error;
mod jobs;
mod key_text;
mod keys;
mod known_credentials;
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
pub use availability::Availability;
pub use contact_reports::{ContactReports, NewContactReport};
pub use email_keys::{EmailCollision, EmailCollisionKind};
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

use availability::{ANSWER_TIME, Monitor, Reader};
use connections::{Connections, CurrentConnections};
use earshot_model::Clock;
use entities::api_keys;
use futures::FutureExt as _;
use futures::future::BoxFuture;
use known_credentials::KnownCredentials;
use reserving::Reserving;
use sea_orm::{
    DatabaseConnection, DatabaseTransaction, DeleteMany, EntityTrait, SqliteTransactionMode, TransactionOptions,
    TransactionTrait,
};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// What is done in one transaction of a request.
const WRITE_TIME: Duration = Duration::from_secs(2);
/// What nobody waits for: many old rows at once.
const SWEEP_TIME: Duration = Duration::from_secs(60);

/// The app database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Db {
    connections: CurrentConnections,
    reader: Reader,
    clock: Clock,
    monitor: Arc<Monitor>,
    known_keys: Arc<KnownCredentials<(api_keys::Model, KeyUse)>>,
    known_sessions: Arc<KnownCredentials<SessionUse>>,
    reserving: Arc<Reserving>,
}

impl Db {
    /// `file` is SQLite's.
    fn over(connections: Connections, availability: Availability, file: Option<PathBuf>, clock: Clock) -> Self {
        let connections = CurrentConnections::new(connections);
        let monitor = Arc::new(Monitor::new(availability, file));
        Monitor::watch(&monitor, connections.clone());
        Self {
            reader: Reader::new(connections.clone(), Arc::clone(&monitor)),
            connections,
            clock,
            monitor,
            known_keys: Arc::new(KnownCredentials::new()),
            known_sessions: Arc::new(KnownCredentials::new()),
            reserving: Arc::default(),
        }
    }

    /// The one door to writing: runs `work` in a transaction that takes SQLite's write lock at once. Keep it short, with
    /// no call to the outside in it.
    pub(crate) async fn write<T, F>(&self, work: F) -> Result<T, DbError>
    where
        T: Send,
        F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>> + Send,
    {
        let transaction = self.begin().await?;
        let written = self.finish(transaction, work, WRITE_TIME).await;
        if written.is_ok() {
            self.known_keys.forget();
            self.known_sessions.forget();
        } else {
            // A commit whose answer got lost is one.
            self.known_keys.outdate();
            self.known_sessions.outdate();
        }
        written
    }

    /// The same for what no key or session depends on: counts of usage, notes of a key's use, jobs, reports.
    async fn write_apart<T, F>(&self, work: F) -> Result<T, DbError>
    where
        T: Send,
        F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>> + Send,
    {
        let transaction = self.begin().await?;
        self.finish(transaction, work, WRITE_TIME).await
    }

    async fn begin(&self) -> Result<DatabaseTransaction, DbError> {
        self.monitor.check_writable()?;
        let connections = self.connections.get();
        Ok(self.monitor.bounded(ANSWER_TIME, begin(&connections.writer)).await?)
    }

    async fn finish<T, F>(&self, transaction: DatabaseTransaction, work: F, within: Duration) -> Result<T, DbError>
    where
        T: Send,
        F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>> + Send,
    {
        let done = tokio::time::timeout(within, commit(transaction, work));
        let done = done.await.unwrap_or(Err(DbError::Unavailable(Availability::Unreachable)));
        if let Err(DbError::Sql(error)) = &done {
            self.monitor.note(error);
        }
        done
    }

    /// Deletes what nobody needs any more, and no key depends on. The number of rows.
    async fn sweep<E: EntityTrait>(&self, old: DeleteMany<E>) -> Result<u64, DbError> {
        let transaction = self.begin().await?;
        self.finish(
            transaction,
            |transaction| async move { Ok(old.exec(transaction).await?.rows_affected) }.boxed(),
            SWEEP_TIME,
        )
        .await
    }

    /// Takes SQLite's log into its file, on a connection that nobody waits for.
    ///
    /// # Errors
    /// When the database cannot do so.
    pub(crate) async fn take_in_log(&self) -> Result<(), DbError> {
        Ok(dialect::take_in_log(&self.connections.get().reader).await?)
    }

    /// What time it is here.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What can be asked of the database, as of the last look. Waits for nothing.
    #[must_use]
    pub fn availability(&self) -> Availability {
        self.monitor.availability()
    }

    /// For what is written after its answer.
    ///
    /// # Errors
    /// When it is known that nothing can be written.
    pub(crate) fn check_writable(&self) -> Result<(), DbError> {
        self.monitor.check_writable()
    }

    fn now(&self) -> Ts {
        self.clock.now().into()
    }
}

/// Begins a transaction that takes SQLite's write lock at once: a deferred one that begins with a read fails when it comes to
/// write beside another writer, whatever the busy timeout. PostgreSQL ignores the mode.
async fn begin(writer: &DatabaseConnection) -> Result<DatabaseTransaction, sea_orm::DbErr> {
    let options = TransactionOptions {
        sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
        ..TransactionOptions::default()
    };
    writer.begin_with_options(options).await
}

/// Does the work and commits it, or takes it back.
async fn commit<T, F>(transaction: DatabaseTransaction, work: F) -> Result<T, DbError>
where
    F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>>,
{
    match work(&transaction).await {
        Ok(value) => {
            transaction.commit().await?;
            Ok(value)
        }
        Err(error) => {
            // The database may have taken it back already: the first error is the one to tell.
            let _ = transaction.rollback().await;
            Err(error)
        }
    }
}
