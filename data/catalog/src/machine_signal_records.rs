//! Records that the machine signal stage reads from the catalog and writes to it.

use earshot_model::{MachineSignals, Podcast, PodcastId, Timestamp};

/// A podcast whose texts changed since it was last classified.
#[derive(Clone, Debug)]
pub struct PodcastToClassify {
    pub podcast: Podcast,
    /// The newest episodes, newest first.
    pub episodes: Vec<EpisodeToClassify>,
    /// Number of all episodes; the next field is the publish time of the first one.
    pub episode_count: i64,
    pub first_published_at: Option<Timestamp>,
    /// Recent texts that many other shows share, and the largest number of other shows that share one of them.
    pub shared_text_count: i64,
    pub sharing_show_count: i64,
    /// Revision of the inputs, to be returned with the result.
    pub revision: i64,
}

/// The texts and dates of an episode that machine signals are computed from.
#[derive(Clone, Debug)]
pub struct EpisodeToClassify {
    pub title: String,
    /// Plain text, truncated.
    pub text: String,
    pub enclosure_url: Option<String>,
    pub published_at: Option<Timestamp>,
}

/// Machine signals of a podcast, to be stored.
#[derive(Clone, Debug)]
pub struct MachineSignalUpdate {
    pub podcast_id: PodcastId,
    pub revision: i64,
    /// Version of the classification rules.
    pub rules_version: i64,
    pub signals: MachineSignals,
    /// [`MachineSignalUpdate::BANDS_PER_TEXT`] band hashes per text.
    pub bands: Vec<i64>,
}

impl MachineSignalUpdate {
    /// Band hashes per text. Two texts that share half of them are nearly the same.
    pub const BANDS_PER_TEXT: usize = 4;
}
