//! A podcast with episodes of it.

use super::{EpisodeView, PodcastSummary};
use earshot_api_server::prelude::*;

/// A podcast with a page of its episodes.
#[view]
pub struct PodcastWithEpisodes {
    /// The podcast.
    pub podcast: PodcastSummary,
    /// The episodes, newest first.
    pub episodes: Vec<EpisodeView>,
}
