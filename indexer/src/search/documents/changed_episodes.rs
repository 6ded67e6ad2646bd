//! Finds the episodes that were added, or whose transcript was fetched, since a time.

use crate::CancelToken;
use crate::search::EmbeddedBackend;
use earshot_engine::IndexReadError;
use earshot_model::{EpisodeId, Timestamp};

impl EmbeddedBackend {
    pub(crate) fn find_changed_episodes(
        &self,
        since: Timestamp,
        cancel: &CancelToken,
    ) -> Result<Vec<EpisodeId>, IndexReadError> {
        let mut found: Vec<EpisodeId> =
            self.episodes.episodes_since(since, cancel)?.into_iter().map(EpisodeId).collect();
        for store in &self.passages {
            found.extend(store.episodes_fetched_since(since, cancel)?);
        }
        found.sort_unstable();
        found.dedup();
        Ok(found)
    }
}
