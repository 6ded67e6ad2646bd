//! Opens the app database.

use super::Db;
use crate::connection::{connect, connect_in_memory, connect_read_only, sqlite_file};
use crate::{Availability, DbError};
use earshot_model::Clock;
use std::sync::Arc;

impl Db {
    /// Opens `sqlite://…` or `postgres://…`, creates a missing SQLite file, and runs the due migrations.
    ///
    /// # Errors
    /// When the database cannot be reached or a migration fails.
    pub async fn open(url: &str, clock: Clock) -> Result<Self, DbError> {
        Ok(Self::with_connections(connect(url).await?, Availability::Ready, sqlite_file(url), clock))
    }

    /// Opens the database for a server, which is useful even without writes. When the disk of SQLite's file is full,
    /// opens it read-only, and for writing as soon as that succeeds. When this process may not write the file, does
    /// the same, and counts the calls of quotas in memory. When it may neither read nor create it, the server has no
    /// accounts ([`Availability::Missing`]).
    ///
    /// # Errors
    /// When the database cannot be reached, a migration fails, or the disk is full and the file cannot be served
    /// read-only: it does not exist yet, has an older schema, or has changes in its write-ahead log.
    pub async fn open_to_serve(url: &str, clock: Clock) -> Result<Self, DbError> {
        let error = match connect(url).await {
            Ok(connections) => {
                return Ok(Self::with_connections(connections, Availability::Ready, sqlite_file(url), clock));
            }
            Err(error) => error,
        };
        let (Some(file), Some(cause)) = (sqlite_file(url), error.read_only_cause()) else { return Err(error) };
        let read_only = connect_read_only(url, &file, error, cause).await;
        if cause == Availability::DiskFull {
            return Ok(Self::with_connections(read_only?, cause, Some(file), clock));
        }
        let in_memory = connect_in_memory().await?;
        let counters = Self::with_connections(in_memory.clone(), Availability::Ready, None, clock.clone());
        let db = match read_only {
            Ok(connections) => Self::with_connections(connections, cause, Some(file), clock),
            Err(error) => {
                tracing::warn!(error = &error as &dyn std::error::Error, "accounts are not kept");
                Self::with_connections(in_memory, Availability::Missing, None, clock)
            }
        };
        Ok(Self { in_memory: Some(Arc::new(counters)), ..db })
    }
}
