//! Caches the results of filters and orders by chart positions in a segment.

use super::document_set::DocumentSet;
use crate::index_read_error::IndexReadError;
use earshot_model::chart::{ChartFilter, ChartSelector};
use lru::LruCache;
use std::collections::HashMap;
use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use tantivy::DocId;

/// Number of recently used combinations of charts and depth that stay cached. Finding the documents looks up every
/// podcast of the charts in the dictionary.
const CACHED_FILTERS: NonZeroUsize = NonZeroUsize::new(4).expect("is not zero");

/// Chart data of one segment.
#[derive(Default)]
pub struct SegmentCharts {
    pub documents: ChartCache<ChartFilter, DocumentSet>,
    /// The best position of each document.
    pub positions: ChartCache<ChartSelector, HashMap<DocId, u16>>,
}

/// The most recently used results.
pub struct ChartCache<K, V>(Mutex<LruCache<K, Arc<V>>>);

impl<K: Hash + Eq, V> Default for ChartCache<K, V> {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(CACHED_FILTERS)))
    }
}

impl<K: Hash + Eq, V> ChartCache<K, V> {
    /// Returns the cached result, or finds and stores it.
    pub fn get_or_find(
        &self,
        key: K,
        find: impl FnOnce() -> Result<V, IndexReadError>,
    ) -> Result<Arc<V>, IndexReadError> {
        if let Some(cached) = self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return Ok(cached.clone());
        }
        let found = Arc::new(find()?);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(key, found.clone());
        Ok(found)
    }
}
