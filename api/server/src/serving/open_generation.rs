//! A published generation, opened for reading.

use super::charts::ChartTables;
use super::people::{PeopleTables, SponsorTables};
use super::tables::CatalogTables;
use earshot_indexer::SearchBackend;
use earshot_model::Timestamp;
use std::sync::Arc;

/// A published generation, opened for reading.
pub struct OpenGeneration {
    pub name: String,
    pub published_at: Timestamp,
    pub backend: Arc<dyn SearchBackend>,
    pub tables: Arc<dyn CatalogTables>,
    pub charts: Arc<dyn ChartTables>,
    pub people: Arc<dyn PeopleTables>,
    pub sponsors: Arc<dyn SponsorTables>,
}

impl std::fmt::Debug for OpenGeneration {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("OpenGeneration").field("name", &self.name).field("published_at", &self.published_at).finish()
    }
}
