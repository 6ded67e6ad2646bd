//! What `ingest` needs of the catalog, and no more: states of feeds in, updates out.

use earshot_catalog::{
    CatalogError, FeedAlias, FeedState, FeedUpdate, MissingTranscript, MovedFeed, PodcastIdentity, PodcastMerge,
    TranscriptFailure, Writer,
};
use earshot_model::{PodcastId, Timestamp, Transcript};
use std::collections::{HashMap, HashSet};

/// The catalog could not be read or written.
#[derive(Debug, thiserror::Error)]
#[error("the catalog failed")]
pub struct StoreError(#[source] pub Box<dyn std::error::Error + Send + Sync>);

/// Where states of feeds are kept.
pub trait FeedStore {
    /// The states of those feeds that are known, by the URL that was asked for, which may be an alias.
    ///
    /// # Errors
    /// [`StoreError`] when the catalog cannot be read.
    fn feed_states(&mut self, urls: &[String]) -> Result<HashMap<String, FeedState>, StoreError>;

    /// Feeds in the order of their URLs, `limit` of them after a URL.
    ///
    /// # Errors
    /// [`StoreError`] when the catalog cannot be read.
    fn feeds_after(&mut self, url: &str, limit: usize) -> Result<Vec<(String, PodcastId)>, StoreError>;

    /// Writes a unit of work in one transaction: all of it or nothing.
    ///
    /// # Errors
    /// [`StoreError`] when the catalog cannot be written.
    fn put_updates(&mut self, updates: Vec<FeedUpdate>) -> Result<(), StoreError>;

    /// Lets go of what is held in memory, until it is needed again.
    fn release(&mut self);

    /// Lets feeds be read under other URLs from now on.
    ///
    /// # Errors
    /// [`StoreError`] when the catalog cannot be written.
    fn move_feeds(&mut self, moved: &[MovedFeed]) -> Result<(), StoreError>;

    /// The podcasts that have one of these keys, see [`crate::identity`]. A key of more than 16 may come with 17.
    ///
    /// # Errors
    /// [`StoreError`] when the catalog cannot be read.
    fn podcasts_by_key(&mut self, keys: &[u64]) -> Result<HashMap<u64, Vec<PodcastId>>, StoreError>;

    /// Those podcasts that there are, with what tells whether a feed is the same show.
    ///
    /// # Errors
    /// [`StoreError`] when the catalog cannot be read.
    fn podcast_identities(
        &mut self,
        podcasts: &HashSet<PodcastId>,
    ) -> Result<HashMap<PodcastId, PodcastIdentity>, StoreError>;

    /// Notes other URLs of known podcasts' feeds.
    ///
    /// # Errors
    /// [`StoreError`] when the catalog cannot be written.
    fn note_aliases(&mut self, aliases: &[FeedAlias]) -> Result<(), StoreError>;

    /// Makes one podcast of two; false when one of them is no more.
    ///
    /// # Errors
    /// [`StoreError`] when the catalog cannot be written; both are as they were then.
    fn merge(&mut self, merge: &PodcastMerge) -> Result<bool, StoreError>;

    /// Writes transcripts, whose episodes may come later, and links that failed, in one transaction; returns how many
    /// transcripts are new or changed.
    ///
    /// # Errors
    /// [`StoreError`] when the catalog cannot be written.
    fn put_transcripts(
        &mut self,
        transcripts: Vec<Transcript>,
        failed: Vec<TranscriptFailure>,
    ) -> Result<u64, StoreError>;

    /// Those of the links that failed before, by URL.
    ///
    /// # Errors
    /// [`StoreError`] when the catalog cannot be read.
    fn transcript_tries(&mut self, urls: &[String]) -> Result<HashMap<String, TranscriptFailure>, StoreError>;

    /// The next episodes with links, without a transcript, and with a link that may be fetched `now`; empty at the end.
    ///
    /// # Errors
    /// [`StoreError`] when the catalog cannot be read.
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

    fn note_aliases(&mut self, aliases: &[FeedAlias]) -> Result<(), StoreError> {
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
