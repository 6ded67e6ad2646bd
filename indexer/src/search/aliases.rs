//! Ids of before in the lists of a search: a podcast that was merged into another is that one, and so are its episodes.

use super::EmbeddedBackend;
use super::fault::Fault;
use earshot_model::search::SearchOptions;
use earshot_model::{EpisodeId, PodcastId};
use std::borrow::Cow;

impl EmbeddedBackend {
    /// The search with the ids of now. Those that nothing has stay as they are, and find nothing.
    pub(super) fn with_ids_of_now<'o>(&self, options: &'o SearchOptions) -> Result<Cow<'o, SearchOptions>, Fault> {
        let filters = &options.filters;
        let podcasts = filters.include_podcast_ids.len() + filters.exclude_podcast_ids.len();
        if podcasts + filters.include_episode_ids.len() + filters.exclude_episode_ids.len() == 0 {
            return Ok(Cow::Borrowed(options));
        }
        let mut options = options.clone();
        let filters = &mut options.filters;
        for id in filters.include_podcast_ids.iter_mut().chain(&mut filters.exclude_podcast_ids) {
            *id = self.podcast_now(*id)?;
        }
        for id in filters.include_episode_ids.iter_mut().chain(&mut filters.exclude_episode_ids) {
            *id = self.episode_now(*id)?;
        }
        Ok(Cow::Owned(options))
    }

    fn podcast_now(&self, id: PodcastId) -> Result<PodcastId, Fault> {
        if self.podcast_place(id)?.is_some() {
            return Ok(id);
        }
        let place = self.podcasts.place_of_former(id.0)?;
        Ok(place.map_or(id, |place| PodcastId(self.podcasts.columns(place).id(place.document))))
    }

    fn episode_now(&self, id: EpisodeId) -> Result<EpisodeId, Fault> {
        let place = self.episode_place(id)?;
        Ok(place.map_or(id, |place| EpisodeId(self.episodes.columns(place).id(place.document))))
    }
}
