//! The interface to the catalog that `ingest` needs: it reads states of feeds and writes updates.

use earshot_catalog::{
    CatalogError, FeedAlias, FeedState, FeedUpdate, MissingTranscript, MovedFeed, PodcastIdentity, PodcastMerge,
    TranscriptFailure, Writer,
};
use earshot_model::{PodcastId, Timestamp, Transcript};
use std::collections::{HashMap, HashSet};

/// A failure to read or write the catalog.
#[derive(Debug, thiserror::Error)]
#[error("the catalog failed")]
pub struct StoreError(#[source] pub Box<dyn std::error::Error + Send + Sync>);

/// Stores the states of feeds.
pub trait FeedStore {
    /// Returns the states of known feeds by the requested URL, which may be an alias.
    fn feed_states(&mut self, urls: &[String]) -> Result<HashMap<String, FeedState>, StoreError>;

    /// Returns `limit` feeds after a URL, sorted by URL.
    fn feeds_after(&mut self, url: &str, limit: usize) -> Result<Vec<(String, PodcastId)>, StoreError>;

    /// Writes a unit of work in one transaction.
    fn put_updates(&mut self, updates: Vec<FeedUpdate>) -> Result<(), StoreError>;

    /// Releases cached memory until it is needed again.
    fn release(&mut self);

    /// Changes the URLs that feeds are read from.
    fn move_feeds(&mut self, moved: &[MovedFeed]) -> Result<(), StoreError>;

    /// Returns the podcasts that have one of these keys, see [`crate::identity`]. A key of more than 16 podcasts may
    /// return only 17.
    fn podcasts_by_key(&mut self, keys: &[u64]) -> Result<HashMap<u64, Vec<PodcastId>>, StoreError>;

    /// Returns the identities of existing podcasts, with the data for deciding whether a feed is the same show.
    fn podcast_identities(
        &mut self,
        podcasts: &HashSet<PodcastId>,
    ) -> Result<HashMap<PodcastId, PodcastIdentity>, StoreError>;

    /// Stores aliases: other URLs of known podcasts' feeds.
    fn put_aliases(&mut self, aliases: &[FeedAlias]) -> Result<(), StoreError>;

    /// Merges two podcasts. Returns false when one of them no longer exists.
    ///
    /// # Errors
    /// [`StoreError`] when the catalog cannot be written; both podcasts are unchanged then.
    fn merge(&mut self, merge: &PodcastMerge) -> Result<bool, StoreError>;

    /// Writes transcripts, whose episodes may be written later, and failed links, in one transaction. Returns the
    /// number of new and changed transcripts.
    fn put_transcripts(
        &mut self,
        transcripts: Vec<Transcript>,
        failed: Vec<TranscriptFailure>,
    ) -> Result<u64, StoreError>;

    /// Returns the stored failures of these links, by URL.
    fn transcript_tries(&mut self, urls: &[String]) -> Result<HashMap<String, TranscriptFailure>, StoreError>;

    /// Returns the next episodes without a transcript that have a link to fetch `now`; empty at the end.
    fn missing_transcripts(&mut self, now: Timestamp, limit: usize) -> Result<Vec<MissingTranscript>, StoreError>;
}

impl From<CatalogError> for StoreError {
    fn from(error: CatalogError) -> Self {
        Self(Box::new(error))
    }
}

impl FeedStore for Writer {
    fn feed_states(&mut self, urls: &[String]) -> Result<HashMap<String, FeedState>, StoreError> {
        Ok(self.feed_states(urls)?)
    }

    fn feeds_after(&mut self, url: &str, limit: usize) -> Result<Vec<(String, PodcastId)>, StoreError> {
        Ok(self.feeds_after(url, limit)?)
    }

    fn put_updates(&mut self, updates: Vec<FeedUpdate>) -> Result<(), StoreError> {
        Ok(self.put_feeds(updates)?)
    }

    fn release(&mut self) {
        Self::release(self);
    }

    fn move_feeds(&mut self, moved: &[MovedFeed]) -> Result<(), StoreError> {
        Ok(Writer::move_feeds(self, moved)?)
    }

    fn podcasts_by_key(&mut self, keys: &[u64]) -> Result<HashMap<u64, Vec<PodcastId>>, StoreError> {
        Ok(Writer::podcasts_by_key(self, keys)?)
    }

    fn podcast_identities(
        &mut self,
        podcasts: &HashSet<PodcastId>,
    ) -> Result<HashMap<PodcastId, PodcastIdentity>, StoreError> {
        Ok(self.podcast_identities(podcasts)?)
    }

    fn put_aliases(&mut self, aliases: &[FeedAlias]) -> Result<(), StoreError> {
        Ok(Writer::record_aliases(self, aliases)?)
    }

    fn merge(&mut self, merge: &PodcastMerge) -> Result<bool, StoreError> {
        Ok(Writer::merge_podcast(self, merge)?)
    }

    fn put_transcripts(
        &mut self,
        transcripts: Vec<Transcript>,
        failed: Vec<TranscriptFailure>,
    ) -> Result<u64, StoreError> {
        Ok(Self::put_transcripts(self, &transcripts, &failed)?)
    }

    fn transcript_tries(&mut self, urls: &[String]) -> Result<HashMap<String, TranscriptFailure>, StoreError> {
        Ok(Self::transcript_failures(self, urls)?)
    }

    fn missing_transcripts(&mut self, now: Timestamp, limit: usize) -> Result<Vec<MissingTranscript>, StoreError> {
        Ok(Self::missing_transcripts(self, now, limit)?)
    }
}
