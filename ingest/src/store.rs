//! What `ingest` needs of the catalog, and no more: states of feeds in, updates out.

use earshot_catalog::{CatalogError, FeedState, FeedUpdate, Writer};
use std::collections::HashMap;

/// The catalog could not be read or written.
#[derive(Debug, thiserror::Error)]
#[error("the catalog failed")]
pub struct StoreError(#[source] pub Box<dyn std::error::Error + Send + Sync>);

/// Where states of feeds are kept.
pub trait FeedStore {
    /// The states of those feeds that are known, by the URL that was asked for, which may be an alias.
    ///
    /// # Errors
    /// [`StoreError`] when the catalog cannot be read.
    fn states(&mut self, urls: &[String]) -> Result<HashMap<String, FeedState>, StoreError>;

    /// Writes a unit of work in one transaction: all of it or nothing.
    ///
    /// # Errors
    /// [`StoreError`] when the catalog cannot be written.
    fn put(&mut self, updates: Vec<FeedUpdate>) -> Result<(), StoreError>;
}

impl From<CatalogError> for StoreError {
    fn from(error: CatalogError) -> Self {
        Self(Box::new(error))
    }
}

impl FeedStore for Writer {
    fn states(&mut self, urls: &[String]) -> Result<HashMap<String, FeedState>, StoreError> {
        Ok(self.feed_states(urls)?)
    }

    fn put(&mut self, updates: Vec<FeedUpdate>) -> Result<(), StoreError> {
        Ok(self.put_feeds(updates)?)
    }
}
