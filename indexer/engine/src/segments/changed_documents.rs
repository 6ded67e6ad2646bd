//! Finds the documents that are new or changed since a time, by two columns.

use super::collection::Collection;
use crate::SearchError;
use crate::cancel::CancelToken;
use crate::index_read_error::IndexReadError;
use crate::schema::field;
use earshot_model::Timestamp;
use uuid::Uuid;

impl Collection {
    /// The ids of the episodes that were first seen or changed at or after a time, in no order.
    ///
    /// # Errors
    /// When the index cannot be read, or the search was cancelled.
    pub fn episodes_since(&self, since: Timestamp, cancel: &CancelToken) -> Result<Vec<Uuid>, IndexReadError> {
        let since = since.timestamp();
        let mut found = Vec::new();
        for segment in self.segments() {
            if cancel.is_cancelled() {
                return Err(IndexReadError::Public(SearchError::Cancelled));
            }
            let columns = segment.reader.fast_fields();
            let (created, updated) = (columns.i64(field::CREATED_AT)?, columns.i64(field::UPDATED_AT)?);
            // Most segments are older as a whole.
            if created.max_value().max(updated.max_value()) < since {
                continue;
            }
            let is_new = |document| [&created, &updated].iter().any(|column| column.first(document) >= Some(since));
            let documents = segment.reader.doc_ids_alive().filter(|&document| is_new(document));
            found.extend(documents.map(|document| segment.columns.id(document)));
        }
        Ok(found)
    }
}
