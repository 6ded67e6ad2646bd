//! The documents of filters that are asked again and again, kept as sets.
//!
//! A filter is kept when it comes for the second time: those that come once are decided candidate by candidate, by columns.

use super::collection::{Collection, Segment};
use super::documents::Documents;
use super::fault::Fault;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use tantivy::Term;
use tantivy::schema::IndexRecordOption;

/// Of all sets of a collection.
const MAX_BYTES: u64 = 128 << 20;
/// In a small collection too.
const MAX_SETS: u64 = 512;

/// A filter by exact values: any of these, each of a field.
pub type Values<'a> = [(&'static str, &'a [String])];

/// The filters of one segment that were asked for last.
pub struct CommonFilters(Mutex<LruCache<Key, Option<Arc<Documents>>>>);

impl CommonFilters {
    /// For a segment of so many documents, in a collection of so many.
    pub fn new(documents: u64, collection: u64) -> Self {
        let bytes = MAX_BYTES * documents / collection.max(1);
        let sets = bytes.checked_div(documents / 8).unwrap_or(MAX_SETS).clamp(1, MAX_SETS);
        let sets = usize::try_from(sets).ok().and_then(NonZeroUsize::new).unwrap_or(NonZeroUsize::MIN);
        Self(Mutex::new(LruCache::new(sets)))
    }

    /// The documents of a filter; `None` when it comes for the first time.
    pub fn documents(
        &self,
        collection: &Collection,
        segment: &Segment,
        values: &Values<'_>,
    ) -> Result<Option<Arc<Documents>>, Fault> {
        let key = key_of(values);
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
        let documents = Arc::new(find(collection, segment, values)?);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).put(key, Some(documents.clone()));
        Ok(Some(documents))
    }
}

/// What a set is kept under: each field with its values, sorted. Not one string: a value may hold whatever would be between.
type Key = Vec<(&'static str, Vec<String>)>;

/// The same for the same values in any order.
fn key_of(values: &Values<'_>) -> Key {
    let sorted = |values: &[String]| {
        let mut sorted = values.to_vec();
        sorted.sort_unstable();
        sorted
    };
    values.iter().map(|(name, values)| (*name, sorted(values))).collect()
}

fn find(collection: &Collection, segment: &Segment, values: &Values<'_>) -> Result<Documents, Fault> {
    let mut documents = Documents::none(segment.reader.max_doc());
    for (name, values) in values {
        let field = collection.field(name);
        let index = segment.inverted(field)?;
        for value in *values {
            let term = Term::from_field_text(field, value);
            if let Some(mut found) = index.read_postings(&term, IndexRecordOption::Basic)? {
                documents.extend(&mut found);
            }
        }
    }
    Ok(documents)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_tell_filters_apart() {
        let values = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        let (one, turned, other) = (values(&["en", "de"]), values(&["de", "en"]), values(&["ende"]));
        let key = |name, values: &Vec<String>| key_of(&[(name, values.as_slice())]);
        assert_eq!(key("language", &one), key("language", &turned));
        assert_ne!(key("language", &one), key("language", &other));
        assert_ne!(key("language", &one), key("country", &one));
        assert_ne!(key("language", &one), key("language", &values(&["en\0de"])));
    }
}
