//! The app database and its transactions. Each module of a noun adds the functions of its tables.

mod open;

use crate::callers::{AuthenticatedKey, AuthenticatedSession};
use crate::charges::ChargeQueue;
use crate::connection::{self, AvailabilityMonitor, Connections, CurrentConnections, QUERY_TIMEOUT, TimedReader};
use crate::credential_cache::CredentialCache;
use crate::entities::api_keys;
use crate::history_sizes::HistoryMeter;
use crate::search_queue::SearchWriteQueue;
use crate::{Availability, DbError, EpochMillis};
use earshot_model::Clock;
use futures::FutureExt as _;
use futures::future::BoxFuture;
use sea_orm::{DatabaseTransaction, DeleteMany, EntityTrait};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Timeout of a transaction in a request.
const WRITE_TIMEOUT: Duration = Duration::from_secs(2);
/// Timeout of a change of a project, which may write some thousand rows.
const LIST_TIMEOUT: Duration = Duration::from_secs(10);
/// Timeout of a cleanup, which may delete many rows and delays no request.
const CLEANUP_TIMEOUT: Duration = Duration::from_secs(60);

/// The app database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Db {
    pub(crate) connections: CurrentConnections,
    pub(crate) reader: TimedReader,
    pub(crate) clock: Clock,
    pub(crate) monitor: Arc<AvailabilityMonitor>,
    pub(crate) key_cache: Arc<CredentialCache<(api_keys::Model, AuthenticatedKey)>>,
    pub(crate) session_cache: Arc<CredentialCache<AuthenticatedSession>>,
    pub(crate) charge_queue: Arc<ChargeQueue>,
    pub(crate) search_queue: Arc<SearchWriteQueue>,
    pub(crate) history_meter: Arc<HistoryMeter>,
    /// A database in memory for quota counts and secrets, which must be written even while this process may not write
    /// the file. It ends with the process.
    pub(crate) in_memory: Option<Arc<Self>>,
}

impl Db {
    /// Builds the database from connections. `file` is SQLite's file.
    fn with_connections(
        connections: Connections,
        availability: Availability,
        file: Option<PathBuf>,
        clock: Clock,
    ) -> Self {
        let connections =
            CurrentConnections::new(connections, |url| async move { connection::connect(&url).await }.boxed());
        let monitor = Arc::new(AvailabilityMonitor::new(availability, file));
        if availability != Availability::Missing {
            AvailabilityMonitor::spawn_checks(&monitor, connections.clone());
        }
        Self {
            reader: TimedReader::new(connections.clone(), Arc::clone(&monitor)),
            connections,
            clock,
            monitor,
            key_cache: Arc::default(),
            session_cache: Arc::default(),
            charge_queue: Arc::default(),
            search_queue: Arc::default(),
            history_meter: Arc::default(),
            in_memory: None,
        }
    }

    /// Runs `work` in a transaction that takes SQLite's write lock at once. All writes go through here. Keep the work
    /// short, and call no other service in it.
    pub(crate) async fn write<T, F>(&self, work: F) -> Result<T, DbError>
    where
        T: Send,
        F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>> + Send,
    {
        let transaction = self.begin().await?;
        let written = self.run_with_timeout(transaction, work, WRITE_TIMEOUT).await;
        if written.is_ok() {
            self.key_cache.clear();
            self.session_cache.clear();
        } else {
            // A commit whose response was lost may have succeeded.
            self.key_cache.invalidate();
            self.session_cache.invalidate();
        }
        written
    }

    /// Writes data that no key or session depends on, so that the caches stay: usage counts, last uses of keys, jobs,
    /// reports, searches.
    pub(crate) async fn write_keeping_caches<T, F>(&self, work: F) -> Result<T, DbError>
    where
        T: Send,
        F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>> + Send,
    {
        let transaction = self.begin().await?;
        self.run_with_timeout(transaction, work, WRITE_TIMEOUT).await
    }

    /// Writes a change of a project, which may have some thousand rows and which no key or session depends on.
    pub(crate) async fn write_list<T, F>(&self, work: F) -> Result<T, DbError>
    where
        T: Send,
        F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>> + Send,
    {
        let transaction = self.begin().await?;
        self.run_with_timeout(transaction, work, LIST_TIMEOUT).await
    }

    async fn begin(&self) -> Result<DatabaseTransaction, DbError> {
        self.monitor.check_writable()?;
        let connections = self.connections.get();
        Ok(self.monitor.run_with_timeout(QUERY_TIMEOUT, connection::begin(&connections.writer)).await?)
    }

    async fn run_with_timeout<T, F>(
        &self,
        transaction: DatabaseTransaction,
        work: F,
        within: Duration,
    ) -> Result<T, DbError>
    where
        T: Send,
        F: for<'c> FnOnce(&'c DatabaseTransaction) -> BoxFuture<'c, Result<T, DbError>> + Send,
    {
        let done = tokio::time::timeout(within, connection::run_and_commit(transaction, work));
        let done = done.await.unwrap_or(Err(DbError::Unavailable(Availability::Unreachable)));
        if let Err(DbError::Sql(error)) = &done {
            self.monitor.record_error(error);
        }
        done
    }

    /// Deletes rows that are no longer needed and that no key depends on. Returns their number.
    pub(crate) async fn delete_rows<E: EntityTrait>(&self, old: DeleteMany<E>) -> Result<u64, DbError> {
        let transaction = self.begin().await?;
        self.run_with_timeout(
            transaction,
            work!(|transaction| Ok(old.exec(transaction).await?.rows_affected)),
            CLEANUP_TIMEOUT,
        )
        .await
    }

    /// Runs a checkpoint of SQLite's write-ahead log, on a connection that no request waits for.
    ///
    /// # Errors
    /// When the checkpoint fails.
    pub async fn checkpoint_wal(&self) -> Result<(), DbError> {
        Ok(connection::checkpoint_wal(&self.connections.get().reader).await?)
    }

    /// The clock of the database.
    #[must_use]
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// Returns what the database could do at the last check. It never waits.
    #[must_use]
    pub fn availability(&self) -> Availability {
        self.monitor.availability()
    }

    /// Describes for operators that the server was started with a database that this process may not write, and that it
    /// still may not. This is not an outage: the catalog is served, and quotas are counted in memory.
    #[must_use]
    pub fn describe_lack_of_write_access(&self) -> Option<&'static str> {
        match self.availability() {
            _ if self.in_memory.is_none() => None,
            Availability::ReadOnly => Some(
                "the app database can only be read: nobody can sign in or change anything until it can be written, or until a restart with --app-database or EARSHOT_APP_DATABASE naming a place that can",
            ),
            missing @ Availability::Missing => Some(missing.describe()),
            _ => None,
        }
    }

    /// The database for counts of quotas and for secrets: the one in memory while this process may not write the file.
    pub(crate) fn usage_database(&self) -> &Self {
        match &self.in_memory {
            Some(in_memory) if self.describe_lack_of_write_access().is_some() => in_memory,
            _ => self,
        }
    }

    /// Checks writability before work whose writes happen after the response.
    ///
    /// # Errors
    /// When the last check found that the database cannot be written.
    pub fn check_writable(&self) -> Result<(), DbError> {
        self.monitor.check_writable()
    }

    /// Closes the database when running statements have ended, so that SQLite's file is complete without its log. Call
    /// it at the end of a process. Without it, connections close at the same time, and the log stays beside the file.
    ///
    /// # Errors
    /// When a connection cannot be closed.
    pub async fn close(&self) -> Result<(), DbError> {
        self.monitor.stop_checks().await;
        self.connections.close().await
    }

    pub(crate) fn now(&self) -> EpochMillis {
        self.clock.now().into()
    }
}
