//! Caches the document sets of repeated filters.
//!
//! A filter's set is built when the filter comes for the second time. The first time, columns decide for each
//! candidate.

use super::document_set::DocumentSet;
use crate::index_read_error::IndexReadError;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};

/// Memory limit for all sets of a collection.
const MAX_BYTES: u64 = 128 << 20;
/// Limit of sets, for small collections.
const MAX_SETS: u64 = 512;

/// The most recently used filters of one segment.
pub struct FilterCache(Mutex<LruCache<FilterKey, Option<Arc<DocumentSet>>>>);

impl FilterCache {
    /// A cache for a segment with `documents` documents, in a collection with `collection` documents.
    pub fn new(documents: u64, collection: u64) -> Self {
        let bytes = MAX_BYTES * documents / collection.max(1);
        let sets = bytes.checked_div(documents / 8).unwrap_or(MAX_SETS).clamp(1, MAX_SETS);
        let sets = usize::try_from(sets).ok().and_then(NonZeroUsize::new).unwrap_or(NonZeroUsize::MIN);
        Self(Mutex::new(LruCache::new(sets)))
    }

    /// Drops all sets, and keeps only one from now on.
    pub fn clear(&self) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.clear();
        known.resize(NonZeroUsize::MIN);
    }

    /// The documents that pass a filter; `None` when the filter comes for the first time.
    pub fn get_or_find(
        &self,
        key: FilterKey,
        find: impl FnOnce() -> Result<DocumentSet, IndexReadError>,
    ) -> Result<Option<Arc<DocumentSet>>, IndexReadError> {
        {
            let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            match known.get(&key) {
                Some(Some(documents)) => return Ok(Some(documents.clone())),
                Some(None) => {}
                None => {
                    known.put(key, None);
                    return Ok(None);
                }
            }
        }
        let documents = Arc::new(find()?);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(key, Some(documents.clone()));
        Ok(Some(documents))
    }
}

/// The key of a cached set.
#[derive(Debug, PartialEq, Eq, Hash)]
pub enum FilterKey {
    /// Each field with its sorted values. A single string would be ambiguous, because values may contain any separator.
    Values(Vec<(&'static str, Vec<String>)>),
    /// A column with the bits of its bounds.
    Range(&'static str, [u64; 2], Option<u64>),
}
