//! Opens the catalog's writer on first use, so that a round without changed feeds does not open the catalog.

use crate::context::Context;
use earshot_catalog::{
    CatalogError, FeedAlias, FeedState, FeedUpdate, MissingTranscript, MovedFeed, PodcastIdentity, PodcastMerge,
    TranscriptFailure, Writer,
};
use earshot_ingest::{FeedStore, StoreError};
use earshot_model::{PodcastId, Timestamp, Transcript};
use std::collections::{HashMap, HashSet};

/// A `FeedStore` that opens the catalog on first use.
pub struct LazyWriter<'a> {
    context: &'a Context,
    command: &'static str,
    writer: Option<Writer>,
}

impl<'a> LazyWriter<'a> {
    pub fn new(context: &'a Context, command: &'static str) -> Self {
        Self { context, command, writer: None }
    }

    fn writer(&mut self) -> Result<&mut Writer, CatalogError> {
        if self.writer.is_none() {
            let mut writer = self.context.open_writer(self.command)?;
            writer.use_small_units();
            self.writer = Some(writer);
        }
        Ok(self.writer.as_mut().expect("just opened"))
    }
}

impl FeedStore for LazyWriter<'_> {
    fn feed_states(&mut self, urls: &[String]) -> Result<HashMap<String, FeedState>, StoreError> {
        FeedStore::feed_states(self.writer()?, urls)
    }

    fn feeds_after(&mut self, url: &str, limit: usize) -> Result<Vec<(String, PodcastId)>, StoreError> {
        FeedStore::feeds_after(self.writer()?, url, limit)
    }

    fn put_updates(&mut self, updates: Vec<FeedUpdate>) -> Result<(), StoreError> {
        FeedStore::put_updates(self.writer()?, updates)
    }

    fn release(&mut self) {
        if let Some(writer) = &mut self.writer {
            writer.release();
        }
    }

    fn move_feeds(&mut self, moved: &[MovedFeed]) -> Result<(), StoreError> {
        // Nothing to write: the catalog stays closed.
        if moved.is_empty() { Ok(()) } else { FeedStore::move_feeds(self.writer()?, moved) }
    }

    fn podcasts_by_key(&mut self, keys: &[u64]) -> Result<HashMap<u64, Vec<PodcastId>>, StoreError> {
        FeedStore::podcasts_by_key(self.writer()?, keys)
    }

    fn podcast_identities(
        &mut self,
        podcasts: &HashSet<PodcastId>,
    ) -> Result<HashMap<PodcastId, PodcastIdentity>, StoreError> {
        FeedStore::podcast_identities(self.writer()?, podcasts)
    }

    fn put_aliases(&mut self, aliases: &[FeedAlias]) -> Result<(), StoreError> {
        if aliases.is_empty() { Ok(()) } else { FeedStore::put_aliases(self.writer()?, aliases) }
    }

    fn merge(&mut self, merge: &PodcastMerge) -> Result<bool, StoreError> {
        FeedStore::merge(self.writer()?, merge)
    }

    fn put_transcripts(
        &mut self,
        transcripts: Vec<Transcript>,
        failed: Vec<TranscriptFailure>,
    ) -> Result<u64, StoreError> {
        FeedStore::put_transcripts(self.writer()?, transcripts, failed)
    }

    fn transcript_tries(&mut self, urls: &[String]) -> Result<HashMap<String, TranscriptFailure>, StoreError> {
        FeedStore::transcript_tries(self.writer()?, urls)
    }

    fn missing_transcripts(&mut self, now: Timestamp, limit: usize) -> Result<Vec<MissingTranscript>, StoreError> {
        FeedStore::missing_transcripts(self.writer()?, now, limit)
    }
}
