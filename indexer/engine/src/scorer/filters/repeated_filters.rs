//! The document sets of filters by values and by numbers. The sets of repeated filters are cached.

use crate::index_read_error::IndexReadError;
use crate::segments::collection::Collection;
use crate::segments::document_set::DocumentSet;
use crate::segments::filter_cache::FilterKey;
use crate::segments::segment::Segment;
use std::sync::Arc;
use tantivy::Term;
use tantivy::columnar::Column;
use tantivy::schema::IndexRecordOption;

/// A filter by exact values: any of these values in any of these fields.
pub type ValueFilter<'a> = [(&'static str, &'a [String])];

/// A filter by a number in a column.
#[derive(Clone, Copy, Debug)]
pub struct NumberRange {
    pub measure: &'static str,
    /// The bounds are inclusive.
    pub min: f64,
    pub max: f64,
    /// The number that a missing value counts as. With `None`, documents without a value do not pass.
    pub unknown: Option<f64>,
}

impl NumberRange {
    /// The column of the number.
    pub fn column(&self, segment: &Segment) -> Result<Column<f64>, IndexReadError> {
        Ok(segment.reader.fast_fields().f64(self.measure)?)
    }

    pub fn contains(&self, value: Option<f64>) -> bool {
        value.or(self.unknown).is_some_and(|value| value >= self.min && value <= self.max)
    }
}

/// The documents that pass a filter by values; `None` when the filter comes for the first time.
pub fn documents_with_values(
    collection: &Collection,
    segment: &Segment,
    values: &ValueFilter<'_>,
) -> Result<Option<Arc<DocumentSet>>, IndexReadError> {
    segment.filters.get_or_find(value_filter_key(values), || find_documents(collection, segment, values))
}

/// The documents that pass a filter by a number; `None` when the filter comes for the first time.
pub fn documents_between(segment: &Segment, range: &NumberRange) -> Result<Option<Arc<DocumentSet>>, IndexReadError> {
    let NumberRange { measure, min, max, unknown } = range;
    let bits = [min, max].map(|number| number.to_bits());
    let key = FilterKey::Range(measure, bits, unknown.map(f64::to_bits));
    segment.filters.get_or_find(key, || find_documents_between(segment, range))
}

/// A key that does not depend on the order of values.
fn value_filter_key(values: &ValueFilter<'_>) -> FilterKey {
    let sorted = |values: &[String]| {
        let mut sorted = values.to_vec();
        sorted.sort_unstable();
        sorted
    };
    FilterKey::Values(values.iter().map(|(name, values)| (*name, sorted(values))).collect())
}

fn find_documents(
    collection: &Collection,
    segment: &Segment,
    values: &ValueFilter<'_>,
) -> Result<DocumentSet, IndexReadError> {
    let mut documents = DocumentSet::empty(segment.reader.max_doc());
    for (name, values) in values {
        let field = collection.field(name);
        let index = segment.inverted_index(field)?;
        for value in *values {
            let term = Term::from_field_text(field, value);
            if let Some(mut found) = index.read_postings(&term, IndexRecordOption::Basic)? {
                documents.extend(&mut found);
            }
        }
    }
    Ok(documents)
}

/// Columns are read in batches of this many documents, because a read per document passes all layers of the column.
const COLUMN_BATCH: u32 = 1024;

fn find_documents_between(segment: &Segment, range: &NumberRange) -> Result<DocumentSet, IndexReadError> {
    let documents = segment.reader.max_doc();
    let column = range.column(segment)?;
    let mut found = DocumentSet::empty(documents);
    let (mut requested, mut values) = (Vec::new(), Vec::new());
    for start in (0..documents).step_by(COLUMN_BATCH as usize) {
        requested.clear();
        requested.extend(start..documents.min(start.saturating_add(COLUMN_BATCH)));
        values.clear();
        values.resize(requested.len(), None);
        column.first_vals(&requested, &mut values);
        requested
            .iter()
            .zip(&values)
            .filter(|(_, value)| range.contains(**value))
            .for_each(|(&document, _)| found.insert(document));
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn different_filters_have_different_keys() {
        let values = |texts: &[&str]| texts.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        let (one, turned, other) = (values(&["en", "de"]), values(&["de", "en"]), values(&["ende"]));
        let key = |name, values: &Vec<String>| value_filter_key(&[(name, values.as_slice())]);
        assert_eq!(key("language", &one), key("language", &turned));
        assert_ne!(key("language", &one), key("language", &other));
        assert_ne!(key("language", &one), key("country", &one));
        assert_ne!(key("language", &one), key("language", &values(&["en\0de"])));
    }
}
