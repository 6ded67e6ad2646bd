//! Ignored podcasts as administrators see them.

use earshot_api_server::prelude::*;
use earshot_app::IgnoredPodcast;

/// A podcast that is ignored.
#[view]
pub struct IgnoredPodcastView {
    /// ID of the podcast.
    podcast_id: String,
    /// Slug of the podcast when it was ignored.
    podcast_slug: String,
    /// Title of the podcast when it was ignored.
    podcast_title: String,
    /// Why it is ignored.
    reason: String,
    /// Since when it is ignored.
    ignored_at: TimestampView,
}

impl From<IgnoredPodcast> for IgnoredPodcastView {
    fn from(ignored: IgnoredPodcast) -> Self {
        Self {
            podcast_id: ignored.podcast.to_string(),
            podcast_slug: ignored.slug,
            podcast_title: ignored.title,
            reason: ignored.reason,
            ignored_at: ignored.ignored_at.into(),
        }
    }
}
