//! A transcript to read: its episode, and the files and links that may have it.

use earshot_model::{EpisodeId, PodcastId, TranscriptLink};
use std::path::PathBuf;

/// Assumed size of a linked transcript, so that a unit has 32 links.
const BYTES_PER_LINK: u64 = 2 << 20;

/// An episode with its transcript candidates; the first readable one wins.
pub(crate) struct TranscriptJob {
    pub(crate) podcast_id: PodcastId,
    pub(crate) episode_id: EpisodeId,
    /// URL of the feed. Links on its server are fetched with its user and password.
    pub(crate) feed_url: String,
    /// Language of the feed.
    pub(crate) language: Option<String>,
    /// Files, best first.
    pub(crate) files: Vec<TranscriptFile>,
    /// Links to fetch when no file is readable, in any order.
    pub(crate) links: Vec<TranscriptLink>,
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
pub(crate) struct TranscriptFile {
    pub(crate) path: PathBuf,
    /// Set when the language is known to differ from the feed's.
    pub(crate) language: Option<String>,
}

/// A file or link without a readable transcript.
pub(crate) struct TranscriptError {
    pub(crate) source: String,
    /// The kind in kebab-case.
    pub(crate) kind: String,
    pub(crate) message: String,
}
