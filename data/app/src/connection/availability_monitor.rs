//! Monitors whether the app database responds and is writable, so that no request waits for one that does not.
//!
//! Each query has a timeout of [`QUERY_TIMEOUT`]. A monitor checks the database once a second. While it gets no
//! response, queries fail at once; while the database cannot be written, writes fail at once. A database that was
//! opened read-only is reconnected for writing as soon as that succeeds.

use super::current_connections::{Connections, CurrentConnections};
use crate::{Availability, DbError};
use sea_orm::{
    ConnAcquireErr, ConnectionTrait, DatabaseConnection, DbBackend, DbErr, ExecResult, QueryResult, Statement,
};
use std::future::Future;
use std::os::unix::fs::MetadataExt as _;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::timeout;

/// A database that does not respond within this time counts as unreachable.
pub(crate) const QUERY_TIMEOUT: Duration = Duration::from_secs(1);
const CHECK_INTERVAL: Duration = Duration::from_secs(1);
/// While the database is available, a page is written at every so many checks, so that a full disk is noticed before
/// a request writes.
const CHECKS_PER_WRITE: u32 = 10;

/// The monitored state of the database, shared by its connections.
#[derive(Debug)]
pub(crate) struct AvailabilityMonitor {
    state: AtomicU8,
    /// SQLite's file, with the inode that it had when it was opened.
    file: Option<(PathBuf, u64)>,
    /// Requests a check after a query timed out.
    check_request: Notify,
    /// The task that checks the database.
    checks: Mutex<Option<JoinHandle<()>>>,
}

impl AvailabilityMonitor {
    pub fn new(availability: Availability, file: Option<PathBuf>) -> Self {
        let file = file.and_then(|path| {
            let inode = std::fs::metadata(&path).ok()?.ino();
            Some((path, inode))
        });
        let monitor = Self { state: AtomicU8::new(0), file, check_request: Notify::new(), checks: Mutex::default() };
        match availability {
            // A server reports at its start that it may not write, with what to do about it.
            Availability::ReadOnly | Availability::Missing => {
                monitor.state.store(availability.number(), Ordering::Release);
            }
            _ => monitor.set(availability),
        }
        monitor
    }

    pub fn availability(&self) -> Availability {
        Availability::ALL[usize::from(self.state.load(Ordering::Acquire))]
    }

    /// Fails at once when the last check found that the database cannot be written.
    pub fn check_writable(&self) -> Result<(), DbError> {
        match self.availability() {
            Availability::Ready => Ok(()),
            unavailable => Err(DbError::Unavailable(unavailable)),
        }
    }

    /// Runs a query with the timeout.
    pub async fn run_with_timeout<T>(
        &self,
        within: Duration,
        work: impl Future<Output = Result<T, DbErr>>,
    ) -> Result<T, DbErr> {
        let answer = timeout(within, work).await.unwrap_or_else(|_| Err(timeout_error()));
        if let Err(error) = &answer {
            self.record_error(error);
        }
        answer
    }

    /// Records what an error implies about the database, until the next check.
    pub fn record_error(&self, error: &DbErr) {
        match Availability::from_error(error) {
            None => {}
            // One slow response is not an outage, so a check decides, and it runs now.
            Some(Availability::Unreachable) => self.check_request.notify_one(),
            Some(other) => self.set(other),
        }
    }

    fn set(&self, now: Availability) {
        // A database that cannot be opened is not checked again.
        if self.availability() == Availability::Missing {
            return;
        }
        let before = self.state.swap(now.number(), Ordering::AcqRel);
        if Availability::ALL[usize::from(before)] == now {
            return;
        }
        match now {
            Availability::Ready => tracing::info!("{}", now.describe()),
            _ => tracing::error!("{}; requests that need it fail with 503", now.describe()),
        }
    }

    fn is_file_moved(&self) -> bool {
        let Some((path, inode)) = &self.file else { return false };
        std::fs::metadata(path).map_or(true, |found| found.ino() != *inode)
    }

    /// Checks the database once a second, and after a query timed out, as long as the database is in use.
    pub fn spawn_checks(monitor: &Arc<Self>, connections: CurrentConnections) {
        let weak: Weak<Self> = Arc::downgrade(monitor);
        let checks = tokio::spawn(async move {
            for look in 1_u32.. {
                let Some(watched) = weak.upgrade() else { return };
                let _ = timeout(CHECK_INTERVAL, watched.check_request.notified()).await;
                let is_to_write = look.is_multiple_of(CHECKS_PER_WRITE);
                let found = watched.check(&connections, is_to_write).await;
                watched.set(found);
            }
        });
        *monitor.checks.lock().unwrap_or_else(PoisonError::into_inner) = Some(checks);
    }

    /// Stops the checks, before the connections are closed.
    pub async fn stop_checks(&self) {
        let checks = self.checks.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(checks) = checks {
            checks.abort();
            // It ends at its next await, and a check that is aborted has no result.
            let _ = checks.await;
        }
    }

    async fn check(&self, connections: &CurrentConnections, is_to_write: bool) -> Availability {
        if self.is_file_moved() {
            return Availability::FileMoved;
        }
        match connections.reconnect_for_writing().await {
            Ok(true) => return Availability::Ready,
            Ok(false) => {}
            Err(error) => return error.read_only_cause().unwrap_or_else(|| self.availability()),
        }
        let connections = connections.get();
        let Connections { writer, reader, .. } = &*connections;
        // A short pause of the machine is not an outage, so the second response counts.
        if ping(reader).await.is_err()
            && let Err(error) = ping(reader).await
        {
            return Availability::from_error(&error).unwrap_or(Availability::Unreachable);
        }
        let before = self.availability();
        if !is_to_write && matches!(before, Availability::Ready | Availability::Unreachable) {
            return Availability::Ready;
        }
        match timeout(QUERY_TIMEOUT, write_page(writer)).await {
            Ok(Ok(())) => Availability::Ready,
            Ok(Err(error)) => Availability::from_error(&error).unwrap_or(Availability::ReadOnly),
            // Other writes were waiting before it.
            Err(_) => before,
        }
    }
}

async fn ping(reader: &DatabaseConnection) -> Result<(), DbErr> {
    timeout(QUERY_TIMEOUT, reader.ping()).await.unwrap_or_else(|_| Err(timeout_error()))
}

/// Writes an existing page without changing it. PostgreSQL reports with its next response whether it can be written.
async fn write_page(writer: &DatabaseConnection) -> Result<(), DbErr> {
    if writer.get_database_backend() != DbBackend::Sqlite {
        return writer.ping().await;
    }
    writer.execute_unprepared("PRAGMA user_version = 0").await.map(drop)
}

fn timeout_error() -> DbErr {
    DbErr::ConnectionAcquire(ConnAcquireErr::Timeout)
}

/// A connection for reading whose queries time out after [`QUERY_TIMEOUT`].
#[derive(Clone, Debug)]
pub(crate) struct TimedReader {
    connections: CurrentConnections,
    monitor: Arc<AvailabilityMonitor>,
}

impl TimedReader {
    pub fn new(connections: CurrentConnections, monitor: Arc<AvailabilityMonitor>) -> Self {
        Self { connections, monitor }
    }

    async fn query<T>(&self, question: impl Future<Output = Result<T, DbErr>>) -> Result<T, DbErr> {
        if self.monitor.availability() == Availability::Unreachable {
            return Err(timeout_error());
        }
        self.monitor.run_with_timeout(QUERY_TIMEOUT, question).await
    }
}

#[async_trait::async_trait]
impl ConnectionTrait for TimedReader {
    fn get_database_backend(&self) -> DbBackend {
        self.connections.get().reader.get_database_backend()
    }

    async fn execute_raw(&self, statement: Statement) -> Result<ExecResult, DbErr> {
        let connections = self.connections.get();
        self.query(connections.reader.execute_raw(statement)).await
    }

    async fn execute_unprepared(&self, sql: &str) -> Result<ExecResult, DbErr> {
        let connections = self.connections.get();
        self.query(connections.reader.execute_unprepared(sql)).await
    }

    async fn query_one_raw(&self, statement: Statement) -> Result<Option<QueryResult>, DbErr> {
        let connections = self.connections.get();
        self.query(connections.reader.query_one_raw(statement)).await
    }

    async fn query_all_raw(&self, statement: Statement) -> Result<Vec<QueryResult>, DbErr> {
        let connections = self.connections.get();
        self.query(connections.reader.query_all_raw(statement)).await
    }
}
