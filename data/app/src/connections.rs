//! The connections to the app database, which are replaced when a read-only database becomes writable.

use super::DbError;
use super::open::connect;
use arc_swap::ArcSwap;
use sea_orm::DatabaseConnection;
use std::sync::Arc;

/// The connections to the database. Running queries finish on the connections with which they began.
#[derive(Debug)]
pub(super) struct Connections {
    /// One connection for SQLite, which has one writer; a pool for PostgreSQL.
    pub writer: DatabaseConnection,
    pub reader: DatabaseConnection,
    /// The URL for reconnecting while these connections are read-only.
    pub write_url: Option<String>,
}

/// The current connections. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct CurrentConnections(Arc<ArcSwap<Connections>>);

impl CurrentConnections {
    pub fn new(connections: Connections) -> Self {
        Self(Arc::new(ArcSwap::from_pointee(connections)))
    }

    pub fn get(&self) -> Arc<Connections> {
        self.0.load_full()
    }

    /// Reconnects for writing after a read-only start. Returns false when these connections can already write.
    pub async fn reconnect_for_writing(&self) -> Result<bool, DbError> {
        let Some(url) = self.get().write_url.clone() else { return Ok(false) };
        self.0.store(Arc::new(connect(&url).await?));
        Ok(true)
    }
}
