//! A transcript to read: its episode, and the files and links that may have it.

use earshot_model::{EpisodeId, PodcastId, TranscriptLink};
use std::path::PathBuf;

/// Assumed size of a linked transcript, so that a unit has 32 links.
const BYTES_PER_LINK: u64 = 2 << 20;

/// An episode with its transcript candidates; the first readable one wins.
pub(in crate::run) struct TranscriptJob {
    pub(in crate::run) podcast_id: PodcastId,
    pub(in crate::run) episode_id: EpisodeId,
    /// URL of the feed. Links on its server are fetched with its user and password.
    pub(in crate::run) feed_url: String,
    /// Language of the feed.
    pub(in crate::run) language: Option<String>,
    /// Files, best first.
    pub(in crate::run) files: Vec<TranscriptFile>,
    /// Links to fetch when no file is readable, in any order.
    pub(in crate::run) links: Vec<TranscriptLink>,
}

impl TranscriptJob {
    /// Estimates the memory of the job, in bytes.
    pub(super) fn estimated_bytes(&self) -> u64 {
        match self.files.first() {
            Some(file) => file.path.metadata().map_or(0, |found| found.len()),
            None => BYTES_PER_LINK,
        }
    }
}

/// A transcript file.
pub(in crate::run) struct TranscriptFile {
    pub(in crate::run) path: PathBuf,
    /// Set when the language is known to differ from the feed's.
    pub(in crate::run) language: Option<String>,
}

/// A file or link without a readable transcript.
pub(in crate::run) struct TranscriptError {
    pub(in crate::run) source: String,
    /// The kind in kebab-case.
    pub(in crate::run) kind: String,
    pub(in crate::run) message: String,
}
