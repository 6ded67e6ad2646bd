//! Resolves former ids in the id lists of a search to the podcasts and episodes that they were merged into.

use crate::search::EmbeddedBackend;
use earshot_engine::IndexReadError;
use earshot_model::search::SearchOptions;
use earshot_model::{EpisodeId, PodcastId};
use std::borrow::Cow;

impl EmbeddedBackend {
    /// The search with current ids. Ids that the index does not contain stay and match nothing.
    pub(crate) fn resolve_former_ids<'o>(
        &self,
        options: &'o SearchOptions,
    ) -> Result<Cow<'o, SearchOptions>, IndexReadError> {
        let filters = &options.filters;
        let podcasts = filters.include_podcast_ids.len() + filters.exclude_podcast_ids.len();
        let episodes = filters.include_episode_ids.len() + filters.exclude_episode_ids.len();
        if podcasts + episodes == 0 && options.hidden.is_empty() {
            return Ok(Cow::Borrowed(options));
        }
        let mut options = options.clone();
        let (filters, hidden) = (&mut options.filters, &mut options.hidden);
        let of_filters = filters.include_podcast_ids.iter_mut().chain(&mut filters.exclude_podcast_ids);
        for id in of_filters.chain(&mut hidden.blacklisted).chain(&mut hidden.listed) {
            *id = self.current_podcast_id(*id)?;
        }
        for id in filters.include_episode_ids.iter_mut().chain(&mut filters.exclude_episode_ids) {
            *id = self.current_episode_id(*id)?;
        }
        Ok(Cow::Owned(options))
    }

    fn current_podcast_id(&self, id: PodcastId) -> Result<PodcastId, IndexReadError> {
        if self.podcast_address(id)?.is_some() {
            return Ok(id);
        }
        let address = self.podcasts.address_of_former_id(id.0)?;
        Ok(address.map_or(id, |address| PodcastId(self.podcasts.columns(address).id(address.document))))
    }

    fn current_episode_id(&self, id: EpisodeId) -> Result<EpisodeId, IndexReadError> {
        let address = self.episode_address(id)?;
        Ok(address.map_or(id, |address| EpisodeId(self.episodes.columns(address).id(address.document))))
    }
}
