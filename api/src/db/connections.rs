//! The connections to the app database, which are replaced when a database that could only be read can be written again.

use super::DbError;
use super::open::connect;
use arc_swap::ArcSwap;
use sea_orm::DatabaseConnection;
use std::sync::Arc;

/// What is under way ends on the connections it began on.
#[derive(Debug)]
pub(super) struct Connections {
    /// One connection for SQLite, which has one writer; a pool for PostgreSQL.
    pub writer: DatabaseConnection,
    pub reader: DatabaseConnection,
    /// Where to connect anew while these only read.
    pub write_url: Option<String>,
}

/// Those in use. Cheap to clone.
#[derive(Clone, Debug)]
pub(super) struct CurrentConnections(Arc<ArcSwap<Connections>>);

impl CurrentConnections {
    pub fn new(connections: Connections) -> Self {
        Self(Arc::new(ArcSwap::from_pointee(connections)))
    }

    pub fn get(&self) -> Arc<Connections> {
        self.0.load_full()
    }

    /// Connects for writing, where that was not possible before. False when these write already.
    pub async fn reconnect_for_writing(&self) -> Result<bool, DbError> {
        let Some(url) = self.get().write_url.clone() else { return Ok(false) };
        self.0.store(Arc::new(connect(&url).await?));
        Ok(true)
    }
}
