//! Finds the transcripts that were fetched since a time.

use super::error::PassageError;
use super::passage_store::PassageStore;
use crate::cancel::CancelToken;
use earshot_model::{EpisodeId, Timestamp};
use std::time::SystemTime;

impl PassageStore {
    /// The episodes whose transcript was fetched at or after a time, in no order. Parts whose file is older are
    /// skipped, because they contain none.
    ///
    /// # Errors
    /// When a part cannot be read.
    pub fn episodes_fetched_since(
        &self,
        since: Timestamp,
        cancel: &CancelToken,
    ) -> Result<Vec<EpisodeId>, PassageError> {
        let oldest = SystemTime::from(since);
        let mut found = Vec::new();
        for part in self.newer_parts(oldest) {
            for episode in self.current_episodes_of(part) {
                if cancel.is_cancelled() {
                    return Ok(found);
                }
                if let Some(record) = self.get(episode)?
                    && record.fetched_at()? >= since
                {
                    found.push(episode);
                }
            }
        }
        Ok(found)
    }
}
