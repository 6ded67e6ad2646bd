//! Statistics for scoring as one big index would have them, whatever the number of shards and languages.

use super::collection::Collection;
use super::forms::Form;
use std::collections::HashMap;
use tantivy::query::Bm25StatisticsProvider;
use tantivy::schema::Field;
use tantivy::{TantivyError, Term};

/// The statistics of one query.
///
/// The forms of a word (its stems in the languages of the index, near spellings) count as one: a name that is frequent
/// in English texts is not rare because few Danish ones have it.
pub struct Statistics<'a> {
    collection: &'a Collection,
    frequencies: HashMap<&'a Term, u64>,
}

impl<'a> Statistics<'a> {
    pub fn new(collection: &'a Collection, scored: &'a [Form]) -> Self {
        Self { collection, frequencies: scored.iter().map(|form| (&form.known.term, form.frequency)).collect() }
    }
}

impl Bm25StatisticsProvider for Statistics<'_> {
    fn total_num_tokens(&self, field: Field) -> Result<u64, TantivyError> {
        // Of fields whose words are not counted, one in each document.
        Ok(self.collection.words.get(&field).copied().unwrap_or(self.collection.documents))
    }

    fn total_num_docs(&self) -> Result<u64, TantivyError> {
        Ok(self.collection.documents)
    }

    fn doc_freq(&self, term: &Term) -> Result<u64, TantivyError> {
        // The engine insists on no more documents than there are; forms of a word can overlap.
        Ok(self.frequencies.get(term).copied().unwrap_or_default().min(self.collection.documents))
    }
}
