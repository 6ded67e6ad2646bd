//! What the weighing of signs that a show is made by a machine gets from the catalog, and hands to it.

use earshot_model::{MachineSignals, Podcast, PodcastId, Timestamp};

/// A podcast of which texts changed since its signs were weighed.
#[derive(Clone, Debug)]
pub struct PodcastToClassify {
    pub podcast: Podcast,
    /// The newest, newest first.
    pub episodes: Vec<EpisodeToClassify>,
    /// How many it has in all, and the first of them.
    pub episode_count: i64,
    pub first_published_at: Option<Timestamp>,
    /// Of the texts that were compared with those of all shows, how many are nearly those of many others, and of how many.
    pub shared_text_count: i64,
    pub sharing_show_count: i64,
    /// Hand it back with the result.
    pub revision: i64,
}

/// The texts and dates of an episode that machine signals are computed from.
#[derive(Clone, Debug)]
pub struct EpisodeToClassify {
    pub title: String,
    /// Plain, and cut.
    pub text: String,
    pub enclosure_url: Option<String>,
    pub published_at: Option<Timestamp>,
}

/// What was found of a podcast.
#[derive(Clone, Debug)]
pub struct MachineSignalUpdate {
    pub podcast_id: PodcastId,
    pub revision: i64,
    /// Version of the rules.
    pub rules_version: i64,
    pub signals: MachineSignals,
    /// [`MachineSignalUpdate::BANDS_PER_TEXT`] hashes a text.
    pub bands: Vec<i64>,
}

impl MachineSignalUpdate {
    /// Hashes of a text. Two that have half of them in common are nearly the same.
    pub const BANDS_PER_TEXT: usize = 4;
}
