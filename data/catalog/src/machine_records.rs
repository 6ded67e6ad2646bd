//! What the weighing of signs that a show is made by a machine gets from the catalog, and hands to it.

use earshot_model::{MachineSigns, Podcast, PodcastId, Timestamp};

/// A podcast of which texts changed since its signs were weighed.
#[derive(Clone, Debug)]
pub struct PodcastToWeigh {
    pub podcast: Podcast,
    /// The newest, newest first.
    pub episodes: Vec<EpisodeToWeigh>,
    /// How many it has in all, and the first of them.
    pub episode_count: i64,
    pub first_published_at: Option<Timestamp>,
    /// Of the texts that were compared with those of all shows, how many are nearly those of many others, and of how many.
    pub shared_texts: i64,
    pub shared_with: i64,
    /// Hand it back with the result.
    pub revision: i64,
}

#[derive(Clone, Debug)]
pub struct EpisodeToWeigh {
    pub title: String,
    /// Plain, and cut.
    pub text: String,
    pub enclosure_url: Option<String>,
    pub published_at: Option<Timestamp>,
}

/// What was found of a podcast.
#[derive(Clone, Debug)]
pub struct MachineUpdate {
    pub podcast_id: PodcastId,
    pub revision: i64,
    /// Version of the rules.
    pub rules: i64,
    pub signs: MachineSigns,
    /// [`MachineUpdate::BANDS`] hashes a text.
    pub bands: Vec<i64>,
}

impl MachineUpdate {
    /// Hashes of a text. Two that have half of them in common are nearly the same.
    pub const BANDS: usize = 4;
}
