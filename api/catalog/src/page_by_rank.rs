//! Pages of lists in the order of a rank, which continue in the generation of the first page.

use earshot_api_server::cursor::{Cursor, query_hash};
use earshot_api_server::prelude::*;
use earshot_model::people::ListEntry;

const DEFAULT_LIMIT: usize = 20;
const MAX_LIMIT: usize = 100;

/// Where a page begins, and how long it is.
pub(crate) struct PageByRank {
    pub(crate) after: i64,
    pub(crate) limit: usize,
    /// Name of the first page's generation.
    pub(crate) generation: Option<String>,
    query_hash: String,
}

impl PageByRank {
    /// Reads the parameters of a page. `query` is what the cursor belongs to.
    pub(crate) fn read(
        state: &AppState,
        query: &str,
        limit: Option<usize>,
        cursor: Option<&str>,
    ) -> Result<Self, ApiError> {
        let limit = check_limit(limit)?;
        let query_hash = query_hash("ranked", query);
        let Some(cursor) = cursor else { return Ok(Self { after: 0, limit, generation: None, query_hash }) };
        let place = state.cursor_key.verify(cursor, &query_hash)?;
        let after = i64::try_from(place.skip).unwrap_or(i64::MAX);
        Ok(Self { after, limit, generation: Some(place.generation), query_hash })
    }

    /// Returns the cursor of the page after a page; `None` after a page that is not full.
    pub(crate) fn next<T>(&self, state: &AppState, generation: &str, found: &[ListEntry<T>]) -> Option<String> {
        let last = found.last().filter(|_| found.len() == self.limit)?;
        Some(state.cursor_key.sign(&Cursor {
            skip: usize::try_from(last.rank).unwrap_or_default(),
            query_hash: self.query_hash.clone(),
            first_page_at: state.clock.now(),
            hidden_at: None,
            generation: generation.to_owned(),
            payer_hash: String::new(),
        }))
    }
}

pub(crate) fn check_limit(limit: Option<usize>) -> Result<usize, ApiError> {
    let limit = limit.unwrap_or(DEFAULT_LIMIT);
    if !(1..=MAX_LIMIT).contains(&limit) {
        return Err(ApiError::invalid("A parameter is not valid.", "/limit", "must be 1 to 100"));
    }
    Ok(limit)
}
