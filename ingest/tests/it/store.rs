//! A store in memory that behaves like the catalog.

use earshot_catalog::{FeedState, FeedUpdate};
use earshot_ingest::{FeedStore, StoreError};
use earshot_model::{Episode, EpisodeId, Podcast, Transcript};
use std::collections::{BTreeMap, HashMap};

#[derive(Default)]
pub struct MemoryStore {
    pub states: HashMap<String, FeedState>,
    pub podcasts: BTreeMap<String, Podcast>,
    pub episodes: HashMap<EpisodeId, Episode>,
    pub gone: Vec<EpisodeId>,
    pub transcripts: HashMap<EpisodeId, Transcript>,
    pub units: usize,
    /// The unit with this number fails, as a full disk would.
    pub fails_at: Option<usize>,
}

impl MemoryStore {
    pub fn titles(&self) -> Vec<String> {
        let mut titles: Vec<String> = self.episodes.values().map(|episode| episode.title.clone()).collect();
        titles.sort();
        titles
    }
}

impl FeedStore for MemoryStore {
    fn states(&mut self, urls: &[String]) -> Result<HashMap<String, FeedState>, StoreError> {
        Ok(urls.iter().filter_map(|url| Some((url.clone(), self.states.get(url)?.clone()))).collect())
    }

    fn put(&mut self, updates: Vec<FeedUpdate>) -> Result<(), StoreError> {
        if self.fails_at == Some(self.units) {
            return Err(StoreError("the disk is full".into()));
        }
        self.units += 1;
        for update in updates {
            if let Some(podcast) = update.podcast {
                self.podcasts.insert(podcast.feed_url.clone(), podcast);
            }
            for episode in update.episodes {
                self.gone.retain(|id| *id != episode.id);
                self.episodes.insert(episode.id, episode);
            }
            self.gone.extend(update.gone);
            self.transcripts
                .extend(update.transcripts.into_iter().map(|transcript| (transcript.episode_id, transcript)));
            self.states.insert(update.state.url.clone(), update.state);
        }
        Ok(())
    }
}
