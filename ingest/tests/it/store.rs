//! An in-memory store that behaves like the catalog.

use earshot_catalog::{
    FeedAlias, FeedState, FeedUpdate, MissingTranscript, MovedFeed, PodcastIdentity, PodcastMerge, TranscriptFailure,
};
use earshot_ingest::{FeedStore, StoreError};
use earshot_model::{Episode, EpisodeId, Podcast, PodcastId, Timestamp, Transcript};
use std::collections::{BTreeMap, HashMap, HashSet};

#[derive(Default)]
pub struct MemoryStore {
    pub states: HashMap<String, FeedState>,
    pub podcasts: BTreeMap<String, Podcast>,
    pub episodes: HashMap<EpisodeId, Episode>,
    pub gone: Vec<EpisodeId>,
    pub transcripts: HashMap<EpisodeId, Transcript>,
    pub tries: HashMap<String, TranscriptFailure>,
    pub units: usize,
    /// The unit with this number fails, as on a full disk.
    pub failing_unit: Option<usize>,
}

impl MemoryStore {
    pub fn titles(&self) -> Vec<String> {
        let mut titles: Vec<String> = self.episodes.values().map(|episode| episode.title.clone()).collect();
        titles.sort();
        titles
    }
}

impl FeedStore for MemoryStore {
    fn feed_states(&mut self, urls: &[String]) -> Result<HashMap<String, FeedState>, StoreError> {
        Ok(urls.iter().filter_map(|url| Some((url.clone(), self.states.get(url)?.clone()))).collect())
    }

    fn feeds_after(&mut self, url: &str, limit: usize) -> Result<Vec<(String, PodcastId)>, StoreError> {
        let mut feeds: Vec<(String, PodcastId)> = self
            .states
            .values()
            .filter(|state| state.url.as_str() > url)
            .map(|state| (state.url.clone(), state.podcast_id))
            .collect();
        feeds.sort();
        feeds.truncate(limit);
        Ok(feeds)
    }

    fn release(&mut self) {}

    fn put_updates(&mut self, updates: Vec<FeedUpdate>) -> Result<(), StoreError> {
        if self.failing_unit == Some(self.units) {
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
            self.gone.extend(update.gone_episodes);
            self.states.insert(update.state.url.clone(), update.state);
        }
        Ok(())
    }

    fn move_feeds(&mut self, _: &[MovedFeed]) -> Result<(), StoreError> {
        Ok(())
    }

    // It finds podcasts by URL only; the tests of identity use the catalog.
    fn podcasts_by_key(&mut self, _: &[u64]) -> Result<HashMap<u64, Vec<PodcastId>>, StoreError> {
        Ok(HashMap::new())
    }

    fn podcast_identities(
        &mut self,
        _: &HashSet<PodcastId>,
    ) -> Result<HashMap<PodcastId, PodcastIdentity>, StoreError> {
        Ok(HashMap::new())
    }

    fn put_aliases(&mut self, _: &[FeedAlias]) -> Result<(), StoreError> {
        Ok(())
    }

    fn merge(&mut self, _: &PodcastMerge) -> Result<bool, StoreError> {
        Ok(false)
    }

    fn put_transcripts(
        &mut self,
        transcripts: Vec<Transcript>,
        failed: Vec<TranscriptFailure>,
    ) -> Result<u64, StoreError> {
        let mut written = 0;
        for transcript in transcripts {
            self.tries.remove(&transcript.source);
            let known = self.transcripts.get(&transcript.episode_id);
            if known.is_none_or(|known| (&known.cues, &known.source) != (&transcript.cues, &transcript.source)) {
                written += 1;
                self.transcripts.insert(transcript.episode_id, transcript);
            }
        }
        self.tries.extend(failed.into_iter().map(|failed| (failed.url.clone(), failed)));
        Ok(written)
    }

    fn transcript_tries(&mut self, urls: &[String]) -> Result<HashMap<String, TranscriptFailure>, StoreError> {
        Ok(urls.iter().filter_map(|url| Some((url.clone(), self.tries.get(url)?.clone()))).collect())
    }

    fn missing_transcripts(&mut self, now: Timestamp, limit: usize) -> Result<Vec<MissingTranscript>, StoreError> {
        let may_be_tried = |url: &String| self.tries.get(url).is_none_or(|failed| failed.next_at <= now);
        let is_missing = |episode: &&Episode| {
            !self.transcripts.contains_key(&episode.id)
                && episode.transcript_links.iter().any(|link| may_be_tried(&link.url))
        };
        let missing = |episode: &Episode| MissingTranscript {
            episode_id: episode.id,
            podcast_id: episode.podcast_id,
            feed_url: None,
            language: None,
            links: episode.transcript_links.clone(),
        };
        Ok(self.episodes.values().filter(is_missing).take(limit).map(missing).collect())
    }
}
