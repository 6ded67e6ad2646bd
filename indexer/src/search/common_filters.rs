//! The documents of filters by values and numbers that are asked again and again, kept as sets.
//!
//! A filter is kept when it comes for the second time: those that come once are decided candidate by candidate, by columns.

use super::collection::{Collection, Segment};
use super::documents::Documents;
use super::fault::Fault;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use tantivy::Term;
use tantivy::columnar::Column;
use tantivy::schema::IndexRecordOption;

/// Of all sets of a collection.
const MAX_BYTES: u64 = 128 << 20;
/// In a small collection too.
const MAX_SETS: u64 = 512;

/// A filter by exact values: any of these, each of a field.
pub type Values<'a> = [(&'static str, &'a [String])];

/// A filter by a number that stands in a column.
#[derive(Clone, Copy, Debug)]
pub struct Range {
    pub measure: &'static str,
    /// Both included.
    pub least: f64,
    pub most: f64,
    /// What is not known counts as this number, or is in no range.
    pub unknown: Option<f64>,
}

impl Range {
    pub fn column(&self, segment: &Segment) -> Result<Column<f64>, Fault> {
        Ok(segment.reader.fast_fields().f64(self.measure)?)
    }

    pub fn has(&self, value: Option<f64>) -> bool {
        value.or(self.unknown).is_some_and(|value| value >= self.least && value <= self.most)
    }
}

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

    /// Gives back what is kept, and keeps one set from now on.
    pub fn forget(&self) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.clear();
        known.resize(NonZeroUsize::MIN);
    }

    /// The documents of a filter by values; `None` when it comes for the first time.
    pub fn documents(
        &self,
        collection: &Collection,
        segment: &Segment,
        values: &Values<'_>,
    ) -> Result<Option<Arc<Documents>>, Fault> {
        self.kept(Key::Values(key_of(values)), || find(collection, segment, values))
    }

    /// The same of a filter by a number.
    pub fn documents_between(&self, segment: &Segment, range: &Range) -> Result<Option<Arc<Documents>>, Fault> {
        let Range { measure, least, most, unknown } = range;
        let bits = [least, most].map(|number| number.to_bits());
        let key = Key::Range(measure, bits, unknown.map(f64::to_bits));
        self.kept(key, || find_between(segment, range))
    }

    fn kept(&self, key: Key, find: impl FnOnce() -> Result<Documents, Fault>) -> Result<Option<Arc<Documents>>, Fault> {
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

/// What a set is kept under.
#[derive(PartialEq, Eq, Hash)]
enum Key {
    Values(KeyOfValues),
    /// A column with the bits of the numbers.
    Range(&'static str, [u64; 2], Option<u64>),
}

/// Each field with its values, sorted. Not one string: a value may hold whatever would be between.
type KeyOfValues = Vec<(&'static str, Vec<String>)>;

/// The same for the same values in any order.
fn key_of(values: &Values<'_>) -> KeyOfValues {
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

/// Columns are read so many documents at a time: one by one each would be asked for through the column's layers.
const READ_TOGETHER: u32 = 1024;

fn find_between(segment: &Segment, range: &Range) -> Result<Documents, Fault> {
    let documents = segment.reader.max_doc();
    let column = range.column(segment)?;
    let mut found = Documents::none(documents);
    let (mut asked, mut values) = (Vec::new(), Vec::new());
    for start in (0..documents).step_by(READ_TOGETHER as usize) {
        asked.clear();
        asked.extend(start..documents.min(start.saturating_add(READ_TOGETHER)));
        values.clear();
        values.resize(asked.len(), None);
        column.first_vals(&asked, &mut values);
        asked
            .iter()
            .zip(&values)
            .filter(|(_, value)| range.has(**value))
            .for_each(|(&document, _)| found.insert(document));
    }
    Ok(found)
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
