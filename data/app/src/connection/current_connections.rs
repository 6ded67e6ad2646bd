//! The connections to the app database, which are replaced when a read-only database becomes writable.

use crate::DbError;
use arc_swap::ArcSwap;
use futures::future::BoxFuture;
use sea_orm::DatabaseConnection;
use std::sync::Arc;

/// The connections to the database. Running queries finish on the connections with which they began.
#[derive(Clone, Debug)]
pub(crate) struct Connections {
    /// One connection for SQLite, which has one writer; a pool for PostgreSQL.
    pub writer: DatabaseConnection,
    pub reader: DatabaseConnection,
    /// The URL for reconnecting while these connections are read-only.
    pub write_url: Option<String>,
}

/// Opens the database of a URL for reading and writing.
pub(crate) type Connect = fn(String) -> BoxFuture<'static, Result<Connections, DbError>>;

/// The current connections. Cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct CurrentConnections {
    connections: Arc<ArcSwap<Connections>>,
    connect: Connect,
}

impl CurrentConnections {
    /// `connect` opens the database of a URL for reading and writing.
    pub fn new(connections: Connections, connect: Connect) -> Self {
        Self { connections: Arc::new(ArcSwap::from_pointee(connections)), connect }
    }

    pub fn get(&self) -> Arc<Connections> {
        self.connections.load_full()
    }

    /// Reconnects for writing after a read-only start. Returns false when these connections can already write.
    pub async fn reconnect_for_writing(&self) -> Result<bool, DbError> {
        let Some(url) = self.get().write_url.clone() else { return Ok(false) };
        self.connections.store(Arc::new((self.connect)(url).await?));
        Ok(true)
    }

    /// Closes all connections, one after the other: SQLite's last one writes the log into the file and removes it.
    /// Of two that close at the same time, each takes the other for the last one, and the log stays.
    pub async fn close(&self) -> Result<(), DbError> {
        let connections = self.get();
        connections.reader.close_by_ref().await?;
        Ok(connections.writer.close_by_ref().await?)
    }
}
