//! An episode as the catalog holds it.

use crate::{EpisodeId, Person, PodcastId, Timestamp};
use serde::{Deserialize, Serialize};

/// An episode: what its item in the feed says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Episode {
    pub id: EpisodeId,
    pub podcast_id: PodcastId,
    /// Unique within the podcast and stable once given.
    pub slug: String,
    pub guid: Option<String>,
    pub title: String,
    pub subtitle: Option<String>,
    pub author: Option<String>,
    /// Sanitised HTML, safe to show.
    pub description_html: String,
    /// The same as plain text, for searching.
    pub description: String,
    pub web_url: Option<String>,
    pub enclosure_url: Option<String>,
    pub enclosure_type: Option<String>,
    pub enclosure_bytes: Option<i64>,
    pub duration_s: Option<i64>,
    pub image_url: Option<String>,
    pub published_at: Option<Timestamp>,
    pub explicit: Option<bool>,
    pub season: Option<i32>,
    pub number: Option<i32>,
    /// `itunes:episodeType`: `full`, `trailer` or `bonus`.
    pub kind: Option<String>,
    /// Item persons replace the channel's (podcast namespace).
    pub persons: Vec<Person>,
    pub keywords: Vec<String>,
    pub chapters_url: Option<String>,
    pub transcript_links: Vec<TranscriptLink>,
    pub first_seen_at: Timestamp,
    pub updated_at: Timestamp,
    /// When the item was first missing from the feed; the episode itself stays.
    pub gone_at: Option<Timestamp>,
}

/// A `podcast:transcript` link of an item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TranscriptLink {
    pub url: String,
    pub media_type: Option<String>,
    pub language: Option<String>,
}

/// Everything that the index stores of an episode, with what a result shows of its podcast.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct EpisodeDocument {
    pub episode: Episode,
    pub podcast_slug: String,
    pub podcast_title: String,
    pub has_transcript: bool,
}
